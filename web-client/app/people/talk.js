// Talk at the table: what was said, a line to say something, and how much is new. Muting a person affects this browser
// only.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {keepFor, keptFor, ownName, ownSetting, rememberName, rememberSetting} from '../browser/storage.js';
import {say, sayCount, sayTimeOfDay, seatName} from '../words/words.js';
import {partsOfLine} from './talk_links.js';

/** @import {Session} from '../connection/session.js' */
/** @import {Table, TalkLine} from '../protocol.d.ts' */

/** The speaker of a line: a seat, or the name of a watcher. @param {TalkLine} line */
const speakerOf = ({seat, watcher}) => seat ?? watcher ?? '';

/** Whether this person said it. A watcher is known by name only. @param {TalkLine} line
 *  @param {Session} session */
const isOwn = (line, {seat}) => (seat === undefined ? line.watcher === ownName() : line.seat === seat);

/** What this page keeps of the talk at one table. */
export class Talk {
    isOpen = false;

    /** @param {string} token of this seat @param {() => void} changed */
    constructor(token, changed) {
        this.key = `heard.${token.slice(0, 16)}`;
        this.token = token;
        const muted = keptFor('muted', token);
        /** Whose lines are not shown. @type {Set<number | string>} */
        this.muted = new Set(Array.isArray(muted) ? muted : []);
        this.changed = changed;
    }

    /** When the latest line was said that this browser has shown, in ms. */
    get heard() {
        return Number(ownSetting(this.key) ?? 0);
    }

    /** How many lines have not been shown. @param {Session} session */
    fresh(session) {
        const {heard} = this;
        return this.isOpen ? 0 : this.#ofOthers(session).filter((line) => line.at > heard).length;
    }

    /** What is shown, said by anybody. @param {Session} session */
    shown(session) {
        return session.talk.filter((line) => !this.muted.has(speakerOf(line)));
    }

    /** What others said and is shown. @param {Session} session */
    #ofOthers(session) {
        return this.shown(session).filter((line) => !isOwn(line, session));
    }

    /** After the page was drawn. @param {TalkLine[]} talk */
    drawn(talk) {
        const latest = talk.at(-1)?.at ?? 0;
        if (this.isOpen && latest > this.heard) {
            rememberSetting(this.key, String(latest));
        }
    }

    /** The latest line that somebody else said and that is shown. @param {Session} session */
    latest(session) {
        return this.#ofOthers(session).at(-1);
    }

    toggle() {
        this.isOpen = !this.isOpen;
        this.changed();
    }

    /** @param {number | string} speaker */
    mute(speaker) {
        if (!this.muted.delete(speaker)) {
            this.muted.add(speaker);
        }
        keepFor('muted', this.token, [...this.muted]);
        this.changed();
    }
}

/** Whether somebody with this role can talk here. @param {Session} session @param {Table} table */
const hasTalk = ({seat}, table) =>
    table.talk === 'everybody' || (seat !== undefined && table.talk !== 'off' && table.seats.length > 1);

/** @param {Session} session @param {Table} table @param {Talk} talk */
export function talkButton(session, table, talk) {
    if (!hasTalk(session, table)) {
        return nothing;
    }
    const fresh = talk.fresh(session);
    const words = fresh > 0 ? sayCount('talk.fresh', fresh) : say('talk.open');
    return html`<button type="button" class="bar-button icon-button talk-button" data-talk title=${words}
        aria-label=${words} aria-expanded=${talk.isOpen} @click=${() => talk.toggle()}>
        <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 4H17V13H9L5 16.5V13H3Z" /></svg>${
            fresh > 0 ? html`<span class="talk-fresh">${fresh}</span>` : nothing
        }</button>`;
}

/** @param {string} text */
const wordsOf = (text) =>
    partsOfLine(text).map((part) =>
        'link' in part ? html`<a href=${part.link} data-invitation>${say('talk.invitation')}</a>` : part.words,
    );

/** @param {TalkLine} line @param {Table} table @param {Session} session @param {Talk} talk */
function lineOf(line, table, session, talk) {
    const {seat, watcher, at, text} = line;
    const name = seat === undefined ? (watcher ?? '') : seatName(table.seats[seat], seat);
    const isMine = isOwn(line, session);
    const isMuted = talk.muted.has(speakerOf(line));
    const words = say(isMuted ? 'talk.unmute' : 'talk.mute', {player: name});
    return html`<li class=${isMine ? 'own' : 'other'}><p class="talk-head"><bdi>${name}</bdi>
        ${seat === undefined ? html`<em>${say('talk.watching')}</em>` : nothing}<time>${sayTimeOfDay(at)}</time>${
            isMine
                ? nothing
                : html`<button type="button" class="quiet-button small" @click=${() => talk.mute(speakerOf(line))}
                    title=${words}>${say(isMuted ? 'talk.show' : 'talk.hide')}</button>`
        }</p>${isMuted ? nothing : html`<p class="talk-text"><bdi>${wordsOf(text)}</bdi></p>`}</li>`;
}

/** @param {SubmitEvent} event @param {Session} session */
export async function send(event, session) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const field = /** @type {HTMLInputElement} */ (form.elements.namedItem('line'));
    const text = field.value.trim();
    const name = watcherName(form);
    if (text === '') {
        return;
    }
    // Taken at once, so that a second Enter does not say it again. What was refused comes back behind what is there.
    field.value = '';
    if (!(await session.ask({type: 'say', text, ...(name ? {name} : {})}))) {
        field.value = `${field.value} ${text}`.trim();
    }
}

/** The name that a watcher has given. The browser keeps it. @param {HTMLFormElement} form */
function watcherName(form) {
    const field = /** @type {HTMLInputElement | null} */ (form.elements.namedItem('name'));
    const name = field?.value.trim();
    if (name) {
        rememberName(name);
    }
    return name;
}

/** @param {Session} session */
const nameField = ({seat}) =>
    seat === undefined
        ? html`<input name="name" required maxlength="24" autocomplete="nickname" aria-label=${say('lobby.name')}
            placeholder=${say('lobby.name')} .value=${ownName()} />`
        : nothing;

/** @param {Session} session @param {Table} table @param {Talk} talk */
export function talkPanel(session, table, talk) {
    if (!hasTalk(session, table) || !talk.isOpen) {
        return nothing;
    }
    const hearers = table.talk === 'everybody' ? 'everybody' : 'seats';
    const toSay = say(`talk.say.${hearers}`);
    return html`<aside class="talk sheet" aria-label=${say('talk.title')}><header><h2>${say('talk.title')}</h2>
        <button type="button" class="quiet-button small" data-talk-close @click=${() => talk.toggle()}>
            ${say('ask.close')}</button></header>
        <div class="talk-lines" role="log" tabindex="0"><ol>${
            session.talk.length === 0
                ? html`<li class="quiet">${say(`talk.none.${hearers}`)}</li>`
                : session.talk.map((line) => lineOf(line, table, session, talk))
        }</ol></div>
        <form @submit=${(/** @type {SubmitEvent} */ event) => send(event, session)}>${nameField(session)}
            <input name="line" maxlength="300" autocomplete="off" aria-label=${toSay} placeholder=${toSay} /><button
            class="primary">${say('talk.send')}</button></form></aside>`;
}
