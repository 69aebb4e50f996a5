// What is printed on the pieces of Yspahan: the souks with their shops and points, the shops beside each space of the
// roads, the rows of tower and caravan, and the prices of the buildings. Names and order are those of the engine.
// DOM-free.

/** @import {Quarter, Row} from './view.d.ts' */

/** @typedef {{quarter: Quarter, points: number, shops: string[]}} Souk */

/** The rows of the dice tower, from the bottom up. @type {Row[]} */
export const ROWS = ['camel', 'bag', 'barrel', 'chest', 'vase', 'gold'];

/** @type {Quarter[]} */
export const QUARTERS = ['bag', 'barrel', 'chest', 'vase'];

/** Points and number of shops of the souks of each quarter. @type {Record<Quarter, [number, number][]>} */
const SIZES = {
    bag: [
        [3, 3],
        [4, 4],
        [6, 5],
        [8, 6],
    ],
    barrel: [
        [3, 2],
        [4, 3],
        [6, 4],
        [8, 5],
    ],
    chest: [
        [4, 2],
        [6, 3],
        [8, 4],
    ],
    vase: [
        [4, 1],
        [6, 2],
        [12, 3],
    ],
};

/** The souks by name. @type {Map<string, Souk>} */
export const SOUKS = new Map(
    QUARTERS.flatMap((quarter) =>
        SIZES[quarter].map(([points, size], index) => {
            const name = `${quarter}${index + 1}`;
            const shops = Array.from({length: size}, (_, shop) => name + 'abcdef'[shop]);
            return /** @type {[string, Souk]} */ ([name, {quarter, points, shops}]);
        }),
    ),
);

/** The shops, in the order in which the view numbers them. */
export const SHOPS = [...SOUKS.values()].flatMap(({shops}) => shops);

/** @param {string} shop */
export const soukOf = (shop) => shop.slice(0, -1);

/** The shops on the roads, by space. @type {Record<string, string[]>} */
export const BESIDE = {
    crossroads: [],
    west1: ['bag1b'],
    west2: ['chest1b'],
    west3: ['bag1a'],
    west4: ['chest1a'],
    west5: ['bag3b'],
    west6: ['chest2c'],
    west7: ['bag3a'],
    west8: ['chest2b'],
    west9: ['bag4a'],
    west10: ['chest2a'],
    east1: ['vase1a', 'barrel1a'],
    east2: ['barrel1b'],
    east3: ['vase3a'],
    east4: ['barrel3a'],
    east5: ['vase3b'],
    east6: ['barrel3b'],
    east7: ['vase3c'],
    north1: ['vase1a'],
    north2: ['chest3a'],
    north3: ['vase2a'],
    north4: ['chest3b'],
    south1: ['bag1b', 'barrel1a'],
    south2: ['bag1c'],
    south3: ['barrel2a'],
    south4: ['bag2a'],
    south5: ['barrel4b'],
    south6: ['bag2b'],
    south7: ['barrel4a'],
};

/** The spaces of the roads, in the order in which the view numbers them. */
export const SPACES = Object.keys(BESIDE);

/** What a building costs. @type {Record<string, {camels: number, gold: number}>} */
export const PRICES = {
    paddock: {camels: 2, gold: 0},
    shop: {camels: 2, gold: 2},
    hammam: {camels: 2, gold: 2},
    caravanserai: {camels: 3, gold: 3},
    bazaar: {camels: 4, gold: 4},
    hoist: {camels: 4, gold: 4},
};
export const BUILDINGS = Object.keys(PRICES);

/** Cards that help to pay for a building. */
export const BUILDING_CARDS = ['build_without_camels', 'build_without_gold'];

/** The kinds of cards. */
export const CARDS = [
    'three_camels',
    'three_gold',
    'place_on_shop',
    'place_on_caravan',
    'sell_camels',
    'sell_gold',
    'exchange',
    ...BUILDING_CARDS,
];

/** The number of cards of each kind. */
export const COPIES_OF_CARD = 2;

/** The most steps by which the Hammam lengthens or shortens a way. */
export const HAMMAM_STEPS = 3;

/** Points for each camel or gold sold with a card. */
export const SALE_POINTS = {camel: 2, gold: 1};

/** Points for loading a camel, by row of the caravan. */
export const LOADING_POINTS = [2, 1, 0];

/** Points for the first building, the second and so on. */
export const BUILDING_POINTS = [0, 0, 5, 5, 5, 10];

/** Days of a week, and weeks of a match. */
export const DAYS = 7;
export const WEEKS = 3;

/** What points are won with, in the order in which the view counts them. */
export const SOURCES = ['souks', 'bazaar', 'caravan_places', 'caravan', 'buildings', 'cards'];
