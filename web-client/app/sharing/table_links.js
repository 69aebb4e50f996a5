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

/** The link that leads friends to the free seats. @param {Table} table */
export const invitationLink = ({invitation}) =>
    invitation
        ? html`${linkLine(say('room.invite'), wholeTableLink('join', invitation))}${reachNote(location.href)}`
        : nothing;

/** The link for whoever wants to watch. @param {Session} session @param {Table} table */
export function watchLink(session, table) {
    const watch = watchOf(session, table);
    return watch
        ? html`${linkLine(say('room.watch_link'), wholeTableLink('watch', watch))}${
              table.invitation ? nothing : reachNote(location.href)
          }`
        : nothing;
}

/** @param {Session} session @param {Table} table */
export const tableLinks = (session, table) => html`${invitationLink(table)}${watchLink(session, table)}`;
