// The situations in the drawings of the rules of Caylus Magna Carta. Most of them are worked out in
// docs/rules/magna-carta.md (11). DOM-free.

/** @import {CastlePart, Cube, RoadCard} from './view.d.ts' */

const [RED, ORANGE, GREEN, BLUE] = [0, 1, 2, 3];

/** A card in the hand of a player who has few cubes, and the ways to pay for it.
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

/** The end of a road, and the card at which the provost stands. */
export const ROAD = [card('bank', RED, {worker: RED}), card('large_quarry', ORANGE, {worker: RED})];
export const PROVOST = 0;

/** A worker of one player at a card of another. */
export const VISIT = {...card('large_farm', GREEN), worker: BLUE};

/** The deliveries in the order in which the players passed, with the tokens that each takes, and who takes the gold.
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
/** The tokens of each part that were left before, at a table of so many players. */
export const CASTLE = {players: 4, left: [2, 8, 9]};

/** The stages of a building: a residence, then the card that covers it. @type {RoadCard[]} */
export const TURNED = [
    card('small_farm', ORANGE, {cubes: 4}),
    card('small_farm', ORANGE, {face: 'residence'}),
    card('small_farm', ORANGE, {face: 'covered', prestige: 'statue'}),
];

/**
 * What a player has at the end, as drawings, with its points: things, pictures of cards, money.
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
