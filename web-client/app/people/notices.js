// Where notices go when somebody is away and it is their turn: an own mail address, and for the host a webhook of the
// table. The server says which of them it offers. It tells an address only to the person who set it.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {refusalWords, tell} from '../page/frame.js';
import {say} from '../words/words.js';

/** @import {Session} from '../connection/session.js' */

/** How each kind of address is asked for: the type of the field and of the request, and the name in it. */
const KINDS = /** @type {const} */ ({
    mail: {field: 'email', longest: 254, request: 'notify', name: 'mail'},
    webhook: {field: 'url', longest: 500, request: 'set_webhook', name: 'address'},
});

/** @typedef {keyof typeof KINDS} Kind */

/** The kinds of address that this person can give here. @param {Session} session @returns {Kind[]} */
function kindsFor({offered, seat, table}) {
    const isGoing = table?.status === 'open' || table?.status === 'running';
    return seat !== undefined && isGoing ? offered.filter((kind) => kind !== 'webhook' || seat === table.host) : [];
}

/** Keeps the address, and says under the field whether that worked.
 *  @param {SubmitEvent} event @param {Session} session @param {Kind} kind */
async function keep(event, session, kind) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const {request, name} = KINDS[kind];
    const address = /** @type {HTMLInputElement} */ (form.elements.namedItem(kind)).value.trim();
    const said = /** @type {HTMLOutputElement} */ (form.querySelector('output'));
    said.textContent = '';
    const done = await session.ask({type: request, ...(address ? {[name]: address} : {})});
    const refused = session.refusal ? refusalWords(session.refusal) : '';
    said.textContent = done ? say(address ? 'notices.kept' : 'notices.ended') : refused;
}

/** @param {Session} session @param {Kind} kind */
function addressForm(session, kind) {
    const {field, longest} = KINDS[kind];
    const send = (/** @type {SubmitEvent} */ event) => keep(event, session, kind);
    return html`<form class="setting" data-notices=${kind} @submit=${send}>
        <label class="link-line"><span>${say(`notices.${kind}`)}</span><span class="link-box"><input name=${kind}
            type=${field} maxlength=${longest} .value=${session.notices[kind] ?? ''} /><button class="primary">
            ${say('notices.keep')}</button></span></label>
        <p class="quiet">${say(`notices.${kind}.says`)}</p><output role="status"></output></form>`;
}

/** @param {Session} session */
function tellNotices(session) {
    tell(html`<h2>${say('notices.title')}</h2>${kindsFor(session).map((kind) => addressForm(session, kind))}`);
}

/** The button of that dialog, if there is anything to set. @param {Session} session */
export function noticesButton(session) {
    const words = say('notices.title');
    return kindsFor(session).length === 0
        ? nothing
        : html`<button type="button" class="bar-button icon-button" data-notices-open title=${words}
            aria-label=${words} @click=${() => tellNotices(session)}><svg viewBox="0 0 20 20" aria-hidden="true"><path
            d="M2.5 5H17.5V15H2.5ZM2.5 5L10 11L17.5 5" /></svg></button>`;
}
