// The calendar: the week and day, the start player of each day, and the piles of cards beside it.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {tell} from '../../app/page/frame.js';
import {say} from '../../app/words/words.js';
import {emblem} from './goods.js';
import {DAYS, WEEKS} from './printed.js';
import {countIcon, signIcon} from './signs.js';
import {cardDoes, cardName, nameOf, ROMAN} from './words_of.js';

/** @import {Scene} from './scene.d.ts' */

/** @param {Scene} scene @param {number} day */
function dayMark({view, seats}, day) {
    const when = day < view.day ? 'past' : day === view.day ? 'today' : '';
    const starter = day === view.day ? view.order[0] : day === view.day + 1 ? view.next_start : undefined;
    const words = say(`yspahan.day${starter === undefined ? '' : '.starter'}`, {
        day,
        name: starter === undefined ? '' : nameOf(seats, starter),
    });
    return html`<li class=${when} aria-current=${day === view.day ? 'date' : nothing} title=${words}>
        <span class="unseen">${words}</span>
        <span aria-hidden="true">${starter === undefined ? day : emblem(starter)}</span></li>`;
}

/** The discard pile is open. It shows all its cards, the latest first. @param {string[]} discards */
function tellDiscards(discards) {
    tell(
        html`<h2>${say('yspahan.discards.title')}</h2><ul class="discard-list">${[...discards]
            .reverse()
            .map((card) => html`<li>${signIcon(card)} <b>${cardName(card)}</b> ${cardDoes(card)}</li>`)}</ul>`,
    );
}

/** How many cards the deck has, and how many have been discarded. @param {Scene} scene */
function piles({view: {deck, discards}}) {
    return html`<span class="piles" data-rule="cards">${countIcon('deck', deck, say('yspahan.deck', {cards: deck}))}
        <button type="button" class="discards" ?disabled=${discards.length === 0}
            @click=${() => tellDiscards(discards)}>
            ${countIcon('discards', discards.length, say('yspahan.discards', {cards: discards.length}))}</button>
        </span>`;
}

/** @param {Scene} scene */
export function calendar(scene) {
    const {week} = scene.view;
    return html`<section class="calendar" data-at="calendar" data-rule="week" aria-label=${say('yspahan.calendar')}>
        <p><span class="eyebrow">${say('yspahan.week', {week: ROMAN[week], weeks: ROMAN[WEEKS]})}</span>
            ${piles(scene)}</p>
        <ol class="days">${Array.from({length: DAYS}, (_, index) => dayMark(scene, index + 1))}</ol></section>`;
}
