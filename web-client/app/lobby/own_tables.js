// How the tables of this browser's seats stand. They are looked at again and again while the page is open, without
// entering them. Seats that were forgotten here can be brought back until the page is left. How this looks is up to
// table_lists.js.

import {forgetSeat, memoryOf, ownSeat, ownSeats, putSeatBack} from '../browser/storage.js';
import {inspectAll} from '../people/seating.js';
import {inOrder, isAwaited, isLostAnyway} from '../people/standing.js';

/** @import {OwnSeat, SeatMemory} from '../browser/storage.js' */
/** @import {OwnTable} from '../people/standing.js' */
/** @import {KeyringSeat, Table} from '../protocol.d.ts' */

/** So many of the latest are shown, and of the others those that wait for this person. */
const SHOWN = 8;
const PAUSE_MS = 10000;
/** While nobody sees the page but for its title. */
const PAUSE_HIDDEN_MS = 60000;

/** From these a table does not come back. */
const LASTING = ['finished', 'stopped', 'broken', 'closed'];

/** @param {OwnSeat} seat @param {Table | 'gone' | undefined} seen @returns {OwnTable} */
const asSeen = (seat, seen) => (seen === 'gone' ? {seat, isGone: true} : {seat, table: seen});

/** Seats that are not this browser's yet, with how their tables stand as far as that can be seen now.
 *  @param {KeyringSeat[]} seats */
export async function offeredTables(seats) {
    /** @type {Map<string, Table | 'gone'>} */
    const seen = await inspectAll(seats.map(({token}) => token)).catch(() => new Map());
    return inOrder(seats.map((seat) => asSeen({...seat, at: Date.now()}, seen.get(seat.token))));
}

export class OwnTables {
    /** By token. @type {Map<string, Table | 'gone'>} */ #seen = new Map();
    /** The latest last. @type {SeatMemory[]} */ #forgotten = [];
    #lookedAt = 0;
    #isLooking = false;

    /** @param {() => void} changed */
    constructor(changed) {
        this.changed = changed;
    }

    /** @returns {OwnTable[]} */
    #all() {
        return ownSeats().map((seat) => asSeen(seat, this.#seen.get(seat.token)));
    }

    /** The same with those that were forgotten, each where it was. */
    #allAndForgotten() {
        const all = this.#all();
        const forgotten = this.#forgotten.filter(({seat}) => !ownSeat(seat.token));
        for (const {seat, place} of forgotten.reverse()) {
            all.splice(place, 0, {...asSeen(seat, this.#seen.get(seat.token)), isForgotten: true});
        }
        return all;
    }

    /** The tables to show, in their order. */
    list() {
        return inOrder(this.#allAndForgotten().filter((own, index) => index < SHOWN || isAwaited(own)));
    }

    /** There is a way back until the page is left, if there is anything to come back to. @param {OwnTable} own */
    forget(own) {
        const memory = memoryOf(own.seat.token);
        forgetSeat(own.seat.token);
        if (memory && !isLostAnyway(own)) {
            this.#forgotten.push(memory);
        }
        this.changed();
    }

    /** @param {OwnTable} own that was forgotten */
    bringBack({seat: {token}}) {
        const memory = this.#forgotten.find(({seat}) => seat.token === token);
        this.#forgotten = this.#forgotten.filter((one) => one !== memory);
        if (memory) {
            putSeatBack(memory);
        }
        this.changed();
    }

    /** How many wait for this person. */
    get turns() {
        return this.#all().filter(isAwaited).length;
    }

    /** The tokens of tables that may still change. */
    #due() {
        return this.#all()
            .filter(({seat, table, isGone}, index) => {
                const isOver = isGone || (table ? LASTING.includes(table.status) : index >= SHOWN && seat.result);
                return !isOver;
            })
            .map(({seat}) => seat.token);
    }

    async look() {
        const due = this.#due();
        if (this.#isLooking || due.length === 0) {
            return;
        }
        this.#isLooking = true;
        try {
            this.#seen = new Map([...this.#seen, ...(await inspectAll(due))]);
            this.changed();
        } catch {
            // The connection was lost: what was seen before is the best there is until the next look.
        }
        this.#isLooking = false;
        this.#lookedAt = Date.now();
    }

    /** Looks at once if there are tables of which nothing is known yet. */
    lookAtNew() {
        if (this.#due().some((token) => !this.#seen.has(token))) {
            this.look();
        }
    }

    /** Looks again if the pause has passed. */
    lookInTime() {
        const pause = document.hidden ? PAUSE_HIDDEN_MS : PAUSE_MS;
        if (Date.now() - this.#lookedAt >= pause) {
            this.look();
        }
    }
}
