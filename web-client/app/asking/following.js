// Actions that were decided together and are sent one after the other, each as soon as it is asked for: the first by
// the person, the others by themselves, as far as the rows that come allow them. DOM-free.

import {allows} from './rows.js';

/** @import {Action, Decision} from '../protocol.d.ts' */

/** Where the match stands. `asked`: what can be answered now; `sent`: what waits for its answer.
 *  @typedef {{asked?: Decision, sent?: Action, seat?: number, view?: {asked: number[]}}} Standing */

export class Following {
    /** Those that wait for their decision. @type {Action[]} */ #left = [];
    /** The decision that the one before them answers. */ #answered = 0;
    /** Those that this decision does not allow. @type {{number: number, actions: Action[]} | undefined} */
    #dropped;

    /** @param {(action: Action) => void} act */
    constructor(act) {
        this.act = act;
    }

    /** What will be sent next, as far as anybody knows. */
    get left() {
        return this.#left;
    }

    /** What could not be sent in the end, as long as this is asked. @param {Decision | undefined} decision */
    droppedFor(decision) {
        return this.#dropped && this.#dropped.number === decision?.number ? this.#dropped.actions : [];
    }

    /** Nobody needs to be told any more what was dropped. */
    forgetDropped() {
        this.#dropped = undefined;
    }

    /** @param {Decision} decision @param {Action[]} actions */
    send({number}, [first, ...left]) {
        this.#left = left;
        this.#answered = number;
        this.act(first);
    }

    /** Sends what is asked for now, and drops all if that is something else. @param {Standing} standing */
    heed({asked, sent, seat, view}) {
        if (sent || this.#left.length === 0) {
            return;
        }
        const [next] = this.#left;
        if (asked && asked.number !== this.#answered && allows(asked.rows, next)) {
            this.send(asked, this.#left);
        } else if (asked || !view?.asked.includes(seat ?? -1)) {
            this.#drop(asked);
        }
    }

    /** Where the one before them was refused, that is said already. @param {Decision | undefined} asked */
    #drop(asked) {
        const isNew = asked && asked.number !== this.#answered;
        this.#dropped = isNew ? {number: asked.number, actions: this.#left} : undefined;
        this.#left = [];
    }
}
