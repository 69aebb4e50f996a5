// Sums of brokers in a place, a row or a column, as far as the viewer knows them. DOM-free.

import {say} from '../../app/words/words.js';
import {isMarket, placeParts, sideName} from './words_of.js';

/** @import {SeatInfo} from '../../app/protocol.d.ts' */
/** @import {BrokerView, View} from './view.d.ts' */

/** `known`: what the known ones add up to; `hidden`: how many are not known.
 *  @typedef {{brokers: number, known: number, hidden: number}} Sum */

/** @param {number[]} numbers */
export const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** @param {BrokerView[]} brokers @returns {Sum} */
export function sumOf(brokers) {
    const values = brokers.map(({counts, value}) => counts ?? value);
    const known = values.filter((value) => value !== undefined);
    return {
        brokers: brokers.length,
        known: total(known),
        hidden: brokers.length - known.length,
    };
}

/** The sum as it is written beside a place: 5, or 5+? while some of it is hidden. @param {Sum} sum */
export const sumWords = ({known, hidden}) => `${known}${hidden > 0 ? '+?' : ''}`;

/** @param {Pick<View, 'brokers'>} view @param {(broker: BrokerView) => boolean} isThere */
const among = ({brokers}, isThere) => Object.values(brokers).filter(isThere);

/**
 * The sum of each side in these places, the highest first.
 * @param {Pick<View, 'brokers'>} view @param {(where: string) => boolean} isPlace @returns {(Sum & {side: number})[]}
 */
function sumsWhere(view, isPlace) {
    const there = among(view, ({where}) => isPlace(where));
    const sides = [...new Set(there.map(({side}) => side))];
    return sides
        .map((side) => ({side, ...sumOf(there.filter((broker) => broker.side === side))}))
        .sort((one, other) => other.known - one.known || other.hidden - one.hidden || one.side - other.side);
}

/** The sums in one place. @param {View} view @param {string} place */
export const sumsAt = (view, place) => sumsWhere(view, (where) => where === place);

/** The sums that decide about the gems of a quarter's ship.
 *  @param {Pick<View, 'brokers'>} view @param {number} quarter */
export const quarterSums = (view, quarter) =>
    sumsWhere(view, (where) => !isMarket(where) && placeParts(where).number === quarter);

/** The sums of the sides in a row of the market. @param {View} view @param {number} row */
export const rowSums = (view, row) => sumsWhere(view, (where) => isMarket(where) && placeParts(where).number === row);

/** Sums of sides in words. @param {SeatInfo[]} seats @param {(Sum & {side: number})[]} sums */
export function sidesSay(seats, sums) {
    const words = sums.map((sum) => `${sideName(seats, sum.side)} ${sumWords(sum)}`);
    return words.length > 0 ? say('ys.sum.there', {sums: words.join(', ')}) : say('ys.sum.nobody');
}

/** The sum of a colour's column, of all sides together. @param {Pick<View, 'brokers'>} view @param {string} colour */
export const columnSum = (view, colour) => sumOf(among(view, ({where}) => placeParts(where).kind === colour));
