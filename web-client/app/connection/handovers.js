// When a bot takes over from a person in a match, and when its person plays again or leaves for good: no event of the
// match says it, so the log does. The server tells it with the events; of what happens while the page listens, the
// facts of the table say it. DOM-free.

import {say, seatName} from '../words/words.js';

/** @import {LogLine} from '../log/log.js' */
/** @import {Handover, Hands, SeatInfo} from '../protocol.d.ts' */

/** @param {SeatInfo} seat @returns {Hands} */
const handsOf = ({player, bot, stood_in: isStoodIn}) => (isStoodIn ? 'bot' : bot && player ? 'left' : 'person');

/** @param {Handover[]} handovers @param {number} seat @returns {Hands} */
const handsBy = (handovers, seat) => handovers.findLast((one) => one.seat === seat)?.hands ?? 'person';

/**
 * What is known of handovers, with what the facts of the table say besides.
 * @param {Handover[]} handovers @param {SeatInfo[]} seats @param {number} after so many events
 */
export function handoversUpTo(handovers, seats, after) {
    const fresh = seats.flatMap((info, seat) => {
        const hands = handsOf(info);
        return hands === handsBy(handovers, seat) ? [] : [{after, seat, hands}];
    });
    return fresh.length > 0 ? [...handovers, ...fresh] : handovers;
}

/** Where so many events have been undone, what was told after them moves up.
 *  @param {Handover[]} handovers @param {{from: number, count: number}} undone */
export const handoversWithout = (handovers, {from, count}) =>
    handovers.map((one) => (one.after <= from ? one : {...one, after: Math.max(from, one.after - count)}));

/**
 * A list that has something for each event that is shown, and what is made of each handover in its place.
 * @template T @param {T[]} list @param {Handover[]} handovers
 * @param {(handover: Handover, before: T | undefined) => T} made of it, and of what is before it
 */
function inPlace(list, handovers, made) {
    const all = [...list];
    for (const handover of handovers.filter(({after}) => after <= list.length).reverse()) {
        all.splice(handover.after, 0, made(handover, list[handover.after - 1]));
    }
    return all;
}

/** @param {Handover} handover @param {SeatInfo[]} seats @returns {LogLine} */
const lineOf = ({seat, hands}, seats) => ({
    weight: 'plain',
    side: seat,
    stays: true,
    parts: [say(`log.plays.${hands}`, {player: seatName(seats[seat], seat)})],
});

/** The lines of events, and between them those of the handovers.
 *  @param {LogLine[]} lines @param {Handover[]} handovers @param {SeatInfo[]} seats */
export const withHandovers = (lines, handovers, seats) =>
    inPlace(lines, handovers, (handover) => lineOf(handover, seats));

/** The step of each of these lines, if there is one of each event: a handover belongs to the step before it.
 *  @param {number[]} steps @param {Handover[]} handovers */
export const stepsWithHandovers = (steps, handovers) => inPlace(steps, handovers, (_, before = 0) => before);
