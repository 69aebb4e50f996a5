// Words of Ys that several drawings share: places, gems, faces, names of sides.

import {say, seatName, sentence} from '../../app/words/words.js';

/** @import {SeatInfo} from '../../app/protocol.d.ts' */
/** @import {View} from './view.d.ts' */

export const COLOURS = /** @type {const} */ (['blue', 'green', 'yellow', 'red']);
export const AREAS = /** @type {const} */ (['port', 'commerce', 'palace']);
/** These characters are never in a hand. */
export const PAY_AT_ONCE = ['prince', 'king', 'blue_edged'];
/** All characters, in the order in which they can be played, then those that pay at once. */
export const CHARACTERS = [
    ...['cardinal', 'spy', 'illusionist', 'queen', 'wizard', 'mercenary'],
    ...['captain', 'herald', 'intriguer', 'merchant'],
    ...['alchemist', 'banker', 'jeweller'],
    ...PAY_AT_ONCE,
];
export const ROMAN = ['', 'I', 'II', 'III', 'IV'];
export const NEUTRAL = 4;

/** Splits a place into its kind and number, as in port1 or blue3. @param {string} where */
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

/** What a place is and what it pays, in a sentence or two. @param {string} where @param {number} commerce points */
export function placeSays(where, commerce) {
    const {kind, number} = placeParts(where);
    if (isMarket(where)) {
        return say('ys.says.space', {colour: say(`ys.colour.${kind}`), row: number});
    }
    return say('ys.says.quarter', {area: say(`ys.says.${kind}`, {quarter: ROMAN[number], points: commerce})});
}

/** What a commerce pays this turn. @param {Pick<View, 'effects'>} view */
export const commercePoints = ({effects}) => (effects.merchant === undefined ? 3 : 5);

/**
 * The cards of a seat that have an effect this turn, in the order in which they can be played. The view's own order may
 * differ once a page has been reloaded.
 * @param {Pick<View, 'effects'>} view @param {number} seat
 */
export const cardsAtWork = ({effects}, seat) =>
    CHARACTERS.filter((card) => /** @type {Record<string, number>} */ (effects)[card] === seat);

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

/** Where the rules explain a character, or all of them. @param {string} [character] */
export const characterRule = (character) => (character ? `characters:${character}` : 'characters');

/** Where a quotation would go; nothing if a tie decides. @param {number} step @param {number} [to] */
const predicted = (step, to) =>
    to === undefined || to === step
        ? say(to === undefined ? 'ys.predicted.tied' : 'ys.predicted.stays')
        : say('ys.predicted', {step: to});

/**
 * The step and rank of a quotation, and where it would go if that is known.
 * @param {{colour: string, step: number, rank: number}} stands @param {{to?: number}} [projected]
 */
export function quotationSays({colour, step, rank}, projected) {
    const where = {colour: say(`ys.colour.${colour}`), step, rank: say(`ys.rank.${rank}`)};
    const stands = sentence(say('ys.quotation', where));
    return projected ? `${stands} ${predicted(step, projected.to)}` : stands;
}
