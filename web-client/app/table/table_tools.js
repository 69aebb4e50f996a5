// The button for what can be done about a table besides playing, for those who can do any of it. What it opens is
// loaded when it is pressed.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {withModules} from '../page/frame.js';
import {hasLinks, tableLinks} from '../sharing/table_links.js';
import {say} from '../words/words.js';

/** @import {Session} from '../connection/session.js' */
/** @import {SeatInfo, Table} from '../protocol.d.ts' */

/** In these states the host can change the table. */
const GOING = ['open', 'running'];

/** Other persons who hold a seat here. @param {Session} session @param {Table} table */
export function othersAt({seat: own}, {seats}) {
    const holds = (/** @type {SeatInfo} */ {player, bot, stood_in: isStoodIn}) => player && (!bot || isStoodIn);
    return [...seats.keys()].filter((seat) => seat !== own && holds(seats[seat]));
}

/** A button in the bar for all of it, as long as there is any. @param {Session} session @param {Table} table */
export function toolsButton(session, table) {
    const isRunning = table.status === 'running' && session.seat !== undefined;
    const mayChange = session.seat === table.host && GOING.includes(table.status);
    const links = table.status !== 'open' && hasLinks(session, table) ? tableLinks(session, table) : nothing;
    if (!isRunning && !mayChange && links === nothing) {
        return nothing;
    }
    const open = () =>
        withModules(import('./tools_dialog.js'), ({tellTools}) =>
            tellTools(session, table, links, {isRunning, mayChange}),
        );
    return html`<button type="button" class="bar-button" data-tools @click=${open}>${say('tools.button')}</button>`;
}
