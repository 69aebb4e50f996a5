// The log as a list, the newest line at the end and in sight.

import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {repeat} from '../vendor/lit-html/directives/repeat.js';
import {say} from './words.js';

/** @import {LogLine} from './log.js' */

const LINES_MAX = 250;

/** @param {LogLine[]} lines @param {(side: number) => unknown} emblem draws the sign of a side */
export function logPanel(lines, emblem) {
    const first = Math.max(0, lines.length - LINES_MAX);
    return html`<section class="log" aria-label=${say('match.log')}>
        <h3>${say('match.log')}</h3>
        <ol class="log-lines" tabindex="0" role="log" aria-live="polite">
            ${repeat(
                lines.slice(first),
                (_, index) => first + index,
                ({weight, side, parts}) =>
                    html`<li class="log-${weight}">
                        ${side === undefined ? nothing : emblem(side)}<span>${parts}</span>
                    </li>`,
            )}
        </ol>
    </section>`;
}
