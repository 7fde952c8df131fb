// Assault's markers: what lies on tiles, what is stamped on unit cards, and the signs beside their numbers (those in the unit's
// colour). American things are round, German ones have cut corners.
import { area, bar, box, disc, fill, joined, line, poly, ring, star, stroke, unit } from './pen.mjs';

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

const CUT = [[-0.45, -1], [0.45, -1], [1, -0.45], [1, 0.45], [0.45, 1], [-0.45, 1], [-1, 0.45], [-1, -0.45]];
const SIDES = {
    american: { color: 'allies', plate: (r, y = 0) => disc(0, y, r) },
    german: { color: 'axis', plate: (r, y = 0) => poly(CUT.map(([u, v]) => `${u * r},${v * r + y}`).join(' ')) },
};

/** What one side has of its own. */
const sided = Object.fromEntries(Object.entries(SIDES).flatMap(([side, { color, plate }]) => {
    const rim = `stroke="$${color}-rim" stroke-width="3" stroke-linejoin="round"`, cut = side === 'german';
    return [
        [`control-${side}`, [
            area('M-12 40C-12 35 14 35 22 38C16 43-4 45-12 40z', 'shadow', 'fill-opacity=".25"'),
            stroke('M0 6V40', 4.4, 'steel-line', ROUND),
            stroke('M-1 6V34', 1.4, 'steel', ROUND),
            area(plate(24, -18), color, rim),
            stroke(cut ? 'M-15-24L-8-33H4' : 'M-14-22A15 15 0 0 1-2-33', 3.6, `${color}-bevel`, ROUND),
        ]],
        [`home-row-${side}`, [
            stroke('M-28 44V-42', 5, 'wood-line', ROUND),
            area(cut ? 'M-25-40H28L40-28V-8L28 4H-25z' : 'M-25-40H30Q22-29 22-18T30 4H-25z', color, rim),
            stroke('M-20-18H14', 5, `${color}-symbol`, ROUND),
        ]],
        [`home-base-${side}`, [
            area(cut ? 'M-44 44V20L-32 8H32L44 20V44z' : 'M-44 44C-44 16-24 8 0 8S44 16 44 44z', color, rim),
            area(cut ? 'M-12 44V30L-6 24H6L12 30V44z' : 'M-12 44C-12 28-6 24 0 24S12 28 12 44z', `${color}-symbol`),
            stroke('M0 6V-44', 4.4, 'wood-line', ROUND),
            area(cut ? 'M2-44H30L38-36V-26L30-18H2z' : 'M2-44H38Q31-37 31-31T38-18H2z', color, rim),
            stroke('M-31 26V38M31 26V38', 4, `${color}-symbol`, ROUND),
        ]],
        [`back-${side}`, [
            area(cut ? poly('-36,-34 36,-34 46,-24 46,24 36,34 -36,34 -46,24 -46,-24') : box(-46, -34, 46, 34, 9), color, rim),
            stroke('M-38-14L-24-28M-38 4L-6-28M-38 22L12-28M-26 28L30-28M-8 28L38-18M10 28L38 0M28 28L38 18', 1.6, `${color}-bevel`, 'opacity=".7"'),
            area(plate(19), color, rim),
            area(cut ? 'M-15 6L-11-3C-10-17 9-17 10-3L15 3L13 5L9 3L-6 4L-10 9z' : 'M-14 4L-11 1C-11-15 10-15 10.6 1L15 5L13 6.4H-13z', `${color}-symbol`),
        ]],
        [`covered-${side}`, [
            area(box(-36, -48, 36, 48, 6), 'card', 'card-rim'),
            area(cut ? poly('-24,-42 24,-42 30,-36 30,36 24,42 -24,42 -30,36 -30,-36') : box(-30, -42, 30, 42, 7), color, rim),
            stroke('M-29-26L-16-39M-29-8L2-39M-29 10L20-39M-29 28L29-30M-20 37L29-12M-2 37L29 6M16 37L29 24', 1.5, `${color}-bevel`, 'opacity=".6"'),
            stroke('M29-26L16-39M29-8L-2-39M29 10L-20-39M29 28L-29-30M20 37L-29-12M2 37L-29 6M-16 37L-29 24', 1.5, `${color}-bevel`, 'opacity=".6"'),
            area(plate(19), color, rim),
            area(cut ? 'M-15 6L-11-3C-10-17 9-17 10-3L15 3L13 5L9 3L-6 4L-10 9z' : 'M-14 4L-11 1C-11-15 10-15 10.6 1L15 5L13 6.4H-13z', `${color}-symbol`),
            stroke('M-20-34H20M-20 34H20', 2, `${color}-symbol`, ROUND),
        ]],
    ];
}));

/** A rubber stamp: its frame in its ink. */
const stamp = (color, ...parts) =>
    [area(disc(0, 0, 44), 'card'), stroke(disc(0, 0, 42), 4, color), stroke(disc(0, 0, 36.5), 1.4, color), ...parts];
const BURST = poly(Array.from({ length: 18 }, (_, i) => {
    const a = i * Math.PI / 9, d = i % 2 ? 7.4 : 15;
    return `${16 + d * Math.cos(a)},${-6 + d * Math.sin(a)}`;
}).join(' '));

const drawings = {
    ...sided,
    objective: [
        area(disc(0, 0, 43), 'medal', 'stroke="$ink" stroke-width="4"'), stroke(disc(0, 0, 37), 1.6, 'medal-star'),
        area(star(0, 1, 31), 'medal-star'),
    ],
    mine: [
        area(disc(0, 6, 34), 'steel', 'stroke="$steel-line" stroke-width="4"'), stroke(disc(0, 6, 22), 2.6, 'steel-line'),
        area(disc(0, 6, 10), 'steel-line'), stroke('M-20-22L-26-40M0-28V-46M20-22L26-40', 5, 'steel-line', ROUND),
        area(disc(-26, -40, 4) + disc(0, -45, 4) + disc(26, -40, 4), 'attack'),
    ],
    moved: stamp('move', area(poly('-27,-7 4,-7 4,-20 29,0 4,20 4,7 -27,7'), 'move')),
    fired: stamp('attack', area(BURST, 'attack'), area(bar(-30, 16, -2, 1.6, 11, 8), 'attack'), area(disc(16, -6, 4.6), 'card')),
    'dug-in': stamp(
        'earth-line', area('M-30 20Q-14 4 0 12Q16 2 30 20Q0 30-30 20z', 'earth-line'),
        stroke('M4-28V-12M-2-28H10', 4.4, 'earth-line', ROUND), area(poly('-4,-12 12,-12 12,0 4,8 -4,0', 1.5), 'earth-line'),
    ),
    prestige: [[24, -4], [8, 4], [-8, -2]].map(([y, x]) => [
        area(`M${x - 36} ${y - 6}V${y + 8}C${x - 36} ${y + 24} ${x + 36} ${y + 24} ${x + 36} ${y + 8}V${y - 6}z`, 'medal', 'stroke="$ink" stroke-width="3.4"'),
        area(`M${x - 36} ${y - 6}C${x - 36} ${y - 22} ${x + 36} ${y - 22} ${x + 36} ${y - 6}S${x - 36} ${y + 10} ${x - 36} ${y - 6}z`, 'medal', 'stroke="$ink" stroke-width="3.4"'),
        stroke(`M${x - 24} ${y + 9}V${y + 15}M${x - 10} ${y + 13}V${y + 18}M${x + 6} ${y + 13}V${y + 18}M${x + 22} ${y + 10}V${y + 15}`, 2.4, 'medal-star', ROUND),
    ]).concat([stroke('M-26-14C-26-22 22-22 22-14S-26-6-26-14z', 2.2, 'medal-star')]),
    morale: unit(fill('M0 38C-30 16-42 2-42-14C-42-40-10-42 0-20C10-42 42-40 42-14C42 2 30 16 0 38z')),
    'morale-lost': unit(line('M0 36C-30 15-40 2-40-14C-40-38-9-40 0-17C9-40 40-38 40-14C40 2 30 15 0 36z', 6)),
    'morale-gain': unit(
        fill('M0 38C-30 16-42 2-42-14C-42-40-10-42 0-20C10-42 42-40 42-14C42 2 30 16 0 38zM-5-14V-3H-16V7H-5V18H5V7H16V-3H5V-14z'),
    ),
    hard: unit(
        fill(box(-42, -34, 42, 34, 6) + [[-32, -24], [0, -24], [32, -24], [-32, 24], [0, 24], [32, 24]].map(([x, y]) => disc(x, y, 4.6)).join('') + box(-32, -4, 32, 4)),
    ),
    soft: unit(
        line('M-38-30C-20-38-8-24 8-30S30-36 38-30C32-12 44 4 38 30C22 38 8 24-8 30S-30 36-38 30C-44 8-32-8-38-30z', 5),
        line('M-26-19C-14-25-4-14 8-19S22-24 28-19C24-6 32 4 27 19C16 24 6 14-6 19S-20 24-27 19C-31 6-22-6-26-19z', 2.6, 'stroke-dasharray="6 5"'),
    ),
    'attack-hard': unit(
        fill('M-40-15H6C24-15 36-6 44 0C36 6 24 15 6 15H-40zM-31-15V15H-26V-15z'), line('M-44-30H-10M-36 30H-6', 5),
    ),
    'attack-soft': unit(
        [[2, -26], [12, 0], [2, 26]].map(([x, y]) => fill(`M${x - 24} ${y - 8}H${x + 8}C${x + 18} ${y - 8} ${x + 24} ${y - 3} ${x + 28} ${y}C${x + 24} ${y + 3} ${x + 18} ${y + 8} ${x + 8} ${y + 8}H${x - 24}z`)),
        line('M-42-26H-32M-42 0H-22M-42 26H-32', 5),
    ),
    defence: unit(
        fill('M0-44C14-36 28-34 40-36V-6C40 20 24 36 0 44C-24 36-40 20-40-6V-36C-28-34-14-36 0-44zM0-30V30C16 24 28 14 28-6V-23C18-23 8-26 0-30z'),
    ),
    support: unit(
        line('M-34 14C-28-44 26-48 32 4', 6, 'stroke-dasharray="1 12"'), fill(poly('18,2 46,0 34,26')), fill(ring(-28, 30, 13, 5)),
        fill(bar(-40, 16, -22, -6, 10, 8)),
    ),
    'anti-air': unit(
        line('M-36 40H8', 7), fill(poly('-30,36 -20,14 -4,14 2,36')), fill(bar(-22, 16, 16, -22, 9, 7)),
        fill('M14-30L28-44L32-40L28-32L44-30L44-25L25-26L20-20L22-13L18-11L13-18L6-22L8-26L15-24z'),
    ),
    fire: unit(
        fill('M2 44C-24 44-34 26-30 8C-27-4-18-8-18-22C-8-16-4-8-4 0C4-10 6-26 0-44C22-34 36-12 34 12C33 32 22 44 2 44zM2 36C14 36 19 26 16 16C14 10 8 8 6 0C0 8-14 14-12 26C-11 32-6 36 2 36z'),
    ),
};

export const markers = Object.fromEntries(Object.entries(drawings).map(([word, parts]) => [word, joined(parts)]));
