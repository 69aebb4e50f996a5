// The throne room of King's Favour: each player's courtiers, face down for viewers who do not know them.

import {html} from '../../vendor/lit-html/lit-html.js';
import {listeners, targetClass} from '../../app/asking/target.js';
import {say} from '../../app/words/words.js';
import {pieceIcon} from './pieces.js';
import {sideName} from './words_of.js';

/** @import {Scene} from './scene.d.ts' */

/** A courtier within text: its broker and the turn in which it was sent. @param {Scene} scene
 * @param {number} owner @param {number} number */
export function courtierIcon(scene, owner, number) {
    const {value} = scene.view.players[owner]?.throne_room[number] ?? {};
    return pieceIcon(owner, value, scene.view.final_score && value !== undefined ? 'up' : 'down');
}

/** @param {Scene} scene @param {number} owner @param {number} number */
function courtier(scene, owner, number) {
    const {value} = scene.view.players[owner].throne_room[number];
    const label = say(value === undefined ? 'ys.courtier.label' : 'ys.courtier.label.known', {
        side: sideName(scene.seats, owner),
        turn: number + 1,
        value,
    });
    const target = scene.targets.get(`courtier:${owner}.${number}`);
    if (!target) {
        return html`<span class="courtier" title=${label}>${courtierIcon(scene, owner, number)}</span>`;
    }
    return html`<button type="button" class="courtier ${targetClass(target)}" title=${label} aria-label=${label}
        aria-pressed=${target.chosen} @click=${listeners(target, scene.put).click}>
        ${courtierIcon(scene, owner, number)}</button>`;
}

/** The courtiers of one player. @param {Scene} scene @param {number} owner */
export function throneRoom(scene, owner) {
    const courtiers = scene.view.players[owner].throne_room;
    return html`<div class="throne" title=${say('ys.throne.of')}><span class="throne-name">${say('ys.throne')}</span>
        ${
            courtiers.length === 0
                ? html`<span class="quiet">${say('ys.throne.none')}</span>`
                : courtiers.map((_, number) => courtier(scene, owner, number))
        }</div>`;
}
