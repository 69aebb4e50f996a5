// The panel of the decision, the same for every game: the sentence that says whose it is, and the choice, which looks
// as the game wants it.

import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {drawPanel} from './panel.js';
import {say} from './words.js';

/** @import {Action, Decision} from './protocol.d.ts' */
/** @import {Choosing} from './choosing.js' */
/** @import {Appearance} from './panel.js' */

/**
 * @typedef {object} Deciding
 * @property {{asked: number[]}} view
 * @property {number} [viewer] the seat of this browser
 * @property {Decision} [decision]
 * @property {Choosing} [choosing]
 * @property {Choosing} [start] the choice to which undoing leads back, if its type changes with it
 * @property {Action} [sent] the action that waits for the server's answer
 * @property {(next: Choosing) => void} put
 * @property {(action: Action) => void} send
 */

/** @param {Deciding} deciding @param {Appearance} appearance */
function choice({decision, choosing, start, sent, put, send}, appearance) {
    if (sent) {
        return html`<p class="waiting" role="status"><span class="spinner" aria-hidden="true"></span>
            ${say('decide.sent')}</p>`;
    }
    if (!choosing) {
        return nothing;
    }
    return html`${decision?.optional ? html`<p class="optional">${say('decide.optional')}</p>` : nothing}
        ${drawPanel({choosing, start, appearance, put, send})}`;
}

/**
 * @param {Deciding} deciding @param {Appearance} appearance @param {string} situation
 * @param {unknown} [preview] what the choice made so far leads to
 */
export function decidePanel(deciding, appearance, situation, preview = nothing) {
    const mine = deciding.viewer !== undefined && deciding.view.asked.includes(deciding.viewer);
    return html`<section class="decide ${mine ? 'mine' : ''}" aria-label=${say('decide.what')}>
        <p class="situation" role="status" aria-live="polite">${situation}</p>
        ${choice(deciding, appearance)}${preview}
    </section>`;
}
