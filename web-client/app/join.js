// Somebody came with an invitation: says what table it is, asks for a name and takes a seat, or offers the seat this
// browser already has.

import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {RefusedError} from './connection.js';
import {customNote} from './dealing_shown.js';
import {refusalWords} from './frame.js';
import {goesAfter} from './goes_after.js';
import {tableLink} from './links.js';
import {gameTitle, unusualRules} from './rules.js';
import {ruleList} from './rules_shown.js';
import {takeSeat} from './seating.js';
import {ownName, ownSeats} from './storage.js';
import {tableTerms} from './table_terms.js';
import {listNames, say, seatName} from './words.js';

/** @import {GameInfo, Table} from './protocol.d.ts' */

/** @typedef {{busy: boolean, table?: Table, refusal?: {code: string, sentence: string}}} Joining */

/** @param {unknown} error */
export const refusalOf = (error) =>
    error instanceof RefusedError
        ? {code: error.code, sentence: error.message}
        : {code: '', sentence: String(error)};

/** What is to be known before sitting down. @param {Table} table @param {GameInfo[]} games */
function invitedTo(table, games) {
    const unusual = unusualRules(table, games);
    const names = table.seats.flatMap((seat, index) => (seat.player || seat.bot ? [seatName(seat, index)] : []));
    return html`<h1>${table.name}</h1><p><strong>${gameTitle(table.game, games)}</strong></p>
        ${names.length > 0 ? html`<p class="quiet">${say('join.with', {names: listNames(names)})}</p>` : nothing}
        ${customNote(table)}${tableTerms(table)}${goesAfter(table)}
        ${
            unusual.length > 0
                ? html`<div class="unusual"><h2>${say('rules.title')}</h2>${ruleList(unusual)}</div>`
                : nothing
        }`;
}

/**
 * @param {string} invitation @param {Joining} state @param {GameInfo[]} games @param {(state: Joining) => void} put
 * @param {(token: string) => void} seated
 */
export function joinForm(invitation, state, games, put, seated) {
    const own = ownSeats().find((seat) => seat.invitation === invitation);
    /** @param {SubmitEvent} event */
    const submit = async (event) => {
        event.preventDefault();
        const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
        put({...state, busy: true, refusal: undefined});
        try {
            const player = String(form.get('player')).trim();
            const {token} = await takeSeat({type: 'join', invitation, player}, undefined, state.table);
            seated(token);
        } catch (error) {
            put({...state, busy: false, refusal: refusalOf(error)});
        }
    };
    return html`<main class="room sheet join"><p class="eyebrow">${say('join.title')}</p>
        ${state.table ? invitedTo(state.table, games) : nothing}
        ${
            own
                ? html`<p class="own-seat">${say('join.yours')} <a class="button" href=${tableLink('seat', own.token)}>
            ${say('lobby.back')}</a></p>`
                : nothing
        }
        <form @submit=${submit}><p>${say('join.lead')}</p><label><span>${say('lobby.name')}</span>
            <input name="player" required maxlength="24" autocomplete="nickname"
                .value=${ownName()} autofocus /></label>
            <button class="primary big" ?disabled=${state.busy || !state.table}>${say('join.button')}</button></form>
        ${state.refusal ? html`<p class="error" role="alert">${refusalWords(state.refusal)}</p>` : nothing}</main>`;
}
