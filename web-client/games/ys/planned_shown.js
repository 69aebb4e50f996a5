// The placements planned for this round, beside the question. Each can be turned over and taken back there too, with
// buttons that fit a finger.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {say} from '../../app/words/words.js';
import {brokerOf, droppedSays, ghostLabel} from './ghosts.js';
import {pieceIcon} from './pieces.js';
import {placeName} from './words_of.js';

/** @import {Action} from '../../app/protocol.d.ts' */
/** @import {Plan, Scene} from './scene.d.ts' */

/** @param {Scene} scene @param {Plan} plan @param {Action} action @param {number} at */
function placement({viewer = 0, put}, plan, action, at) {
    const broker = brokerOf(action, viewer);
    const [turn, back] = [say('ys.plan.turn'), say('ys.plan.back')];
    const label = ghostLabel(broker);
    return html`<li class="planned-one">${
        plan.mayTurn(at)
            ? html`<button type="button" class="planned-piece" title=${turn} aria-label="${label} ${turn}"
                data-pick="planned" data-value=${at} @click=${() => put(plan.turned(at))}>
                ${pieceIcon(broker.side, broker.value, broker.face)}</button>`
            : html`<span class="planned-piece">${pieceIcon(broker.side, broker.value, broker.face)}</span>`
    }<span>${placeName(broker.where)}</span><button type="button" class="planned-back quiet-button" title=${back}
        aria-label="${label} ${back}" data-back=${at} @click=${() => put(plan.without(at))}>
        <span aria-hidden="true">✕</span></button></li>`;
}

/** Says why a placement is no longer planned. @param {Scene} scene */
export const droppedLine = ({dropped = []}) =>
    dropped.length > 0 ? html`<p class="dropped" role="alert">${droppedSays(dropped)}</p>` : nothing;

/** @param {Scene} scene */
export function plannedList(scene) {
    const {plan, choosing} = scene;
    const planned = choosing?.planned ?? [];
    return plan && planned.length > 0
        ? html`<ul class="planned-list" aria-label=${say('ys.plan')}>
            ${planned.map((action, at) => placement(scene, plan, action, at))}</ul>`
        : nothing;
}
