// The form of an invitation. It says what table this is, then asks for a name and takes a seat, or offers the seat that
// this browser already has.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {ownName, ownSeats, ownToken} from '../browser/storage.js';
import {isOnTheWay, refusalOf} from '../connection/connection.js';
import {isOpenToAll, replayLink, seatLink, tableLink} from '../connection/links.js';
import {customNote} from '../dealing/dealing_shown.js';
import {refusalWords} from '../page/frame.js';
import {takeSeat} from '../people/seating.js';
import {seatsAt} from '../people/standing.js';
import {gameTitle, unusualRules} from '../rules/rules.js';
import {ruleList} from '../rules/rules_shown.js';
import {listNames, say, seatTitle} from '../words/words.js';
import {aboutGame} from './about_game.js';
import {goesAfter, tableTerms} from './table_terms.js';

/** @import {GameInfo, Table} from '../protocol.d.ts' */

/** `seat`: the one that this person would like.
 *  @typedef {{busy: boolean, seat?: number, table?: Table, refusal?: {code: string, sentence: string}}} Joining */

/** What is to be known before sitting down. @param {Table} table @param {GameInfo[]} games */
function invitedTo(table, games) {
    const unusual = unusualRules(table, games);
    const names = table.seats.flatMap((seat, index) => (seat.player || seat.bot ? [seatTitle(seat, index)] : []));
    return html`<h1>${table.name}</h1><p><strong>${gameTitle(table.game, games)}</strong></p>${aboutGame(table, games)}
        ${names.length > 0 ? html`<p class="quiet">${say('join.with', {names: listNames(names)})}</p>` : nothing}
        ${customNote(table)}${tableTerms(table)}${goesAfter(table)}
        ${
            unusual.length > 0
                ? html`<div class="unusual"><h2>${say('rules.title')}</h2>${ruleList(unusual)}</div>`
                : nothing
        }`;
}

/** The token of the seat that this browser holds there already. @param {string} invitation @param {Table} [table] */
const ownTokenAt = (invitation, table) =>
    (table && ownToken(table.id)) ?? ownSeats().find((seat) => seat.invitation === invitation)?.token;

/** The way back to one's own seat, if there is one. @param {string | undefined} own */
const wayBack = (own) =>
    own
        ? html`<p class="own-seat">${say('join.yours')} <a class="button primary" href=${seatLink(own)}>
            ${say('lobby.back')}</a></p>`
        : nothing;

/** @param {string} where @param {string} words @param {boolean} isMain */
const way = (where, words, isMain) => html`<a class=${isMain ? 'button primary' : 'button'} href=${where}>${words}</a>`;

/** @param {Table} table */
const hostOf = ({host, seats}) => seatTitle(seats[host], host);

/** Why nobody can sit down any more, and what can be done instead. @param {Table} table
 *  @param {string | undefined} own */
function tooLate(table, own) {
    const state = seatsAt(table);
    const isThere = state === 'begun' || state === 'full';
    const watch = isThere && table.watch;
    // An invitation to an unlisted table does not tell the link for watching.
    const isToldBySeats = isThere && !own && !table.watch && table.watching === 'allowed';
    const mayHaveLost = state === 'begun' && !own;
    const isShown = state === 'over' && table.result && isOpenToAll(table);
    const why = table.ended_by_operator ? 'ended_by_operator' : state;
    return html`<p role="status" data-too-late>${say(`join.${why}`)}</p>
        ${mayHaveLost ? html`<p data-lost-seat>${say('join.lost', {player: hostOf(table)})}</p>` : nothing}
        ${isToldBySeats ? html`<p>${say('join.watch')}</p>` : nothing}<p class="ways">
        ${watch ? way(tableLink('watch', watch), say('lobby.watch'), !own) : nothing}
        ${isShown ? way(replayLink({table: table.id}), say('lobby.replay'), !own) : nothing}
        ${way('index.html', say('nav.lobby'), !own && !watch && !isShown)}</p>`;
}

/** An invitation to nothing: there is nowhere to sit down. @param {string} invitation @param {string} words */
const leadsNowhere = (invitation, words) =>
    html`<main class="room sheet"><h1>${words}</h1>${wayBack(ownTokenAt(invitation))}<a class="button"
        href="index.html">${say('nav.lobby')}</a></main>`;

/**
 * Asks for a name only below what is to be known before: nothing that comes later moves what somebody is about to tap.
 * @param {string} invitation @param {Joining} state @param {GameInfo[]} games @param {(state: Joining) => void} put
 * @param {(token: string) => void} seated
 */
export function joinForm(invitation, state, games, put, seated) {
    const {busy, refusal, table, seat} = state;
    if (refusal && !table && !isOnTheWay(refusal)) {
        return leadsNowhere(invitation, refusalWords(refusal));
    }
    const own = ownTokenAt(invitation, table);
    if (table && seatsAt(table) !== 'free') {
        return html`<main class="room sheet join">${invitedTo(table, games)}${wayBack(own)}
            ${tooLate(table, own)}</main>`;
    }
    /** @param {SubmitEvent} event */
    const submit = async (event) => {
        event.preventDefault();
        const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
        put({...state, busy: true, refusal: undefined});
        try {
            const player = String(form.get('player')).trim();
            const {token} = await takeSeat({type: 'join', invitation, player, seat}, undefined, table);
            seated(token);
        } catch (error) {
            put({...state, busy: false, refusal: refusalOf(error)});
        }
    };
    const asked =
        table &&
        html`${invitedTo(table, games)}${wayBack(own)}
        <form @submit=${submit}><p>${say('join.lead')}</p><label><span>${say('lobby.name')}</span>
            <input name="player" required maxlength="24" autocomplete="nickname"
                .value=${ownName()} ?autofocus=${!own} /></label>
            <button class=${own ? 'big' : 'primary big'} ?disabled=${busy}>${say('join.button')}</button></form>`;
    return html`<main class="room sheet join"><p class="eyebrow">${say('join.title')}</p>${asked ?? nothing}
        ${refusal ? html`<p class="error" role="alert">${refusalWords(refusal)}</p>` : nothing}</main>`;
}
