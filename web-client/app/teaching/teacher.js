// Chooses the hint of a first game that speaks now. A hint speaks once, until it is closed or its moment has passed.
// The last one can be repeated, and hints can be ended and brought back. DOM-free.

import {lessonOf, rememberLesson} from '../browser/storage.js';
import {isTheMoment} from './hints.js';

/** @import {Facts, FirstGame, Hint} from './hints.js' */

export class Teacher {
    /** The hint that speaks. @type {Hint | undefined} */ #hint;
    /** Whether that was told before, and stays until it is closed. */ #isAgain = false;

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

    /**
     * The hint for this moment, if there is one.
     * @param {FirstGame} game @param {Facts} facts @returns {Hint | undefined}
     */
    hintFor({hints}, facts) {
        if (this.state !== 'on') {
            return undefined;
        }
        if (this.#hint && !this.#isAgain && !isTheMoment(this.#hint, facts)) {
            this.#told(this.#hint);
        }
        this.#hint ??= hints.find((hint) => !this.lesson?.told.includes(hint.name) && isTheMoment(hint, facts));
        return this.#hint;
    }

    /** @param {Hint} hint */
    #told({name}) {
        const others = this.lesson?.told.filter((one) => one !== name) ?? [];
        this.#keep({told: [...others, name], state: 'on'});
    }

    /** @param {import('../browser/storage.js').Lesson} lesson */
    #keep(lesson) {
        this.#hint = undefined;
        this.#isAgain = false;
        this.lesson = lesson;
        rememberLesson(this.token, lesson);
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
        this.#hint = hints.find(({name}) => name === this.lesson?.told.at(-1));
        this.#isAgain = true;
        this.changed();
    }

    /** Ends the hints, or brings back those that were not told yet. @param {'on' | 'off'} state */
    put(state) {
        this.#keep({told: this.lesson?.told ?? [], state});
        this.changed();
    }
}
