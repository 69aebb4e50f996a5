// Who plays for a seat: a bot takes over from a person, and the person plays again or leaves for good. The server tells
// past handovers with the events. Later ones show in the facts of the table. Lines of the log about them are written in
// log/handover_lines.js. DOM-free.

/** @import {Handover, Hands, SeatInfo} from '../protocol.d.ts' */

/** Of a seat with a new link that is what is told, whether or not a bot plays meanwhile.
 *  @param {SeatInfo} seat @returns {Hands} */
function handsOf({player, bot, stood_in: isStoodIn, relinked: isRelinked}) {
    if (player && bot && !isStoodIn) {
        return 'left';
    }
    return isRelinked ? 'link' : isStoodIn ? 'bot' : 'person';
}

/** @param {Handover[]} handovers @param {number} seat @returns {Hands} */
const handsBy = (handovers, seat) =>
    handovers.findLast((one) => one.seat === seat && one.hands !== 'hint')?.hands ?? 'person';

/**
 * The known handovers, with those that the facts of the table show.
 * @param {Handover[]} handovers @param {SeatInfo[]} seats @param {number} after so many events
 */
export function handoversUpTo(handovers, seats, after) {
    const fresh = seats.flatMap((info, seat) => {
        const hands = handsOf(info);
        return hands === handsBy(handovers, seat) ? [] : [{after, seat, hands}];
    });
    return fresh.length > 0 ? [...handovers, ...fresh] : handovers;
}

/** Moves handovers up where events before them have been undone.
 *  @param {Handover[]} handovers @param {{from: number, count: number}} undone */
export const handoversWithout = (handovers, {from, count}) =>
    handovers.map((one) => (one.after <= from ? one : {...one, after: Math.max(from, one.after - count)}));
