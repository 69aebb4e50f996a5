// The log as a list, the newest line at the end and in sight. In a replay it is all that happened, and each line leads
// to its step. What is to be remembered can be looked at in its place.

import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {guard} from '../vendor/lit-html/directives/guard.js';
import {repeat} from '../vendor/lit-html/directives/repeat.js';
import {pastLines} from './past_lines.js';
import {say} from './words.js';

/** @import {Log, LogLine} from './log.js' */
/** @import {GameEvent, SeatInfo} from './protocol.d.ts' */
/** @import {Leafing} from './past_lines.js' */
/** @import {Tabs} from './tabs.js' */

/**
 * @typedef {object} Logged
 * @property {GameEvent[]} events
 * @property {SeatInfo[]} seats
 * @property {() => void} [again] tells the latest of it again
 * @property {Leafing} [leafing] the whole match, where it can be leafed through
 * @property {Tabs} tabs
 */
/** Draws the sign of a side. @typedef {(side: number) => unknown} Emblem */

const LINES_MAX = 250;

/** @param {() => void} again */
function againButton(again) {
    const words = say('telling.again');
    return html`<button type="button" class="bar-button again" data-again title=${words} @click=${again}>
        <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M4 10A6 6 0 1 1 6.5 14.9M4 4.5V10H9.5" /></svg>
        <span>${words}</span></button>`;
}

/** @param {LogLine} line @param {Emblem} emblem */
const lineShown = ({weight, side, parts}, emblem) =>
    html`<li class="log-${weight}">${side === undefined ? nothing : emblem(side)}<span>${parts}</span></li>`;

/** A line once written stays as it is, so it is drawn once. @param {LogLine[]} lines @param {Emblem} emblem */
function latestLines(lines, emblem) {
    const first = Math.max(0, lines.length - LINES_MAX);
    return html`<div class="log-lines" tabindex="0" role="log" aria-live="polite"><ol>
        ${repeat(
            lines.slice(first),
            (_, index) => first + index,
            (line) => guard([line], () => lineShown(line, emblem)),
        )}</ol></div>`;
}

/** One of the two that share a place. @param {'log' | 'memory'} name @param {Tabs} tabs */
const tab = (name, tabs) =>
    html`<label class="log-tab"><input type="radio" name="log-tab" value=${name} .checked=${name === tabs.front}
        @change=${() => tabs.bringToFront(name)} />
        <span>${say(`match.${name}`)}</span></label>`;

/** @param {Logged} logged @param {Log} log @param {Emblem} emblem
 *  @param {() => unknown} [memory] draws what is to be remembered */
export function logPanel({events, seats, again, leafing, tabs}, log, emblem, memory) {
    const title = memory
        ? html`<div class="log-tabs" role="radiogroup" aria-label=${say('match.shown')}>
            ${tab('log', tabs)}${tab('memory', tabs)}</div>`
        : html`<h2>${say('match.log')}</h2>`;
    return html`<section class="log" data-front=${memory ? tabs.front : 'log'} aria-label=${say('match.log')}>
        <div class="log-head">${title}${again ? againButton(again) : nothing}</div>
        ${
            leafing
                ? pastLines(log.read(leafing.past.events, seats), emblem, leafing)
                : latestLines(log.read(events, seats), emblem)
        }${memory && tabs.front === 'memory' ? memory() : nothing}
    </section>`;
}
