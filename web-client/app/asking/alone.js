// Questions that are asked only so that nobody learns what somebody holds, and that allow this person a single answer.
// The page gives it after a pause of random length, as if a person had thought. DOM-free.

import {browser, pauseIn} from './passing.js';

/** @import {Action, Decision} from '../protocol.d.ts' */
/** @import {World} from './passing.js' */

export class Alone {
    /** The decision that will be answered, and what waits for that. @type {{number: number, timer: any} | undefined} */
    #due;

    /** @param {(action: Action) => void} act @param {World} world */
    constructor(act, world = browser) {
        this.act = act;
        this.world = world;
    }

    /** Answers nothing any more. */
    drop() {
        this.world.cancel(this.#due?.timer);
        this.#due = undefined;
    }

    /**
     * Takes what is asked now.
     * @param {Decision | undefined} decision one that can still be answered
     * @param {Action | undefined} answer the only one that it allows, if it is such a question
     */
    heed(decision, answer) {
        const number = answer && decision?.number;
        if (number === this.#due?.number) {
            return;
        }
        this.drop();
        if (answer && number !== undefined) {
            this.#due = {number, timer: this.world.after(pauseIn(this.world), () => this.act(answer))};
        }
    }
}
