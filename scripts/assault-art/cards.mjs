// The drawings on Assault's action cards: ink on the card's paper, one accent. Each shows what the card does, or what did it.
import { RUN, STAND, FACE, HATS, man, rifle } from './figures.mjs';
import { area, bar, box, disc, joined, num, place, poly, ring, star, stroke } from './pen.mjs';

/** White paper inside an ink line. */
const sheet = (d, width = 2.2, color = 'card') => area(d, color, `stroke="$ink" stroke-width="${width}"`);
/** Figures are made for the counters: here they are ink. */
const inked = parts =>
    `<g fill="$ink" stroke-linecap="round" stroke-linejoin="round">${joined(parts).replaceAll('$symbol', '$ink')}</g>`;

/** A burst with so many points. */
const burst = (x, y, r, n = 9, inner = 0.5, turn = 0) => poly(Array.from({ length: 2 * n }, (_, i) => {
    const a = turn + i * Math.PI / n, d = i % 2 ? r * inner : r * (i % 4 ? 0.84 : 1);
    return `${x + d * Math.cos(a)},${y + d * Math.sin(a)}`;
}).join(' '));
const boom = (x, y, r, n, turn) => area(burst(x, y, r, n, 0.55, turn), 'flame', 'stroke="$ink" stroke-width="1.8"')
    + area(burst(x, y, r * 0.5, n, 0.5, turn), 'card');
const GROUND = stroke('M-44 40H44', 2.4);

/** A bomb with its nose down, before it is turned. */
const BOMB = 'M0 11C-5 8 -5 -2 -2.4 -6L-4.6 -11L4.6 -11L2.4 -6C5 -2 5 8 0 11z';
const FIGHTER = 'M0 -30C3 -29 4.4 -24 4.4 -17L35 -7C37.4 -5 37 -1 34.6 1L4.2 3L3 19L13 24L13 28.6L1.6 27L0 31L-1.6 27L-13 28.6L-13 24L-3 19L-4.2 3L-34.6 1C-37 -1 -37.4 -5 -35 -7L-4.4 -17C-4.4 -24 -3 -29 0 -30z';
const BOMBER = 'M-46 -43L-36 -43L-28 -30L22 -32C34 -32 42 -28 46 -23C42 -18 34 -16 22 -16L-22 -18C-34 -19 -42 -24 -44 -30z';
const SHELL = 'M-4 12L-4 -3C-4 -9 -1.6 -13 0 -15C1.6 -13 4 -9 4 -3L4 12z';

/** Sandbags, laid from these corners. */
const bags = (list, w = 18, h = 9) => list.map(([x, y]) => sheet(box(x, y, x + w, y + h, h / 2.4), 1.8, 'card-box')).join('');
/** A puff of smoke in five arcs, k times as large. */
const cloud = (x, y, k) => `M${num(x - 16 * k)} ${num(y + 8 * k)}${[[9, -1, -17], [11, 19, -8], [9.6, 14, 9], [8.4, 1, 16]]
    .map(([r, dx, dy]) => `a${num(r * k)} ${num(r * k)} 0 0 1 ${num(dx * k)} ${num(dy * k)}`).join('')}z`;
/** An arrow from one point to another. */
function arrow(x0, y0, x1, y1, w = 5, head = 12) {
    const d = Math.hypot(x1 - x0, y1 - y0), [ux, uy] = [(x1 - x0) / d, (y1 - y0) / d];
    const [mx, my] = [x1 - ux * head, y1 - uy * head], at = (x, y, k) => `${x - uy * k},${y + ux * k}`;
    const side = k => [at(x0, y0, k / 2), at(mx, my, k / 2), at(mx, my, k * 1.5)];
    return poly([...side(w), `${x1},${y1}`, ...side(-w).reverse()].join(' '));
}
const coin = (x, y, r) => sheet(disc(x, y, r), 1.8, 'medal') + area(star(x, y, r * 0.62), 'medal-star');
const crate = (x0, y0, x1, y1) => sheet(box(x0, y0, x1, y1), 2, 'wood')
    + stroke(`${box(x0 + 3, y0 + 3, x1 - 3, y1 - 3)}M${x0 + 3} ${y1 - 3}L${x1 - 3} ${y0 + 3}`, 1.4);

const drawings = {
    'air-strike': [
        stroke('M-44-20L-30-6M-28-44L-14-30M-44-40L-36-32', 2.2, 'soft-ink'),
        area(place(FIGHTER, { x: -6, y: -8, s: 0.98, turn: 135 })),
        area(place('M-3 -10C-3 -14 3 -14 3 -10L2.4 -4L-2.4 -4z', { x: -6, y: -8, turn: 135 }), 'card'),
        area(place(BOMB, { x: 27, y: 13, s: 0.8, turn: -45 })), boom(34, 32, 13, 8), stroke('M-44 42H20', 2.2),
    ],
    'bomber-run': [
        area(BOMBER), area('M32-30C36-29 39-27 41-25L32-25zM22-29.4h6v4h-6zM-20-28h3v3h-3zM-12-28h3v3h-3z', 'card'),
        area('M-8-21L18-22C16-17 8-13-6-13z', 'ink', 'stroke="$card" stroke-width="1.4"'),
        area('M10-18h14q4 2.4 0 5H10z', 'ink', 'stroke="$card" stroke-width="1.4"'), stroke('M27.4-21V-10', 1.6, 'soft-ink'),
        stroke('M-46-26L-36-27', 2.6),
        [[-27, -10], [-15, -4], [-3, 2], [9, 8]].map(([x, y]) => area(place(BOMB, { x, y: y + 4, s: 0.72, turn: -14 }))),
        boom(-30, 33, 11, 8), boom(-6, 35, 10, 8, 0.3), boom(18, 36, 9, 8), stroke('M-44 42H44', 2.2),
        area(box(30, 26, 42, 41) + box(33, 29, 36, 33)), area(poly('28,27 36,19 44,27')),
    ],
    'ranged-bombardment': [
        stroke('M-13-9C-4-44 26-42 31 6', 2.4, 'soft-ink', 'stroke-dasharray="1 6.4" stroke-linecap="round"'),
        area(place(SHELL, { x: 7, y: -34, s: 0.96, turn: 84 })),
        stroke('M-46 38L-30 28', 4.4), area(bar(-42, 28, -18, -2, 8, 5.4)), area(bar(-19, -0.6, -16, -4.4, 8)),
        area(disc(-29, 30, 10), 'ink', 'stroke="$card" stroke-width="1.8"'), area(ring(-29, 30, 6, 2.4), 'card'),
        boom(29, 26, 17, 10), GROUND,
    ],
    'prep-fire': [
        boom(-26, -14, 15, 9), boom(4, -26, 17, 10, 0.2), boom(31, -10, 13, 9, 0.1),
        area(place(HATS.american, { x: -2, y: 17, s: 1.5 })),
        bags([[-44, 19], [-26, 19], [14, 21], [-36, 29], [-18, 29], [0, 29], [18, 30], [-45, 38], [-27, 38], [-9, 38], [9, 38], [27, 38]].map(([x, y]) => [x, y - 4]), 17, 8.4),
        sheet(place('M-8 -4L8 -4L8 4L-8 4z', { x: 37, y: 17, turn: 28 }), 1.8, 'card-box'),
    ],
    'improved-defenses': [
        stroke('M-44-16H44', 1.6), stroke([-38, -26, -14, -2, 10, 34].map(x => `M${x}-21l7 10M${x + 7}-21l-7 10`).join(''), 1.8),
        stroke('M-40-24V8M40-24V8', 3.4, 'wood-line'),
        bags([[-44, 8], [-25, 8], [12, 8], [-34, 18], [-15, 18], [4, 18], [23, 18], [-44, 28], [-25, 28], [-6, 28], [13, 28]]),
        bags([[-7, 8]]), stroke('M20-38L20 4M14-39H26', 4),
        area(poly('11,2 29,2 29,20 20,30 11,20', 2), 'steel', 'stroke="$ink" stroke-width="2"'), GROUND,
    ],
    replacements: [
        [-28, 0].map(x => area(place(HATS.american, { x, y: -4, s: 1.9 })) + area(place(FACE, { x, y: -4, s: 1.9 })) + area(`M${x - 13} 34C${x - 13} 16 ${x - 6} 11 ${x} 11S${x + 13} 16 ${x + 13} 34z`)),
        stroke(place(HATS.american, { x: 29, y: -4, s: 1.9 }), 1.8, 'ink', 'stroke-dasharray="4 2.6"'),
        stroke('M22.6.6V4C24 8 34 8 36 4M16.4 34C16.4 16 23 11 29 11S42 16 42 34z', 1.8, 'ink', 'stroke-dasharray="4 2.6"'),
        area('M25-40H33V-32H41V-24H33V-16H25V-24H17V-32H25z', 'flame', 'stroke="$ink" stroke-width="1.8"'), GROUND,
    ],
    'supply-column': [
        area(poly('14,26 14,-8 30,-8 36,6 45,8 45,28 14,28', 2)), area(poly('19,-3 27.6,-3 31.4,6 19,6'), 'card'),
        crate(-40, -14, -24, 4), crate(-22, -14, -6, 4), crate(-32, -31, -16, -15.6),
        area(box(-44, 5, 12, 22, 1)), stroke('M-44 11H12', 1.2, 'card'),
        [-32, -12, 32].map(x => area(disc(x, 29, 10), 'ink', 'stroke="$card" stroke-width="2"') + area(disc(x, 29, 4), 'card')),
        stroke('M-46 41H46', 2.4),
    ],
    'national-advantage': [
        stroke('M0-30V36M-34-16L34-30', 3.4), area(poly('-16,42 -10,34 10,34 16,42')), area(disc(0, -31, 5)),
        stroke('M-34-16L-46 14M-34-16L-22 14M34-30L23-6M34-30L45-6', 1.8), area('M-48 14H-20C-22 26-46 26-48 14z'),
        area('M21-6H47C45 5 23 5 21-6z'),
        coin(-40, 7, 6.4), coin(-28, 7, 6.4), coin(-34, -3, 6.4), coin(34, -11.6, 5),
    ],
    'well-supplied': [
        crate(-44, 12, -8, 40), crate(-34, -14, -8, 10), area(poly('2,40 -2,2 6,-8 32,-8 38,0 38,40', 3)),
        stroke('M6 6L32 32M32 6L6 32', 3, 'card'), area(box(7, -20, 27, -14, 2)), stroke('M10-16V-8M24-16V-8', 3.4),
        area(poly('32,-8 40,-16 44,-12 38,-4', 1)),
        area('M-30-22C-38-34-14-38-10-30C-4-26-8-18-12-17H-28z', 'wood', 'stroke="$ink" stroke-width="2"'),
        stroke('M-25-24L-22-30M-19-24L-16-30', 1.8), GROUND,
    ],
    'double-time': [
        area('M-14-38L8-38L10-8C20-4 38 0 42 12L42 20L-14 20L-16 2z'), stroke('M-13-28H8M-14-18H9', 1.6, 'card'),
        stroke('M10-6L18 4M16-3L24 6', 1.8, 'card'), area('M-15 23H42V28H6V31H-15z'),
        stroke('M-42-20L-30-6L-42 8M-30-20L-18-6L-30 8', 5, 'flame', 'stroke-linejoin="round" stroke-linecap="round"'),
        stroke('M-44 22H-24M-38 32H-22', 2.6), stroke('M-44 41H44', 2.4),
    ],
    're-deploy': [
        stroke(box(-44, 6, -10, 40, 2), 2.2, 'ink', 'stroke-dasharray="5 3"'), sheet(box(10, 6, 44, 40, 2), 2.4),
        area(place('M-12 4L-12 -1L-5 -2L-4 -6L4 -6L5 -4L14 -4L14 -2.4L5 -2L12 -1L12 4zM-12 5.4L12 5.4L9 10L-9 10z', { x: 26, y: 22, s: 1.1 })),
        stroke('M-27 2C-24-42 18-46 25-12', 4, 'flame', 'stroke-linecap="round"'), area(poly('16,-14 34,-16 26,1'), 'flame'),
        stroke('M-33 16L-21 30M-21 16L-33 30', 2.4, 'soft-ink'),
    ],
    'commander-initiative': [
        area('M-36-6H8C30-6 38 8 36 20C34 34 20 40 8 38C-4 36-12 26-10 14L-36 12z'), area(disc(13, 17, 8.6), 'card'),
        area(disc(13, 17, 4)), area(box(-24, -9, -12, 1), 'card', 'stroke="$ink" stroke-width="2.2"'),
        stroke('M34 8C48-2 44-26 28-30S4-38 10-44', 2.6, 'soft-ink', 'stroke-linecap="round"'),
        stroke('M-42-18L-36-26M-28-20L-26-32M-14-20L-10-30M-44-6L-48-8', 3, 'flame', 'stroke-linecap="round"'),
    ],
    'counter-offensive': [
        stroke('M6-44C-4-30 14-18 4-4S14 26 4 44', 3, 'soft-ink', 'stroke-dasharray="7 4"'), area(arrow(-44, -24, 40, -24, 11, 19)),
        area(arrow(-44, 22, 40, 22, 11, 19)),
        area(poly('44,-6 20,-6 20,-11 8,0 20,11 20,6 44,6'), 'flame', 'stroke="$ink" stroke-width="1.8"'),
        stroke('M6-8L-2 8M-2-8L6 8', 3),
    ],
    accuracy: [
        stroke(disc(0, 0, 33), 3.4), stroke('M0-46V-14M0 14V46M-46 0H-14M14 0H46', 2.6),
        stroke('M-24-4V4M-19-3V3M24-4V4M19-3V3M-4-24H4M-3-19H3M-4 24H4M-3 19H3', 1.8), area(disc(0, 0, 4), 'flame'),
        stroke('M-9 0A9 9 0 0 1 0-9M9 0A9 9 0 0 1 0 9', 1.8, 'soft-ink'),
    ],
    'deadly-fire': [
        area(box(-48, -30, -16, -14, 2)), area(box(-16, -27, 2, -17)),
        area([[-44, -26.6], [-36, -26.6], [-28, -26.6]].map(([x, y]) => box(x, y, x + 4, y + 9, 1.6)).join(''), 'card'),
        boom(12, -22, 15, 9),
        [[26, 4], [6, 18], [-14, 32]].map(([x, y]) => area(place('M-14 -5L2 -5C9 -5 13 -2 15 0C13 2 9 5 2 5L-14 5zM-11 -5L-9 -5L-9 5L-11 5z', { x, y, s: 0.95, turn: 0 }))), stroke('M-24 4H4M-20-2H-2M-40 18H-16M-44 12H-20M-46 32H-34', 2, 'soft-ink', 'stroke-linecap="round"'),
    ],
    'off-target': [
        stroke(disc(-12, -10, 28), 3), stroke(disc(-12, -10, 18), 2.6), area(disc(-12, -10, 8)),
        stroke('M-12 22L-24 44M-12 22L0 44', 3), [[30, 12], [38, -28], [22, 36]].map(([x, y], i) => boom(x, y, i ? 9 : 12, 8, i)),
        stroke('M44-46L40-38M46 2L40 6', 2, 'soft-ink'),
    ],
    'morale-boost': [
        sheet(place('M-38 -24L38 -24L38 24L-38 24z', { x: 0, y: 4, turn: -7 }), 2.8),
        stroke(place('M-38 -24L0 6L38 -24M-38 24L-10 -2M38 24L10 -2', { x: 0, y: 4, turn: -7 }), 2.2),
        area('M-2 14C-18 2-20-14-10-16C-5-17-2-13-1-9C0-13 4-18 9-17C19-15 14 2-2 14z', 'flame', 'stroke="$ink" stroke-width="2"'),
        stroke('M-30-30L-36-40M-14-34L-16-44M4-36V-46M22-38L26-46', 2.4, 'soft-ink', 'stroke-linecap="round"'),
    ],
    'strafing-run': [
        area('M-46-26L-8-24C-7-34 7-34 8-24L46-26L46-22L9-13C6-6-6-6-9-13L-46-22z'), area(disc(0, -20, 5), 'card'),
        area(disc(0, -20, 2)), stroke('M-3-44L-1-24M3 4L1-16', 1.8, 'soft-ink'), area(poly('-2,-34 -2,-42 2,-42 2,-34')),
        stroke('M-26-16L-14 34M26-16L14 34', 2.6, 'flame', 'stroke-dasharray="7 4"'),
        [[-32, 10], [-27, 26], [32, 10], [27, 26]].map(([x, y]) => stroke(`M${x} ${y}l-4-7M${x} ${y}v-9M${x} ${y}l4-7`, 1.8)),
        [[-14, 37], [14, 37]].map(([x, y]) => area(burst(x, y, 7, 7), 'flame')), stroke('M-44 42H44', 2.2),
    ],
    'forced-retreat': [
        inked([man({ x: 14, y: 38, s: 1.24, dir: -1, hip: [-2, -22], neck: [7, -36], legs: RUN, arms: [[[14, -32], [19, -40]], [[-1, -28], [-7, -22]]] })]),
        area(poly('-14,-24 -32,-24 -32,-34 -47,-18 -32,-2 -32,-12 -14,-12'), 'flame', 'stroke="$ink" stroke-width="2"'),
        inked([rifle(26, 36, 46, 30, 3.4)]), stroke('M36-20H46M38-8H46M36 4H44', 2.2, 'soft-ink', 'stroke-linecap="round"'), GROUND,
    ],
    'hold-fast': [
        area('M-2-40C12-32 28-32 40-34V-4C40 20 24 34-2 44C-10 40-18 36-22 30L-22-36C-16-36-8-37-2-40z', 'steel', 'stroke="$ink" stroke-width="3"'),
        area('M-2-33C10-26 24-26 34-27.4V-4C34 16 20 28-2 37z'), area(star(12, -2, 12), 'card'),
        stroke('M-48-20H-24M-48 4H-24M-48 28H-26', 3),
        stroke('M-24-20L-32-26M-24-20L-32-14M-24 4L-32-2M-24 4L-32 10M-24 28L-32 22M-24 28L-32 34', 2.6, 'flame', 'stroke-linecap="round"'),
    ],
    'exposed-position': [
        area('M-33-32C-33-50-7-50-7-32Q-13.6-36-20-32Q-26.4-36-33-32z'), stroke('M-33-32L-20-16M-7-32L-20-16M-20-32V-16', 1.2),
        area(disc(-20, -13, 5.4), 'flame'),
        stroke('M-10-13H0M-13-6L-6 1M-20-3V7M-27-6L-34 1M-30-13H-40', 2.6, 'flame', 'stroke-linecap="round"'),
        area('M-48 44C-24 30 0 16 16 16S40 26 48 34V44z'),
        inked([man({ x: 18, y: 17, s: 0.9, legs: STAND, arms: [[[8, -36], [12, -46]], [[-8, -34], [-11, -42]]] })]),
        stroke('M-36 33L-40 25M-28 28L-30 20M-36 33L-46 29', 2), stroke('M28 20L44 26', 1.4, 'card'),
    ],
    'break-contact': [
        area(cloud(20, -6, 1.1), 'card-box', 'stroke="$ink" stroke-width="2.2"'),
        area(cloud(2, 14, 1.2), 'card', 'stroke="$ink" stroke-width="2.2"'),
        area(cloud(28, 22, 0.84), 'card-box', 'stroke="$ink" stroke-width="2.2"'),
        stroke('M-4 8q6-6 12 0M12 16q5-5 10 0M24-12q5-5 10 0', 1.8, 'soft-ink', 'stroke-linecap="round"'),
        area(arrow(-8, -30, -46, -30, 6, 14), 'flame', 'stroke="$ink" stroke-width="1.8"'),
        area(place('M-5 -11L5 -11L5 11L-5 11zM-2.4 -16L2.4 -16L2.4 -12.4L-2.4 -12.4z', { x: -34, y: 32, turn: 72 })),
        stroke('M-21 27L-14 24', 3, 'soft-ink'), stroke('M-44 42H44', 2.4),
    ],
    'opportunity-fire': [
        area(bar(-16, 6, 26, -5, 6, 4)), area(bar(26, -5, 31, -6.4, 7)), boom(38.6, -8.6, 8.6, 8),
        area('M-46 40C-50 26-42 16-36 16C-38 4-24-4-16 4C-10-4 6-2 4 10C14 10 20 20 14 26C22 30 22 38 18 40z', 'hedge', 'stroke="$ink" stroke-width="2.4"'),
        stroke('M-36 28q5-6 10 0M-16 18q5-6 10 0M-8 32q5-6 10 0M-26 12q3-4 6 0', 1.8),
        area('M-24-26C-14-38 8-38 18-26C8-15-14-15-24-26zM-3-33a7 7 0 1 0 .01 0z'), area(disc(-3, -26, 3.4)), GROUND,
    ],
    snafu: [
        stroke('M-48 12C-36 6-34-22-14-26C14-32 30-10 16 6C2 20-24 16-22-2C-20-20 8-28 22-14C36 2 18 28-4 26C-26 24-30-2-12-12C6-22 24 4 8 14C-8 22-22 2-6-8', 2.8, 'ink', 'stroke-linecap="round"'),
        stroke('M-6-8C8-14 22 4 32-6L36-11', 2.8, 'ink', 'stroke-linecap="round"'),
        stroke('M-40 4L-46 0M-36-8l-7 0M18-20l4-7M26 0l7 2M2 28l0 7M-20 22l-5 5M-24-20l-4-6', 1.8, 'ink', 'stroke-linecap="round"'),
        area(place('M-4 0L-4 -9L4 -9L4 0zM-2.6 -9L-2.6 -14L-1 -14L-1 -9zM1 -9L1 -14L2.6 -14L2.6 -9z', { x: 35, y: -10, s: 1.2, turn: 40 })),
        stroke('M34-40L37-32M44-36L42-29M26-36L31-30', 2.4, 'flame', 'stroke-linecap="round"'),
        stroke('M-26 42C-10 36 10 36 32 40', 2.2, 'soft-ink', 'stroke-dasharray="4 3"'),
    ],
    sabotage: [
        area(box(-44, 2, -10, 40, 2), 'wood', 'stroke="$ink" stroke-width="2.6"'), stroke('M-27 2V-26', 4),
        stroke('M-42-28H-12', 6, 'ink', 'stroke-linecap="round"'), stroke('M-44 14H-10M-44 28H-10', 1.8),
        stroke('M-10 34C6 40 2 10 16 8', 2.2),
        [[12, 4], [23, 4], [34, 4]].map(([x, y]) => area(box(x, y, x + 10, y + 34, 1.4), 'roof', 'stroke="$ink" stroke-width="2"')), area(box(10, 14, 46, 19) + box(10, 26, 46, 31)), stroke('M28 4C28-8 38-6 36-18', 2.2), area(burst(36, -25, 10, 8), 'flame', 'stroke="$ink" stroke-width="1.6"'),
    ],
    'tank-obstacles': [
        sheet(poly('-48,38 -38,4 -30,4 -20,38', 1.5), 2.2, 'concrete'), sheet(poly('20,38 30,4 38,4 48,38', 1.5), 2.2, 'concrete'),
        area(poly('-34,4 -30,4 -20,38 -28,38') + poly('34,4 38,4 48,38 40,38'), 'ink', 'opacity=".35"'),
        area(bar(-22, 38, 20, -32, 8) ), area(bar(22, 38, -20, -32, 8), 'ink', 'stroke="$card" stroke-width="1.6"'),
        area(bar(-27, 6, 27, -4, 7), 'ink', 'stroke="$card" stroke-width="1.6"'), area(disc(0, 1, 2.2), 'card'), GROUND,
    ],
    'field-salvage': [
        stroke('M-14-46V-22', 3.4, 'ink', 'stroke-dasharray="5 2.6"'),
        stroke('M-14-20V-14C-14-10-6-10-6-4S-22 2-22-5', 4, 'ink', 'stroke-linecap="round"'),
        area(ring(-14, 20, 20, 13) + disc(-14, 20, 11) + [0, 60, 120, 180, 240, 300].map(a => disc(-14 + 7.4 * Math.cos(a * Math.PI / 180), 20 + 7.4 * Math.sin(a * Math.PI / 180), 1.8)).join('') + disc(-14, 20, 2.6)),
        stroke('M24 36L34-12', 8, 'ink', 'stroke-linecap="round"'),
        area('M27-10C20-16 22-30 32-34L30-24L37-21L43-29C48-20 42-8 34-8z'),
        stroke('M24 35L32-6', 1.8, 'card', 'stroke-linecap="round"'), GROUND,
    ],
    'bluff-german': [
        stroke('M0-14V42', 4.4, 'wood-line'), stroke('M-38 0H38', 4.4, 'wood-line', 'stroke-linecap="round"'),
        area(place(HATS.german, { x: 0, y: -24, s: 2.4 })), area(disc(0, -14, 8.4), 'bag', 'stroke="$ink" stroke-width="2"'),
        stroke('M-5-16l3 3M-2-16l-3 3M3-16l3 3M6-16l-3 3M-4-9.6H4', 1.6),
        area('M-18-6L18-6L32-3L31 6L16 5L18 32L8 28L0 34L-8 28L-18 32L-16 5L-31 6L-32-3z'),
        stroke('M0 0V22M-6 6h3M-6 14h3', 1.6, 'card'),
        stroke('M34-3L42-8M35 0L44 0M34 3L42 8M-34-3L-42-8M-35 0L-44 0M-34 3L-42 8M-8 31L-10 38M8 31L10 38', 1.8, 'medal', 'stroke-linecap="round"'),
        GROUND,
    ],
    'bluff-american': [
        sheet('M-34 20C-42 20-42 8-34 8H22C30 8 30 20 22 20z', 2.4), sheet('M-36 36C-46 36-46 21-36 21H24C34 21 34 36 24 36z', 2.4),
        sheet('M-20 7C-28 7-26-12-16-12H6C14-12 16 7 8 7z', 2.4), sheet('M13-5H36C40-5 40 2 36 2H14z', 2.4),
        stroke('M-28 21V36M-14 21V36M0 21V36M14 21V36M-24 8V20M-4 8V20M-10-12V7M22-5V2', 1.4, 'soft-ink'),
        area(disc(-38, 14, 2.4)), stroke('M-39 14C-48 8-46-10-38-12', 2.4, 'ink', 'stroke-linecap="round"'),
        area(box(-42, -32, -34, -12, 1)), stroke('M-38-32V-42M-45-42H-31', 2.6, 'ink', 'stroke-linecap="round"'),
        stroke('M18-18q4-5 0-9t0-9M30-16q4-5 0-9t0-9', 2, 'flame', 'stroke-linecap="round"'), GROUND,
    ],
};

export const cards = Object.fromEntries(Object.entries(drawings).map(([word, parts]) => [word, joined(parts)]));
