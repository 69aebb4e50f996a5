// Turns the events of Ys into lines of words. Every tie says what decided it, and every quotation says what moved it.
// DOM-free.

import {Log} from '../../app/log/log.js';
import {pointing} from '../../app/telling/line_places.js';
import {winnersOf} from '../../app/people/winners.js';
import {hasWords, listNames, parts, say, sayCount} from '../../app/words/words.js';
import {newSketcher} from './beats.js';
import {characterName, gemName, placeName, ROMAN, sideName} from './words_of.js';

/** @import {LineWriter, LogLine} from '../../app/log/log.js' */
/** @import {GameEvent, SeatInfo} from '../../app/protocol.d.ts' */

const TITLES = new Set(['turn_began', 'game_ended']);
const HEADINGS = new Set(['quarter_ranked', 'columns_ranked', 'best_bidder']);
const MINOR = new Set([
    'character_arrived',
    'ship_arrived',
    'row_gem_arrived',
    'has_bid',
    'passed',
    'broker_revealed',
    'quarter_went_home',
    'market_went_home',
    'character_left',
    'last_broker_joined',
    'courtier_chosen',
]);

// Events that name brokers or ports by their numbers only.
const NUMBERED = new Set([
    'ships_swapped',
    'broker_looked_at',
    'broker_seen',
    'brokers_swapped',
    'courtier_swapped',
    'broker_marked',
]);

/** @param {string} colour */
const colourName = (colour) => say(`ys.colour.${colour}`);

/** @param {number} value */
const points = (value) => sayCount('ys.points', value);

/** What a tie was about. @param {GameEvent} event */
function contestName({contest, quarter, area, row}) {
    return say(`ys.contest.${contest}`, {quarter: ROMAN[quarter ?? 0], area: area ? placeName(area) : '', row});
}

/** The values that fill each event's sentence. @param {GameEvent} event @param {SeatInfo[]} seats */
function fillings(event, seats) {
    const name = (/** @type {number} */ side) => sideName(seats, side);
    const {side, seat, quarter, ship, gem, colour, character, where, area, ranking, contenders, columns, order, score} =
        event;
    return {
        ...event,
        name: name(seat ?? side ?? 0),
        owner: event.owner !== undefined && name(event.owner),
        // One courtier enters the throne room in each turn.
        courtier: event.courtier !== undefined && event.courtier + 1,
        quarter: ROMAN[quarter ?? 0],
        points: points(event.points ?? 0),
        ship: ship && listNames([say('ys.ship.big', {gem: gemName(ship.big)}), ...ship.small.map(gemName)]),
        gem: gem && gemName(gem),
        colour: colour && colourName(colour),
        character: character && characterName(character),
        where: where && placeName(where),
        area: area && placeName(area),
        face: event.face && say(`ys.face.${event.face}`),
        from: typeof event.from === 'string' ? placeName(event.from) : event.from,
        to: typeof event.to === 'string' ? placeName(event.to) : event.to,
        give: event.give && colourName(event.give),
        take: event.take && colourName(event.take),
        source: event.source && say(`ys.source.${event.source}`),
        cause: event.cause && say(`ys.cause.${event.cause}`),
        contest: event.contest && contestName(event),
        by: event.by && say(`ys.by.${event.by}`),
        ranking: ranking?.map((/** @type {any} */ one) => `${name(one.side)} (${one.total})`).join(', '),
        contenders: contenders && contendersInWords(event, name),
        columns: columns
            ?.map((/** @type {any} */ one) => say('ys.column.total', {...one, colour: colourName(one.colour)}))
            .join(', '),
        order: order && listNames(order.map(colourName)),
        winners: score && winnersOf(score.sides.map((/** @type {any} */ {place, side}) => ({place, name: name(side)}))),
    };
}

/** Each side of a tie with the figures that count. @param {GameEvent} event @param {(side: number) => string} name */
function contendersInWords({contenders, by, contest}, name) {
    const figures = contest === 'bids' ? 'previous_order_card' : by;
    return contenders
        .map((/** @type {any} */ one) =>
            say(`ys.contender.${one.order_card === undefined ? 'neutral' : figures}`, {...one, name: name(one.side)}),
        )
        .join(', ');
}

/** The key of an event's sentence. Some events have another one when more is known. @param {GameEvent} event */
function keyOf(event) {
    const special = `ys.event.${event.type}.${event.face ?? event.contest ?? event.cause ?? ''}`;
    return hasWords(special) ? special : `ys.event.${event.type}`;
}

/**
 * Follows where each broker stands, since later events name brokers by number only.
 * @param {Map<number, string>} spots changed in place @param {GameEvent} event
 */
function follow(spots, event) {
    if (event.type === 'turn_began') {
        spots.clear();
    } else if (event.type === 'broker_placed' || event.type === 'neutral_placed') {
        spots.set(event.broker, event.where);
    } else if (event.type === 'broker_moved') {
        spots.set(event.broker, event.to);
    } else if (event.type === 'brokers_swapped') {
        const [first, second] = [spots.get(event.first) ?? '', spots.get(event.second) ?? ''];
        spots.set(event.first, second).set(event.second, first);
    }
}

/** @param {Map<number, string>} spots @param {GameEvent} event */
function spotsOf(spots, {type, broker, first, second}) {
    if (type === 'ships_swapped') {
        return {first: ROMAN[first], second: ROMAN[second]};
    }
    const named = (/** @type {number} */ number) => placeName(spots.get(number) ?? '');
    return type === 'brokers_swapped' ? {first: named(first), second: named(second)} : {spot: named(broker)};
}

/** @param {GameEvent} event @param {SeatInfo[]} seats @param {Map<number, string>} [spots] @returns {LogLine} */
export function logLine(event, seats, spots = new Map()) {
    const {type} = event;
    const weight = TITLES.has(type) ? 'title' : HEADINGS.has(type) ? 'heading' : MINOR.has(type) ? 'minor' : 'plain';
    const placed = NUMBERED.has(type) ? spotsOf(spots, event) : {};
    return {weight, side: event.side ?? event.seat, parts: parts(keyOf(event), {...fillings(event, seats), ...placed})};
}

/**
 * The places that a line can still point at once the board has changed. Brokers move, ships leave their quarter, and
 * characters are taken from their palace.
 * @param {string} place @param {Map<number, string>} spots
 */
function lasting(place, spots) {
    const [kind, which] = place.split(':');
    const spot = spots.get(Number(which));
    switch (kind) {
        case 'broker':
            return spot ? [`area:${spot}`] : [];
        case 'ship':
            return [place, `quarter:${which}`];
        case 'character':
            return [place, `area:palace${which}`];
        default:
            return which ? [place] : [];
    }
}

/** A writer of lines that keeps track of where the brokers stand. @returns {LineWriter} */
function newWriter() {
    /** @type {Map<number, string>} */
    const spots = new Map();
    /** @type {LineWriter} */
    const write = (event, seats) => {
        const line = logLine(event, seats, spots);
        follow(spots, event);
        return line;
    };
    return pointing(write, newSketcher(), (place) => lasting(place, spots));
}

/** The log of a match, with nothing read yet. */
export const newLog = () => new Log(newWriter);
