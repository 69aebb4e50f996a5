// The links of a table that people give away: one to sit down while there are free seats, and one to watch. The server
// says which there are. Somebody who watches has come by the second.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {wholeTableLink} from '../connection/links.js';
import {say} from '../words/words.js';
import {linkLine, reachNote} from './link_line.js';

/** @import {Session} from '../connection/session.js' */
/** @import {Table} from '../protocol.d.ts' */

/** The token for watching, if anybody may watch. Watchers are told none, but have their own.
 *  @param {Session} session @param {Table} table */
const watchOf = ({role, token}, table) =>
    table.watch ?? (role === 'public' && table.watching === 'allowed' ? token : undefined);

/** Whether this page knows any. @param {Session} session @param {Table} table */
export const hasLinks = (session, table) => Boolean(table.invitation ?? watchOf(session, table));

/** @param {Session} session @param {Table} table */
export function tableLinks(session, table) {
    const watch = watchOf(session, table);
    return html`${
        table.invitation ? linkLine(say('room.invite'), wholeTableLink('join', table.invitation)) : nothing
    }${watch ? linkLine(say('room.watch_link'), wholeTableLink('watch', watch)) : nothing}${
        table.invitation || watch ? reachNote(location.href) : nothing
    }`;
}
