// A match that is over, on the page of its table: its replay and its check, and for the host of a private one a way to
// let everybody read it.

import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {ask, refusalWords, tell} from './frame.js';
import {refusalOf} from './join.js';
import {checkLink, isOpenToAll, replayLink} from './links.js';
import {playAgain} from './rematch.js';
import {tellShare} from './sharing.js';
import {ownSeat} from './storage.js';
import {say} from './words.js';

/** @import {GameInfo, Table} from './protocol.d.ts' */
/** @import {Session} from './session.js' */

/** `view`: the last one. @typedef {{live: Session, table: Table, view: any, games: GameInfo[]}} AfterMatch */

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

/** Whether the match can be read. @param {Table} table */
export const isOver = ({status}) => status === 'finished' || status === 'stopped';

/** The result and a link for friends, who may get the token of those who watch. @param {AfterMatch} after */
function sharing({table, view, games}) {
    const share = () => tellShare({table, view, games, watch: table.watch});
    return view
        ? html` <button type="button" data-share @click=${share}>${say('share.button')}</button>`
        : nothing;
}

/** @param {AfterMatch} after */
function again({live, table}) {
    const begin = (/** @type {Event} */ {currentTarget}) => {
        const button = /** @type {HTMLButtonElement} */ (currentTarget);
        button.disabled = true;
        playAgain(live, table).catch((error) => {
            button.disabled = false;
            tell(html`<p class="error" role="alert">${refusalWords(refusalOf(error))}</p>`);
        });
    };
    return live.seat === undefined
        ? nothing
        : html` <button type="button" data-play-again title=${say('again.says')} @click=${begin}>
            ${say('again.button')}</button>`;
}

/** @param {AfterMatch} after */
export function afterMatch({live, table, ...others}) {
    const match = matchToRead(live, table);
    return html`${
        table.status === 'stopped'
            ? html`<p class="banner notice" role="status" data-stopped>${say('together.stopped')}</p>`
            : nothing
    }<nav class="after" aria-label=${say('table.after')}>
        <a class="button" data-replay href=${replayLink(match)}>${say('table.replay')}</a>
        <a class="button" data-check href=${checkLink(match)}>${say('check.button')}</a>${
            sharing({live, table, ...others})}${again({live, table, ...others})}${publishing(live, table)}</nav>`;
}
