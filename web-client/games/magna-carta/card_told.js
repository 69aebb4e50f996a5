// Explains a card in words on demand: it is shown large, with the meaning of all its symbols.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {onKey} from '../../app/asking/target.js';
import {tell} from '../../app/page/frame.js';
import {CARD_WIDTH, cardHeight, handCardFace, roadCardFace} from './card.js';
import {buildingName, buildingSays, faceName, faceSays, prestigeName, prestigeSays} from './words_of.js';

/** @import {SeatInfo} from '../../app/protocol.d.ts' */
/** @import {Sight} from './card.js' */
/** @import {RoadCard} from './view.d.ts' */

/** A card within text. @param {unknown} face @param {Sight} sight */
function cardIcon(face, sight) {
    const height = cardHeight(sight);
    return html`<svg class="card-icon" viewBox="-3 -3 ${CARD_WIDTH + 6} ${height + 6}" aria-hidden="true">
        ${face}</svg>`;
}

/** A card of a hand within text. @param {string} building @param {number} seat @param {Sight} [sight] */
export const handCardIcon = (building, seat, sight = 'picture') => cardIcon(handCardFace(building, seat, sight), sight);

/** @param {string} name @param {unknown} drawing @param {string[]} sentences */
const told = (name, drawing, sentences) =>
    html`<div class="card-told"><div>${drawing}</div><div><h2>${name}</h2>${sentences.map(
        (sentence) => html`<p>${sentence}</p>`,
    )}</div></div>`;

/** The event listeners of an element that explains a card. @param {() => unknown} content */
function telling(content) {
    const act = () => tell(content());
    return {click: act, key: onKey(act)};
}

/** @param {SeatInfo[]} seats @param {RoadCard} card */
export const tellRoadCard = (seats, card) =>
    telling(() => told(faceName(card), cardIcon(roadCardFace(card, 'picture'), 'picture'), faceSays(seats, card)));

/** @param {string} building @param {number} seat */
export const tellHandCard = (building, seat) =>
    telling(() => told(buildingName(building), handCardIcon(building, seat), buildingSays(building)));

/** @param {string} prestige @param {unknown} drawing @param {string} [owner] */
export const tellPrestige = (prestige, drawing, owner) =>
    telling(() => told(prestigeName(prestige), drawing, prestigeSays(prestige, owner)));

/** The cards that somebody has discarded. @param {string} title @param {string[]} cards @param {number} seat
 * @param {string} none */
export function tellCards(title, cards, seat, none) {
    tell(
        html`<h2>${title}</h2><div class="cards-told">${cards.map(
            (card) => html`<figure>${handCardIcon(card, seat)}<figcaption>${buildingSays(card).join(' ')}
            </figcaption></figure>`,
        )}${cards.length === 0 ? html`<p class="quiet">${none}</p>` : nothing}</div>`,
    );
}
