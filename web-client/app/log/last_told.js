// The latest lines of the log in the panel of the question, where it leaves room for them: mostly for those who wait,
// watch, or leaf through a match at a desk. They are for the eye alone, since the log itself is read out as it grows.

import {repeat} from '../../vendor/lit-html/directives/repeat.js';
import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {say} from '../words/words.js';

/** @import {GameEvent, SeatInfo} from '../protocol.d.ts' */
/** @import {LogStyle} from './log_panel.js' */
/** @import {Leafing} from './past_lines.js' */

/** @typedef {{events: GameEvent[], seats: SeatInfo[], leafing?: Leafing}} Told */

/** Of more, nobody would look for the earliest there. */
const LINES_MOST = 5;

/** What was told by now. A replay has all events, and is read up to the step that is seen.
 *  @param {LogStyle['log']} log @param {Told} told */
function linesBy(log, {events, seats, leafing}) {
    if (!leafing) {
        return log.read(events, seats);
    }
    const {past, at} = leafing;
    const lines = log.read(past.events, seats);
    return lines.filter((_, number) => past.steps[number] <= at && !past.undone.has(past.steps[number]));
}

/** The newest first. Whoever has scrolled to older ones sees the newest when more is told.
 *  @param {Pick<LogStyle, 'log' | 'emblem'>} style @param {Told} told */
export function lastTold({log, emblem}, told) {
    const lines = linesBy(log, told);
    const latest = lines.slice(-LINES_MOST).reverse();
    const drawn = () =>
        html`<div><p>${say('match.last')}</p><ol>${latest.map(
            ({side, parts}) => html`<li>${side === undefined ? nothing : emblem(side)}<span>${parts}</span></li>`,
        )}</ol></div>`;
    return latest.length > 0
        ? html`<div class="last-told" aria-hidden="true">${repeat([lines.length], (count) => count, drawn)}</div>`
        : nothing;
}
