// What this browser's seat has done, what was told since, and whether it may still be taken back. Nobody tells that to
// a page that is loaded anew, so it is kept with the seat. The server decides; the page offers no button that the
// server would refuse.

import {keepFor, keptFor} from '../browser/storage.js';
import {eventsOf, UNKNOWN_STEP} from './told.js';

/** @import {GameEvent} from '../protocol.d.ts' */
/** @import {Told} from './told.js' */

/** One action: by which step it was told, what it told, and how many events came before. As it is kept.
 *  @typedef {{step: number, events: GameEvent[], after: number}} Done */

const KEY = 'acted';
/** So many in a row the server lets be taken back (PROTOCOL.md 2). */
const MOST = 8;

/** @param {GameEvent[]} some @param {GameEvent[]} others */
const areSame = (some, others) => JSON.stringify(some) === JSON.stringify(others);

export class OwnActions {
    /** The steps of those that have not been undone, the latest last. @type {number[]} */ #steps = [];
    /** The latest step that was not made here. */ #others = 0;

    /** @param {string} token of the seat */
    constructor(token) {
        this.token = token;
    }

    /** Whether there is any. */
    get isAny() {
        return this.#steps.length > 0;
    }

    /** Whether anything has been told since that was not made here. */
    get areOthersSince() {
        return this.#others > (this.#steps.at(-1) ?? 0);
    }

    /** What the latest has told, and what has been told since. @param {Told[]} told @returns {Since} */
    since(told) {
        const latest = this.#steps.at(-1) ?? Infinity;
        return {
            own: told.find(({step}) => step === latest)?.events ?? [],
            later: told.filter(({step}) => step > latest).map(({events}) => events),
        };
    }

    /** None of them can be taken back. */
    forget() {
        this.#steps = [];
        this.#keep([]);
    }

    /** Takes a step that this page was told; only the answer to a request of its own has an `id`.
     *  @param {{n: number, id?: string, undoes?: number}} update @param {Told[]} told up to this step */
    heed({n, id, undoes}, told) {
        this.#steps = this.#steps.filter((step) => step !== undoes);
        if (id === undefined) {
            this.#others = n;
            return;
        }
        if (undoes === undefined) {
            this.#steps = [...this.#steps, n].slice(-MOST);
        }
        this.#keep(told);
    }

    /** @param {Told[]} told */
    #keep(told) {
        const n = told.at(-1)?.step ?? 0;
        const done = this.#steps.map((step) => {
            const before = told.filter((one) => one.step < step);
            return {step, events: told.find((one) => one.step === step)?.events ?? [], after: eventsOf(before).length};
        });
        keepFor(KEY, this.token, {n, others: this.#others, done});
    }

    /**
     * Takes up what was kept before the page was loaded anew, as far as it is still so.
     * @param {number} n up to which step all is told @param {GameEvent[]} events
     * @returns {Told[]} the same events as steps, as far as they are known
     */
    takeUp(n, events) {
        const {n: known = 0, others = 0, done = []} = keptFor(KEY, this.token) ?? {};
        /** @type {Done[]} */
        const all = done;
        const isSame =
            known <= n &&
            all.every((one) => areSame(one.events, events.slice(one.after, one.after + one.events.length)));
        const still = isSame ? all : [];
        this.#steps = still.map(({step}) => step);
        this.#others = known === n ? others : n;
        return stepsOf(still, events);
    }
}

/** What is between two actions is told by a step that no other one undoes. @param {Done[]} done
 *  @param {GameEvent[]} events @returns {Told[]} */
function stepsOf(done, events) {
    /** @type {Told[]} */
    const told = [];
    let at = 0;
    let between = UNKNOWN_STEP;
    for (const {step, events: own, after} of done) {
        told.push({step: between, events: events.slice(at, after)}, {step, events: own});
        at = after + own.length;
        between = step + 0.5;
    }
    return [...told, {step: between, events: events.slice(at)}];
}

/**
 * Which types of events of a game prevent undoing, and which do not.
 * @typedef {object} Undoing
 * @property {string[]} secret that somebody has chosen, and nothing else: others may take back what they chose
 * @property {string[]} revealing what was hidden, or drawn
 */

/** What an own action told, and each of those that came after it.
 *  @typedef {{own: GameEvent[], later: GameEvent[][]}} Since */

/** @param {Since} since @param {Undoing} [undoing] */
export function isStillOpen({own, later}, undoing) {
    if (!undoing) {
        return true;
    }
    const apart = [...undoing.secret, 'undone'];
    const isHidden = !own.some(({type}) => undoing.revealing.includes(type));
    return isHidden && later.flat().every(({type}) => apart.includes(type));
}
