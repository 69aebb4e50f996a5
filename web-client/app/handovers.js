// When a bot takes over from a person in a running match, and when its person plays again: no event of the match says
// it, so the log does where this browser has heard of it. DOM-free.

import {keepFor, keptFor} from './storage.js';
import {say, seatName} from './words.js';

/** @import {LogLine} from './log.js' */
/** @import {SeatInfo, Table} from './protocol.d.ts' */

/** Who plays from a person's seat: the person, a bot until the person comes back, or a bot since the person has left.
 *  @typedef {'person' | 'bot' | 'left'} Hands */
/** `after` so many events of the match. @typedef {{after: number, seat: number, hands: Hands}} Handover */

/** @param {SeatInfo} seat @returns {Hands} */
const handsOf = ({bot, stood_in: isStoodIn}) => (isStoodIn ? 'bot' : bot ? 'left' : 'person');

/**
 * What has changed between two facts of a table.
 * @param {Table | undefined} before @param {Table} now @param {number} after so many events
 * @returns {Handover[]}
 */
export function handoversBetween(before, now, after) {
    if (before?.status !== 'running' || now.status !== 'running') {
        return [];
    }
    return now.seats.flatMap((info, seat) => {
        const hands = handsOf(info);
        return hands === handsOf(before.seats[seat]) ? [] : [{after, seat, hands}];
    });
}

/** What this browser has heard by this token before the page was loaded. @param {string} token @returns {Handover[]} */
export const keptHandovers = (token) => keptFor('handovers', token) ?? [];

/** @param {string} token @param {Handover[]} handovers */
export const keepHandovers = (token, handovers) => keepFor('handovers', token, handovers);

/** Where something was undone there are fewer events. @param {Handover[]} handovers @param {number} events */
export const handoversWithin = (handovers, events) =>
    handovers.map((handover) => ({...handover, after: Math.min(handover.after, events)}));

/** @param {Handover} handover @param {SeatInfo[]} seats @returns {LogLine} */
const lineOf = ({seat, hands}, seats) => ({
    weight: 'plain',
    side: seat,
    parts: [say(`log.plays.${hands}`, {player: seatName(seats[seat], seat)})],
});

/**
 * The lines of the events that are shown, one for each, and between them those of the handovers.
 * @param {LogLine[]} lines @param {Handover[]} handovers @param {SeatInfo[]} seats
 */
export function withHandovers(lines, handovers, seats) {
    const all = [...lines];
    for (const handover of handovers.filter(({after}) => after <= lines.length).reverse()) {
        all.splice(handover.after, 0, lineOf(handover, seats));
    }
    return all;
}
