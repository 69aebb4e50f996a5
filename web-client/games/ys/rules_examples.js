// The situations in the drawings of the rules of Ys. Most of them are worked out in docs/rules/ys.md (12). DOM-free.

import {COLOURS} from './words_of.js';

/** @import {BrokerView, Gem, QuarterView} from './view.d.ts' */

const [ORANGE, PURPLE, IVORY, DARK] = [0, 1, 2, 3];

/** Bids in the order in which they choose, with the order card that each takes. */
export const BIDS = [
    {side: PURPLE, bid: [4, 2], card: 4},
    {side: ORANGE, bid: [4, 1], card: 1},
    {side: IVORY, bid: [3, 2], card: 3},
    {side: DARK, bid: [1, 0], card: 2},
];

/** @param {string} where @param {number} side @param {number} [value] @param {'up' | 'down'} face
 *  @returns {BrokerView} */
const broker = (where, side, value, face = 'up') => ({where, side, face, value});

/** Brokers of several sides, face up. @param {Record<string, Record<number, number>>} places the value of each side's
 *  broker there */
const standing = (places) =>
    Object.entries(places).flatMap(([where, values]) =>
        Object.entries(values).map(([side, value]) => broker(where, Number(side), value)),
    );

/** A round of one player, as that player sees it and as the others do. */
export const ROUND = [0, undefined].map((hidden) => [
    broker('port1', ORANGE, 4),
    broker('blue1', ORANGE, hidden, 'down'),
]);

/** @type {QuarterView} */
export const SHIP = {ship: {big: 'blue', small: ['red', 'green']}, gems: ['blue', 'blue', 'red', 'green'], pile: 0};

export const QUARTER = standing({
    port1: {[ORANGE]: 1, [PURPLE]: 4, [DARK]: 3},
    commerce1: {[ORANGE]: 4, [PURPLE]: 4, [IVORY]: 3, [DARK]: 2},
    palace1: {[IVORY]: 3, [DARK]: 4},
});

/** What each side takes from the ship, the highest sum first. @type {{side: number, gems: Gem[]}[]} */
export const TAKEN = [
    {side: DARK, gems: ['blue', 'red']},
    {side: PURPLE, gems: ['blue']},
    {side: IVORY, gems: ['green']},
    {side: ORANGE, gems: []},
];

/** Two sides that are equal in the commerce of that quarter, with the brokers before their screens. */
export const TIED = [
    {side: PURPLE, value: 4, before: [3, 2, 1]},
    {side: ORANGE, value: 4, before: [4, 1, 0]},
];

export const MARKET = standing({
    blue1: {[ORANGE]: 4},
    yellow1: {[PURPLE]: 2},
    blue2: {[PURPLE]: 1},
    green2: {[DARK]: 3},
    yellow3: {[ORANGE]: 1},
});
/** The winner of each row's gem. @type {{row: number, gem: Gem, side: number}[]} */
export const ROWS = [
    {row: 1, gem: 'red', side: ORANGE},
    {row: 2, gem: 'blue', side: DARK},
    {row: 3, gem: 'yellow', side: ORANGE},
];
/** How far the quotation of each colour moves, and where all of them started. */
export const MOVES = COLOURS.map((colour, column) => ({colour, by: [2, -1, 1, -2][column]}));
export const STOOD_AT = 8;

/** Gems of the best colour, and what they score. */
export const BEST_COLOUR = [
    {side: DARK, gems: 6, points: 24},
    {side: ORANGE, gems: 5, points: 12},
    {side: PURPLE, gems: 5, points: 12},
    {side: IVORY, gems: 3, points: 6},
];
