// What a person would remember of the cards of Caylus Magna Carta, worked out from their own view alone. Everybody sees
// which cards of a player are on the road and in the discards. The others are in that player's hand or deck. DOM-free.

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
