// The brokers at a place of Ys, in drawing order: each side has a lane of its own. DOM-free.

/** @import {BrokerView, View} from './view.d.ts' */

/**
 * Lanes come in the order of the sides; the neutral has the highest number, so it comes last.
 * @typedef {[string, BrokerView]} Numbered
 */

/** @param {Numbered} one @param {Numbered} other */
const bySide = ([oneNumber, one], [otherNumber, other]) =>
    one.side - other.side || Number(oneNumber) - Number(otherNumber);

/**
 * The brokers of a place, by side in the order of the seats, and within a side by number.
 * @param {{view: Pick<View, 'brokers'>}} scene @param {string} where @returns {Numbered[]}
 */
export const brokersAt = ({view}, where) =>
    Object.entries(view.brokers)
        .filter(([, broker]) => broker.where === where)
        .sort(bySide);
