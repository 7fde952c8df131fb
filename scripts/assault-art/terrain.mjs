// Ground of Assault: square tiles seen from above, lit from the north-west. All land has the same ground, and only rivers and
// beaches touch the edge, so that any two tiles may lie side by side. A unit's card covers the middle: what tells a terrain is
// repeated towards the edges.
import { box, chance, disc, joined, num, poly, shape, stroke } from './pen.mjs';

const GROUND = '<path d="M-50-50H50V50H-50z" fill="$field-2"/>';
const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';
const shade = d => shape(d, 'shadow', 'fill-opacity=".16"');

/** A closed line with a soft, uneven edge: round, or nearly a square. */
function blob(x, y, rx, ry, seed, n = 11, rough = 0.16, square = 0) {
    const next = chance(seed);
    const at = Array.from({ length: n }, (_, i) => {
        const a = i / n * 2 * Math.PI;
        const k = (1 - rough * next()) / Math.max(Math.abs(Math.cos(a)), Math.abs(Math.sin(a))) ** square;
        return [x + rx * k * Math.cos(a), y + ry * k * Math.sin(a)];
    });
    const middle = i => at[i].map((v, k) => num((v + at[(i + 1) % n][k]) / 2)).join(' ');
    return `M${middle(n - 1)}${at.map((p, i) => `Q${p.map(num).join(' ')} ${middle(i)}`).join('')}z`;
}

/** A round crown and a pointed one, from above. */
function crown(x, y, r, turn) {
    const n = 7, angle = i => turn + i / n * 2 * Math.PI;
    const at = i => `${num(x + r * 0.86 * Math.cos(angle(i)))} ${num(y + r * 0.86 * Math.sin(angle(i)))}`;
    const a = num(r * 0.44);
    return `M${at(0)}${Array.from({ length: n }, (_, i) => `A${a} ${a} 0 0 1 ${at(i + 1)}`).join('')}z`;
}
const fir = (x, y, r, turn) => poly(Array.from({ length: 16 }, (_, i) => {
    const a = turn + i / 16 * 2 * Math.PI, d = i % 2 ? r * 0.7 : r;
    return `${x + d * Math.cos(a)},${y + d * Math.sin(a)}`;
}).join(' '));
function light(x, y, r) {
    const at = (u, v) => `${num(x + r * u)} ${num(y + r * v)}`;
    return `M${at(-0.5, 0.1)}Q${at(-0.45, -0.5)} ${at(0.1, -0.5)}`;
}

/** Trees at x,y,r; the firs among them are marked with a fourth number. Those that stand apart throw shadows. */
function trees(list, seed = 1, apart = true) {
    const next = chance(seed), all = list.map(([x, y, r, pointed]) => ({ x, y, r, pointed, turn: next() * 2 }));
    const draw = (some, outline, color) => some.length && shape(some.map(t => outline(t.x, t.y, t.r, t.turn)).join(''), color);
    return [
        apart && shade(all.map(t => disc(t.x + t.r * 0.3, t.y + t.r * 0.4, t.r)).join('')),
        `<g stroke="$forest-line" stroke-width="1.1" ${ROUND}>`, draw(all.filter(t => t.pointed), fir, 'hedge'),
        draw(all.filter(t => !t.pointed), crown, 'forest-crown'),
        `<path d="${all.filter(t => !t.pointed).map(t => light(t.x, t.y, t.r)).join('')}" fill="none" stroke-width=".9"/>`, '</g>',
    ].filter(Boolean).join('\n');
}

/** A house from above: the sunny half of its roof, the shady one, its shadow. */
function houses(list, shadows = true) {
    const parts = { shadow: '', sun: '', dark: '' };
    for (const [x, y, w, h, degrees = 0] of list) {
        const a = degrees * Math.PI / 180, [c, s] = [Math.cos(a), Math.sin(a)];
        const at = (u, v) => `${x + u * c - v * s},${y + u * s + v * c}`;
        const quad = (u0, v0, u1, v1, dx = 0, dy = 0) => poly([[u0, v0], [u1, v0], [u1, v1], [u0, v1]].map(([u, v]) => {
            const [px, py] = at(u, v).split(',').map(Number);
            return `${px + dx},${py + dy}`;
        }).join(' '));
        parts.shadow += quad(-w / 2, -h / 2, w / 2, h / 2, 1.6, 2);
        parts.sun += quad(-w / 2, -h / 2, w / 2, 0);
        parts.dark += quad(-w / 2, 0, w / 2, h / 2);
    }
    const roofs = shape(parts.sun, 'roof') + shape(parts.dark, 'roof-shade');
    return `${shadows ? shade(parts.shadow) : ''}<g stroke="$roof-line" stroke-width="1" stroke-linejoin="round">${roofs}</g>`;
}

/** A row of round bushes along a line. */
const hedge = d => [['hedge-line', 8], ['hedge', 5.6]].map(([color, width]) => stroke(d, width, color, `${ROUND} stroke-dasharray="0 4.6"`));
const tuft = (x, y) => `M${x - 2} ${y - 2.4}L${x - 0.8} ${y}M${x} ${y - 3.4}V${y}M${x + 2} ${y - 2.4}L${x + 0.8} ${y}`;
const tufts = (list, color = 'grass') => stroke(list.map(([x, y]) => tuft(x, y)).join(''), 1, color, ROUND);
const furrows = (x0, x1, y0, y1, step, slope = 0) => stroke(Array.from({ length: Math.floor((x1 - x0) / step) + 1 }, (_, i) =>
    `M${num(x0 + i * step)} ${y0}L${num(x0 + i * step + slope)} ${y1}`).join(''), 0.9, 'field-line', 'stroke-dasharray="5 2"');

const BOCAGE = 'M-45-44L-14-45L14-43L45-45M-45-44L-44-14L-45 16L-45 45M-44-14L-16-17L12-12L45-16M-14-45L-16-17L-20 16L-16 45M-45 16L-20 16L14 19L45 15M14-43L12-12L14 19L11 45M45-45L45-16L45 15L45 45M-45 45L-16 45L11 45L45 45';

/** A shore or a wave across the tile, level where it meets the next. */
const surf = y => `M-50 ${y}C-40 ${y}-34 ${y - 4}-22 ${y - 3}S8 ${y + 4} 22 ${y + 3}S40 ${y} 50 ${y}`;

const REEDS = [[-42, -22], [-9, -32], [6, -22], [43, -22], [-20, 13], [-44, 24], [20, 16], [44, 24], [4, 36], [-38, 44], [10, 45], [-24, -17]];

function scatter(n, seed, fits) {
    const next = chance(seed), out = [];
    for (let tries = 0; out.length < n && tries < 4000; tries++) {
        const x = Math.round(next() * 900 - 450) / 10, y = Math.round(next() * 900 - 450) / 10, r = fits(x, y, next);
        if (r && out.every(([a, b, q]) => Math.hypot(a - x, b - y) > (q + r) * 0.92) && Math.abs(x) + r < 48 && Math.abs(y) + r < 48)
            out.push([x, y, r]);
    }
    return out.sort((p, q) => p[1] - q[1]);
}

const land = {
    clear: [
        GROUND, shape(poly('-44,-45 -8,-42 -12,-20 -46,-24', 3), 'field-1'), shape(poly('12,16 46,12 44,45 8,44', 3), 'field-1'),
        furrows(-40, -14, -42, -24, 5, -1), furrows(14, 42, 17, 43, 5, -2),
        stroke('M-47 40Q-30 30-8 32M14-38Q30-42 46-34', 1.4, 'field-line', ROUND),
        tufts([[-38, 6], [-30, 30], [-6, 42], [26, -22], [40, -8], [8, -32], [-44, -8], [-2, -8]]),
        trees([[38, -40, 4.6], [-42, 44, 4], [-33, 43.4, 3.4]], 5),
    ],
    'light-woods': [
        GROUND, shape(blob(0, 0, 47, 47, 3, 16, 0.1, 0.75), 'forest-ground'), tufts([[-8, -4], [10, 10], [-20, 20], [22, -10]]),
        trees([[-34, -35, 7.6], [-6, -39, 6.6], [27, -35, 7.8], [-40, -6, 6.4], [38, -4, 7.4], [-14, -16, 6], [12, -12, 6.6], [-22, 8, 6.4], [20, 14, 6], [-36, 30, 7.8], [-6, 36, 7.4], [30, 35, 7.6]], 2),
    ],
    'heavy-woods': [
        GROUND, shape(blob(0, 0, 48, 48, 8, 18, 0.08, 0.85), 'forest-crown'),
        trees(scatter(30, 12, (x, y, next) => 6.4 + next() * 3).map(([x, y, r], i) => [x, y, r, i % 2]), 4, false),
    ],
    bocage: [
        GROUND, shape(poly('-44,-42 -15,-44 -17,-18 -43,-16'), 'field-1'), shape(poly('14,-12 44,-16 45,14 15,18'), 'field-1'),
        shape(poly('-18,17 13,20 11,45 -15,45'), 'field-1'),
        furrows(-38, -20, -40, -20, 4.5), furrows(19, 40, -10, 13, 4.5), furrows(-12, 8, 22, 43, 4.5), hedge(BOCAGE),
        trees([[-44, -15, 4.8], [13, -12, 5], [44, 15, 4.8], [-19, 16, 5], [13, 43.4, 4.4], [-14, -44.6, 4.4]], 3),
    ],
    hills: (() => {
        const rings = [[47, 45], [36, 33], [25, 22], [13, 11]].map(([rx, ry], i) => blob(-i * 2.4, -i * 2.8, rx, ry, 21, 12, 0.14));
        const fall = [[46, 44, 37, 34], [36, 33, 29, 26.6], [25, 22, 19.6, 17]].map(([rx, ry, qx, qy], i) =>
            Array.from({ length: 13 - i * 2 }, (_, k) => {
                const a = (-0.16 + k * (0.12 + i * 0.02)) * Math.PI,
                at = (u, v) => `${num(u * Math.cos(a) - i * 2.4 - 1)} ${num(v * Math.sin(a) - i * 2.4 - 1)}`;
                return `M${at(qx * 0.99, qy * 0.99)}L${at(rx * 0.86, ry * 0.86)}`;
            }).join('')).join('');
        return [GROUND, shade(blob(2, 3, 47, 45, 21, 12, 0.14)),
            rings.map((d, i) => shape(d, i % 2 ? 'hill-2' : 'hill-1', `stroke="$hill-line" stroke-width="${i ? 1.5 : 2}"`)),
            stroke(fall, 1.4, 'hill-line', 'stroke-linecap="round"'),
            trees([[-40, 40, 4.4], [-33, 43.4, 3.4], [43, -41, 4]], 6)];
    })(),
    swamp: [
        GROUND, shape(blob(0, 0, 48, 47, 31, 16, 0.1, 0.75), 'forest-ground'),
        [[-27, -33, 15, 8, 1], [22, -35, 17, 7, 2], [-36, 4, 9, 12, 3], [36, 2, 10, 13, 4], [0, -4, 15, 10, 5], [-20, 34, 18, 8, 6], [26, 34, 14, 8, 7]].map(([x, y, rx, ry, seed]) => shape(blob(x, y, rx, ry, seed + 40, 9, 0.25), 'river', 'stroke="$river-line" stroke-width="1.1"')).join('\n'),
        stroke('M-34-33h9M-22-30h6M18-36h10M26-32h5M-38 3h5M34-1h5M33 5h6M-5-6h9M-1-1h7M-26 34h10M-14 37h6M22 33h8M28 37h4', 1, 'river-line', ROUND),
        stroke(REEDS.map(([x, y]) => `M${x} ${y}V${y - 8}M${x - 2.6} ${y}L${x - 4} ${y - 6}M${x + 2.6} ${y}L${x + 4} ${y - 6}`).join(''), 1.3, 'hedge-line', ROUND),
        stroke(REEDS.map(([x, y]) => `M${x} ${y - 7}V${y - 9.4}`).join(''), 2.4, 'hill-line', ROUND),
    ],
    village: [
        GROUND, shape(poly('16,-46 46,-44 45,-18 20,-22', 3), 'field-1'), furrows(21, 42, -43, -22, 5),
        stroke('M-47 24Q-10 12 0 2T30-4Q42-2 47 4M-6 4Q-14-20-10-47', 4, 'earth', ROUND),
        houses([[-30, -32, 15, 11, 8], [7, -32, 13, 10, 84], [-34, 6, 14, 11, -14], [32, 16, 16, 11, 12], [-8, 32, 15, 11, -16], [27, -12, 12, 9, 4]]),
        trees([[-42, -42, 5], [-42, 40, 6], [-31, 42, 5], [12, 42, 5.4], [42, 40, 6], [42, 30, 4]], 9),
    ],
    town: [
        GROUND, shape(blob(0, 0, 48, 48, 52, 16, 0.08, 0.8), 'town-ground'),
        stroke('M-46 2Q-20-3 0 0T46-2M-1-46Q3-20 0 0T2 46', 4.4, 'earth', ROUND),
        houses([[-36, -36, 15, 11, 6], [-17, -39, 13, 10, -4], [-37, -16, 11, 15, 4], [-18, -17, 15, 11, 0], [16, -38, 14, 10, 5], [37, -34, 11, 16, -6], [18, -18, 14, 12, 2], [38, -14, 12, 11, 0], [-38, 16, 13, 11, -3], [-19, 15, 12, 13, 6], [-33, 36, 14, 11, 10], [-13, 37, 13, 11, -6], [38, 16, 12, 13, 4], [36, 37, 14, 11, -8]]),
        houses([[19, 24, 20, 11, 90]]), shape(poly('13,9 25,9 25,19 13,19'), 'wall', 'stroke="$roof-line" stroke-width="1"'),
        shape(poly('13,9 25,9 19,14'), 'roof', 'stroke="$roof-line" stroke-width=".8"'),
        shape(poly('13,19 25,19 19,14'), 'roof-shade', 'stroke="$roof-line" stroke-width=".8"'),
        trees([[-27, 26, 3.6], [28, 4.6, 3.2], [7, 34, 3.6], [-44, -26, 3.2]], 11),
    ],
    city: [
        GROUND, shape(poly('-48,-47 47,-48 48,47 -47,48', 5), 'concrete', 'fill-opacity=".75"'),
        (() => {
            /* Eight blocks of row houses round a square with a large church. */
            const blocks = [-31.5, 0, 31.5].flatMap(x => [-31.5, 0, 31.5].map(y => [x, y])).filter(([x, y]) => x || y);
            const rows = blocks.flatMap(([x, y], i) => i % 2
                ? [[x - 6.6, y - 8.6, 12, 9.4], [x + 6.6, y - 8.6, 12, 9.4], [x - 7.6, y + 8.6, 10, 9.4], [x + 5.6, y + 8.6, 14, 9.4]]
                : [[x - 8.6, y - 5.6, 14, 9.4, 90], [x - 8.6, y + 8, 11, 9.4, 90], [x + 8.6, y - 7.4, 11, 9.4, 90], [x + 8.6, y + 6.4, 14, 9.4, 90]]);
            return [shape(blocks.map(([x, y]) => box(x - 14, y - 14, x + 14, y + 14)).join(''), 'town-ground'), houses(rows, false), houses([[0, 0, 22, 9], [-3, 0, 20, 7, 90]])];
        })(),
        trees([[-31.5, 0, 2.8], [31.5, 0, 2.8], [-31.5, -36, 2.6], [31.5, 36, 2.6], [-31.5, 30, 2.6], [31.5, -30, 2.6]], 13),
    ],
    fortification: [
        GROUND, shape(blob(0, 0, 47, 46, 61, 16, 0.1, 0.7), 'earth', 'fill-opacity=".45"'),
        stroke('M-40 18L-34 8L-40-4L-34-14L-40-26L-30-32L-22-26L-12-32M14-32L22-26L32-32L40-24L34-14L40-4L34 8L40 18M-34 30L-24 26L-14 32L-4 27', 5.4, 'earth-line', 'stroke-linejoin="round" stroke-linecap="round"'),
        stroke('M-40 18L-34 8L-40-4L-34-14L-40-26L-30-32L-22-26L-12-32M14-32L22-26L32-32L40-24L34-14L40-4L34 8L40 18M-34 30L-24 26L-14 32L-4 27', 2.6, 'earth', 'stroke-linejoin="round" stroke-linecap="round"'),
        stroke('M-46-43H46', 0.9, 'steel-line'),
        stroke(Array.from({ length: 12 }, (_, i) => `M${-45 + i * 8}-46l4 6M${-41 + i * 8}-46l-4 6`).join(''), 1.1, 'steel-line', ROUND),
        shade(poly('-11,-36 15,-36 21,-28 21,-16 -7,-16 -12,-22') + poly('10,26 38,26 43,32 43,46 14,46 10,40')),
        `<g stroke="$concrete-line" stroke-width="1.3" stroke-linejoin="round">${shape(poly('-13,-38 13,-38 18,-30 18,-18 -10,-18 -15,-24'), 'concrete')}${shape(poly('-10,-18 18,-18 18,-30 14,-22 -12,-22 -15,-24'), 'concrete-shade')}${shape(poly('8,24 36,24 40,30 40,44 12,44 8,38'), 'concrete')}${shape(poly('12,44 40,44 40,30 36,40 12,40 8,38'), 'concrete-shade')}</g>`,
        shape(poly('-9,-35.6 10,-35.6 12,-32.4 -10,-32.4') + poly('13,27 32,27 34,30 13,30'), 'slit'),
        shape(disc(-2, -27, 2.4) + disc(24, 35, 2.4), 'slit', 'fill-opacity=".55"'),
        stroke('M-46 42H4', 0.9, 'steel-line'),
        stroke(Array.from({ length: 6 }, (_, i) => `M${-45 + i * 8} 39l4 6M${-41 + i * 8} 39l-4 6`).join(''), 1.1, 'steel-line', ROUND),
    ],
    beach: [
        GROUND, shape(`${surf(-36)}V50H-50z`, 'beach'),
        shape(`${surf(22)}V50H-50z`, 'ocean'),
        stroke(surf(22), 2.6, 'wall'),
        stroke(surf(26), 1, 'ocean-line'),
        stroke(surf(36), 1.5, 'wall'),
        stroke('M-42 44q5-4 10 0t10 0M2 45q5-4 10 0t10 0M30 41q4-3 8 0', 1.1, 'ocean-line', ROUND),
        stroke('M-45-24H46M-43-14H46M-46-2H46M-44 8H46', 1.2, 'beach-line', 'stroke-linecap="round" stroke-dasharray="0 7.3 0 11.1 0 4.7"'),
        tufts([[-42, -34], [-34, -40], [-12, -32], [4, -38], [26, -36], [42, -42], [36, -33], [-22, -40]], 'hedge-line'),
        stroke('M-42 10l8 8M-34 10l-8 8M-38 8V19M32 6l8 8M40 6l-8 8M36 4V15M-4 12l7 7M3 12l-7 7M-.5 10V20', 2, 'steel-line', ROUND),
    ],
};

/* Rivers. The band meets every edge in its middle, square to it, so that tiles join however they are turned. */
const WAYS = {
    straight: ['M-50 0C-34 0-30-4-16-4S4 4 18 4S36 0 50 0'],
    bend: ['M0-50C0-16 16 0 50 0'],
    tee: ['M-50 0H50', 'M-50 0C-20 0 0 20 0 50', 'M50 0C20 0 0 20 0 50'],
    cross: ['M-50 0H50', 'M0-50V50', 'M-50 0C-22 0 0 22 0 50', 'M50 0C22 0 0 22 0 50', 'M-50 0C-22 0 0-22 0-50', 'M50 0C22 0 0-22 0-50'],
};
const RIPPLES = {
    straight: 'M-44-5q6-3 12 0t12 0M-14 4q6-3 12 0t12 0M18-1q6-3 12 0t12 0M-40 7h8M26 9h10',
    bend: 'M-4-44q3 5 0 10t0 10M6-38q3 5 0 10M4-14q6 3 8 9M20 2q5-3 10 0t10 0M24-6q5-3 10 0M38 7h8',
    tee: 'M-44-4q6-3 12 0t12 0M-10-6q6-3 12 0t12 0M22-4q6-3 12 0t10 0M-4 16q3 5 0 10t0 10M5 32q3 5 0 10M-36 6h8M28 6h8',
    cross: 'M-44-4q6-3 12 0t12 0M-8-2q6-3 12 0t8 0M22-4q6-3 12 0t10 0M-4 18q3 5 0 10t0 10M4-44q3 5 0 10t0 10M-36 6h8M28 6h8',
    end: 'M-44-4q6-3 12 0t12 0M-12-2q5-3 10 0M-36 6h8M-20 5h8',
};
/** Where a wide river's steep banks fall: short strokes square to the edge of its band. */
const STEEP = {
    straight: [[-46, 0], [-38, -1], [-30, -2.6], [-22, -3.8], [-14, -4], [-6, -2.2], [2, 0.4], [10, 3], [18, 4], [26, 3.4], [34, 1.6], [42, 0.3]]
        .map(([x, y]) => `M${x} ${num(y - 24)}v-4.4M${x} ${num(y + 24)}v4.4`).join(''),
    bend: 'M24-46h4M24-38h4M26-30l4-1M30-28l2-4M38-25l1-4M46-24v-4M-24-46h-4M-24-36h-4M-23-26l-4 1M-20-16l-4 2M-16-6l-4 2M-11 3l-3 4M-4 10l-3 4M5 16l-2 4M15 20l-2 4M26 23v4M37 24v4M46 24v4',
    tee: 'M-46-24v-4M-36-24v-4M-26-24v-4M-16-24v-4M-6-24v-4M4-24v-4M14-24v-4M24-24v-4M34-24v-4M44-24v-4M-46 24v4M-38 25l-1 4M-30 28l-3 3M-26 34l-4 2M-24 44h-4M46 24v4M38 25l1 4M30 28l3 3M26 34l4 2M24 44h4',
    cross: 'M-46 24v4M-38 25l-1 4M-30 28l-3 3M-26 34l-4 2M-24 44h-4M46 24v4M38 25l1 4M30 28l3 3M26 34l4 2M24 44h4M-46-24v-4M-38-25l-1-4M-30-28l-3-3M-26-34l-4-2M-24-44h-4M46-24v-4M38-25l1-4M30-28l3-3M26-34l4-2M24-44h4',
    end: 'M-46-24v-4M-36-24v-4M-26-24v-4M-16-23v-4M-6-23v-4M4-21l2-4M12-14l4-3M16-4h4M16 6h4M11 15l3 4M3 22l1 4M-7 23v4M-17 24v4M-27 24v4M-37 23v4M-46 23v4',
};

function river(way, deep) {
    const width = deep ? 46 : 30;
    /* A round end would swell over the edge of the tile as well: the band begins later there, after a square piece. */
    const water = (color, w) => way !== 'end' ? WAYS[way].map(d => stroke(d, w, color)) : [
        stroke(`M${num(w / 2 - 50)} 0H-6`, w, color, 'stroke-linecap="round"'),
        shape(`M-50 ${num(-w / 2)}H-30V${num(w / 2)}H-50z`, color),
    ];
    const stones = [[-30, -9], [-24, 10], [-12, -12], [8, 11], [14, -9], [30, 9], [34, -10]];
    return [
        GROUND, deep ? stroke(STEEP[way], 1.4, 'rock-line', ROUND) : '',
        water(deep ? 'deep-line' : 'beach', width + (deep ? 4 : 8)),
        deep ? '' : water('river-line', width + 3), water(deep ? 'deep' : 'river', width),
        stroke(RIPPLES[way], deep ? 1.5 : 1.1, deep ? 'deep-line' : 'river-line', ROUND),
        deep || way !== 'straight' ? '' : shape(stones.map(([x, y]) => blob(x, y, 3, 2.2, x * 7 + 900, 6, 0.3)).join(''), 'rock', 'stroke="$rock-line" stroke-width=".8"'),
        way === 'straight' ? trees(deep ? [[-43, 42, 4.6], [38, -41, 4.6], [29, -44, 3.6]] : [[-40, -36, 5], [-30, -40, 4], [38, 37, 5], [28, 41, 4]], 17) : '',
        tufts(way === 'cross' ? [[-41, -38], [41, 42], [40, -38], [-40, 42]] : [[-24, 38], [-34, 44]]),
    ];
}

const bridge = [
    shape('M-10-50H10V50H-10z', 'earth'), stroke('M-10-50V-31M10-50V-31M-10 31V50M10 31V50', 1, 'earth-line', 'stroke-dasharray="4 2"'),
    shade('M-11-30H16V34H-11z'), shape('M-13-32H13V32H-13z', 'wood', 'stroke="$wood-line" stroke-width="1.4"'),
    stroke(Array.from({ length: 12 }, (_, i) => `M-13 ${num(-27 + i * 4.9)}H13`).join(''), 1, 'wood-line'), stroke('M-13-33V33M13-33V33', 3.2, 'wood-line', ROUND),
    shape([[-13, -33], [13, -33], [-13, 33], [13, 33]].map(([x, y]) => disc(x, y, 3.4)).join(''), 'stone', 'stroke="$stone-line" stroke-width="1.1"'),
];

const kinds = { passable: false, impassable: true };
const straight = Object.entries(kinds).map(([kind, deep]) => [`${kind}-river`, river('straight', deep)]);
const turned = Object.entries(kinds).flatMap(([kind, deep]) => ['bend', 'tee', 'cross', 'end'].map(way => [`${kind}-${way}`, river(way, deep)]));
const drawn = entries => Object.fromEntries(entries.map(([word, parts]) => [word, joined(parts)]));
export const terrain = drawn([...Object.entries(land), ...straight, ['bridge', bridge]]);
export const rivers = drawn(turned);
