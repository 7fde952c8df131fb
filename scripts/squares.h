/* Linear equations for the scripts that look for weights. */
#ifndef BOCAGE_SCRIPTS_SQUARES_H
#define BOCAGE_SCRIPTS_SQUARES_H

/* Solves slope * x = pull by elimination. The matrix of n rows, one after the other, is symmetric
 * and positive; both it and `pull` are used up. */
static inline void solve(int n, double *slope, double *pull, double *x)
{
    for (int i = 0; i < n; i++)
        for (int k = i + 1; k < n; k++) {
            const double part = slope[k * n + i] / slope[i * n + i];
            if (part == 0)
                continue;
            for (int m = i; m < n; m++)
                slope[k * n + m] -= part * slope[i * n + m];
            pull[k] -= part * pull[i];
        }
    for (int i = n - 1; i >= 0; i--) {
        x[i] = pull[i];
        for (int m = i + 1; m < n; m++)
            x[i] -= slope[i * n + m] * x[m];
        x[i] /= slope[i * n + i];
    }
}

#endif
