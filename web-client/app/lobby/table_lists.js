// The lists of the first page: one's own tables, and the public ones that wait, are played or are finished.

import {repeat} from '../../vendor/lit-html/directives/repeat.js';
import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {isOpenToAll, replayLink, seatLink, tableLink} from '../connection/links.js';
import {customNote} from '../dealing/dealing_shown.js';
import {ask} from '../page/frame.js';
import {freeSeats, isAwaited, isLostAnyway, isOverFor, standingWords, stateOf, turnWords} from '../people/standing.js';
import {gameTitle} from '../rules/rules.js';
import {ruleNames} from '../rules/rules_shown.js';
import {resultLines} from '../sharing/result_text.js';
import {say, sayCount, sayWhen, seatTitle} from '../words/words.js';

/** @import {OwnTable} from '../people/standing.js' */
/** @import {GameInfo, Table, TableLists} from '../protocol.d.ts' */
/** @import {OwnTables} from './own_tables.js' */

/** Who is at the table, or how it ended for them. @param {Table} table */
function names({seats, result}) {
    const said = result
        ? resultLines({seats}, result).map((one) => say('lobby.scored', one))
        : seats.map((seat, index) => (seat.player || seat.bot ? seatTitle(seat, index) : ''));
    return said.filter(Boolean).join(', ');
}

/** @param {Table} table @param {GameInfo[]} games @param {unknown} note @param {unknown} link */
function line(table, games, note, link) {
    const game = gameTitle(table.game, games);
    return html`<li class="table-line"><div><strong>${table.name}</strong>
        <span>${[game, names(table)].filter(Boolean).join(' · ')}</span>
        ${ruleNames(table, games)}${customNote(table)}</div><span class="note">${note}</span>${link}</li>`;
}

/** What is played or finished is listed once there is any: three empty lists would say no more than one.
 *  @param {string} kind @param {unknown[]} lines */
function list(kind, lines) {
    if (lines.length === 0 && kind !== 'open') {
        return nothing;
    }
    const none = html`<p class="quiet">${say('lobby.open.none')}</p>`;
    return html`<section class="sheet list"><h2>${say(`lobby.${kind}`)}</h2>
        ${lines.length > 0 ? html`<ul>${lines}</ul>` : none}</section>`;
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
                    sayCount('lobby.free', freeSeats(table)),
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

/** Whether this table comes before the others. @param {OwnTable} own */
const isUrgent = (own) => isAwaited(own) || (stateOf(own) === 'running' && turnWords(own) === '');

/** @param {OwnTable} own */
function turnSign(own) {
    const words = turnWords(own);
    return words ? html`<b class="turn ${isAwaited(own) ? 'mine' : ''}">${words}</b> ` : nothing;
}

/** The facts of a seat's table, and how it stands.
 *  @param {OwnTable} own @param {GameInfo[]} games @param {string[]} [more] said of it as well */
export function ownFacts(own, games, more = []) {
    const {seat, table} = own;
    const others = table ? names(table) : '';
    return html`<div><strong>${seat.name}</strong><span>
            ${[gameTitle(seat.game, games), others].filter(Boolean).join(' · ')}</span>
            <span class="standing">${turnSign(own)}${[...standingWords(own), ...more].join(' · ')}</span></div>`;
}

/** Forgets a seat. It asks first, unless nothing is lost. @param {OwnTable} own @param {OwnTables} all */
function forget(own, all) {
    if (isLostAnyway(own)) {
        all.forget(own);
    } else {
        const table = own.seat.name;
        ask(say(isOverFor(own) ? 'lobby.forget.sure.over' : 'lobby.forget.sure', {table}), () => all.forget(own));
    }
}

/** One button for both: after forgetting a seat, the focus stays on the way back.
 *  @param {OwnTable} own @param {OwnTables} all */
function forgetting(own, all) {
    const {isForgotten, seat} = own;
    const words = isForgotten ? 'lobby.bring_back' : 'lobby.forget';
    return html`<button type="button" class="small ${isForgotten ? '' : 'quiet-button'}" data-forget
        @click=${() => (isForgotten ? all.bringBack(own) : forget(own, all))}
        aria-label=${say(`${words}.label`, {table: seat.name})}>${say(words)}</button>`;
}

/** Where a seat leads to. @param {OwnTable} own */
function ownLinks(own) {
    const {seat} = own;
    return html`${
        isOverFor(own)
            ? html`<a class="button" href=${replayLink({table: seat.table})}>${say('lobby.replay')}</a>`
            : nothing
    }<a class="button ${isUrgent(own) ? 'primary' : ''}" href=${seatLink(seat.token)}>
        ${say(isOverFor(own) ? 'lobby.result' : 'lobby.back')}</a>`;
}

/** @param {OwnTable} own @param {GameInfo[]} games @param {OwnTables} all */
function ownLine(own, games, all) {
    const {isForgotten, seat} = own;
    const facts = isForgotten
        ? html`<div><strong>${seat.name}</strong><span>${say('lobby.forgotten')}</span></div>`
        : ownFacts(own, games, [sayWhen(seat.at)]);
    return html`<li class="table-line ${isForgotten ? 'forgotten' : stateOf(own)}">${facts}${
        seat.lent ? html`<span class="note">${say('devices.lent')}</span>` : forgetting(own, all)
    }${isForgotten ? nothing : ownLinks(own)}</li>`;
}

/** One's own tables. A screen reader says when the number of those that wait for this person changes.
 *  @param {OwnTables} all @param {GameInfo[]} games */
export function ownTables(all, games) {
    const {turns} = all;
    return html`<section class="sheet list own"><h2>${say('lobby.yours')}</h2>
        <p class="unseen" role="status">${turns > 0 ? sayCount('lobby.own.turns', turns) : nothing}</p><ul>${repeat(
            all.list(),
            ({seat}) => seat.token,
            (own) => ownLine(own, games, all),
        )}</ul></section>`;
}
