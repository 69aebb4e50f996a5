// What a person would remember of the cards of Yspahan, worked out from their own view and events: the cards that are
// neither discarded nor in their hand, and the cards that others have played or discarded. DOM-free.

import {BUILDING_CARDS, CARDS, COPIES_OF_CARD} from './printed.js';

/** @import {GameEvent} from '../../app/protocol.d.ts' */
/** @import {View} from './view.d.ts' */

/** A kind of card and how many of it. @typedef {{card: string, count: number}} Cards */

/** @param {string} card @param {string[]} cards */
const countOf = (card, cards) => cards.filter((one) => one === card).length;

/** The cards in the deck and in the hands of others. @param {View} view @returns {Cards[]} */
export function outOfSight({discards, players}) {
    const inSight = [...discards, ...players.flatMap(({cards}) => cards ?? [])];
    const left = CARDS.map((card) => ({card, count: COPIES_OF_CARD - countOf(card, inSight)}));
    return left.filter(({count}) => count > 0);
}

/** The cards that an event takes from a hand. One that pays for a building is told again with it, or only there.
 *  @param {GameEvent} event @returns {string[]} */
function takenFromHand({type, card, cards}) {
    if (type === 'building_built') {
        return cards;
    }
    return type === 'card_discarded' || (type === 'card_played' && !BUILDING_CARDS.includes(card)) ? [card] : [];
}

/** What a seat has played or discarded so far. @param {GameEvent[]} events @param {number} seat @returns {Cards[]} */
export function letGo(events, seat) {
    const gone = events.filter(({seat: whose}) => whose === seat).flatMap(takenFromHand);
    return CARDS.map((card) => ({card, count: countOf(card, gone)})).filter(({count}) => count > 0);
}
