// The log as a list, the newest line at the end and in sight.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {repeat} from '../../vendor/lit-html/directives/repeat.js';
import {say} from '../../app/words.js';
import {Log} from './log.js';
import {emblem} from './pieces.js';

/** @import {Scene} from './scene.d.ts' */

const LINES_MAX = 250;
const log = new Log();

/** @param {Scene} scene */
export function logPanel(scene) {
    const all = log.read(scene.events, scene.seats);
    const first = Math.max(0, all.length - LINES_MAX);
    return html`<section class="log" aria-label=${say('ys.log')}>
        <h3>${say('ys.log')}</h3>
        <ol class="log-lines" tabindex="0" role="log" aria-live="polite">
            ${repeat(
                all.slice(first),
                (_, index) => first + index,
                ({weight, side, parts}) =>
                    html`<li class="log-${weight}">
                        ${side === undefined ? nothing : emblem(side)}<span>${parts}</span>
                    </li>`,
            )}
        </ol>
    </section>`;
}
