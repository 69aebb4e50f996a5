// Pictures of the buildings, of our own drawing: a few flat shapes on a ground of 100 by 38, the ground line at 36.

import {guard} from '../../vendor/lit-html/directives/guard.js';
import {html, svg} from '../../vendor/lit-html/lit-html.js';

/** A round shape. @param {number} x @param {number} y @param {number} r */
const disc = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A fir on the ground. @param {number} x @param {number} height */
const fir = (x, height) =>
    `M${x - 6} 34L${x} ${34 - height * 0.55}L${x + 6} 34ZM${x - 5} ${34 - height * 0.3}L${x} ${34 - height}L${x + 5} ${
        34 - height * 0.3
    }Z`;

/** A tree with a round top. @param {number} x @param {number} y @param {number} r */
const tree = (x, y, r) => [
    ['timber', `M${x - 1.2} 36V${y}H${x + 1.2}V36Z`],
    ['leaf', disc(x, y, r)],
];

/** A gabled house from its left edge. @param {number} x @param {number} width @param {number} eaves
 * @param {number} ridge @param {string} [roof] */
const house = (x, width, eaves, ridge, roof = 'roof') => [
    ['wall', `M${x} 36V${eaves}H${x + width}V36Z`],
    [roof, `M${x - 3} ${eaves + 1}L${x + width / 2} ${ridge}L${x + width + 3} ${eaves + 1}Z`],
];

/** A stall with a striped awning. @param {number} x @param {string} cloth */
const stall = (x, cloth) => [
    ['timber', `M${x + 2} 36V18H${x + 4}V36ZM${x + 22} 36V18H${x + 24}V36Z`],
    ['timber', `M${x} 28H${x + 26}V31H${x}Z`],
    [cloth, `M${x - 1} 20L${x + 3} 11H${x + 23}L${x + 27} 20Z`],
    ['pale', `M${x + 5} 20L${x + 7.6} 11h3.8l-1.2 9ZM${x + 16.4} 20l-1-9h3.6l2.6 9Z`],
];

/** Blocks of stone, piled up. @param {number} x */
const blocks = (x) => [
    ['stone', `M${x} 36V28H${x + 11}V36ZM${x + 12} 36V28H${x + 23}V36Z`],
    ['pale-stone', `M${x + 6} 28V20H${x + 17}V28Z`],
];

/** Logs, seen from their ends. @param {number} x */
const logs = (x) => [
    ['timber', `${disc(x, 31.5, 4.6)}${disc(x + 9.6, 31.5, 4.6)}${disc(x + 4.8, 23.5, 4.6)}`],
    ['pale-timber', `${disc(x, 31.5, 2.6)}${disc(x + 9.6, 31.5, 2.6)}${disc(x + 4.8, 23.5, 2.6)}`],
];

/** A field with furrows. @param {number} x @param {number} width */
const field = (x, width) => [
    ['field', `M${x} 36L${x + width * 0.18} 26H${x + width * 0.82}L${x + width} 36Z`],
    [
        'furrow',
        [0.25, 0.5, 0.75].map((share) => `M${x + width * share} 36L${x + width * (0.3 + share * 0.4)} 26`).join(''),
    ],
];

/** A cart with what it carries. @param {number} x */
const cart = (x) => [
    ['timber', `M${x} 20H${x + 34}L${x + 31} 29H${x + 3}ZM${x + 34} 21L${x + 46} 26V28L${x + 33} 24Z`],
    ['cloth-red', `M${x + 3} 20C${x + 4} 12 ${x + 12} 11 ${x + 14} 20Z`],
    ['cloth-blue', `M${x + 12} 20C${x + 13} 9 ${x + 24} 9 ${x + 25} 20Z`],
    ['pale', `M${x + 22} 20C${x + 23} 13 ${x + 30} 13 ${x + 31} 20Z`],
    ['dark', `${disc(x + 9, 30.5, 5.5)}${disc(x + 26, 30.5, 5.5)}`],
    ['pale-timber', `${disc(x + 9, 30.5, 3.4)}${disc(x + 26, 30.5, 3.4)}`],
];

/** @type {Record<string, string[][]>} */
const PICTURES = {
    small_farm: [...field(4, 44), ...house(56, 28, 24, 12, 'thatch'), ['dark', 'M66 36V28H72V36Z'], ...tree(94, 25, 5)],
    small_sawmill: [
        ...house(8, 32, 22, 10, 'thatch'),
        ['dark', 'M14 36V26H26V36Z'],
        ...logs(54),
        ['steel', 'M74 34L92 16L95 19L77 36Z'],
        ['timber', 'M90 13L98 21L95 24L87 16Z'],
    ],
    small_quarry: [
        ['stone', 'M4 36V20L16 11L30 14L40 22L54 25L60 36Z'],
        ['pale-stone', 'M4 20L16 11L30 14L26 20L12 24Z'],
        ['ink', 'M26 20L30 36M12 24L14 36M40 22L42 36'],
        ...blocks(68),
    ],
    peddler: [...cart(20), ...tree(86, 22, 7), ['leaf', disc(79, 28, 5)]],
    market: [
        ...stall(8, 'cloth-red'),
        ...stall(40, 'cloth-blue'),
        ['timber', 'M74 36V28H84V36ZM85 36V30H93V36Z'],
        ['cloth-red', `${disc(76.5, 27, 2)}${disc(81.5, 27, 2)}`],
        ['field', `${disc(87, 29, 2)}${disc(91, 29, 2)}`],
    ],
    lawyer: [
        ...house(10, 34, 21, 8),
        ['dark', 'M24 36V27H30V36ZM14 24H20V29H14ZM34 24H40V29H34Z'],
        ['pale', 'M58 12H84Q88 12 88 16V33H62V17Q62 12 58 12Z'],
        ['ink', 'M66 18H83M66 22H83M66 26H78'],
        ['wax', disc(83, 30, 4.4)],
    ],
    large_farm: [
        ...house(8, 36, 19, 7),
        ['dark', 'M20 36V24H32V36Z'],
        ['ink', 'M20 24L32 36M32 24L20 36'],
        ['wall', 'M48 36V14H58V36Z'],
        ['roof', 'M46 15A7 9 0 0 1 60 15Z'],
        ...field(62, 38),
    ],
    large_sawmill: [
        ['water', 'M0 33Q6 30 12 33T24 33T36 33V38H0Z'],
        ...house(30, 36, 20, 7),
        ['dark', 'M44 36V26H54V36Z'],
        ['timber', disc(22, 25, 11)],
        ['pale-timber', disc(22, 25, 7.6)],
        ['ink', 'M22 14V36M11 25H33M14 17L30 33M30 17L14 33'],
        ...logs(78),
    ],
    large_quarry: [
        ['stone', 'M2 36V16L14 8L26 12L34 22L44 26L48 36Z'],
        ['pale-stone', 'M2 16L14 8L26 12L20 18L8 21Z'],
        ['ink', 'M20 18L24 36M8 21L9 36M34 22L35 36'],
        ['timber', 'M56 36L64 8H67L60 36ZM76 36L65 8H68L80 36ZM64 8L90 14V17L64 12Z'],
        ['ink', 'M87 16V25'],
        ['pale-stone', 'M81 25H93V34H81Z'],
    ],
    gold_mine: [
        ['stone', 'M6 36L22 14L36 6L52 10L66 22L76 36Z'],
        ['pale-stone', 'M22 14L36 6L52 10L40 15Z'],
        ['timber', 'M28 36V20H50V36H46V24H32V36Z'],
        ['dark', 'M32 36V24H46V36Z'],
        ['gilt', 'M74 26C76 19 80 21 82 18C85 20 90 19 92 26Z'],
        ['timber', 'M70 26H96L92 34H74Z'],
        ['dark', `${disc(78, 34, 2.6)}${disc(88, 34, 2.6)}`],
    ],
    bank: [
        ['wall', 'M22 36V18H78V36Z'],
        ['roof', 'M17 18L50 4L83 18Z'],
        ['pale-stone', 'M26 33V20H31V33ZM38 33V20H43V33ZM57 33V20H62V33ZM69 33V20H74V33ZM19 36V33H81V36Z'],
        ['dark', 'M46 33V22H54V33Z'],
        ['gilt', disc(50, 12.6, 3.6)],
    ],
    church: [
        ['wall', 'M34 36V21H80V36Z'],
        ['roof', 'M32 22L38 11H78L83 22Z'],
        ['wall', 'M16 36V15H34V36Z'],
        ['roof', 'M13 16L25 -2L37 16Z'],
        ['ink', 'M25 -2V-6M23 -4H27'],
        ['dark', 'M21 36V28A4 4 0 0 1 29 28V36Z'],
        [
            'glass',
            'M43 32V27A2.5 2.5 0 0 1 48 27V32ZM55 32V27A2.5 2.5 0 0 1 60 27V32ZM67 32V27A2.5 2.5 0 0 1 72 27V32Z',
        ],
    ],
    park: [
        ...tree(16, 21, 8.5),
        ...tree(36, 25, 6),
        ...tree(84, 20, 9),
        ['water', 'M46 33Q60 27 74 33Q60 38 46 33Z'],
        ['cloth-red', `${disc(13, 19, 1.5)}${disc(19, 23, 1.5)}${disc(81, 18, 1.5)}${disc(88, 22, 1.5)}`],
    ],
    forest: [
        ['leaf', `${fir(12, 24)}${fir(44, 28)}${fir(78, 26)}`],
        ['dark-leaf', `${fir(28, 30)}${fir(62, 31)}${fir(91, 21)}`],
        ['timber', 'M11 36V33H13V36ZM27 36V33H29V36ZM43 36V33H45V36ZM61 36V33H63V36ZM77 36V33H79V36ZM90 36V33H92V36Z'],
    ],
    neutral_quarry: [
        ['stone', 'M10 36L18 18L34 14L48 24L52 36ZM54 36L60 24L78 20L90 30L92 36Z'],
        ['pale-stone', 'M18 18L34 14L48 24L30 26ZM60 24L78 20L90 30L74 30Z'],
        ['ink', 'M30 26L28 36M74 30L72 36'],
    ],
    trading_post: [
        ['pale', 'M10 36L30 8L50 36Z'],
        ['cloth-red', 'M17 26L30 8L24 36H10ZM43 26L30 8L36 36H50Z'],
        ['dark', 'M27 36L30 22L33 36Z'],
        ['timber', 'M60 36V24H74V36ZM78 36V28H90V36Z'],
        ['ink', 'M60 28H74M60 32H74M78 32H90'],
        ['gilt', `${disc(64, 22.5, 3)}${disc(70, 22.5, 3)}`],
    ],
    neutral_peddler: [
        ...cart(34),
        ['cloth-blue', 'M16 36V24C16 19 26 19 26 24V36Z'],
        ['pale', disc(21, 16, 4.2)],
        ['thatch', 'M14 14Q21 11 28 14L25 8H17Z'],
    ],
    residence: [
        ...house(8, 26, 19, 8),
        ...house(37, 26, 22, 11, 'thatch'),
        ...house(66, 26, 18, 6),
        ['dark', 'M18 36V28H24V36ZM47 36V29H53V36ZM76 36V27H82V36Z'],
        ['beam', 'M8 24H34M66 23H92M14 19V24M28 19V24M72 18V23M86 18V23'],
    ],
    theatre: [
        ['wall', 'M18 36V12H82V36Z'],
        ['roof', 'M14 12H86L80 4H20Z'],
        ['dark', 'M26 36V18H74V36Z'],
        ['cloth-red', 'M26 18H50Q46 30 26 33ZM74 18H50Q54 30 74 33Z'],
        ['timber', 'M24 33H76V36H24Z'],
    ],
    statue: [
        ['stone', 'M34 36V30H66V36ZM39 30V24H61V30Z'],
        ['pale-stone', `M45 24L47 12H53L55 24Z${disc(50, 7.5, 3.6)}`],
        ['pale-stone', 'M52 13L62 6L63.5 8L54 16Z'],
        ['gilt', 'M61 8L65 1L67 2L64 9Z'],
    ],
    hotel: [
        ['wall', 'M26 36V12H74V36Z'],
        ['roof', 'M22 13L30 3H70L78 13Z'],
        ['dark', 'M46 36V28H54V36ZM32 17H38V22H32ZM47 17H53V22H47ZM62 17H68V22H62ZM32 26H38V31H32ZM62 26H68V31H62Z'],
        ['timber', 'M76 18H90V20H76Z'],
        ['gilt', 'M80 21H89V28H80Z'],
    ],
    stables: [
        ...house(10, 80, 20, 6),
        ['dark', 'M16 36V25H32V36ZM42 36V25H58V36ZM68 36V25H84V36Z'],
        ['pale-timber', 'M16 36V31H32V36ZM42 36V31H58V36ZM68 36V31H84V36Z'],
        ['gilt', 'M46 17A4 4 0 1 1 54 17H52A2 2 0 1 0 48 17Z'],
    ],
    town_hall: [
        ['wall', 'M14 36V18H86V36Z'],
        ['roof', 'M10 19L18 10H82L90 19Z'],
        ['wall', 'M42 18V2H58V18Z'],
        ['roof', 'M39 3L50 -6L61 3Z'],
        ['pale', disc(50, 10, 5)],
        ['ink', 'M50 6.5V10H53'],
        ['dark', [20, 33, 46, 59, 72].map((x) => `M${x} 36v-7a4 4 0 0 1 8 0v7Z`).join('')],
    ],
    monument: [
        ['stone', 'M32 36V31H68V36ZM38 31V27H62V31Z'],
        ['pale-stone', 'M43 27L46 4L50 -3L54 4L57 27Z'],
        ['gilt', 'M46 4L50 -3L54 4Z'],
        ['ink', 'M46 20H54M46.5 14H53.5'],
    ],
    cathedral: [
        ['wall', 'M24 36V4H40V36ZM60 36V4H76V36ZM40 36V14H60V36Z'],
        ['roof', 'M22 5L32 -8L42 5ZM58 5L68 -8L78 5Z'],
        ['roof', 'M39 15L50 5L61 15Z'],
        ['glass', disc(50, 20, 4.4)],
        ['dark', 'M45 36V30A5 5 0 0 1 55 30V36ZM29 36V30A3 3 0 0 1 35 30V36ZM65 36V30A3 3 0 0 1 71 30V36Z'],
        ['glass', 'M30 22V14A2 2 0 0 1 34 14V22ZM66 22V14A2 2 0 0 1 70 14V22Z'],
    ],
};

/** A picture inside a drawing, its top left corner at 0. @param {string} name */
export function picture(name) {
    const shapes = () => PICTURES[name].map(([colour, d]) => svg`<path class=${colour} d=${d} />`);
    return svg`<g class="art">${guard([name], shapes)}</g>`;
}

/** A picture within text. @param {string} name */
export function pictureIcon(name) {
    return html`<svg class="art-icon" viewBox="0 -9 100 46" aria-hidden="true">${picture(name)}</svg>`;
}
