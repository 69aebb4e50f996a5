// What the pages show of honest dealing before a match is over: the mark of a custom table, the seal, and this
// browser's contribution.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {lessonOf} from '../browser/storage.js';
import {say} from '../words/words.js';

/** @import {OwnSeat} from '../browser/storage.js' */
/** @import {Table} from '../protocol.d.ts' */

/** Which words a custom table gets here: a first game is one, dealt so that there is something to learn.
 *  @param {string} [token] of a seat at it */
const kindOf = (token) => (token && lessonOf(token) ? '.first' : '');

/** A short mark wherever a custom table is named. To whoever learns there it only says that it is a first game.
 *  @param {Pick<Table, 'custom'>} table @param {string} [token] of this browser's seat */
export function customMark({custom}, token) {
    const kind = kindOf(token);
    const words = say(`custom.mark${kind}`);
    return custom
        ? html`<span class="custom-mark ${kind ? 'first' : ''}" title=${say(`custom.says${kind}`)}>${words}</span>`
        : nothing;
}

/** The same with what it means. @param {Pick<Table, 'custom'>} table */
export function customNote({custom}) {
    return custom
        ? html`<p class="custom-note" role="note"><strong>${say('custom.mark')}</strong> ${say('custom.says')}</p>`
        : nothing;
}

/** @param {string} title @param {string} value @param {string} says */
const sealLine = (title, value, says) =>
    html`<dt>${title}</dt><dd><code>${value}</code><small>${say(says)}</small></dd>`;

/** What chance follows from, on request. @param {Table} table @param {OwnSeat | undefined} own */
export function dealingDetails({commitment, custom}, own) {
    const contribution = commitment ? own?.contribution : undefined;
    return html`<details class="dealing" ?open=${custom}><summary>
        ${say(contribution ? 'dealing.yours' : 'dealing.title')}</summary>
        ${custom ? html`<p>${say(`dealing.custom${kindOf(own?.token)}`)}</p>` : nothing}
        <dl class="rule-list">
            ${commitment ? sealLine(say('dealing.seal'), commitment, 'dealing.seal.says') : nothing}
            ${contribution ? sealLine(say('dealing.contribution'), contribution, 'dealing.contribution.says') : nothing}
        </dl></details>`;
}
