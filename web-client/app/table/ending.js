// The moment at which a match ends before one's eyes: brings the result into sight and has it counted up, once. Whoever
// comes later, or wants no motion, finds the result as it is.

import {bringIntoSight, isInSight, isStill} from '../page/phone.js';
import {countUp, ROW_MS} from './counting_up.js';

/** For so long after the counting the page shows who has won. */
const WINNER_MS = 1200;

/** The parts of the page that wait until all is counted, by a class of the root element. */
const mark = (/** @type {'counts' | 'has-counted'} */ name, /** @type {boolean} */ isOn) =>
    document.documentElement.classList.toggle(name, isOn);

export class Ending {
    #isPlayed = false;
    #wasShown = false;
    /** Ends what is being counted. */ #end = () => {};

    /** After the page was drawn: only what ends before one's eyes moves the page, and only once. A first game's note is
     *  read first. */
    drawn() {
        const title = document.querySelector('.score-sheet h2');
        if (title && this.#isPlayed && !this.#wasShown) {
            if (!isInSight(title)) {
                bringIntoSight(document.querySelector('.closing-note') ?? title);
            }
            this.#count(/** @type {Element} */ (title.closest('.score-sheet')));
        }
        this.#wasShown ||= title !== null;
        this.#isPlayed = !title && document.querySelector('.game') !== null;
    }

    /** @param {Element} sheet */
    #count(sheet) {
        if (isStill()) {
            return;
        }
        sheet.querySelectorAll('tbody tr').forEach((row, at) => {
            /** @type {HTMLElement} */ (row).style.setProperty('--after', `${at * ROW_MS}ms`);
        });
        mark('counts', true);
        this.#end = countUp(sheet, () => {
            mark('counts', false);
            mark('has-counted', true);
            setTimeout(() => mark('has-counted', false), WINNER_MS);
        });
    }

    end() {
        this.#end();
        this.#end = () => {};
    }
}
