// People and guns of Assault from the side, facing right, on the ground at y = 24. A man is drawn in his own measure, feet at 0
// and the crown of his helmet at -50, and then put in his place.
import { bar, box, disc, fill, line, num, place, poly, ring, star, unit } from './pen.mjs';

export const HATS = {
    /* The round steel pot, the deep helmet with its neck guard, the paratrooper's without a brim. */
    american: 'M-6.4 .6L-5.6 -.8C-5.4 -8.6 5.2 -8.8 5.4 -.8L7.4 .8L6.6 1.4z',
    german: 'M-7.6 3.4L-5.6 -1.4C-5 -8.8 4.8 -8.8 5.2 -1.2L7.6 1L6.8 1.6L4.4 .6L-3 1L-5.4 4.6z',
    para: 'M-5.6 2.2C-6.4 -9 5.8 -9 5.4 .6L4 1.2L-2.6 1.4L-3.4 3.6z',
    /* Caps: with a high crown, with a long bill. */
    peaked: 'M-6.2 -3.8C-5 -7.6 5.4 -9.8 7 -6.2L5.2 -2.8L-5 -2zM-4.8 -.8L5.2 -1.6L8.8 .6L8 1.4L4.6 .4L-4.6 .8z',
    field: 'M-5.4 .6L-5 -5.2C-3 -6.8 4 -6.8 5 -5L5.2 -1.2L9.6 .2L9 1.2L4.6 .6z',
};
export const FACE = 'M-3.4 1.8L3.8 1.8C3.9 4.6 2.6 6 .6 6C-1.8 6 -3.2 4.6 -3.4 1.8z';

const path = (points, w, where) => line(place(`M${points.map(p => p.join(' ')).join('L')}`, where), w * (where.s ?? 1));

/** A man: hip, neck and head, two legs and two arms as joints. `look` turns the head. */
export function man({ hip = [0, -24], neck = [0, -39], head = [neck[0] + 1, neck[1] - 6], look = 0, legs, arms = [],
    hat = 'american', pack = false, coat, ...where }) {
    const { x = 0, y = 24, s = 1, dir = 1 } = where;
    const at = { s, dir, x: x + dir * s * head[0], y: y + s * head[1], turn: look };
    const [dx, dy] = [neck[0] - hip[0], neck[1] - hip[1]], d = Math.hypot(dx, dy), [nx, ny] = [-dy / d, dx / d];
    const beside = ([px, py], k) => `${num(px + nx * k)} ${num(py + ny * k)}`;
    const trunk = `M${[beside(hip, 4.2), beside(neck, 5.4), beside(neck, -5.4), beside(hip, -4.2)].join('L')}z`;
    const back = (k, off) => `${num(hip[0] + dx * k - nx * off)} ${num(hip[1] + dy * k - ny * off)}`;
    return [
        legs.map(([knee, foot]) => path([hip, knee, foot, [foot[0] + 3, foot[1]]], 5, where)),
        fill(place(trunk, where)), coat && fill(place(coat, where)),
        pack && fill(place(`M${back(0.95, 6.2)}L${back(1, 12)}L${back(0.3, 12)}L${back(0.25, 6)}z`, where)),
        path([neck, head], 4.4, where),
        arms.map(joints => path([[neck[0], neck[1] + 2.5], ...joints], 3.8, where)),
        fill(place(HATS[hat], at)), fill(place(FACE, at)),
    ];
}

const WALK = [[[4.5, -13], [8, -2]], [[-2, -13], [-8.5, -2.5]]];
export const RUN = [[[11, -19], [10, -5]], [[-3, -12], [-14, -9]]];
const KNEEL = [[[10, -13], [8, -2.2]], [[0, -2.4], [-11, -2.4]]];
export const STAND = [[[2.6, -12], [2.6, -2.2]], [[-2.6, -12], [-2.6, -2.2]]];

/** A rifle from its butt to its muzzle. */
export const rifle = (x0, y0, x1, y1, w = 3.4) => {
    const at = k => [x0 + (x1 - x0) * k, y0 + (y1 - y0) * k];
    return fill(bar(x0, y0, ...at(0.32), w, w * 0.8) + bar(...at(0.32), ...at(0.68), w * 0.8, w * 0.62)
        + bar(...at(0.68), x1, y1, w * 0.42));
};

/** Broken ground under a figure. */
const ground = (x0, x1, y = 24) => line(`M${x0} ${y}H${x1}`, 1.8);

/** Cords from a canopy's edge to a point. */
const cords = (xs, y, to) => line(xs.map(x => `M${x} ${y}L${to[0]} ${to[1]}`).join(''), 0.9);

const infantry = {
    'ger-grenadiers': unit(
        man({ x: -29, s: 0.92, legs: WALK, hat: 'german', pack: true, arms: [[[5, -31], [12, -28]]] }), rifle(-30, 0.4, -2, -9),
        man({ x: 19, hip: [0, -24], neck: [1, -39], legs: [[[9, -15], [11, -2.2]], [[-5, -13], [-11, -2.5]]], hat: 'german', arms: [[[-10, -36], [-11, -46]], [[10, -36], [17, -41]]] }),
        fill(bar(9, -20.6, 2, -28.6, 1.7) + bar(2.6, -28, -1.4, -32.6, 5)),
    ),
    'ger-volkssturm': unit(
        man({ x: -9, s: 1.02, legs: STAND, hat: 'field', neck: [0, -38], arms: [[[6, -27], [14, -31]], [[-9, -31], [-8, -25]]], coat: 'M-5.4 -39L5.4 -39L7.6 -10L-8.8 -10z' }),
        fill(bar(-40, -3, 20, -9.4, 3)), fill(poly('20,-12 25.4,-16 33,-15.4 41,-11.8 33.4,-7 26.4,-5 20.6,-7.2', 1.5)),
        ground(-26, 12, 25),
    ),
    'ger-stosstruppen': unit(
        man({ x: -6, s: 1.08, hip: [-2, -22], neck: [9, -36], look: 8, legs: RUN, hat: 'german', arms: [[[12, -26], [21, -27]], [[3, -27], [12, -24]]], pack: true }),
        fill(bar(2, -1.6, 26, -7.4, 3.4) + bar(26, -7.4, 37, -10, 1.8) + bar(18, -5, 21, 5.4, 2.6)),
        line('M-34-22H-20M-40-13H-31M-36 14H-27M-44 6H-32', 1.7),
    ),
    'ger-waffen-ss': unit(
        fill('M-44.6 22L-26 13.4L-8 8L4 6L7 11L-6 15L-24 21.4L-43 25z'), line('M2 9L10 17L18 13.6', 4), line('M-43 23H-45.6', 4),
        fill(place(HATS.german, { x: 8, y: 2.6, s: 1.05 })), fill(place(FACE, { x: 8, y: 2.6, s: 1.05 })),
        fill(bar(12, 10, 22, 9, 4.4, 3.6) + bar(22, 9, 36, 7.8, 3.4) + bar(36, 7.8, 47, 7, 1.6)),
        line('M35 9.6L30 23M35 9.6L40 23', 1.5),
        line('M20 12Q18 20 24 23', 2.4, 'stroke-dasharray="1.6 1.2"'),
        man({ x: -22, y: 17.4, s: 0.72, hip: [0, -10], neck: [8, -22], legs: [], hat: 'german', arms: [[[16, -14], [26, -14]]] }),
        ground(-40, 46, 25),
    ),
    'ger-pioneers': unit(
        man({ x: -14, s: 1.02, hip: [-6, -23], neck: [8, -33], head: [14, -36.5], look: 22, legs: [[[3, -14], [2, -2.2]], [[-11, -12], [-15, -2.4]]], hat: 'german', arms: [[[14, -22], [21, -17]], [[6, -22], [12, -25]]] }),
        line('M-8-7.4L21 15', 2.2), line('M-11-12L-6-4', 2.6), fill(poly('18,11 25,12.4 34,23 24,21 17.6,16', 1.4)),
        fill('M14 25Q22 18 29 19.4T46 25z'), fill(poly('-32,-4 -25.4,-9 -19.6,-1 -26,4', 1)), line('M-45 25H10', 1.8),
    ),
    'ger-fallschirmjaeger': unit(
        fill('M-46-6C-46-26-22-37-2-31C12-27 19-15 15-6Q9-13 3-7Q-3-15-11-8Q-18-15-26-7Q-33-13-38-5Q-43-9-46-6zM-14-30.4Q-30-26-27.6-11Q-24.4-24-14-30.4zM-11-30.6Q4-25 1.8-10.6Q-1-24-11-30.6z'),
        cords([-46, -26, -11, 3, 15], -6.6, [15, 11.6]),
        line('M15 13L30 17M18 14L4 19L-6 17M18 14L4 24L-7 25', 4.8), line('M27 15L36 22L42 18M28 17L24 25L32 27', 3.6),
        fill(place(HATS.para, { x: 37, y: 11.6, s: 1.02, turn: 28 })), fill(place(FACE, { x: 37, y: 11.6, s: 1.02, turn: 28 })),
    ),
    'usa-paratroopers': unit(
        fill('M-34-14C-34-30-18-38 0-38S34-30 34-14Q28-19 22.6-14Q17-20 11.4-14Q6-20 0-14Q-6-20-11.4-14Q-17-20-22.6-14Q-28-19-34-14zM-1-36.4Q-12-30-12-17.4Q-10-30 -1-36.4zM1-36.4Q12-30 12-17.4Q10-30 1-36.4z'),
        cords([-34, -22.6, -11.4], -13.4, [-5.4, 4]), cords([34, 22.6, 11.4], -13.4, [5.4, 4]),
        man({ x: 0, y: 28, s: 0.74, legs: [[[5, -12], [2, -2]], [[-4, -12], [-6, -2]]], arms: [[[-9, -42], [-7, -52]], [[9, -42], [7, -52]]], head: [0.4, -45] }),
        fill(box(-5, 6, 5, 12, 1)),
    ),
    'usa-engineers': unit(
        man({ x: -20, hip: [-1, -23], neck: [3, -38], look: 16, legs: WALK, pack: true, arms: [[[9, -29], [16, -25]], [[4, -27], [11, -22]]] }),
        line('M-12-1.4L28 19', 2), line('M-12-1.4L-17-5', 3.4), fill('M18 19.4C18 16.6 40 16.6 40 19.4C40 22.4 18 22.4 18 19.4z'),
        line('M28 19L30 17', 3),
        fill(box(-19.2, 2, -11, 9, 1)), line('M-38 12L-32-9', 2),
        fill(poly('-35,-8.4 -29,-6 -26,-15.6 -29.6,-21 -34.6,-17.6', 1.4)),
        fill(disc(26, 25.2, 1.3) + disc(32, 25.2, 1.3)), ground(-44, 8, 25),
    ),
    'usa-rangers': unit(
        fill('M47 27H4L10 18L6 10L14 3L11-6L20-14L17-23L25-30L34-34L47-32z' + 'M24 20L40 14L39 12L25 17zM28-2L42-6L41-8L29-5zM26-18L38-22L37-24L27-21z'),
        line('M17-30L-12 26', 1.6), line('M13-31Q18-36 22-32L19-27', 2),
        man({ x: -20, y: 22, s: 0.92, hip: [3, -16], neck: [3, -31], head: [5, -37], look: -18, legs: [[[15, -15], [20, -8]], [[10, -6], [13, 3]]], pack: true, arms: [[[14, -33], [20, -40]], [[12, -28], [17, -31]]] }),
        rifle(-30, 8, -15, -19, 3),
    ),
    'usa-veterans': unit(
        man({ x: -2, hip: [0, -15.5], neck: [2, -31], legs: KNEEL, arms: [[[9, -22], [12, -29]], [[12, -21], [19, -29]]], head: [4, -37] }),
        fill(bar(-24, -6, 38, -8, 4)), fill(poly('38,-10.8 43,-12.6 43.4,-3.4 38.2,-5.2')),
        fill(poly('-24,-8.4 -27,-10 -27,-2 -24,-3.6')),
        man({ x: -31, s: 0.95, hip: [0, -15.5], neck: [1, -31], legs: [[[9, -12], [9, -2.2]], [[1, -2.4], [-9, -2.4]]], arms: [[[6, -24], [12, -27]]], pack: true, head: [2, -36] }),
        ground(-46, 22, 25),
    ),
    'usa-riflemen': unit(
        man({ x: -24, s: 1, legs: [[[5, -13], [8, -2.2]], [[-4, -13], [-8, -2.4]]], neck: [1, -38.5], head: [3, -44], arms: [[[8, -32], [15, -38]], [[7, -34], [6, -38]]], pack: true }),
        rifle(-22, -12.6, 12, -16.4),
        man({ x: 14, s: 1, hip: [0, -15.5], neck: [2, -30], head: [4, -35.5], legs: KNEEL, arms: [[[10, -24], [16, -29.6]], [[9, -26], [8, -29]]] }),
        rifle(18, -4.4, 47, -6.6), ground(-40, 36, 25),
    ),
    'usa-recruit': unit(
        man({ x: 0, s: 1.06, legs: STAND, neck: [0, -39], head: [0.6, -44.6], arms: [[[7, -31], [7.4, -23]], [[-7, -31], [-7, -22]]] }),
        fill(bar(13, 24, 12.4, 12, 4.4, 3.2) + bar(12.4, 12, 11.4, -8, 2.8) + bar(11.4, -8, 11, -18, 1.4)),
        fill(poly('-34,25 -35,0 -31,-4 -21,-4 -17,0 -18,25', 2.5)), line('M-30-5.6Q-26-10-22-5.6', 1.6), ground(-38, 20, 25),
    ),
    'usa-forward-observer': unit(
        man({ x: -16, y: 22, s: 1, hip: [-6, -11], neck: [4, -25], head: [8, -31], legs: [[[-16, -8], [-22, -2]], [[-18, -3], [-26, -1]]], arms: [[[12, -20], [17, -28]]] }),
        fill(box(-1, -9.6, 13, -4.6, 1.2) + box(-3.4, -10, -1.8, -4.4)), line('M7-4L2 10M7-4L12 10', 1.4),
        fill(box(-3, 11.6, 11, 16.6, 2.2) + box(12.6, 11.6, 27, 16.6, 2.2) + box(-10, 18.2, 4.6, 24.4, 2.4) + box(6, 18.2, 21, 24.4, 2.4) + box(22.4, 18.2, 37, 24.4, 2.4)),
        fill(box(-42, 4, -31, 17, 1) + box(-39.6, 6.4, -33.4, 8)), line('M-38 4L-42-32', 1),
        line('M20-2H26M18-10L24-13M18 6L22 8', 1.4), line('M-44 25H-12', 1.8),
    ),
    'usa-commander': unit(
        man({ x: -2, s: 1.04, legs: [[[3, -12], [4, -2.2]], [[-4, -12], [-6, -2.2]]], neck: [0, -39], arms: [[[12, -38], [26, -40]], [[-8, -31], [-3, -25]]] }),
        line('M26-18.6H31', 1.8), fill(poly('5.4,-9 14,-6 11,5 2.6,2', 0.5)),
        line('M-28 25V-34', 1.8), fill(poly('-26.4,-34 -5,-31 -11,-26 -5,-21 -26.4,-19') + star(-19, -26.4, 4.6)),
        line('M34-32L38-36M36-27H42M34-22L38-18', 1.6), ground(-34, 18, 25),
    ),
    'ger-field-marshal': unit(
        fill('M-30 26C-30 12-20 7-9 5L0 12L9 5C20 7 30 12 30 26zM-4 13.4L0 17L4 13.4L2 26H-2z'),
        fill('M-10-11.6H10.4C11-2 7 4.6 0 4.6S-10.4-2-10-11.6z'),
        fill('M-11-17Q0-20.4 11-17V-13.6Q0-16-11-13.6z'),
        fill('M-12-19L-16-27C-12-33.6 12-33.6 17-27.6L12-19Q0-22.6-12-19z' + disc(0, -26.4, 2)),
        fill('M-8-12.4Q0-14.6 8-12.4L12.6-8Q0-12-12-8z'),
        fill(bar(20, 6.6, 40, -22, 5) ), fill(bar(41, -23.4, 43, -26.2, 6.4) + bar(17.4, 10.4, 19.2, 7.8, 6.4)),
        line('M-22 15L-14 12M-23 19L-13 16', 1.3),
    ),
};

/** Wheels of guns: wooden spokes, or a pneumatic tyre. */
const spoked = (x, y, r) => line(disc(x, y, r - 1), 2) + line([0, 30, 60, 90, 120, 150].map(a => {
    const [c, s] = [Math.cos(a * Math.PI / 180) * (r - 1.5), Math.sin(a * Math.PI / 180) * (r - 1.5)];
    return `M${num(x - c)} ${num(y - s)}L${num(x + c)} ${num(y + s)}`;
}).join(''), 1.1) + fill(disc(x, y, r * 0.24));
const tyre = (x, y, r) => fill(ring(x, y, r, r * 0.6) + ring(x, y, r * 0.44, r * 0.14));

const guns = {
    'ger-flak-88': unit(
        fill(box(-42, 18, 38, 21, 0.8)),
        fill(box(-45, 21.6, -35, 25, 0.8) + box(31, 21.6, 41, 25, 0.8) + box(-7, 21.6, 9, 25, 0.8)),
        fill(poly('-8,16.8 -5,4 6,4 10,16.8', 0.6)), fill(bar(-24, 11, -4, 0.4, 6.4, 5.4)),
        fill(bar(-3, -0.2, 44, -25.2, 4, 2.4) + bar(10, -3.4, 26, -12, 1.8)),
        fill(poly('9,-24 17,-13.4 16,-11 7.4,-6.4 2,-16', 0.8)), fill(poly('11.6,-1.6 19,-5.6 20,10 12,14', 0.6)),
        line('M-10 12L-20 16.4', 2), fill(ring(-13, -4.6, 3.6, 2)),
    ),
    'ger-howitzer': unit(
        line('M0 12L-30 21', 4), fill(poly('-36,17 -31,17 -28,25 -35,25', 0.8)), spoked(4, 12.4, 11.6),
        fill(bar(-16, 0.6, 6, -7.4, 6.4, 5.4) + bar(6, -7.4, 32, -16.8, 3.6, 3) + bar(32.8, -17.2, 38, -19, 5.2)),
        fill(bar(-2, 2, 20, -6, 2.4)),
        fill(poly('7.6,-24 12,-25 15,-15.4 11.2,-13.6', 0.6) + poly('13.4,-4 17,-5.4 20.4,5 19,8 16.6,5', 0.6)),
    ),
    'usa-howitzer-105': unit(
        line('M2 14L-36 22.4', 4.4), fill(poly('-43,16 -38,15.6 -33,25 -41,25', 0.8)), tyre(6, 13.4, 11.4),
        fill(bar(-10, 8, 22, -24, 6) + bar(22.6, -24.6, 28, -30, 3.6)), fill(bar(-1, -8.6, 17, -26.6, 3) ),
        line('M-15 10L-10 14', 3),
        fill(poly('9.4,-5.4 12.8,-8.8 25,3.4 22,7 18.6,4', 0.6)),
    ),
    'ger-pak-38': unit(
        line('M-4 14L-38 21.6', 3.2), fill(poly('-44,17.6 -39,17 -35,25 -43,25', 0.8)),
        fill(ring(0, 14.6, 9.4, 6.6) + disc(0, 14.6, 5.2) + disc(0, 10.9, 1) + disc(3.6, 14.6, 1) + disc(-3.6, 14.6, 1) + disc(0, 18.3, 1)),
        fill(bar(-20, 2.4, 4, 2.4, 5.6)), fill(bar(10, 2.4, 39, 2.4, 3, 2.4) + box(39.8, -0.2, 46, 5, 1)),
        fill(poly('1,-9.6 5,-10.4 9.4,1 12.6,10 10.6,16 8,10', 0.6)), line('M12 5.6L26 5.6', 1.6),
    ),
    'usa-57mm': unit(
        line('M-2 14L-34 22', 3.4), fill(poly('-40,18 -35.4,17.4 -32,25 -39,25', 0.8)), tyre(4, 14.4, 9.6),
        fill(box(-10, -0.4, 8, 5.2, 0.8)), fill(bar(16.4, 2.4, 47, 2.4, 2.4, 1.9)),
        fill(poly('8.4,-12 12,-13 15.4,-2 14.6,9 10.6,9', 0.6)),
        man({ x: -22, y: 22, s: 0.82, hip: [0, -15.5], neck: [3, -31], head: [6, -36.4], legs: KNEEL, arms: [[[8, -24], [15, -22]]] }),
    ),
    'ger-mortar': unit(
        fill(bar(1, 20, 20, -20, 4.6, 4)), fill(poly('-8,20.4 8,20.4 12,25 -12,25', 1)), line('M16-10L31 24M16-10L22 24', 2),
        line('M22 12H28', 1.4),
        man({ x: -21, s: 0.94, hip: [0, -15.5], neck: [3, -31], head: [5, -36.4], legs: KNEEL, hat: 'german', arms: [[[11, -24], [17, -32]]] }),
        fill(poly('-5,-14 -1.6,-11 -2,-4.6 -5,-2.6 -8,-5 -8.4,-11', 1)),
        fill(box(-47, 15, -36, 25, 1) + box(-45, 17, -38, 18.4)), ground(-46, 36, 26),
    ),
    'usa-mortar': unit(
        fill(bar(-2, 19, 19, -28, 6.4)), fill(box(-14, 20.4, 12, 25, 1)), line('M17-8L34 24', 3), line('M-2 23.4L34 23.4', 2),
        fill(ring(13.4, -13, 4, 1.6)),
        man({ x: -26, s: 1, legs: STAND, neck: [1, -39], arms: [[[13, -44], [30, -52]], [[10, -38], [22, -47]]], pack: true }),
        fill(poly('6,-36 11,-38 16,-31.6 13.6,-27.4 8.6,-29', 1)),
        fill(poly('38,25 38,14 40.4,8 42.8,14 42.8,25') + poly('44,25 44,16 46,11 48,16 48,25')),
    ),
};

export const figures = { ...infantry, ...guns };
