// Who has won a match, in words: above its curve, on its score sheet, and in its log. DOM-free.

import {listNames, say} from '../words/words.js';

/** Somebody who played. Who only filled a place, as the neutral of Ys, has the place 0.
 *  @typedef {{place: number, name: string}} Placed */

/** @param {Placed[]} placed */
const namesOf = (placed) => placed.filter(({place}) => place === 1).map(({name}) => name);

/** The names of those who won. @param {Placed[]} placed */
export const winnersOf = (placed) => listNames(namesOf(placed));

/** That they won, as a heading. @param {Placed[]} placed */
export function winnerWords(placed) {
    const names = namesOf(placed);
    return say(names.length === 1 ? 'match.winner' : 'match.winners', {names: listNames(names)});
}
