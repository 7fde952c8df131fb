// What the drawings of Assault are made with: short words for paths, and the frame of a file. x grows to the east, y to the
// south, the centre is 0,0. In what is drawn, $ink stands for the palette's token `ink`.

/** A number as it stands in a file. */
export const num = n => String(Math.round(n * 10) / 10).replace(/^(-?)0\./, '$1.');

const at = (x, y) => `${num(x)} ${num(y)}`;

/** "x,y x,y,r ..." as points; r is the radius of a corner. */
const points = (text, radius) => text.trim().split(/\s+/).map(p => {
    const [x, y, r = radius] = p.split(',').map(Number);
    return { x, y, r };
});

/** A closed polygon with rounded corners. */
export function poly(text, radius = 0) {
    const ps = points(text, radius), out = [];
    ps.forEach((p, i) => {
        const a = ps[(i + ps.length - 1) % ps.length], b = ps[(i + 1) % ps.length];
        const toward = q => {
            const d = Math.hypot(q.x - p.x, q.y - p.y), k = Math.min(p.r, d / 2) / (d || 1);
            return at(p.x + (q.x - p.x) * k, p.y + (q.y - p.y) * k);
        };
        const go = i === 0 ? 'M' : 'L';
        /* Less would not be seen. */
        out.push(p.r >= 0.7 ? `${go}${toward(a)}Q${at(p.x, p.y)} ${toward(b)}` : `${go}${at(p.x, p.y)}`);
    });
    return `${out.join('')}z`;
}

export const box = (x0, y0, x1, y1, r = 0) => poly(`${x0},${y0} ${x1},${y0} ${x1},${y1} ${x0},${y1}`, r);
export function disc(x, y, r) {
    const half = way => `a${num(r)} ${num(r)} 0 1 0 ${num(way * 2 * r)} 0`;
    return `M${at(x - r, y)}${half(1)}${half(-1)}z`;
}
export const ring = (x, y, r, hole) => disc(x, y, r) + disc(x, y, hole);

/** A star of five points. */
export const star = (x, y, r, inner = r * 0.42) => poly(Array.from({ length: 10 }, (_, i) => {
    const a = (i * 36 - 90) * Math.PI / 180, d = i % 2 ? inner : r;
    return `${x + d * Math.cos(a)},${y + d * Math.sin(a)}`;
}).join(' '));

/** A straight piece from one point to another, w wide at its beginning and v at its end. */
export function bar(x0, y0, x1, y1, w, v = w) {
    const d = Math.hypot(x1 - x0, y1 - y0), nx = -(y1 - y0) / d / 2, ny = (x1 - x0) / d / 2;
    const corners = [[x0, y0, w], [x1, y1, v], [x1, y1, -v], [x0, y0, -w]].map(([x, y, k]) => at(x + nx * k, y + ny * k));
    return `M${corners.join('L')}z`;
}

/** A path of M, L, Q, C and z with absolute points, moved, scaled, turned (degrees) and mirrored (dir = -1). */
export function place(d, { x = 0, y = 24, s = 1, dir = 1, turn = 0 }) {
    const [c, t] = [Math.cos(turn * Math.PI / 180), Math.sin(turn * Math.PI / 180)];
    return d.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, a, b) =>
        `${num(x + dir * s * (a * c - b * t))} ${num(y + s * (a * t + b * c))}`);
}

const path = (d, attributes) => `<path d="${d}" ${attributes.filter(Boolean).join(' ')}/>`;
/** A filled area, and one that has a hole where it overlaps itself. */
export const shape = (d, color, more = '') => path(d, [`fill="$${color}"`, more]);
export const area = (d, color = 'ink', more = '') => path(d, [`fill="$${color}"`, 'fill-rule="evenodd"', more]);
export const stroke = (d, width = 2.4, color = 'ink', more = '') => path(d, ['fill="none"', `stroke="$${color}" stroke-width="${num(width)}"`, more]);
/** Parts, listed in lists, from back to front. */
export const joined = parts => [parts].flat(9).filter(Boolean).join('\n');

/** The same for a unit, which has one colour: areas, areas in the second tone, lines, all of it. */
export const fill = (d, more = '') => path(d, ['fill-rule="evenodd"', more]);
export const pale = (d, much = '.55') => fill(d, `opacity="${much}"`);
export const line = (d, width, more = '') => stroke(d, width, 'symbol', more);
export const unit = (...parts) => `<g fill="$symbol" stroke-linecap="round" stroke-linejoin="round">\n${joined(parts)}\n</g>`;

/** Absolute lines to the side or up and down in their short form, and no space before a sign. */
function shortPath(d) {
    let x = NaN, y = NaN;
    return d.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (all, command, rest) => {
        const n = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number), [a, b] = n.slice(-2);
        const short = command !== 'L' || n.length !== 2 ? all : a === x ? `V${num(b)}` : b === y ? `H${num(a)}` : all;
        [x, y] = 'MLQCST'.includes(command) ? [a, b] : command === 'H' ? [a, y] : command === 'V' ? [x, a] : [NaN, NaN];
        return short;
    }).replace(/ -/g, '-');
}

/** Shorter without a change: paths, and the fill rule said once. */
function shorten(body) {
    const tight = body.trim().replace(/ d="([^"]*)"/g, (_, d) => ` d="${shortPath(d)}"`), rule = ' fill-rule="evenodd"';
    if (tight.split(rule).length < 3)
        return tight;
    const bare = tight.replaceAll(rule, '');
    const grouped = bare.startsWith('<g ') && bare.indexOf('</g>') === bare.length - 4;
    return grouped ? bare.replace('<g', `<g${rule}`) : `<g${rule}>\n${bare}\n</g>`;
}

/** The whole file, with every $token as a colour of the palette. */
export function file(body, light) {
    const colored = shorten(body).replace(/\$([a-z][a-z0-9-]*)/g, (all, token) => {
        if (!light[token])
            throw new Error(`no colour ${token}`);
        return `var(--${token},${light[token]})`;
    });
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">\n${colored.trim()}\n</svg>\n`;
}

/** The same numbers between 0 and 1 on every machine. */
export function chance(seed) {
    let state = seed >>> 0;
    return () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 4294967296;
    };
}
