// Says how long a table stays when nobody is there. How long that is, is known to the server alone.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {say, sayTime} from '../words/words.js';

/** @import {Table} from '../protocol.d.ts' */

/** @param {Table} table */
export function goesAfter(table) {
    return table.goes_after_s === undefined
        ? nothing
        : html`<p class="quiet goes-after">${say('room.goes_after', {time: sayTime(table.goes_after_s)})}</p>`;
}
