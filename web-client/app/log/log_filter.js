// The choice of what is read of the log: a button that shows the choices, whose lines, whether minor lines too, and how
// many lines that leaves.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {say} from '../words/words.js';
import {sidesOf} from './log_reading.js';

/** @import {SeatInfo} from '../protocol.d.ts' */
/** @import {LogLine} from './log.js' */
/** @import {LogStyle} from './log_panel.js' */
/** @import {LogReading} from './log_reading.js' */

/** @param {LogReading} reading */
export function filterButton(reading) {
    const words = say('log.filter');
    return html`<button type="button" class="bar-button log-choose ${reading.isFiltering ? 'filtering' : ''}"
        data-log-choose aria-expanded=${reading.isChoosing} aria-controls="log-filter" aria-label=${words}
        title=${words} @click=${() => reading.toggleChoosing()}><svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M3 4H17L12 10.5V15.5L8 17V10.5Z" /></svg></button>`;
}

/** @param {string} value @param {boolean} isChosen @param {() => void} choose @param {unknown} content */
const sideChoice = (value, isChosen, choose, content) =>
    html`<label class="log-side"><input type="radio" name="log-side" value=${value} .checked=${isChosen}
        @change=${choose} /><span>${content}</span></label>`;

/** @param {LogReading} reading @param {LogLine[]} lines @param {SeatInfo[]} seats @param {LogStyle} style */
function choices(reading, lines, seats, {emblem, sideName}) {
    const isWeighty = reading.weights === 'weighty';
    const of = (/** @type {number} */ side) => html`${emblem(side)}<span>${sideName(seats, side)}</span>`;
    return html`<div class="log-sides" role="radiogroup" aria-label=${say('log.whose')}>
        ${sideChoice('', reading.side === undefined, () => reading.choose({side: undefined}), say('log.everybody'))}
        ${sidesOf(lines, seats).map((side) =>
            sideChoice(String(side), reading.side === side, () => reading.choose({side}), of(side)),
        )}</div>
        <label class="log-weighty"><input type="checkbox" name="log-weighty" .checked=${isWeighty}
            @change=${() => reading.choose({weights: isWeighty ? 'all' : 'weighty'})} />
            <span>${say('log.weighty')}</span></label>`;
}

/** @param {number} shown @param {number} all @param {LogReading} reading */
function count(shown, all, reading) {
    const words = shown > 0 ? say('log.shown', {shown, all}) : say('log.nothing');
    const showAll = () => reading.choose({side: undefined, weights: 'all'});
    return html`<p class="log-count"><span id="log-count">${words}</span>${
        reading.isChoosing
            ? nothing
            : html`<button type="button" class="bar-button" data-log-all @click=${(/** @type {Event} */ event) => {
                  focusBeside(event);
                  showAll();
              }}>${say('log.all')}</button>`
    }</p>`;
}

/** The pressed button goes away, so the focus moves to the button that opens the choices. @param {Event} event */
function focusBeside({currentTarget}) {
    const panel = /** @type {Element} */ (currentTarget).closest('.log');
    /** @type {HTMLElement | null | undefined} */ (panel?.querySelector('[data-log-choose]'))?.focus();
}

/** @param {LogReading} reading @param {{lines: LogLine[], shown: number, seats: SeatInfo[]}} logged
 *  @param {LogStyle} style */
export function filterShown(reading, {lines, shown, seats}, style) {
    return reading.isChoosing || reading.isFiltering
        ? html`<div class="log-filter" id="log-filter" role="group" aria-label=${say('log.filter')}
            aria-describedby=${reading.isFiltering ? 'log-count' : nothing}>
            ${reading.isChoosing ? choices(reading, lines, seats, style) : nothing}
            ${reading.isFiltering ? count(shown, lines.length, reading) : nothing}</div>`
        : nothing;
}
