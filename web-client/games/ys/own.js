// What only its player knows: the brokers behind the screen and the cards. In a replay that sees everything, those of
// all players.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {say} from '../../app/words/words.js';
import {characterCard} from './characters.js';
import {stillHeld} from './hand.js';
import {brokersInHand} from './hand_shown.js';
import {pieceIcon} from './pieces.js';
import {characterDoes, characterRule, NEUTRAL, sideName} from './words_of.js';

/** @import {Scene} from './scene.d.ts' */
/** @import {OwnSecrets} from './view.d.ts' */

/** Whether the current decision allows playing this card. @param {Scene} scene @param {string} character */
function isPlayable(scene, character) {
    return scene.decision?.rows.some(
        (row) => row.type === 'play' && Array.isArray(row.character) && row.character.includes(character),
    );
}

/** @param {Scene} scene @param {OwnSecrets} own @param {boolean} mine */
function hand(scene, own, mine) {
    if (own.hand.length === 0) {
        return html`<p class="quiet">${say(mine ? 'ys.hand.none' : 'ys.hand.none.other')}</p>`;
    }
    return html`<ul class="hand">${own.hand.map((character) => {
        const fresh = own.fresh.includes(character);
        const note = fresh ? html`<em>${say('ys.hand.fresh')}</em>` : nothing;
        return html`<li class="card ${fresh ? 'fresh' : ''} ${isPlayable(scene, character) ? 'playable' : ''}"
            data-rule=${characterRule(character)} title=${characterDoes(character)}>
            ${characterCard(character, note)}</li>`;
    })}</ul>`;
}

/** @param {Scene} scene @param {string} title @param {number} side @param {number[]} behind @param {boolean} mine */
function screen(scene, title, side, behind, mine) {
    const held = mine ? stillHeld(scene, behind, side === NEUTRAL) : behind;
    return html`<div><h2>${title}</h2>${brokersInHand(scene, title, side, held, mine)}</div>`;
}

/** @param {Scene} scene @param {number} seat @param {OwnSecrets} own */
function secrets(scene, seat, own) {
    const mine = seat === scene.viewer;
    const whose = mine ? 'own' : 'of';
    const side = sideName(scene.seats, seat);
    return html`<section class="secrets" aria-label=${mine ? say('ys.screen.own') : side}>
        <div class="screens">${screen(scene, say(`ys.screen.${whose}`, {side}), seat, own.behind, mine)}
            ${
                scene.view.neutral
                    ? screen(scene, say(`ys.neutral.screen.${whose}`, {side}), NEUTRAL, own.neutral, mine)
                    : nothing
            }</div>
        ${
            own.courtier === undefined
                ? nothing
                : html`<p class="bid-made">${say(mine ? 'ys.courtier.made' : 'ys.courtier.of', {side})}
            ${pieceIcon(seat, own.courtier)}</p>`
        }
        ${
            own.bid
                ? html`<p class="bid-made">${say('ys.bid.made')} ${pieceIcon(seat, own.bid.first)}
            ${pieceIcon(seat, own.bid.second)}</p>`
                : nothing
        }
        <h2>${say(`ys.hand.${whose}`, {side})}</h2>
        ${hand(scene, own, mine)}
    </section>`;
}

/** @param {Scene} scene */
export function ownPanels(scene) {
    return scene.view.players.map((player, seat) => (player.own ? secrets(scene, seat, player.own) : nothing));
}
