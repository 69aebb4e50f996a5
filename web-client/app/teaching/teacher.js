// Chooses the hint of a first game that speaks now: rather one about what the learner has just missed. A hint speaks
// once, until it is closed or its moment has passed. The last one can be repeated, and hints can be ended and brought
// back. DOM-free.

import {lessonOf, rememberLesson} from '../browser/storage.js';
import {guided} from './guide.js';
import {isTheMoment} from './hints.js';
import {adviceOf, hintsOfMissed, Watch} from './mistakes.js';

/** @import {Guide} from './guide.js' */
/** @import {Facts, FirstGame, Hint} from './hints.js' */
/** @import {Mistake} from './mistakes.js' */

/** What a game teaches besides its hints, loaded with its drawing.
 *  @typedef {{guide: Guide, mistakes: Mistake[]}} Lessons */

/** @type {Lessons} */
const NONE = {guide: {during: [], steps: []}, mistakes: []};

/** By what it is known that it was told. @param {Hint} hint */
const keyOf = ({name, isAgain}) => (isAgain ? `${name} again` : name);

export class Teacher {
    /** The hint that speaks. @type {Hint | undefined} */ #hint;
    /** Whether that was told before, and stays until it is closed. */ #isAgain = false;
    /** The one that was told last. @type {Hint | undefined} */ #last;
    #watch = new Watch();

    /** @param {string} token of the seat that is taught @param {() => void} changed */
    constructor(token, changed) {
        this.token = token;
        this.changed = changed;
        this.lesson = lessonOf(token);
    }

    /** @returns {'none' | 'on' | 'off'} */
    get state() {
        return this.lesson?.state ?? 'none';
    }

    get canRepeat() {
        return this.#hint === undefined && (this.lesson?.told.length ?? 0) > 0;
    }

    get #slips() {
        return this.lesson?.slips ?? [];
    }

    /** Notes what is missed. @param {Lessons | undefined} lessons @param {Facts} facts */
    heed({mistakes} = NONE, facts) {
        if (this.lesson && this.state === 'on') {
            const slips = this.#watch.slips(mistakes, facts, this.#slips);
            if (slips !== this.#slips && slips.length + this.#slips.length > 0) {
                this.lesson = {...this.lesson, slips};
                rememberLesson(this.token, this.lesson);
            }
        }
    }

    /**
     * The hint for this moment, if there is one.
     * @param {FirstGame} game @param {Facts} facts @param {Lessons} [lessons] @returns {Hint | undefined}
     */
    hintFor({hints}, facts, {mistakes} = NONE) {
        if (this.state !== 'on') {
            return undefined;
        }
        if (this.#hint && !this.#isAgain && !isTheMoment(this.#hint, facts)) {
            this.#told(this.#hint);
        }
        const isNew = (/** @type {Hint} */ hint) => !this.lesson?.told.includes(keyOf(hint));
        this.#hint ??=
            hintsOfMissed(mistakes, this.#slips, facts).find(isNew) ??
            hints.find((hint) => isNew(hint) && isTheMoment(hint, facts));
        return this.#hint;
    }

    /** What is to be tried in the guided beginning. @param {Lessons | undefined} lessons @param {Facts} facts */
    guided({guide} = NONE, facts) {
        return this.state === 'on' ? guided(guide, facts) : undefined;
    }

    /** What would have helped most, once the match is over.
     *  @param {Lessons | undefined} lessons @param {Facts} facts */
    advice({mistakes} = NONE, facts) {
        return adviceOf(mistakes, this.#slips, facts);
    }

    /** @param {Hint} hint */
    #told(hint) {
        const key = keyOf(hint);
        const others = this.lesson?.told.filter((one) => one !== key) ?? [];
        this.#keep({told: [...others, key], state: 'on'});
        this.#last = hint;
    }

    /** @param {Pick<import('../browser/storage.js').Lesson, 'told' | 'state'>} lesson */
    #keep(lesson) {
        this.#hint = undefined;
        this.#isAgain = false;
        this.lesson = {...this.lesson, ...lesson};
        rememberLesson(this.token, this.lesson);
    }

    /** The hint was read. */
    close() {
        if (this.#hint) {
            this.#told(this.#hint);
            this.changed();
        }
    }

    /** Tells the last hint once more. @param {FirstGame} game */
    again({hints}) {
        const known = [...(this.#last ? [this.#last] : []), ...hints];
        const told = [...(this.lesson?.told ?? [])].reverse();
        const key = told.find((one) => known.some((hint) => keyOf(hint) === one));
        this.#hint = known.find((hint) => keyOf(hint) === key);
        this.#isAgain = true;
        this.changed();
    }

    /** Ends the hints, or brings back those that were not told yet. @param {'on' | 'off'} state */
    put(state) {
        this.#keep({told: this.lesson?.told ?? [], state});
        this.changed();
    }
}
