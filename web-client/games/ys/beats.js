// How the events of Ys are told beat by beat: the places on the boards that each points at, and who gains what.
// DOM-free.

import {Sketchbook} from '../../app/telling/beats.js';
import {say} from '../../app/words/words.js';
import {isMarket, placeParts, ROMAN} from './words_of.js';

/** @import {GameEvent} from '../../app/protocol.d.ts' */
/** @import {Gain, Mark, Sketch} from '../../app/telling/beats.js' */

/**
 * What earlier events said and later ones do not repeat: the turn, the quarter and row whose best sides were told last,
 * and the place that was last won or visited.
 * @typedef {{turn: number, quarter: number, row: number, place: string, chapter: string}} Context
 */
/** @typedef {(event: any, context: Context) => Partial<Sketch>} Kind */

/** @param {string} where */
const areaAt = (where) => `area:${where}`;
/** @param {number} side */
const playerAt = (side) => `player:${side}`;

/** A broker, which may stand on a board that is not shown yet. @param {GameEvent} event @returns {Mark} */
const placedAt = ({side, value, where}) => ({
    at: areaAt(where),
    token: `piece.${side}.${value ?? 'down'}`,
});

/** The place of a tie. @param {GameEvent} event */
const contestAt = ({quarter, area, row}) =>
    quarter !== undefined ? [`quarter:${quarter}`] : area ? [areaAt(area)] : row !== undefined ? [`row:${row}`] : [];

/** The place that a gem came from. @param {GameEvent} event @param {Context} context */
function sourceOf({source}, {quarter, row, place}) {
    /** @type {Record<string, string>} */
    const sources = {ship: `ship:${quarter}`, row: `row:${row}`, palace: areaAt(place)};
    return sources[source];
}

/** @type {Record<string, Kind>} */
const ARRIVALS = {
    turn_began: () => ({hold: 'read', over: 'after', joins: 'arrivals'}),
    character_arrived: ({quarter}) => ({over: 'after', joins: 'arrivals', places: [`character:${quarter}`]}),
    ship_arrived: ({quarter}) => ({over: 'after', joins: 'arrivals', places: [`ship:${quarter}`]}),
    row_gem_arrived: ({row}) => ({hold: 'read', over: 'after', joins: 'arrivals', places: [`row:${row}`]}),
};

/** @type {Record<string, Kind>} */
const ORDER = {
    bid_revealed: ({seat, first, second}) => ({
        hold: 'study',
        joins: 'bids',
        places: [playerAt(seat)],
        marks: [{at: playerAt(seat), words: `${first} + ${second}`}],
    }),
    position_chosen: ({seat}) => ({mover: seat, hold: 'glance', over: 'after', places: [playerAt(seat)]}),
};

/** @type {Record<string, Kind>} */
const PLACING = {
    broker_placed: (event) => ({
        mover: event.side,
        over: 'after',
        places: [`broker:${event.broker}`],
        marks: [placedAt(event)],
    }),
    neutral_placed: ({seat, broker, where}) => ({
        mover: seat,
        over: 'after',
        places: [`broker:${broker}`],
        marks: [{at: areaAt(where), token: 'piece.4.down'}],
    }),
    before_screen_replaced: ({seat}) => ({mover: seat, hold: 'glance', over: 'after', places: [playerAt(seat)]}),
};

/** @type {Record<string, Kind>} */
const CARDS = {
    card_played: ({seat, character}) => ({
        mover: seat,
        hold: 'read',
        joins: `card.${character}`,
        places: [playerAt(seat)],
        marks: [{at: playerAt(seat), token: `character.${character}`}],
    }),
    broker_looked_at: ({broker}) => ({over: 'after', places: [`broker:${broker}`], joins: 'looked'}),
    broker_seen: ({broker}) => ({hold: 'read', over: 'after', places: [`broker:${broker}`], joins: 'looked'}),
    courtier_looked_at: ({owner}) => ({over: 'after', places: [playerAt(owner)], joins: 'looked'}),
    courtier_seen: ({owner}) => ({hold: 'read', over: 'after', places: [playerAt(owner)], joins: 'looked'}),
    area_closed: ({seat, area}) => ({mover: seat, over: 'after', places: [areaAt(area)]}),
    quarter_closed: ({seat, quarter}) => ({mover: seat, over: 'after', places: [`quarter:${quarter}`]}),
    brokers_swapped: ({seat, first, second}) => ({
        mover: seat,
        over: 'after',
        places: [`broker:${first}`, `broker:${second}`],
    }),
    courtier_swapped: ({seat, broker}) => ({mover: seat, over: 'after', places: [`broker:${broker}`, playerAt(seat)]}),
    broker_marked: ({seat, broker}) => ({mover: seat, over: 'after', places: [`broker:${broker}`]}),
    ships_swapped: ({seat, first, second}) => ({
        mover: seat,
        hold: 'read',
        over: 'after',
        places: [`ship:${first}`, `ship:${second}`],
    }),
    broker_moved: ({seat, broker, from, to}) => ({
        mover: seat,
        hold: 'read',
        over: 'after',
        places: [`broker:${broker}`, areaAt(from), areaAt(to)],
    }),
    gem_swapped: ({seat, take}) => ({
        mover: seat,
        over: 'after',
        places: [playerAt(seat)],
        marks: [{at: playerAt(seat), token: `gem.${take}`}],
    }),
};

/** @type {Record<string, Kind>} */
const SCORING = {
    broker_revealed: ({broker, side, value, where}) => ({
        hold: 'glance',
        places: [`broker:${broker}`, areaAt(where)],
        marks: [{at: `broker:${broker}`, token: `piece.${side}.${value}`}],
    }),
    quarter_ranked: ({quarter, ranking}) => ({
        hold: 'read',
        places: [`quarter:${quarter}`],
        marks: ranking.map((/** @type {any} */ {side, total}) => ({at: `quarter:${quarter}`, words: `${total}`, side})),
    }),
    tie_decided: (event) => ({
        hold: 'study',
        places: [
            ...contestAt(event),
            ...event.contenders.map((/** @type {{side: number}} */ {side}) => playerAt(side)),
        ],
    }),
    area_won: ({area, side, total}) => ({
        joins: `prize.${area}`,
        places: [areaAt(area)],
        marks: [{at: areaAt(area), words: `${total}`, side}],
    }),
    row_won: ({row, side, total}) => ({
        joins: `prize.${row}`,
        places: [`row:${row}`],
        marks: [{at: `row:${row}`, words: `${total}`, side}],
    }),
    character_left: ({quarter}) => ({hold: 'glance', places: [`character:${quarter}`]}),
    columns_ranked: ({columns}) => ({
        hold: 'read',
        places: columns.map((/** @type {any} */ {colour}) => `gauge:${colour}`),
        marks: columns.map((/** @type {any} */ {colour, total}) => ({at: `gauge:${colour}`, words: `${total}`})),
    }),
    columns_ordered: ({order}) => ({
        hold: 'read',
        places: order.map((/** @type {string} */ colour) => `gauge:${colour}`),
    }),
    quotation_moved: ({colour, from, to, cause}) => ({
        hold: 'read',
        joins: `quotations.${cause}`,
        places: [`gauge:${colour}`],
        marks: [{at: `gauge:${colour}`, words: `${from} → ${to}`}],
    }),
    best_bidder: ({side, total}) => ({
        hold: 'read',
        places: [playerAt(side)],
        marks: [{at: playerAt(side), words: `${total}`}],
    }),
    courtiers_sent: () => ({hold: 'read', over: 'after'}),
};

/** What a side gained, and from where. @param {Gain} gain @param {string} [joins] @returns {Partial<Sketch>} */
const brings = (gain, joins) => ({gains: [gain], places: [playerAt(gain.side)], joins});

/** A prize of an area or a row is told together with its winner. @param {Context} context */
const prizeOf = ({place, row}) => `prize.${place || row}`;

/** @type {Record<string, Kind>} */
const GAINS = {
    points_scored: ({side, points, cause}, context) => ({
        ...brings(
            {side, token: 'points', count: points, from: areaAt(context.place)},
            cause === 'herald' || cause === 'market_space' ? undefined : prizeOf(context),
        ),
        ...(cause === 'market_space' ? {mover: side, over: 'after', hold: 'glance'} : {}),
    }),
    gem_taken: (event, context) => ({
        ...brings(
            {side: event.side, token: `gem.${event.gem}`, count: 1, from: sourceOf(event, context)},
            event.source === 'row' || event.source === 'palace' ? prizeOf(context) : undefined,
        ),
        ...(event.source === 'jeweller' ? {over: 'after', joins: 'jeweller'} : {}),
    }),
    gem_coloured: ({side, colour}) => ({
        places: [playerAt(side)],
        marks: [{at: playerAt(side), token: `gem.${colour}`}],
    }),
    black_gem_taken: ({side}, context) =>
        brings({side, token: 'gem.black', count: 1, from: areaAt(context.place)}, prizeOf(context)),
    card_won: ({side, character}, context) =>
        brings(
            {side, token: `character.${character}`, count: 1, from: `character:${context.quarter}`},
            prizeOf(context),
        ),
};

/** @type {Record<string, Kind>} */
const SUMS = {
    quarter_went_home: ({quarter}) => ({hold: 'study', sums: say('ys.sum.quarter', {quarter: ROMAN[quarter]})}),
    market_went_home: () => ({hold: 'study', sums: say('ys.sum.market')}),
};

/** The events that are told as beats, and how. All others are only in the log. */
export const KINDS = {...ARRIVALS, ...ORDER, ...PLACING, ...CARDS, ...SCORING, ...GAINS, ...SUMS};

/** The chapter that sums up scores: a quarter, or the market. @param {string} where */
const chapterOf = (where) => (isMarket(where) ? 'market' : `quarter${placeParts(where).number}`);

/** Events that name the place which the next events are about. */
const GOES_TO = new Set(['area_won', 'broker_placed', 'neutral_placed', 'broker_moved']);

/** @param {Context} context changed in place @param {GameEvent} event */
function follow(context, event) {
    const {type, turn, quarter, row, area, where, to} = event;
    if (type === 'turn_began') {
        Object.assign(context, {turn, chapter: ''});
    } else if (type === 'broker_revealed') {
        context.chapter = chapterOf(where);
    } else if (type === 'quarter_ranked') {
        Object.assign(context, {quarter, chapter: `quarter${quarter}`, place: ''});
    } else if (GOES_TO.has(type)) {
        context.place = area ?? where ?? to;
    } else if (type === 'row_won') {
        Object.assign(context, {row, chapter: 'market', place: ''});
    }
}

/** A sketcher that follows what is being scored. @returns {import('../../app/telling/beats.js').Sketcher} */
export function newSketcher() {
    /** @type {Context} */
    const context = {turn: 0, quarter: 0, row: 0, place: '', chapter: ''};
    return (event) => {
        follow(context, event);
        const sketch = /** @type {Record<string, Kind>} */ (KINDS)[event.type]?.(event, context);
        const chapter = context.chapter && `${context.turn}.${context.chapter}`;
        return sketch && {...sketch, ...(chapter ? {chapter} : {})};
    };
}

/** The sketches of a match, with nothing read yet. */
export const newSketchbook = () => new Sketchbook(newSketcher);
