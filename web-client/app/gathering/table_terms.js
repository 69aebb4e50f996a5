// What was chosen for a table besides its rules, and how long the table stays when nobody is there. It is shown to
// people who are invited, and in the waiting room. How long a table stays, only the server knows.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {clockTermsWords} from '../people/clock.js';
import {say, sayTime} from '../words/words.js';

/** @import {Table} from '../protocol.d.ts' */

/** @param {Table} table */
export function tableTerms({clock, hints, memory, patience_s: patience, talk, watching, webhook}) {
    const terms = [
        say('terms.clock', {clock: clockTermsWords(clock)}),
        patience === undefined || clock ? '' : say('terms.patience', {time: sayTime(patience)}),
        talk === undefined ? '' : say(`lobby.talk.${talk}`),
        say(`lobby.watching.${watching}`),
        memory === undefined ? '' : say(`lobby.memory.${memory}`),
        hints ? say('terms.hints') : '',
        webhook ? say('terms.webhook') : '',
    ];
    return html`<ul class="quiet terms">${terms.map((words) => (words ? html`<li>${words}</li>` : nothing))}</ul>`;
}

/** @param {Table} table */
export function goesAfter(table) {
    return table.goes_after_s === undefined
        ? nothing
        : html`<p class="quiet goes-after">${say('room.goes_after', {time: sayTime(table.goes_after_s)})}</p>`;
}
