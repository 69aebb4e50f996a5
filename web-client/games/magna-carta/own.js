// What only one player knows: the hand. In a replay that sees everything, the hands of everybody.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {listeners} from '../../app/asking/target.js';
import {hasMouse, isPhone} from '../../app/page/phone.js';
import {say} from '../../app/words/words.js';
import {handCardIcon, tellHandCard} from './card_told.js';
import {marksOf} from './marks.js';
import {stocks} from './players.js';
import {buildingRule, handCardSays, nameOf} from './words_of.js';

/** @import {Sight} from './card.js' */
/** @import {BoardTarget} from './interactions.js' */
/** @import {Scene} from './scene.d.ts' */
/** @import {OwnSecrets} from './view.d.ts' */

/** Cards of several hands are small ones. */
const CARDS_IN_ROW = 6;
/** On phones a hand is a row that scrolls, or breaks where the sheet ends. */
const CARDS_ON_PHONE = 5;
/** Narrower than this a card is hard to read, in pixels, with the gap beside it. */
const CARD_LEAST = 103;
const GAP = 8;
/** So much of a desk's window is left for the hand: a part of what is beside the players, less the margins; more of it
 *  where one row is too little, as the decision gives way then. */
const HAND_PART = 0.42;
const ROWS_PART = 0.5;
const HAND_MARGINS = 64;
/** From so many cards on, a hand takes room from the decision. */
const FULL = 4;
/** Cards that have a key of their own, which is a digit. */
const KEYS_MOST = 9;

/** How many cards can lie beside each other and still be read. @param {number} part of the window's width */
const readableIn = (part) =>
    isPhone() ? CARDS_ON_PHONE : Math.floor((innerWidth * part - HAND_MARGINS + GAP) / (CARD_LEAST + GAP));

/** How many rows the own hand has; whatever has no room below is scrolled to. @param {number} cards */
const rowsFor = (cards) => (cards <= readableIn(HAND_PART) ? 1 : Math.ceil(cards / readableIn(ROWS_PART)));

/** How many cards lie beside each other in each of its rows, which are as even as can be. @param {number} cards */
export const columnsFor = (cards) => Math.ceil(cards / Math.max(1, rowsFor(cards)));

/** How much room a hand needs: `full` and `wide` beside the decision, `rows` above it as well. @param {number} cards */
export function roomForHand(cards) {
    const isWide = cards > readableIn(HAND_PART);
    return [cards >= FULL ? 'full' : '', isWide ? 'wide' : '', rowsFor(cards) > 1 ? 'rows' : ''].join(' ').trim();
}

/** The key that picks this card of the own hand. @param {BoardTarget | undefined} target @param {number} at */
const keyOf = (target, at) => (target && at < KEYS_MOST ? String(at + 1) : undefined);

/**
 * @param {Scene} scene @param {number} seat @param {string} building
 * @param {{sight: Sight, at: number, columns: number}} lies how, and where among the cards
 */
function handCard(scene, seat, building, {sight, at, columns}) {
    const target = seat === scene.viewer ? scene.targets.get(`hand:${building}`) : undefined;
    const {click} = target ? listeners(target, scene.put) : tellHandCard(building, seat);
    const label = handCardSays(building);
    const {look, pressed, pick, value, leads} = marksOf(target, scene.choosing);
    const key = keyOf(target, at);
    // Where there is no key, a note that speaks of one would tell of nothing.
    const title = key && hasMouse() ? say('magna-carta.hand.key', {words: label, key}) : label;
    return html`<li><button type="button" class="hand-card ${look}" data-rule=${buildingRule(building)} title=${title}
        aria-pressed=${pressed} data-pick=${pick} data-value=${value} data-leads=${leads} data-key=${key ?? nothing}
        aria-keyshortcuts=${key ?? nothing} data-cell="${Math.floor(at / columns)},${at % columns}" @click=${click}>
        <span class="unseen">${label}</span><span class="hand-face" aria-hidden="true">
            ${handCardIcon(building, seat, sight)}</span></button></li>`;
}

/** @param {Scene} scene @param {number} seat @param {OwnSecrets} own @param {boolean} isAlone no other is in sight */
function hand(scene, seat, own, isAlone) {
    const mine = seat === scene.viewer;
    const name = nameOf(scene.seats, seat);
    const {length} = own.hand;
    const columns = isAlone ? columnsFor(length) : CARDS_IN_ROW;
    const sight = isAlone && length <= columns ? 'picture' : 'cost';
    return html`<section class="hand-of" aria-label=${say(`magna-carta.hand.${mine ? 'own' : 'of'}`, {name})}>
        <h2>${say(`magna-carta.hand.${mine ? 'own' : 'of'}`, {name})}
            ${mine ? stocks(scene.view.players[seat]) : nothing}
            ${own.choice ? html`<small>${say(`magna-carta.chosen.${own.choice}`)}</small>` : nothing}</h2>
        <ul data-grid tabindex="-1" aria-label=${say(`magna-carta.hand.${mine ? 'own' : 'of'}`, {name})}
            class="hand ${isAlone ? roomForHand(length) : ''}" style="--columns: ${Math.min(length, columns)}">
            ${own.hand.map((building, at) => handCard(scene, seat, building, {sight, at, columns}))}
        </ul>
        ${length === 0 ? html`<p class="quiet">${say('magna-carta.hand.none')}</p>` : nothing}
    </section>`;
}

/** @param {Scene} scene */
export function hands(scene) {
    const {players} = scene.view;
    const known = players.filter(({own}) => own).length;
    return known === 0
        ? nothing
        : html`<div class="own-area" role="group" tabindex="-1" aria-label=${say('magna-carta.own')}>
            ${players.map(({own}, seat) => (own ? hand(scene, seat, own, known === 1) : nothing))}</div>`;
}
