// Somebody came with an invitation: asks for a name and takes a seat, or offers the seat this browser already has.

import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {RefusedError} from './connection.js';
import {refusalWords} from './frame.js';
import {tableLink} from './links.js';
import {takeSeat} from './seating.js';
import {ownName, ownSeats} from './storage.js';
import {say} from './words.js';

/** @typedef {{busy: boolean, refusal?: {code: string, sentence: string}}} Joining */

/**
 * @param {string} invitation @param {Joining} state @param {(state: Joining) => void} put
 * @param {(token: string) => void} seated
 */
export function joinForm(invitation, state, put, seated) {
    const own = ownSeats().find((seat) => seat.invitation === invitation);
    /** @param {SubmitEvent} event */
    const submit = async (event) => {
        event.preventDefault();
        const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
        put({busy: true});
        try {
            const {token} = await takeSeat({type: 'join', invitation, player: String(form.get('player')).trim()});
            seated(token);
        } catch (error) {
            const refusal =
                error instanceof RefusedError
                    ? {code: error.code, sentence: error.message}
                    : {code: '', sentence: String(error)};
            put({busy: false, refusal});
        }
    };
    return html`<main class="room sheet join"><p class="eyebrow">${say('join.title')}</p><h1>${say('join.lead')}</h1>
        ${
            own
                ? html`<p class="own-seat">${say('join.yours')} <a class="button" href=${tableLink('seat', own.token)}>
            ${say('lobby.back')}</a></p>`
                : nothing
        }
        <form @submit=${submit}><label><span>${say('lobby.name')}</span>
            <input name="player" required maxlength="24" autocomplete="nickname"
                .value=${ownName()} autofocus /></label>
            <button class="primary big" ?disabled=${state.busy}>${say('join.button')}</button></form>
        ${state.refusal ? html`<p class="error" role="alert">${refusalWords(state.refusal)}</p>` : nothing}</main>`;
}
