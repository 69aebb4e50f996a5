// Actions that were decided together and are sent one after the other. The person sends the first. Each other one is
// sent as soon as it is asked for, if the rows that come allow it. DOM-free.

import {allows} from './rows.js';

/** @import {Action, Decision} from '../protocol.d.ts' */

/** Where the match stands. `asked`: what can be answered now; `sent`: what waits for its answer.
 *  @typedef {{asked?: Decision, sent?: Action, seat?: number, view?: {asked: number[]}}} Standing */

export class Following {
    /** Those that wait for their decision. @type {Action[]} */ #left = [];
    /** The decision that the previous action answers. */ #answered = 0;
    /** Those that this decision does not allow. @type {{number: number, actions: Action[]} | undefined} */
    #dropped;

    /** @param {(action: Action) => void} act */
    constructor(act) {
        this.act = act;
    }

    /** The actions that will be sent next. */
    get left() {
        return this.#left;
    }

    /** Actions that could not be sent, for as long as this decision is asked. @param {Decision | undefined} decision */
    droppedFor(decision) {
        return this.#dropped && this.#dropped.number === decision?.number ? this.#dropped.actions : [];
    }

    /** Forgets what was dropped: it has been told. */
    forgetDropped() {
        this.#dropped = undefined;
    }

    /** @param {Decision} decision @param {Action[]} actions */
    send({number}, [first, ...left]) {
        this.#left = left;
        this.#answered = number;
        this.act(first);
    }

    /** Sends the next action if it is asked for now, and drops all of them if something else is asked.
     *  @param {Standing} standing */
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

    /** If the action before them was refused, the page has said so already. @param {Decision | undefined} asked */
    #drop(asked) {
        const isNew = asked && asked.number !== this.#answered;
        this.#dropped = isNew ? {number: asked.number, actions: this.#left} : undefined;
        this.#left = [];
    }
}
