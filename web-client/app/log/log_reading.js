// How somebody reads the log: whose lines, whether minor lines too, and how far back. It is kept while the page is
// open. DOM-free.

/** @import {SeatInfo} from '../protocol.d.ts' */
/** @import {LogLine} from './log.js' */

/** A line with its place among all. @typedef {{line: LogLine, number: number}} Numbered */

/** So many of the latest lines are drawn at first, and so many more each time that somebody asks for earlier ones. */
export const LINES_AT_ONCE = 250;

/** The seats of the table, and other sides that lines are about, such as a neutral one.
 *  @param {LogLine[]} lines @param {SeatInfo[]} seats */
export function sidesOf(lines, seats) {
    const others = lines.flatMap(({side}) => (side !== undefined && side >= seats.length ? [side] : []));
    return [...seats.keys(), ...[...new Set(others)].sort()];
}

export class LogReading {
    /** Whose lines; everybody's if undefined. @type {number | undefined} */ side;
    /** @type {'all' | 'weighty'} */ weights = 'all';
    /** Whether it is being chosen what is read. */ isChoosing = false;
    /** The first of the lines that are told as they come, once somebody has asked for earlier ones.
     *  @type {number | undefined} */
    #first;
    /** The first of the earlier lines that somebody asked for. @type {number | undefined} */ #earliest;

    /** @param {() => void} changed */
    constructor(changed) {
        this.changed = changed;
    }

    get isFiltering() {
        return this.side !== undefined || this.weights !== 'all';
    }

    /** Shows, or puts away, what can be chosen. */
    toggleChoosing() {
        this.isChoosing = !this.isChoosing;
        this.changed();
    }

    /** Reads other lines, the latest of them. @param {Partial<Pick<LogReading, 'side' | 'weights'>>} choice */
    choose(choice) {
        Object.assign(this, choice);
        this.#first = undefined;
        this.#earliest = undefined;
        this.changed();
    }

    /** @param {LogLine} line */
    #isChosen({side, weight}) {
        return (this.side === undefined || side === this.side) && (this.weights === 'all' || weight !== 'minor');
    }

    /** The lines that are read. A title that belongs to nobody stays if a line follows under it.
     *  @param {LogLine[]} lines @returns {Numbered[]} */
    chosen(lines) {
        /** @type {Numbered[]} */
        const read = [];
        /** @type {Numbered | undefined} */
        let title;
        for (const [number, line] of lines.entries()) {
            if (this.#isChosen(line)) {
                read.push(...(title ? [title] : []), {line, number});
                title = undefined;
            } else if (line.weight === 'title') {
                title = {line, number};
            }
        }
        return read;
    }

    /**
     * Which of so many lines are drawn: from `first` on those that everybody has, from `earliest` on those asked for.
     * Where somebody reads earlier ones, no line goes away as others come.
     * @param {number} count
     */
    span(count) {
        const latest = Math.max(0, count - LINES_AT_ONCE);
        const first = Math.min(this.#first ?? latest, latest);
        return {earliest: Math.min(this.#earliest ?? first, first), first};
    }

    /** Draws more of so many lines. @param {number} count */
    showEarlier(count) {
        const {earliest, first} = this.span(count);
        this.#first = first;
        this.#earliest = Math.max(0, earliest - LINES_AT_ONCE);
        this.changed();
    }
}
