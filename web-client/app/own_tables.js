// How the tables of this browser's seats stand: looked at again and again as long as the page is open, without entering
// them. What that looks like is table_lists.js's business.

import {inspectAll} from './seating.js';
import {inOrder, isAwaited} from './standing.js';
import {ownSeats} from './storage.js';

/** @import {Table} from './protocol.d.ts' */
/** @import {OwnTable} from './standing.js' */

/** So many of the latest are shown, and of the others those that wait for this person. */
const SHOWN = 8;
const PAUSE_MS = 10000;
/** While nobody sees the page but for its title. */
const PAUSE_HIDDEN_MS = 60000;

/** From these a table does not come back. */
const LASTING = ['finished', 'stopped', 'broken', 'closed'];

export class OwnTables {
    /** By token. @type {Map<string, Table | 'gone'>} */ #seen = new Map();
    #lookedAt = 0;
    #isLooking = false;

    /** @param {() => void} changed */
    constructor(changed) {
        this.changed = changed;
    }

    /** @returns {OwnTable[]} */
    #all() {
        return ownSeats().map((seat) => {
            const seen = this.#seen.get(seat.token);
            return seen === 'gone' ? {seat, isGone: true} : {seat, table: seen};
        });
    }

    /** Those that are shown, as they are shown. */
    list() {
        return inOrder(this.#all().filter((own, index) => index < SHOWN || isAwaited(own)));
    }

    /** How many wait for this person. */
    get turns() {
        return this.#all().filter(isAwaited).length;
    }

    /** The tokens by which it is worth while to look. */
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

    /** To be called again and again. */
    lookInTime() {
        const pause = document.hidden ? PAUSE_HIDDEN_MS : PAUSE_MS;
        if (Date.now() - this.#lookedAt >= pause) {
            this.look();
        }
    }
}
