// How the events of Caylus Magna Carta are told beat by beat: the places on the road and in the castle that each points
// at, and who gains what. DOM-free.

import {Sketchbook} from '../../app/telling/beats.js';
import {say} from '../../app/words/words.js';
import {countCubes} from './words_of.js';

/** @import {Gain, Sketch} from '../../app/telling/beats.js' */

/** What earlier events said and later ones do not repeat. @typedef {{round: number}} Context */
/** @typedef {(event: any, context: Context) => Partial<Sketch>} Kind */
/** @typedef {{deniers: number, cubes: string[], tokens: string[]}} Got */

/** @param {number} seat */
const playerAt = (seat) => `player:${seat}`;
/** @param {{place: number}} card */
const cardAt = ({place}) => `card:${place}`;

/** @param {number} seat @param {string} token @param {number} count @param {string} [from] @returns {Gain[]} */
const gain = (seat, token, count, from) => (count > 0 ? [{side: seat, token, count, from}] : []);

/** All that a card brings. @param {number} seat @param {Got} got @param {string} from @returns {Gain[]} */
const goods = (seat, {deniers, cubes, tokens}, from) => [
    ...gain(seat, 'denier', deniers, from),
    ...countCubes(cubes).flatMap(({cube, count}) => gain(seat, cube, count, from)),
    ...tokens.flatMap((token) => gain(seat, token, 1, from)),
];

/** @type {Record<string, Kind>} */
const COURSE = {
    road_laid: () => ({over: 'after', hold: 'read'}),
    first_player_drawn: ({seat}) => ({over: 'after', places: [playerAt(seat)]}),
    round_began: ({first_player}) => ({over: 'after', joins: 'round', places: [playerAt(first_player)]}),
    income_received: ({seat, deniers}) => ({
        over: 'after',
        hold: 'read',
        joins: 'round',
        places: [playerAt(seat)],
        gains: gain(seat, 'denier', deniers),
    }),
    first_player_moved: ({seat}, {round}) => ({
        hold: 'study',
        places: [playerAt(seat)],
        sums: say('magna-carta.sum.round', {round}),
    }),
};

/** @type {Record<string, Kind>} */
const ACTIONS = {
    hand_replaced: ({seat}) => ({mover: seat, over: 'after', places: [playerAt(seat)]}),
    card_drawn: ({seat}) => ({mover: seat, over: 'after', places: [playerAt(seat)]}),
    worker_placed: ({seat, card}) => ({
        mover: seat,
        over: 'after',
        places: [cardAt(card), playerAt(seat)],
        marks: [{at: cardAt(card), token: `worker.${seat}`}],
    }),
    building_built: ({seat, card}) => ({
        mover: seat,
        hold: 'read',
        over: 'after',
        places: [cardAt(card), playerAt(seat)],
    }),
    prestige_built: ({seat, prestige}) => ({
        mover: seat,
        hold: 'read',
        over: 'after',
        places: [`prestige:${prestige}`, playerAt(seat)],
    }),
    passed: ({seat, gained}) => ({
        mover: seat,
        over: 'after',
        places: ['bridge', playerAt(seat)],
        gains: gain(seat, 'denier', gained, 'bridge'),
    }),
    provost_moved: ({seat, to}) => ({
        mover: seat,
        hold: 'read',
        over: 'after',
        places: [cardAt(to), playerAt(seat)],
        marks: [{at: cardAt(to), token: 'provost'}],
    }),
    provost_left: ({seat}) => ({mover: seat, hold: 'glance', over: 'after', places: [playerAt(seat)]}),
};

/** @type {Record<string, Kind>} */
const BUILDINGS = {
    ability_used: ({seat, card, got}) => ({places: [cardAt(card)], gains: goods(seat, got, cardAt(card))}),
    ability_unused: ({card}) => ({hold: 'glance', places: [cardAt(card)]}),
    card_turned: ({seat, card}) => ({mover: seat, over: 'after', places: [cardAt(card)]}),
    cubes_returned: ({card}) => ({hold: 'glance', places: [cardAt(card)]}),
    worker_unpaid: ({seat, card}) => ({places: [cardAt(card), playerAt(seat)]}),
    worker_sent_home: ({seat, card}) => ({places: [cardAt(card), playerAt(seat)]}),
};

/** @type {Record<string, Kind>} */
const CASTLE = {
    batch_delivered: ({seat, token}) => ({
        joins: `delivery.${seat}`,
        places: ['castle', playerAt(seat)],
        gains: gain(seat, token, 1, 'castle'),
    }),
    delivery_ended: ({seat, batches}) => ({
        hold: 'glance',
        joins: batches === 0 ? 'no deliveries' : `delivery.${seat}`,
        places: [playerAt(seat)],
    }),
    bonus_won: ({seat}) => ({hold: 'read', places: [playerAt(seat)], gains: gain(seat, 'gold', 1, 'castle')}),
    tokens_removed: () => ({hold: 'read', places: ['castle']}),
    provost_advanced: ({to}) => ({hold: 'read', places: [cardAt(to)], marks: [{at: cardAt(to), token: 'provost'}]}),
};

/** The events that are told as beats, and how. All others are only in the log. */
export const KINDS = {...COURSE, ...ACTIONS, ...BUILDINGS, ...CASTLE};

/** A sketcher that knows the round. @returns {import('../../app/telling/beats.js').Sketcher} */
export function newSketcher() {
    const context = {round: 0};
    return (event) => {
        if (event.type === 'round_began') {
            context.round = event.round;
        }
        const sketch = /** @type {Record<string, Kind>} */ (KINDS)[event.type]?.(event, context);
        return sketch && {...sketch, ...(context.round ? {chapter: `round${context.round}`} : {})};
    };
}

/** The sketches of a match, with nothing read yet. */
export const newSketchbook = () => new Sketchbook(newSketcher);
