// The latest lines of the log in the panel of the question, where it leaves room for them: mostly for those who wait or
// watch at a desk. They are for the eye alone, since the log itself is read out as it grows.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {say} from '../words/words.js';

/** @import {GameEvent, SeatInfo} from '../protocol.d.ts' */
/** @import {LogStyle} from './log_panel.js' */
/** @import {Leafing} from './past_lines.js' */

/** Of more, nobody would look for the earliest there. */
const LINES_MOST = 5;

/** The newest first. Nothing in a replay, whose log shows where one is.
 *  @param {Pick<LogStyle, 'log' | 'emblem'>} style
 *  @param {{events: GameEvent[], seats: SeatInfo[], leafing?: Leafing}} scene */
export function lastTold({log, emblem}, {events, seats, leafing}) {
    const lines = leafing ? [] : log.read(events, seats).filter(({weight}) => weight !== 'minor');
    const latest = lines.slice(-LINES_MOST).reverse();
    return latest.length > 0
        ? html`<div class="last-told" aria-hidden="true"><div><p>${say('match.last')}</p><ol>${latest.map(
              ({side, parts}) => html`<li>${side === undefined ? nothing : emblem(side)}<span>${parts}</span></li>`,
          )}</ol></div></div>`
        : nothing;
}
