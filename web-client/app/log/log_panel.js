// The log as a list with the newest line at the end. In a replay it is all that happened, and each line leads to its
// step. The memory panel can stand in its place.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {say} from '../words/words.js';
import {stepsWithHandovers, withHandovers} from './handover_lines.js';
import {latestLines} from './latest_lines.js';
import {filterButton, filterShown} from './log_filter.js';
import {pastLines} from './past_lines.js';

/** @import {Tabs} from '../board/tabs.js' */
/** @import {GameEvent, Handover, SeatInfo} from '../protocol.d.ts' */
/** @import {Log} from './log.js' */
/** @import {LogReading} from './log_reading.js' */
/** @import {Leafing} from './past_lines.js' */

/**
 * @typedef {object} Logged
 * @property {GameEvent[]} events
 * @property {SeatInfo[]} seats
 * @property {Handover[]} [handovers]
 * @property {() => void} [again] tells the latest of it again
 * @property {Leafing} [leafing] the whole match, where it can be leafed through
 * @property {Tabs} tabs
 * @property {LogReading} reading
 */
/** Draws the sign of a side. @typedef {(side: number) => unknown} Emblem */
/** How a game writes its log. @typedef {{log: Log, emblem: Emblem,
 *      sideName: (seats: SeatInfo[], side: number) => string}} LogStyle */

/** @param {() => void} again */
function againButton(again) {
    const words = say('telling.again');
    return html`<button type="button" class="bar-button again" data-again title=${words} @click=${again}>
        <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M4 10A6 6 0 1 1 6.5 14.9M4 4.5V10H9.5" /></svg>
        <span>${words}</span></button>`;
}

/** One of the two that share a place. @param {'log' | 'memory'} name @param {string} words @param {Tabs} tabs */
const tab = (name, words, tabs) =>
    html`<label class="log-tab"><input type="radio" name="log-tab" value=${name} .checked=${name === tabs.front}
        @change=${() => tabs.bringToFront(name)} />
        <span>${words}</span></label>`;

/** @param {Logged} logged @param {LogStyle} style @param {() => unknown} [memory] draws what is to be remembered */
export function logPanel({events, seats, handovers = [], again, leafing, tabs, reading}, style, memory) {
    const {log, emblem} = style;
    const title = memory
        ? html`<div class="log-tabs" role="radiogroup" aria-label=${say('match.shown')}>
            ${tab('log', say('tabs.log'), tabs)}${tab('memory', say('match.memory'), tabs)}</div>`
        : html`<h2>${say('match.log')}</h2>`;
    const front = memory ? tabs.front : 'log';
    const lines = withHandovers(log.read(leafing?.past.events ?? events, seats), handovers, seats);
    const read = reading.chosen(lines);
    const shown = leafing
        ? pastLines(read, emblem, leafing, stepsWithHandovers(leafing.past.steps, handovers))
        : latestLines(read, emblem, reading);
    return html`<section class="log" data-front=${front} aria-label=${say('match.log')}>
        <div class="log-head">${title}${front === 'log' ? filterButton(reading) : nothing}
            ${again ? againButton(again) : nothing}</div>
        ${front === 'log' ? filterShown(reading, {lines, shown: read.length, seats}, style) : nothing}
        ${shown}
        ${memory && front === 'memory' ? memory() : nothing}
    </section>`;
}
