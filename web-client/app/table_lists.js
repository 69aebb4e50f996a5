// The lists of the lobby: one's own tables, and the public ones that wait, are played or are finished.

import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {repeat} from '../vendor/lit-html/directives/repeat.js';
import {customNote} from './dealing_shown.js';
import {isOpenToAll, replayLink, tableLink} from './links.js';
import {gameTitle} from './rules.js';
import {ruleNames} from './rules_shown.js';
import {isAwaited, isOverFor, standingWords, stateOf, turnWords} from './standing.js';
import {forgetSeat} from './storage.js';
import {say, sayCount, sayWhen, seatName} from './words.js';

/** @import {GameInfo, Table, TableLists} from './protocol.d.ts' */
/** @import {OwnTable} from './standing.js' */

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

/** Whether it is worth while to go there before other tables. @param {OwnTable} own */
const isUrgent = (own) => isAwaited(own) || (stateOf(own) === 'running' && turnWords(own) === '');

/** @param {OwnTable} own */
function turnSign(own) {
    const words = turnWords(own);
    return words ? html`<b class="turn ${isAwaited(own) ? 'mine' : ''}">${words}</b> ` : nothing;
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
            <span class="standing">${turnSign(own)}${[...standingWords(own), sayWhen(seat.at)].join(' · ')}</span></div>
        ${
            seat.lent
                ? html`<span class="note">${say('devices.lent')}</span>`
                : html`<button type="button" class="quiet-button small" @click=${forget}
                    aria-label=${say('lobby.forget.label', {table: seat.name})}>${say('lobby.forget')}</button>`
        }${
            isOverFor(own)
                ? html`<a class="button" href=${replayLink({table: seat.table})}>${say('lobby.replay')}</a>`
                : nothing
        }<a class="button ${isUrgent(own) ? 'primary' : ''}" href=${tableLink('seat', seat.token)}>
            ${say(isOverFor(own) ? 'lobby.result' : 'lobby.back')}</a></li>`;
}

/** How many of them wait for this person is said as well when it changes, to whoever listens.
 *  @param {OwnTable[]} tables @param {number} turns @param {GameInfo[]} games @param {() => void} changed */
export function ownTables(tables, turns, games, changed) {
    return html`<section class="sheet list own"><h2>${say('lobby.yours')}</h2>
        <p class="unseen" role="status">${turns > 0 ? sayCount('lobby.own.turns', turns) : nothing}</p><ul>${repeat(
            tables,
            ({seat}) => seat.token,
            (own) => ownLine(own, games, changed),
        )}</ul></section>`;
}
