// The lists of the lobby: one's own tables, and the public ones that wait, are played or are finished.

import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {customNote} from './dealing_shown.js';
import {isOpenToAll} from './finished.js';
import {replayLink, tableLink} from './links.js';
import {gameTitle} from './rules.js';
import {ruleNames} from './rules_shown.js';
import {forgetSeat, ownSeats} from './storage.js';
import {say, sayCount, seatName} from './words.js';

/** @import {GameInfo, Table, TableLists} from './protocol.d.ts' */

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

/** @param {() => void} changed @param {GameInfo[]} games */
export function ownTables(changed, games) {
    const seats = ownSeats();
    if (seats.length === 0) {
        return nothing;
    }
    return html`<section class="sheet list own"><h2>${say('lobby.yours')}</h2><ul>${seats.slice(0, 8).map(
        (seat) => html`<li class="table-line">
        <div><strong>${seat.name}</strong><span>
            ${gameTitle(seat.game, games)} · ${new Date(seat.at).toLocaleString()}</span></div>
        <button type="button" class="quiet-button small" aria-label=${say('lobby.forget.label', {table: seat.name})}
            @click=${() => {
                forgetSeat(seat.token);
                changed();
            }}>${say('lobby.forget')}</button>
        <a class="button" href=${tableLink('seat', seat.token)}>${say('lobby.back')}</a></li>`,
    )}</ul></section>`;
}
