// What the drawings in the rules of Caylus Magna Carta show: small situations, most of which docs/rules/magna-carta.md
// works out (11). DOM-free.

/** @import {CastlePart, Cube, RoadCard} from './view.d.ts' */

const [RED, ORANGE, GREEN, BLUE] = [0, 1, 2, 3];

/** A card of the hand of somebody who has little, and in which ways it can be paid for.
 *  @type {{building: string, seat: number, ways: Cube[][]}} */
export const PAYING = {
    building: 'large_quarry',
    seat: ORANGE,
    ways: [
        ['food', 'stone', 'gold'],
        ['food', 'gold', 'gold'],
        ['stone', 'gold', 'gold'],
    ],
};

/** @param {string} building @param {number} owner @param {Partial<RoadCard>} [more] @returns {RoadCard} */
const card = (building, owner, more = {}) => ({building, owner, face: 'building', cubes: 0, ...more});

/** The end of a road, and at which of its cards the provost stands. */
export const ROAD = [card('bank', RED, {worker: RED}), card('large_quarry', ORANGE, {worker: RED})];
export const PROVOST = 0;

/** A worker of one at a card of another. */
export const VISIT = {...card('large_farm', GREEN), worker: BLUE};

/** Who delivers what, in the order in which they passed, and takes which tokens; and who takes the gold.
 *  @type {{seat: number, batches: Cube[][], tokens: CastlePart[], gold?: true}[]} */
export const DELIVERIES = [
    {seat: GREEN, batches: [['food', 'wood', 'stone']], tokens: ['dungeon']},
    {seat: ORANGE, batches: [['gold', 'wood', 'stone']], tokens: ['dungeon']},
    {
        seat: RED,
        batches: [
            ['food', 'wood', 'stone'],
            ['food', 'wood', 'stone'],
        ],
        tokens: ['walls', 'walls'],
        gold: true,
    },
    {seat: BLUE, batches: [], tokens: []},
];
/** Tokens left before, by part, at a table of so many. */
export const CASTLE = {players: 4, left: [2, 8, 9]};

/** What becomes of a building: a residence, then what covers it. @type {RoadCard[]} */
export const TURNED = [
    card('small_farm', ORANGE, {cubes: 4}),
    card('small_farm', ORANGE, {face: 'residence'}),
    card('small_farm', ORANGE, {face: 'covered', prestige: 'statue'}),
];

/**
 * What somebody has at the end, as drawings, and what it scores: things, pictures of cards, money.
 * @type {{things?: string[], pictures?: string[], deniers?: number, points: number}[]}
 */
export const FINAL = [
    {things: ['dungeon', 'dungeon', 'towers'], points: 10},
    {pictures: ['bank', 'small_farm'], points: 4},
    {things: ['residence', 'residence'], points: 2},
    {pictures: ['statue'], points: 6},
    {things: ['gold', 'gold'], points: 2},
    {things: ['food', 'food', 'food', 'wood', 'stone'], points: 1},
    {deniers: 8, points: 2},
];
export const FINAL_TOTAL = 27;
