// The lines of a running match. The latest are read out as they come. Earlier ones stand above them once somebody asks
// for them. The end stays in sight unless the reader has scrolled up.

import {guard} from '../../vendor/lit-html/directives/guard.js';
import {repeat} from '../../vendor/lit-html/directives/repeat.js';
import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {say} from '../words/words.js';

/** @import {LogLine} from './log.js' */
/** @import {Emblem} from './log_panel.js' */
/** @import {LogReading, Numbered} from './log_reading.js' */

/** What is about a place of the board is a button that points at it (log_pointer.js), which also says how far the Tab
 *  key leads. @param {LogLine} line @param {Emblem} emblem */
function lineShown({weight, side, parts, at}, emblem) {
    const words = html`${side === undefined ? nothing : emblem(side)}<span>${parts}</span>`;
    return html`<li class="log-${weight}">${
        at
            ? html`<button type="button" class="log-place" tabindex="-1" data-places=${at.join(' ')}>${words}</button>`
            : words
    }</li>`;
}

/** A line never changes, so it is drawn once. @param {Numbered[]} lines @param {Emblem} emblem */
const listed = (lines, emblem) =>
    html`<ol>${repeat(
        lines,
        ({number}) => number,
        ({line}) => guard([line], () => lineShown(line, emblem)),
    )}</ol>`;

/** Draws more, while what is read stays where it is on the screen. @param {Element} list @param {() => void} draw */
function keepingPlace(list, draw) {
    const line = list.querySelector('li');
    const top = line?.getBoundingClientRect().top ?? 0;
    draw();
    list.scrollTop += (line?.getBoundingClientRect().top ?? top) - top;
}

/** @param {number} earlier how many more there are @param {number} count @param {LogReading} reading */
function earlierButton(earlier, count, reading) {
    const show = (/** @type {Event} */ {currentTarget}) => {
        const list = /** @type {HTMLElement} */ (currentTarget).closest('.log-lines');
        if (list instanceof HTMLElement) {
            // The button itself goes away when there are no more.
            list.focus({preventScroll: true});
            keepingPlace(list, () => reading.showEarlier(count));
            /** @type {HTMLElement | null} */ (list.querySelector('[data-earlier]'))?.focus({preventScroll: true});
        }
    };
    return html`<button type="button" class="bar-button log-earlier" data-earlier @click=${show}>
        ${say('log.earlier', {count: earlier})}</button>`;
}

/** @param {Numbered[]} lines that are read @param {Emblem} emblem @param {LogReading} reading */
export function latestLines(lines, emblem, reading) {
    const {earliest, first} = reading.span(lines.length);
    return html`<div class="log-lines" tabindex="0" role="group" aria-label=${say('match.log')}>
        ${earliest > 0 ? earlierButton(earliest, lines.length, reading) : nothing}
        ${earliest < first ? listed(lines.slice(earliest, first), emblem) : nothing}
        ${repeat(
            // Other lines that are chosen to be read are not told as if they had just come.
            [`${reading.side} ${reading.weights}`],
            (choice) => choice,
            () => html`<div role="log" aria-live="polite" aria-label=${say('match.log')}>
                ${listed(lines.slice(first), emblem)}</div>`,
        )}</div>`;
}

/** How far from its end the log still counts as read to the end. */
const NEAR_PX = 40;

export class LogFollower {
    #follows = true;

    /** @param {HTMLElement} page on which a log may be drawn */
    constructor(page) {
        this.page = page;
        page.addEventListener('scroll', (event) => this.#scrolled(event), true);
    }

    /** @param {Event} event */
    #scrolled({target}) {
        if (target instanceof Element && target.matches('.log-lines')) {
            this.#follows = target.scrollTop + target.clientHeight >= target.scrollHeight - NEAR_PX;
        }
    }

    /** After the page was drawn. */
    drawn() {
        const log = this.page.querySelector('.log-lines');
        if (log && this.#follows) {
            log.scrollTop = log.scrollHeight;
        }
    }
}
