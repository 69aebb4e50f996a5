// A player's own board with the six buildings, and the hand, where cards are played. In a replay that sees everything,
// those of all players.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {listeners, targetClass} from '../../app/asking/target.js';
import {say} from '../../app/words/words.js';
import {cardKey, leadsOn} from './keys.js';
import {BUILDINGS, PRICES} from './printed.js';
import {signIcon} from './signs.js';
import {amount, buildingDoes, buildingName, cardDoes, cardName, nameOf, priceName} from './words_of.js';

/** @import {Scene} from './scene.d.ts' */

/** The price on a building, in signs. @param {string} building */
function price(building) {
    const {camels, gold} = PRICES[building];
    return html`<span class="price"><span class="unseen">${priceName(PRICES[building])}</span><span aria-hidden="true">
        ${camels}${signIcon('camel')}${gold > 0 ? html`${gold}${signIcon('gold')}` : nothing}</span></span>`;
}

/** @param {Scene} scene @param {number} seat @param {string} building */
function tile(scene, seat, building) {
    const stands = scene.view.players[seat].buildings.includes(building);
    const target = scene.targets.get(`building:${building}`);
    const content = html`<span class="tile-head">${signIcon(building)}
            ${stands ? html`<span class="built-mark">${say('yspahan.built')}</span>` : price(building)}</span>
        <strong>${buildingName(building)}</strong><span>${buildingDoes(building)}</span>`;
    const says = say('yspahan.says.building', {
        building: buildingName(building),
        does: buildingDoes(building),
        price: priceName(PRICES[building]),
    });
    if (!target) {
        return html`<li class="tile ${stands ? 'stands' : ''}" data-says=${says} data-rule="buildings:${building}">
            ${content}</li>`;
    }
    return html`<li data-says=${says} data-rule="buildings:${building}"><button type="button"
        class="tile ${targetClass(target)}" aria-pressed=${target.chosen} data-pick=${target.field}
        data-value=${building} data-cell="0,${BUILDINGS.indexOf(building)}" data-leads=${leadsOn(scene)}
        @click=${listeners(target, scene.put).click}>${content}</button></li>`;
}

/** @param {Scene} scene @param {string} card @param {'play' | 'die'} way @param {number} at in the hand */
function cardButton(scene, card, way, at) {
    const target = scene.targets.get(`${way}:${card}`);
    if (!target) {
        return nothing;
    }
    const key = way === 'play' ? cardKey(at) : undefined;
    const words = say(`yspahan.hand.${way}.label`, {card: cardName(card)});
    return html`<button type="button" class="small way-${way}" aria-pressed=${target.chosen} data-pick=${target.field}
        data-value=${target.value} aria-label=${words} title=${key ? say('yspahan.use.key', {words, key}) : nothing}
        aria-keyshortcuts=${key ?? nothing} data-key=${key ?? nothing} data-cell="${way === 'play' ? 0 : 1},${at}"
        data-leads=${leadsOn(scene)} @click=${listeners(target, scene.put).click}>
        ${say(`yspahan.hand.${way}`)}</button>`;
}

/** @param {Scene} scene @param {string[]} cards @param {boolean} mine */
function hand(scene, cards, mine) {
    if (cards.length === 0) {
        return html`<p class="quiet">${say(`yspahan.hand.none${mine ? '' : '.other'}`)}</p>`;
    }
    return html`<ul class="hand" data-grid tabindex="-1">${cards.map(
        (card, at) => html`<li class="card" data-rule="cards:${card}"
            data-says=${say('yspahan.says.card', {card: cardName(card), does: cardDoes(card)})}>
            ${signIcon(card)}<span class="card-words"><strong>${cardName(card)}</strong>
            <span>${cardDoes(card)}</span></span>
            <span class="card-ways">${cardButton(scene, card, 'play', at)}${cardButton(
                scene,
                card,
                'die',
                at,
            )}</span></li>`,
    )}</ul>`;
}

/** @param {Scene} scene @param {number} seat */
function boardOf(scene, seat) {
    const {next_building} = scene.view.players[seat];
    return html`<h2>${say('yspahan.board.own')} ${
        next_building === undefined
            ? nothing
            : html`<small>${say('yspahan.board.next', {points: amount('points', next_building)})}</small>`
    }</h2>
        <ul class="tiles" data-grid tabindex="-1" aria-label=${say('yspahan.board.own')}>
            ${BUILDINGS.map((building) => tile(scene, seat, building))}</ul>`;
}

/** @param {Scene} scene */
export function ownPanels(scene) {
    const {view, seats, viewer} = scene;
    return view.players.map(({cards}, seat) => {
        const mine = seat === viewer;
        const name = nameOf(seats, seat);
        return cards === undefined
            ? nothing
            : html`<section class="secrets" aria-label=${mine ? say('yspahan.own') : name}>
                ${mine ? html`<div>${boardOf(scene, seat)}</div>` : nothing}
                <div><h2>${say(`yspahan.hand.${mine ? 'own' : 'of'}`, {name})}</h2>${hand(scene, cards, mine)}</div>
            </section>`;
    });
}
