// What the page answers by itself after a pause of random length, so that nobody can tell from the time whether a
// person thought: passing, chosen in advance for the rest of a turn, and what has a single answer. DOM-free.

/** @import {Action, Decision} from '../protocol.d.ts' */

/** How long a pause can be: as long as people take who look at their cards and pass. */
const PAUSE_MS = {least: 1500, most: 5000};

/** Time and chance, which tests replace.
 *  @typedef {{after(ms: number, act: () => void): unknown, cancel(timer: any): void, random(): number}} World */

/** @type {World} */
const browser = {
    after: (ms, act) => setTimeout(act, ms),
    cancel: (timer) => clearTimeout(timer),
    random: () => crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32,
};

/** A pause that tells nothing: chance alone says how long it is. @param {World} world */
function pauseIn({random}) {
    const {least, most} = PAUSE_MS;
    return least + random() * (most - least);
}

export class Passing {
    /** The turn for which it is chosen. @type {number | undefined} */ #turn;
    /** The decision that will be answered, and what waits for that. @type {{number: number, timer: any} | undefined} */
    #due;

    /** @param {(action: Action) => void} act @param {() => void} changed @param {World} world */
    constructor(act, changed, world = browser) {
        this.act = act;
        this.changed = changed;
        this.world = world;
    }

    /** @param {number} turn */
    isChosen(turn) {
        return this.#turn === turn;
    }

    /** Whether it will pass in a moment. */
    get isDue() {
        return this.#due !== undefined;
    }

    /** @param {number} turn */
    toggle(turn) {
        this.#turn = this.isChosen(turn) ? undefined : turn;
        this.changed();
    }

    /** Somebody has begun to choose an answer to the decision that was about to be passed. */
    begun() {
        if (this.isDue) {
            this.drop();
        }
    }

    /** Leaves everything to the person again. */
    drop() {
        this.#turn = undefined;
        this.#cancel();
    }

    #cancel() {
        this.world.cancel(this.#due?.timer);
        this.#due = undefined;
    }

    /**
     * Takes what is asked now.
     * @param {Decision | undefined} decision one that can still be answered @param {number} turn
     * @param {Action | undefined} answer the one that passes, if the decision allows it
     */
    heed(decision, turn, answer) {
        const wanted = decision && answer && this.isChosen(turn) ? decision.number : undefined;
        if (wanted !== this.#due?.number) {
            this.#cancel();
            this.#due = wanted === undefined || !answer ? undefined : {number: wanted, timer: this.#later(answer)};
        }
    }

    /** @param {Action} answer */
    #later(answer) {
        return this.world.after(pauseIn(this.world), () => {
            this.#due = undefined;
            this.act(answer);
        });
    }
}

/** Questions that are asked only so that nobody learns what somebody holds, and that allow this person one answer. */
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
