// The lines of the log that say when a bot took over from a person, and when its person came back or left. No event of
// the match says it. DOM-free.

import {say, seatName} from '../words/words.js';

/** @import {Handover, SeatInfo} from '../protocol.d.ts' */
/** @import {LogLine} from './log.js' */

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
