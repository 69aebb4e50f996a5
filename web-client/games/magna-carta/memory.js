// What a person would keep in mind of the cards of Caylus Magna Carta, from the own view alone. Everybody sees which
// cards of a player are on the road and among the discards, so the others are in the hand or in the deck. DOM-free.

import {deckOf} from './cards.js';

/** @import {View} from './view.d.ts' */

/** The cards of a seat that this viewer sees neither on the road, nor among the discards, nor in the own hand.
 *  @param {View} view @param {number} seat */
export function outOfSight({options, players, road}, seat) {
    const {discards, own} = players[seat];
    const built = road.filter(({owner}) => owner === seat).map(({building}) => building);
    const inSight = [...built, ...discards, ...(own?.hand ?? [])];
    return deckOf(options).filter((building) => !inSight.includes(building));
}
