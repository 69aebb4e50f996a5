// Whoever sees a match end sees how it ended: the page goes to the score sheet, from wherever the last question was.

import {bringIntoSight, isInSight} from '../page/phone.js';

export class Ending {
    #isPlayed = false;
    #wasShown = false;

    /** After the page was drawn: only what ends before one's eyes moves the page, and only once. */
    drawn() {
        const title = document.querySelector('.score-sheet h2');
        if (title && this.#isPlayed && !this.#wasShown && !isInSight(title)) {
            bringIntoSight(title);
        }
        this.#wasShown ||= title !== null;
        this.#isPlayed = !title && document.querySelector('.game') !== null;
    }
}
