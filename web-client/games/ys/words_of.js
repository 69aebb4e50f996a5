// Small words of Ys that several drawings need: places, gems, faces, names of sides.

import {say, seatName} from '../../app/words.js';

/** @import {SeatInfo} from '../../app/protocol.d.ts' */

export const COLOURS = /** @type {const} */ (['blue', 'green', 'yellow', 'red']);
export const AREAS = /** @type {const} */ (['port', 'commerce', 'palace']);
export const ROMAN = ['', 'I', 'II', 'III', 'IV'];
export const NEUTRAL = 4;

/** A place cut into its kind and number: port1, or blue3. @param {string} where */
export function placeParts(where) {
    return {kind: where.replace(/\d+$/, ''), number: Number(where.replace(/^\D+/, ''))};
}

/** @param {string} where */
export function isMarket(where) {
    return COLOURS.some((colour) => where.startsWith(colour));
}

/** "Port II", "blue column, row 3". @param {string} where */
export function placeName(where) {
    if (where === '') {
        return say('ys.place.unknown');
    }
    const {kind, number} = placeParts(where);
    return isMarket(where)
        ? say('ys.place.market', {colour: say(`ys.colour.${kind}`), row: number})
        : say(`ys.place.${kind}`, {quarter: ROMAN[number]});
}

/** @param {SeatInfo[]} seats @param {number} side */
export function sideName(seats, side) {
    return side === NEUTRAL ? say('ys.neutral') : seatName(seats[side], side);
}

/** @param {string} gem */
export const gemName = (gem) => say(`ys.gem.${gem}`);

/** @param {string} character */
export const characterName = (character) => say(`ys.character.${character}`);

/** @param {string} character */
export const characterDoes = (character) => say(`ys.character.${character}.does`);
