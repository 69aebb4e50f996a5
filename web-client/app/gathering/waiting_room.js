// The waiting room of a table: its seats, the links for friends, bots, and the start.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {ownSeat, rememberSetting} from '../browser/storage.js';
import {customNote, dealingDetails} from '../dealing/dealing_shown.js';
import {clockTermsWords} from '../people/clock.js';
import {LEVELS, ownLevel} from '../people/levels.js';
import {leaveTable} from '../people/seating.js';
import {gameTitle, rulesOf, unusualRules} from '../rules/rules.js';
import {ruleList} from '../rules/rules_shown.js';
import {invitationLink, watchLink} from '../sharing/table_links.js';
import {botKind, say, seatName} from '../words/words.js';
import {aboutGame} from './about_game.js';
import {goesAfter, tableTerms} from './table_terms.js';

/** @import {Session} from '../connection/session.js' */
/** @import {Level} from '../people/levels.js' */
/** @import {GameInfo, Table} from '../protocol.d.ts' */

/** @param {Table} table @param {number} seat */
const isFree = (table, seat) => !table.seats[seat].player && !table.seats[seat].bot;

/** The level that was chosen is the one for the seats that are filled next.
 *  @param {Session} session @param {number} seat @param {Level} bot */
function seatBot(session, seat, bot) {
    rememberSetting('level', bot);
    return session.ask({type: 'seat_bot', seat, bot});
}

/** @param {Session} session @param {number} seat @param {Level} level */
function botButton(session, seat, level) {
    const words = say(`level.${level}`);
    return html`<button type="button" class="small" data-seat-bot=${level} title=${say(`bot.${level}.says`)}
        aria-label=${say('room.seat_bot', {level: words})} @click=${() => seatBot(session, seat, level)}>
        ${words}</button>`;
}

/** The second click of a double one is not meant for it: the button to fill the seat was here.
 *  @param {MouseEvent} event @param {Session} session @param {number} seat */
function unseat({detail}, session, seat) {
    if (detail < 2) {
        session.ask({type: 'unseat', seat});
    }
}

/** @param {Session} session @param {Table} table @param {number} seat */
function seatControls(session, table, seat) {
    if (session.seat !== table.host || seat === session.seat) {
        return nothing;
    }
    return isFree(table, seat)
        ? html`<span class="seat-bots" role="group" aria-label=${say('room.bot')}><span aria-hidden="true">${say(
              'room.bot',
          )}</span>${LEVELS.map((level) => botButton(session, seat, level))}</span>`
        : html`<button type="button" class="small quiet-button" data-unseat
            @click=${(/** @type {MouseEvent} */ event) => unseat(event, session, seat)}>
            ${say('room.unseat')}</button>`;
}

/** @param {Session} session @param {Table} table @param {number} seat */
function seatLine(session, table, seat) {
    const {player, connected} = table.seats[seat];
    const free = isFree(table, seat);
    const kind = botKind(table.seats[seat], seat);
    const here = player ? say(connected ? 'room.here' : 'room.away') : '';
    return html`<li class="seat side-${seat} ${free ? 'free' : ''}"><span class="seat-number">${seat + 1}</span>
        <span class="seat-name">${seatName(table.seats[seat], seat)}
            ${seat === session.seat ? html`<em>${say('room.you')}</em>` : nothing}
            ${kind ? html`<em>${kind}</em>` : nothing}
            ${seat === table.host ? html`<em>${say('room.host')}</em>` : nothing}</span>
        <span class="seat-state ${connected ? 'here' : ''}">${here}</span>
        <span class="seat-controls">${seatControls(session, table, seat)}</span></li>`;
}

/** @param {Session} session @param {Table} table */
async function fill(session, table) {
    for (const seat of table.seats.keys()) {
        if (isFree(table, seat)) {
            await session.ask({type: 'seat_bot', seat, bot: ownLevel()});
        }
    }
}

/** What is waited for, or for the host the start. @param {Session} session @param {Table} table */
function startLine(session, table) {
    const host = seatName(table.seats[table.host], table.host);
    const full = table.seats.every((_, seat) => !isFree(table, seat));
    if (session.seat !== table.host) {
        const words = session.seat === undefined ? say('room.watching') : say('room.host_starts', {host});
        return html`<p class="waits-for" role="status">${words}</p>`;
    }
    return html`<div class="start-line">
        <button type="button" class="primary big" data-start ?disabled=${!full}
            @click=${() => session.ask({type: 'start'})}>${say('room.start')}</button>
        ${
            full
                ? nothing
                : html`<button type="button" data-fill @click=${() => fill(session, table)}>
            ${say(`room.fill.${ownLevel()}`)}</button><p class="quiet">${say('room.start.wait')}</p>`
        }</div>`;
}

/** The rules of the table in words, the unusual ones always in sight. @param {Table} table @param {GameInfo[]} games */
function rules(table, games) {
    const unusual = unusualRules(table, games);
    return html`${
        unusual.length > 0
            ? html`<div class="unusual"><h2>${say('rules.title')}</h2>${ruleList(unusual)}</div>`
            : nothing
    }
    <details class="table-options"><summary>${say('room.options')}</summary>
        ${ruleList(rulesOf(table, games))}</details>`;
}

/** What was agreed for this table, behind one line that says the most asked of it. Only the host invites from the page
 *  itself: whoever else sits down may do it from here. @param {Session} session @param {Table} table */
function terms(session, table) {
    const isHost = session.seat === table.host;
    return html`<details class="fold room-terms"><summary>${say('room.terms')}
        <small>${say('terms.clock', {clock: clockTermsWords(table.clock)})}</small></summary>
        ${tableTerms(table)}${goesAfter(table)}${isHost ? nothing : invitationLink(table)}${watchLink(session, table)}
        </details>`;
}

/** Who sits here, how friends come, and the start are in sight first. What is rarely asked is below and folded away.
 *  @param {Session} session @param {Table} table @param {GameInfo[]} games */
export function room(session, table, games) {
    const isHost = session.seat === table.host;
    return html`<main class="room sheet gathers"><header><p class="eyebrow">
        ${gameTitle(table.game, games)} · ${say('room.title')}</p><h1>${table.name}</h1></header>
        <section class="room-seats" aria-label=${say('room.seats')}>
            ${isHost ? nothing : startLine(session, table)}
            <ol class="seats">${table.seats.map((_, seat) => seatLine(session, table, seat))}</ol>
            ${isHost ? startLine(session, table) : nothing}</section>
        <div class="room-side">
            ${isHost ? html`<section class="room-invites">${invitationLink(table)}</section>` : nothing}
            <section class="room-about">${aboutGame(table, games)}${customNote(table)}</section></div>
        <section class="room-more">${terms(session, table)}${rules(table, games)}${dealingDetails(
            table,
            ownSeat(session.token),
        )}${
            session.seat === undefined
                ? nothing
                : html`<button type="button" class="quiet-button leave"
            @click=${() => leaveTable(session)}>${say('room.leave')}</button>`
        }</section></main>`;
}
