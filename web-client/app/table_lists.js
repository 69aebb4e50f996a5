// The lists of the lobby: one's own tables, and the public ones that wait, are played or are finished.

import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {repeat} from '../vendor/lit-html/directives/repeat.js';
import {customNote} from './dealing_shown.js';
import {isOpenToAll, replayLink, tableLink} from './links.js';
import {gameTitle} from './rules.js';
import {ruleNames} from './rules_shown.js';
import {inOrder, isOverFor, standingWords, stateOf} from './standing.js';
import {forgetSeat, ownSeats} from './storage.js';
import {say, sayCount, sayWhen, seatName} from './words.js';

/** @import {GameInfo, Table, TableLists} from './protocol.d.ts' */
/** @import {OwnTable} from './standing.js' */

/** As many of one's own tables are shown. */
export const OWN_MOST = 8;

/** @param {Table} table */
const free = (table) => table.seats.filter((seat) => !seat.player && !seat.bot).length;

/** @param {Table} table */
const names = (table) =>
    table.seats
        .map((seat, index) => (seat.player || seat.bot ? seatName(seat, index) : ''))
        .filter(Boolean)
        .join(', ');

/** @param {Table} table @param {GameInfo[]} games @param {unknown} note @param {unknown} link */
function line(table, games, note, link) {
    const game = gameTitle(table.game, games);
    return html`<li class="table-line"><div><strong>${table.name}</strong>
        <span>${[game, names(table)].filter(Boolean).join(' · ')}</span>
        ${ruleNames(table, games)}${customNote(table)}</div><span class="note">${note}</span>${link}</li>`;
}

/** @param {string} kind @param {unknown[]} lines */
function list(kind, lines) {
    return html`<section class="sheet list"><h2>${say(`lobby.${kind}`)}</h2>
        ${
            lines.length > 0
                ? html`<ul>${lines}</ul>`
                : html`<p class="quiet">
            ${say(`lobby.${kind}.none`)}</p>`
        }</section>`;
}

/** @param {TableLists | undefined} lists @param {GameInfo[]} games */
export function tableLists(lists, games) {
    if (!lists) {
        return nothing;
    }
    return html`
        ${list(
            'open',
            lists.open.map((table) =>
                line(
                    table,
                    games,
                    sayCount('lobby.free', free(table)),
                    table.invitation
                        ? html`<a class="button" href=${tableLink('join', table.invitation)}>${say('lobby.join')}</a>`
                        : nothing,
                ),
            ),
        )}
        ${list(
            'running',
            lists.running.map((table) =>
                line(
                    table,
                    games,
                    '',
                    table.watch
                        ? html`<a class="button" href=${tableLink('watch', table.watch)}>${say('lobby.watch')}</a>`
                        : nothing,
                ),
            ),
        )}
        ${list(
            'finished',
            lists.finished.map((table) =>
                line(
                    table,
                    games,
                    '',
                    isOpenToAll(table)
                        ? html`<a class="button" href=${replayLink({table: table.id})}>${say('lobby.replay')}</a>`
                        : nothing,
                ),
            ),
        )}`;
}

/** @param {OwnTable} own @param {GameInfo[]} games @param {() => void} changed */
function ownLine(own, games, changed) {
    const {seat, table} = own;
    const others = table ? names(table) : '';
    const forget = () => {
        forgetSeat(seat.token);
        changed();
    };
    return html`<li class="table-line ${stateOf(own)}"><div><strong>${seat.name}</strong><span>
            ${[gameTitle(seat.game, games), others].filter(Boolean).join(' · ')}</span>
            <span class="standing">${[...standingWords(own), sayWhen(seat.at)].join(' · ')}</span></div>
        ${
            seat.lent
                ? html`<span class="note">${say('devices.lent')}</span>`
                : html`<button type="button" class="quiet-button small" @click=${forget}
                    aria-label=${say('lobby.forget.label', {table: seat.name})}>${say('lobby.forget')}</button>`
        }${
            isOverFor(own)
                ? html`<a class="button" href=${replayLink({table: seat.table})}>${say('lobby.replay')}</a>`
                : nothing
        }<a class="button ${stateOf(own) === 'running' ? 'primary' : ''}" href=${tableLink('seat', seat.token)}>
            ${say(isOverFor(own) ? 'lobby.result' : 'lobby.back')}</a></li>`;
}

/**
 * @param {() => void} changed @param {GameInfo[]} games
 * @param {Map<string, Table>} seen the tables that could be looked at, by invitation
 */
export function ownTables(changed, games, seen) {
    const seats = ownSeats().slice(0, OWN_MOST);
    if (seats.length === 0) {
        return nothing;
    }
    const tables = seats.map((seat) => ({seat, table: seen.get(seat.invitation ?? '')}));
    return html`<section class="sheet list own"><h2>${say('lobby.yours')}</h2><ul>${repeat(
        inOrder(tables),
        ({seat}) => seat.token,
        (own) => ownLine(own, games, changed),
    )}</ul></section>`;
}
