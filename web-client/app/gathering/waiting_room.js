// The waiting room of a table: its seats, the links for friends, bots, and the start.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {ownSeat, rememberSetting} from '../browser/storage.js';
import {customNote, dealingDetails} from '../dealing/dealing_shown.js';
import {LEVELS, ownLevel} from '../people/levels.js';
import {leaveTable} from '../people/seating.js';
import {gameTitle, rulesOf, unusualRules} from '../rules/rules.js';
import {ruleList} from '../rules/rules_shown.js';
import {tableLinks} from '../sharing/table_links.js';
import {say, seatName} from '../words/words.js';
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

/** @param {Session} session @param {Table} table @param {number} seat */
function seatControls(session, table, seat) {
    if (session.seat !== table.host || seat === session.seat) {
        return nothing;
    }
    return isFree(table, seat)
        ? LEVELS.map(
              (bot) => html`<button type="button" class="small" data-seat-bot=${bot} title=${say(`bot.${bot}.says`)}
            @click=${() => seatBot(session, seat, bot)}>
                ${say('room.seat_bot', {bot: say(`bot.${bot}`)})}</button>`,
          )
        : html`<button type="button" class="small quiet-button" @click=${() => session.ask({type: 'unseat', seat})}>
            ${say('room.unseat')}</button>`;
}

/** @param {Session} session @param {Table} table @param {number} seat */
function seatLine(session, table, seat) {
    const {player, connected} = table.seats[seat];
    const free = isFree(table, seat);
    const here = player ? say(connected ? 'room.here' : 'room.away') : '';
    return html`<li class="seat side-${seat} ${free ? 'free' : ''}"><span class="seat-number">${seat + 1}</span>
        <span class="seat-name">${seatName(table.seats[seat], seat)}
            ${seat === session.seat ? html`<em>${say('room.you')}</em>` : nothing}
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

/** @param {Session} session @param {Table} table */
function startLine(session, table) {
    const host = seatName(table.seats[table.host], table.host);
    const full = table.seats.every((_, seat) => !isFree(table, seat));
    if (session.seat !== table.host) {
        return html`<p class="quiet">
            ${session.seat === undefined ? say('room.watching') : say('room.host_starts', {host})}</p>`;
    }
    return html`<div class="start-line">
        ${
            full
                ? nothing
                : html`<button type="button" data-fill @click=${() => fill(session, table)}>
            ${say(`room.fill.${ownLevel()}`)}</button>`
        }
        <button type="button" class="primary big" data-start ?disabled=${!full}
            @click=${() => session.ask({type: 'start'})}>${say('room.start')}</button>
        ${full ? nothing : html`<p class="quiet">${say('room.start.wait')}</p>`}</div>`;
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

/** @param {Session} session @param {Table} table @param {GameInfo[]} games */
export function room(session, table, games) {
    return html`<main class="room sheet"><p class="eyebrow">
        ${gameTitle(table.game, games)} · ${say('room.title')}</p><h1>${table.name}</h1>
        ${aboutGame(table, games)}
        ${customNote(table)}
        ${tableLinks(session, table)}
        ${tableTerms(table)}${goesAfter(table)}
        <h2>${say('room.seats')}</h2>
        <ol class="seats">${table.seats.map((_, seat) => seatLine(session, table, seat))}</ol>
        ${startLine(session, table)}
        ${rules(table, games)}${dealingDetails(table, ownSeat(session.token))}
        ${
            session.seat === undefined
                ? nothing
                : html`<button type="button" class="quiet-button leave"
            @click=${() => leaveTable(session)}>${say('room.leave')}</button>`
        }
    </main>`;
}
