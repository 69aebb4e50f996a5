// The hand, which only its player knows. In a replay that sees everything, the hands of all players.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {listeners} from '../../app/asking/target.js';
import {hasMouse, isPhone} from '../../app/page/phone.js';
import {say} from '../../app/words/words.js';
import {handCardIcon, tellHandCard} from './card_told.js';
import {columnsIn, shareOf} from './hand_rows.js';
import {marksOf} from './marks.js';
import {stocks} from './players.js';
import {buildingRule, handCardSays, nameOf} from './words_of.js';

/** @import {Sight} from './card.js' */
/** @import {BoardTarget} from './interactions.js' */
/** @import {Scene} from './scene.d.ts' */
/** @import {OwnSecrets} from './view.d.ts' */

/** How many cards two hands beside each other have in a row together. */
const cardsBeside = () => (innerWidth <= 1240 ? 7 : 12);
/** Even a hand of few cards has so many columns for those in further rows. */
const COLUMNS_LEAST = 3;

/** On phones a hand is a row that scrolls, or wraps at the end of the sheet. */
const CARDS_ON_PHONE = 5;
/** The least readable width of a card, in pixels. `GAP` is the space beside it. */
const CARD_LEAST = 103;
const GAP = 8;
/** The share of a desktop window for the hand, less the margins. */
const HAND_PART = 0.434;
const HAND_MARGINS = 64;
/** A row of this many cards takes room from the decision. */
const FULL = 4;
/** The number of cards with a key of their own, a digit. */
const KEYS_MOST = 9;

/** How many cards can lie beside each other and still be read. */
const readable = () =>
    isPhone() ? CARDS_ON_PHONE : Math.floor((innerWidth * HAND_PART - HAND_MARGINS + GAP) / (CARD_LEAST + GAP));

/** How many rows the own hand has. Two are in sight. Further ones are reached by scrolling: a question that gave way to
 * them would have no room for its words. @param {number} cards */
const rowsFor = (cards) => Math.ceil(cards / readable());

/** How many cards lie side by side in each row, with rows as even as possible. @param {number} cards */
export const columnsFor = (cards) => Math.ceil(cards / Math.max(1, rowsFor(cards)));

/** The room that a hand needs: `full` beside the decision, which keeps its part beside short rows; `rows` above it.
 * @param {number} cards */
export const roomForHand = (cards) =>
    Object.entries({full: columnsFor(cards) >= FULL, rows: rowsFor(cards) > 1})
        .flatMap(([room, isNeeded]) => (isNeeded ? room : []))
        .join(' ');

/** The key that picks this card of the own hand. @param {BoardTarget | undefined} target @param {number} at */
const keyOf = (target, at) => (target && at < KEYS_MOST ? String(at + 1) : undefined);

/**
 * @param {Scene} scene @param {number} seat @param {string} building
 * @param {{sight: Sight, at: number, columns: number}} lies its look and place among the cards
 */
function handCard(scene, seat, building, {sight, at, columns}) {
    const target = seat === scene.viewer ? scene.targets.get(`hand:${building}`) : undefined;
    const {click} = target ? listeners(target, scene.put) : tellHandCard(building, seat);
    const label = handCardSays(building);
    const {look, pressed, pick, value, leads} = marksOf(target, scene.choosing);
    const key = keyOf(target, at);
    // Without a key or a mouse, a note about the key would make no sense.
    const title = key && hasMouse() ? say('magna-carta.hand.key', {words: label, key}) : label;
    return html`<li><button type="button" class="hand-card ${look}" data-rule=${buildingRule(building)} title=${title}
        aria-pressed=${pressed} data-pick=${pick} data-value=${value} data-leads=${leads} data-key=${key ?? nothing}
        aria-keyshortcuts=${key ?? nothing} data-cell="${Math.floor(at / columns)},${at % columns}" @click=${click}>
        <span class="unseen">${label}</span><span class="hand-face" aria-hidden="true">
            ${handCardIcon(building, seat, sight)}</span></button></li>`;
}

/** @param {Scene} scene @param {number} seat @param {OwnSecrets} own @param {number} [others] the cards of the hand
 *  beside it, if others are in sight */
function hand(scene, seat, own, others) {
    const isAlone = others === undefined;
    const mine = seat === scene.viewer;
    const {length} = own.hand;
    const share = isAlone ? 1 : shareOf(length, others, cardsBeside());
    const part = isAlone ? 1 : share / (share + shareOf(others, length, cardsBeside()));
    const columns = isAlone ? columnsFor(length) : Math.max(COLUMNS_LEAST, columnsIn(length, share));
    // Cards of further rows lie over each other, each with its name in sight.
    const rows = Math.ceil(length / columns);
    const room = isAlone ? roomForHand(length) : rows > 2 ? 'overlaid deep' : rows > 1 ? 'overlaid' : '';
    const sight = isAlone && length <= columns ? 'picture' : 'cost';
    const title = say(`magna-carta.hand.${mine ? 'own' : 'of'}`, {name: nameOf(scene.seats, seat)});
    return html`<section class="hand-of" style="--part: ${part}" aria-label=${title}>
        <h2>${title}
            ${mine ? stocks(scene, seat) : nothing}
            ${own.choice ? html`<small>${say(`magna-carta.chosen.${own.choice}`)}</small>` : nothing}</h2>
        <ul data-grid tabindex="-1" aria-label=${title}
            class="hand ${room}" style="--columns: ${Math.min(length, columns)}">
            ${own.hand.map((building, at) => handCard(scene, seat, building, {sight, at, columns}))}
        </ul>
        ${length === 0 ? html`<p class="quiet">${say('magna-carta.hand.none')}</p>` : nothing}
    </section>`;
}

/** @param {Scene} scene */
export function hands(scene) {
    const {players} = scene.view;
    const isOne = players.filter(({own}) => own).length === 1;
    /** @param {number} seat the cards of the hand that it lies beside: two lie in a row */
    const beside = (seat) => (isOne ? undefined : (players[seat ^ 1]?.own?.hand.length ?? 0));
    return players.every(({own}) => !own)
        ? nothing
        : html`<div class="own-area" role="group" tabindex="-1" aria-label=${say('magna-carta.own')}>
            ${players.map(({own}, seat) => (own ? hand(scene, seat, own, beside(seat)) : nothing))}</div>`;
}
