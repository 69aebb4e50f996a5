// What all pages share: the bar at the top with the sign of Dahut, the state of the connection, notices, dialogs, and
// what the tab of the browser shows.

import {html, nothing, render} from '../../vendor/lit-html/lit-html.js';
import {ownAddress} from '../browser/edition.js';
import {momentNow} from '../connection/times.js';
import {hasWords, say, sayTimeOfDay} from '../words/words.js';
import {catchFocus, skipToContent} from './focus.js';

/** @import {Session} from '../connection/session.js' */
/** @import {Said} from '../connection/times.js' */

/** The bar at the top of every page. @param {unknown} middle @param {unknown} [end] */
export function topBar(middle, end = nothing) {
    return html`<header class="top">
        <button type="button" class="skip" data-skip @click=${skipToContent}>${say('nav.skip')}</button>
        <a class="brand" href="index.html" aria-label=${say('nav.home')}><svg viewBox="0 0 32 32" aria-hidden="true">
            <path d=${SEA} /><path d=${CASTLE} /></svg><span>${say('nav.brand')}</span></a>
        <div class="top-middle">${middle}</div><div class="top-end">${end}</div></header>`;
}

/** What is needed now and then only stands behind one button where there is little room. @param {unknown} buttons */
export function moreButton(buttons) {
    const words = say('table.more');
    return html`<button type="button" class="bar-button icon-button more-button" data-more title=${words}
        aria-label=${words} popovertarget="bar-more"><svg viewBox="0 0 20 20" aria-hidden="true"><path
        d="M4 10H4.01M10 10H10.01M16 10H16.01" /></svg></button>
        <div class="bar-more" id="bar-more" popover>${buttons}</div>`;
}

/** A small sign of the connection, always in sight. @param {Session} session */
export function linkSign({link}) {
    return html`<span class="link-sign ${link}" role="status"><span class="dot" aria-hidden="true"></span><span
        class="link-words">${say(link === 'lost' ? 'link.connecting' : `link.${link}`)}</span></span>`;
}

/** Why there is no connection. A first connection that is still being made is no reason for words.
 *  @param {Session} session */
function lostWords({link, connection: {wasOpen, isUnreachable}}) {
    const words = isUnreachable ? say('refused.not_reached') : '';
    return link === 'lost' && wasOpen ? say('link.lost') : words;
}

/** @param {Session} session */
function nextTry({nextTryAt, connection}) {
    const seconds = Math.max(0, Math.ceil((nextTryAt - momentNow()) / 1000));
    return html`<span>${say('link.retry_in', {seconds})}</span>
        <button type="button" @click=${() => connection.connect()}>${say('link.retry')}</button>`;
}

/** Says that what is shown may be old, or that nothing can be shown. @param {Session} session */
export function lostBanner(session) {
    const words = lostWords(session);
    if (!words) {
        return nothing;
    }
    return html`<div class="banner lost" role="alert"><strong>${words}</strong>
        ${session.connection.isTrying ? html`<span>${say('link.connecting')}</span>` : nextTry(session)}</div>`;
}

/** Says that nobody knows yet what became of the latest request. @param {Session} session */
export function unsureBanner({link, table}) {
    return link === 'live' && table?.unsure
        ? html`<div class="banner notice" role="alert">${say('table.unsure')}</div>`
        : nothing;
}

/**
 * What the operator of the server has to say to everybody, and the server itself.
 * @param {Said} [announced] @param {() => void} [dismiss] where it may be put away
 */
export function announcedBanner({text, stopsAt, isFull} = {}, dismiss) {
    if (!text && !stopsAt && !isFull) {
        return nothing;
    }
    return html`<div class="banner notice" role="alert" data-announced>
        ${isFull ? html`<span>${say('announced.full')}</span>` : nothing}
        ${stopsAt ? html`<span>${say('announced.stops', {time: sayTimeOfDay(stopsAt)})}</span>` : nothing}
        ${text ? html`<span>${say('announced.says')} <bdi>${text}</bdi></span>` : nothing}
        ${dismiss ? html`<button type="button" @click=${dismiss}>${say('notice.dismiss')}</button>` : nothing}</div>`;
}

/**
 * A refusal in words: ours if we have any for its code, else the server's.
 * @param {{code: string, sentence: string}} refusal
 */
export function refusalWords({code, sentence}) {
    return hasWords(`refused.${code}`) ? say(`refused.${code}`, {sentence}) : sentence;
}

/** @param {{code: string, sentence: string} | undefined} refusal @param {() => void} dismiss */
export function notice(refusal, dismiss) {
    return refusal
        ? html`<div class="banner notice" role="alert"><span>${refusalWords(refusal)}</span>
            <button type="button" @click=${dismiss}>${say('notice.dismiss')}</button></div>`
        : nothing;
}

/** Brings a style sheet. @param {string} path from where the pages are @returns {Promise<void>} */
export function useStyle(path) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = ownAddress(path);
    document.head.append(link);
    return new Promise((resolve, reject) => {
        link.onload = () => resolve();
        link.onerror = () => {
            link.remove();
            reject(new Error(`${path} has not come`));
        };
    });
}

/** What the latest dialog was opened from, or the one before that led to it. @type {Element | null} */
let opener;

/** A dialog until one of its buttons is pressed. @param {unknown} content @param {unknown} buttons */
function openDialog(content, buttons) {
    const {activeElement} = document;
    opener = activeElement?.closest('dialog') ? opener : activeElement;
    const dialog = document.createElement('dialog');
    dialog.className = 'sheet';
    render(html`${content}<form method="dialog" class="dialog-buttons">${buttons}</form>`, dialog);
    dialog.addEventListener('close', () => {
        dialog.remove();
        catchFocus(opener);
    });
    document.body.append(dialog);
    dialog.showModal();
}

/** Asks before something that cannot be taken back. @param {string} question @param {() => void} act */
export function ask(question, act) {
    openDialog(
        html`<p>${question}</p>`,
        html`<button class="quiet-button">${say('ask.no')}</button>
            <button class="primary" @click=${act}>${say('ask.yes')}</button>`,
    );
}

/** Tells something that is too long for the page. @param {unknown} content */
export function tell(content) {
    openDialog(content, html`<button class="primary" autofocus>${say('ask.close')}</button>`);
}

/**
 * Uses modules that are loaded when somebody first wants what they show; says so if they cannot be.
 * @template Modules @param {Promise<Modules>} coming @param {(modules: Modules) => void} use
 */
export const withModules = (coming, use) =>
    coming.then(use, (error) =>
        tell(html`<p role="alert">${refusalWords({code: 'not_reached', sentence: String(error)})}</p>`),
    );

export const CASTLE = 'M8 16V9h3v3h3V5h4v7h3V9h3v7';
export const SEA = 'M3 21q3.25-4 6.5 0t6.5 0t6.5 0t6.5 0M5 27q2.75-3 5.5 0t5.5 0t5.5 0t5.5 0';

/** What a tab says and its sign, if it is known. @param {string} words @param {'turn' | 'quiet'} [state] */
export function showInTab(words, state) {
    const icon = ownAddress(state === 'turn' ? 'favicon-turn.svg' : 'favicon.svg');
    const link = document.querySelector('link[rel="icon"]');
    if (document.title !== words) {
        document.title = words;
    }
    if (link && state && link.getAttribute('href') !== icon) {
        link.setAttribute('href', icon);
    }
}
