// The log of a match in words. A line is written once, since a match only adds events. How an event reads is up to its
// game. DOM-free.

import {say, seatName} from '../words/words.js';

/** @import {GameEvent, SeatInfo} from '../protocol.d.ts' */

/**
 * A line is made of parts, so that a panel can draw names and things and a test can read text; `at` are the places of
 * the board that it is about. One that `stays` is so whatever is undone.
 * @typedef {{weight: 'title' | 'heading' | 'plain' | 'minor', side?: number, parts: unknown[], at?: string[],
 *            stays?: boolean}} LogLine
 */
/** How many letters there are to read in a part of a line. @param {unknown} part @returns {number} */
export function lettersIn(part) {
    if (typeof part === 'string' || typeof part === 'number') {
        return String(part).length;
    }
    const parts = Array.isArray(part) ? part : /** @type {{values?: unknown[]} | undefined} */ (part)?.values;
    return (parts ?? []).reduce((/** @type {number} */ sum, one) => sum + lettersIn(one), 0);
}

/** Writes one line after the other, and may keep in mind what it has read. @typedef {(event: GameEvent,
 *  seats: SeatInfo[]) => LogLine} LineWriter */

/** The one event that belongs to no game. @type {LineWriter} */
const undone = ({seat}, seats) => ({
    weight: 'minor',
    side: seat,
    parts: [say('log.undone', {player: seatName(seats[seat], seat)})],
});

/** @param {LineWriter} write @param {GameEvent} event @param {SeatInfo[]} seats */
const lineOf = (write, event, seats) => (event.type === 'undone' ? undone(event, seats) : write(event, seats));

/**
 * Whether these are the events that were known, and perhaps more: events once told stay the same objects.
 * @param {GameEvent[]} known @param {GameEvent[]} events
 */
export function continues(known, events) {
    return events.length >= known.length && events[known.length - 1] === known[known.length - 1];
}

export class Log {
    /** @type {GameEvent[]} */ #events = [];
    #names = '';
    /** @type {LogLine[]} */ lines = [];

    /** @param {() => LineWriter} newWriter a writer that has read nothing yet */
    constructor(newWriter) {
        this.newWriter = newWriter;
        this.write = newWriter();
    }

    /**
     * The lines of these events, which begin with the start of the match.
     * @param {GameEvent[]} events @param {SeatInfo[]} seats
     */
    read(events, seats) {
        const names = seats.map(seatName).join('\n');
        if (names !== this.#names || !continues(this.#events, events)) {
            this.#names = names;
            this.write = this.newWriter();
            this.lines = [];
        }
        for (const event of events.slice(this.lines.length)) {
            this.lines.push(lineOf(this.write, event, seats));
        }
        this.#events = events;
        return this.lines;
    }

    /**
     * The same of other events, and what was read stays read.
     * @param {GameEvent[]} events @param {SeatInfo[]} seats
     */
    readBeside(events, seats) {
        const write = this.newWriter();
        return events.map((event) => lineOf(write, event, seats));
    }
}
