// Who stands at a place of Ys, in the order in which they are drawn there: each side in a lane of its own. DOM-free.

/** @import {BrokerView, View} from './view.d.ts' */

/** The neutral side has the highest number, so it comes last. @typedef {[string, BrokerView]} Numbered */

/** @param {Numbered} one @param {Numbered} other */
const bySide = ([oneNumber, one], [otherNumber, other]) =>
    one.side - other.side || Number(oneNumber) - Number(otherNumber);

/**
 * The brokers of a place, by sides in the order of the seats, those of a side by their numbers.
 * @param {{view: Pick<View, 'brokers'>}} scene @param {string} where @returns {Numbered[]}
 */
export const brokersAt = ({view}, where) =>
    Object.entries(view.brokers)
        .filter(([, broker]) => broker.where === where)
        .sort(bySide);
