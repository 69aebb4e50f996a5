// Turns the events of Yspahan into lines of words: why a row closed, what the supervisor sent away and who paid a
// camel, and every point at the end of a week. DOM-free.

import {Log} from '../../app/log/log.js';
import {pointing} from '../../app/telling/line_places.js';
import {winnersOf} from '../../app/people/winners.js';
import {hasWords, listNames, parts, say} from '../../app/words/words.js';
import {newSketcher} from './beats.js';
import {
    amount,
    amountAsObject,
    buildingName,
    cardName,
    nameOf,
    priceName,
    ROMAN,
    rowOf,
    soukName,
    soukOfShop,
    spaceName,
} from './words_of.js';

/** @import {LogLine} from '../../app/log/log.js' */
/** @import {GameEvent, SeatInfo} from '../../app/protocol.d.ts' */

const TITLES = new Set(['day_began', 'game_ended']);
const HEADINGS = new Set(['dice_rolled', 'week_ended', 'caravan_scored', 'last_day_ordered']);
const MINOR = new Set([
    'row_filled',
    'yellow_dice_left',
    'tower_cleared',
    'goods_hit',
    'turn_ended',
    'deck_reshuffled',
    'souk_unfinished',
    'city_cleared',
    'caravan_cleared',
    'supervisor_returned',
]);

/** @typedef {(seat: number) => string} Names */

/**
 * The points before the last day. Ties go by the distance from the start player of the sixth day, in seats.
 * @param {any[]} standings @param {Names} name
 */
function standingsInWords(standings, name) {
    return standings
        .map((one) => {
            const tied = standings.filter(({points}) => points === one.points).length > 1;
            return say(`yspahan.standing${tied ? '.tied' : ''}`, {...one, name: name(one.seat)});
        })
        .join(', ');
}

/** What made up for the difference between a way and the dice. @param {GameEvent} event */
function wayInWords({value, steps, hammam, gold}) {
    if (steps === value) {
        return say('yspahan.way.exact');
    }
    const causes = [
        ...(hammam > 0 ? [say('yspahan.way.hammam', {steps: hammam})] : []),
        ...(gold > 0 ? [amount('gold', gold)] : []),
    ];
    return say('yspahan.way', {value, causes: listNames(causes)});
}

/** @param {any[]} shares @param {Names} name */
const sharesInWords = (shares, name) =>
    shares.map((one) => say('yspahan.share', {...one, name: name(one.seat)})).join(', ');

/** The values that fill each event's sentence. @param {GameEvent} event @param {SeatInfo[]} seats */
function fillings(event, seats) {
    const name = (/** @type {number} */ seat) => nameOf(seats, seat);
    const {seat, shop, souk, row, order, white, yellow, card, building, place, goods, shares, outcome} = event;
    return {
        ...event,
        name: seat !== undefined && name(seat),
        week: event.week && ROMAN[event.week],
        starter: order && name(order[0]),
        standings: event.standings && standingsInWords(event.standings, name),
        white: Array.isArray(white) ? white.join(' ') : white,
        yellow: Array.isArray(yellow) ? yellow.join(' ') : yellow,
        dice: amount('dice', typeof white === 'number' ? white + yellow : (event.dice ?? 0)),
        row: typeof row === 'string' ? rowOf(row) : row,
        rows: (event.rows ?? event.closed) && listNames((event.rows ?? event.closed).map(rowOf)),
        camels: amountAsObject('camels', event.camels ?? 0),
        gold: amountAsObject('gold', event.gold ?? 0),
        points: amount('points', event.points ?? 0),
        bazaar: amount('points', event.bazaar ?? 0),
        steps: amount('steps', event.steps ?? 0),
        cards:
            typeof event.cards === 'number'
                ? amount('cards', event.cards)
                : listNames((event.cards ?? []).map(cardName)),
        card: card && cardName(card),
        building: building && buildingName(building),
        price: building && priceName(event.camels === undefined ? {camels: 0, gold: 0} : /** @type {any} */ (event)),
        souk: souk ? soukName(souk) : shop && soukOfShop(shop),
        goods: Array.isArray(goods) ? hitsInWords(goods, name) : amount('goods', goods ?? 0),
        place: place !== undefined && place + 1,
        from: event.from && spaceName(event.from),
        to: event.to && spaceName(event.to),
        way: event.type === 'supervisor_moved' && wayInWords(event),
        shares: shares && sharesInWords(shares, name),
        winners: outcome && winnersOf(placedIn(outcome, name)),
    };
}

/** @param {any[]} hits @param {Names} name */
const hitsInWords = (hits, name) =>
    listNames(hits.map(({shop, owner}) => say('yspahan.hit', {name: name(owner), souk: soukOfShop(shop)})));

/** @param {{places: number[]}} outcome @param {Names} name */
const placedIn = ({places}, name) => places.map((place, seat) => ({place, name: name(seat)}));

/** Tells apart the sentences of one type of event. @param {GameEvent} event */
function special({type, use, income, cause, direction, yellow, closed, bazaar, cards, from, to}) {
    switch (type) {
        case 'dice_rolled':
            return yellow.length > 0 ? 'yellow' : '';
        case 'yellow_dice_left':
            return closed.length > 0 ? 'closed' : '';
        case 'souk_scored':
            return bazaar === undefined ? '' : 'bazaar';
        case 'building_built':
            return cards.length > 0 ? 'cards' : '';
        case 'supervisor_moved':
            return from === to ? 'stays' : '';
        case 'row_filled':
        case 'group_taken':
            return use ?? '';
        default:
            return income ?? cause ?? direction ?? '';
    }
}

/** The key of an event's sentence. Some events have another one when more is known. @param {GameEvent} event */
function keyOf(event) {
    const key = `yspahan.event.${event.type}.${special(event)}`;
    return hasWords(key) ? key : `yspahan.event.${event.type}`;
}

/** @param {GameEvent} event @param {SeatInfo[]} seats @returns {LogLine} */
export function logLine(event, seats) {
    const {type} = event;
    const weight = TITLES.has(type) ? 'title' : HEADINGS.has(type) ? 'heading' : MINOR.has(type) ? 'minor' : 'plain';
    return {weight, side: event.seat, parts: parts(keyOf(event), fillings(event, seats))};
}

/** The log of a match, with nothing read yet. */
export const newLog = () => new Log(() => pointing(logLine, newSketcher()));
