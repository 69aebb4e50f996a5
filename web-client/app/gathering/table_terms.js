// What was chosen for a table besides its rules: for whoever is invited and has not sat down yet, and for those who
// wait for the match.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {clockTermsWords} from '../people/clock.js';
import {say, sayTime} from '../words/words.js';

/** @import {Table} from '../protocol.d.ts' */

/** @param {Table} table */
export function tableTerms({clock, memory, patience_s: patience, talk, watching, webhook}) {
    const terms = [
        say('terms.clock', {clock: clockTermsWords(clock)}),
        patience === undefined ? '' : say('terms.patience', {time: sayTime(patience)}),
        talk === undefined ? '' : say(`lobby.talk.${talk}`),
        say(`lobby.watching.${watching}`),
        memory === undefined ? '' : say(`lobby.memory.${memory}`),
        webhook ? say('terms.webhook') : '',
    ];
    return html`<ul class="quiet terms">${terms.map((words) => (words ? html`<li>${words}</li>` : nothing))}</ul>`;
}
