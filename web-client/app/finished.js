// A match that is over, on the page of its table: its replay and its check, and for the host of a private one a way to
// let everybody read it.

import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {ask} from './frame.js';
import {checkLink, replayLink} from './links.js';
import {ownSeat} from './storage.js';
import {say} from './words.js';

/** @import {Table} from './protocol.d.ts' */
/** @import {Session} from './session.js' */

/** Whether everybody may read the match once it is over (PROTOCOL.md 5). @param {Table} table */
export const isOpenToAll = ({published, visibility, watching}) =>
    published === true || (visibility === 'public' && watching === 'allowed');

/**
 * The match with what it takes to read it. A browser that remembers its seat needs nothing in the address, with which
 * the seat's token could be given away; the token of those who only watch is there for them to share.
 * @param {Session} live @param {Table} table
 */
function matchToRead({token}, table) {
    const isNeeded = !isOpenToAll(table) && !ownSeat(token);
    return {table: table.id, token: isNeeded ? token : undefined};
}

/** @param {Session} live @param {Table} table */
function publishing(live, table) {
    return live.seat === table.host && !isOpenToAll(table)
        ? html` <button type="button" data-publish
            @click=${() => ask(say('table.publish.sure'), () => live.ask({type: 'publish'}))}>
            ${say('table.publish')}</button>`
        : nothing;
}

/** @param {Session} live @param {Table} table */
export function afterMatch(live, table) {
    const match = matchToRead(live, table);
    return html`<p class="after"><a class="button" data-replay href=${replayLink(match)}>${say('table.replay')}</a>
        <a class="button" data-check href=${checkLink(match)}>${say('check.button')}</a>${publishing(live, table)}</p>`;
}
