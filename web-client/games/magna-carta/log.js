// Turns the events of Caylus Magna Carta into lines of words: who paid whom for what, who passed first, which workers
// went home unpaid and why, and how a tie for the gold was decided. DOM-free.

import {Log} from '../../app/log/log.js';
import {pointing} from '../../app/telling/line_places.js';
import {winnersOf} from '../../app/people/winners.js';
import {hasWords, listNames, parts, say} from '../../app/words/words.js';
import {newSketcher} from './beats.js';
import {
    buildingName,
    denierWords,
    goodsAsObject,
    nameOf,
    numbered,
    onRoad,
    prestigeName,
    roadName,
    tokenWords,
} from './words_of.js';

/** @import {LogLine} from '../../app/log/log.js' */
/** @import {GameEvent, SeatInfo} from '../../app/protocol.d.ts' */
/** @import {OnRoad} from './words_of.js' */

const TITLES = new Set(['round_began', 'game_ended']);
const HEADINGS = new Set(['prestige_built', 'bonus_won', 'tokens_removed']);
const MINOR = new Set([
    'hand_chosen',
    'income_received',
    'provost_left',
    'ability_unused',
    'cubes_returned',
    'delivery_ended',
    'provost_advanced',
    'first_player_moved',
]);

/** @param {GameEvent} event */
function incomeCase({residences, hotel}) {
    return residences > 0 ? (hotel > 0 ? 'both' : 'residences') : hotel > 0 ? 'hotel' : '';
}

/** @param {GameEvent} event */
function abilityCase({ability, gave, got}) {
    const gives = gave.deniers > 0 || gave.cubes.length > 0;
    const takes = got.deniers > 0 || got.cubes.length > 0 || got.tokens.length > 0;
    if (ability === 'secondary') {
        return gives ? 'owner_gives' : 'owner';
    }
    return takes ? (gives ? '' : 'gain') : 'nothing';
}

/** Tells apart the sentences of one type of event. @type {Record<string, (event: GameEvent) => string>} */
const CASES = {
    hand_replaced: ({paid}) => (paid === 0 ? 'free' : ''),
    income_received: incomeCase,
    building_built: ({stored}) => (stored > 0 ? 'stored' : ''),
    prestige_built: ({residence}) => (residence ? 'residence' : ''),
    passed: ({number}) => (number === 1 ? 'first' : ''),
    ability_used: abilityCase,
    ability_unused: ({why}) => why,
    delivery_ended: ({batches}) => (batches === 0 ? 'nothing' : batches === 1 ? 'one' : ''),
    cubes_returned: ({cubes}) => (cubes === 1 ? 'one' : ''),
    bonus_won: ({tied}) => (tied.length > 0 ? 'tied' : ''),
};

/** The key of an event's sentence. @param {GameEvent} event */
function keyOf(event) {
    const key = `magna-carta.event.${event.type}`;
    const special = `${key}.${CASES[event.type]?.(event) ?? ''}`;
    return hasWords(special) ? special : key;
}

const DENIERS = ['deniers', 'residences', 'hotel', 'paid'];

/** Fields that are money, in words. @param {GameEvent} event */
function moneyOf(event) {
    const money = DENIERS.filter((field) => typeof event[field] === 'number');
    const words = Object.fromEntries(money.map((field) => [field, denierWords(event[field])]));
    return {...words, gained: goodsAsObject({deniers: event.gained})};
}

/** A place of the road by its number, since the card there may have been turned over since. @param {OnRoad} card */
const placeName = ({place}) => say('magna-carta.place', {number: place + 1});

/** Fields that are cards of the road, in words. @param {GameEvent} event @param {SeatInfo[]} seats */
function cardsOf({type, seat, card, from, to, residence}, seats) {
    // "Their" card would come before the name of the worker's owner.
    const told = ['worker_unpaid', 'worker_sent_home'].includes(type) ? undefined : seat;
    return {
        card: card && (type === 'building_built' ? onRoad(card) : roadName(card, seats, told)),
        from: from && placeName(from),
        to: to && placeName(to),
        residence: residence && numbered({...residence, face: 'residence'}, residence.place),
    };
}

/** The values that fill each event's sentence. @param {GameEvent} event @param {SeatInfo[]} seats */
function fillings(event, seats) {
    const name = (/** @type {number} */ seat) => nameOf(seats, seat);
    const {seat, first_player, buildings, cards, discarded, payment, prestige, gave, got, token, tokens, tied, score} =
        event;
    return {
        ...event,
        ...moneyOf(event),
        ...cardsOf(event, seats),
        name: name(seat ?? first_player ?? 0),
        buildings: buildings && listNames(buildings.map(buildingName)),
        cards: Array.isArray(cards) ? listNames(cards.map(buildingName)) : cards,
        discarded: discarded && listNames(discarded.map(buildingName)),
        payment: payment && goodsAsObject({cubes: payment}),
        prestige: prestige && prestigeName(prestige),
        gave: gave && goodsAsObject(gave),
        got: got && goodsAsObject(got),
        part: token && say(`magna-carta.part.${token}`),
        tokens: tokens && tokenWords(tokens),
        tied: tied && listNames(tied.map(name)),
        winners:
            score && winnersOf(score.seats.map((/** @type {any} */ {place, seat: by}) => ({place, name: name(by)}))),
    };
}

/** @param {GameEvent} event @param {SeatInfo[]} seats @returns {LogLine} */
export function logLine(event, seats) {
    const {type, seat} = event;
    const weight = TITLES.has(type) ? 'title' : HEADINGS.has(type) ? 'heading' : MINOR.has(type) ? 'minor' : 'plain';
    return {weight, side: seat, parts: parts(keyOf(event), fillings(event, seats))};
}

/** The log of a match, with nothing read yet. */
export const newLog = () => new Log(() => pointing(logLine, newSketcher()));
