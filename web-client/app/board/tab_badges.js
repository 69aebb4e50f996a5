// The badges of the tabs on a phone. They say that something is asked or told in a tab that is closed, and how many
// lines of the log are new.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {say} from '../words/words.js';
import {isInHand, tabOf, tabsTold} from './places.js';

/** @typedef {'asked' | 'told'} Mark */

/** More new lines than these are not counted one by one. */
const FRESH_MOST = 99;

/** @param {string} kind @param {unknown} shown @param {string} words */
const badge = (kind, shown, words) =>
    html`<span class="tab-badge tab-${kind}"><span aria-hidden="true">${shown}</span><span class="unseen">
        ${words}</span></span>`;

/** In which tab, or in the hand, something is asked or told. @param {Element[]} places where something is asked */
export function marksOf(places) {
    /** @type {Map<string, Mark>} */
    const marks = new Map();
    tabsTold().forEach((name) => marks.set(name, 'told'));
    places.forEach((place) => marks.set(isInHand(place) ? 'hand' : (tabOf(place) ?? ''), 'asked'));
    return marks;
}

export class TabBadges {
    /** @type {Map<string, Mark>} */ #marks = new Map();
    /** Lines of the log, and how many of them were there when it was last read. @type {number | undefined} */ #seen;
    #lines = 0;

    /** @param {number} lines of the log by now @param {boolean} isRead whether somebody looks at it */
    count(lines, isRead) {
        this.#lines = lines;
        this.#seen = isRead ? lines : (this.#seen ?? lines);
    }

    /** Whether they tell anything else from now on. @param {Map<string, Mark>} marks */
    put(marks) {
        const isOther = String([...marks]) !== String([...this.#marks]);
        this.#marks = marks;
        return isOther;
    }

    /** @param {string} name of a tab, or of the hand */
    of(name) {
        const mark = this.#marks.get(name);
        const fresh = name === 'log' ? this.#lines - (this.#seen ?? this.#lines) : 0;
        if (mark) {
            return badge(mark, mark === 'asked' ? '!' : '★', say(`tabs.${mark}`));
        }
        return fresh > 0 ? badge('fresh', fresh > FRESH_MOST ? `${FRESH_MOST}+` : fresh, say('tabs.fresh')) : nothing;
    }
}
