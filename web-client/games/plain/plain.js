// Any game, without a board: the view as text and the decision as buttons.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {Choosing} from '../../app/asking/choosing.js';
import {drawPanel, plainAppearance} from '../../app/asking/panel.js';
import {say} from '../../app/words/words.js';

/** @param {import('../games.js').Drawn} drawn */
function decision({choosing, sent, sending = 'sent', put, send}) {
    if (sent) {
        return html`<p class="waiting">${say(`decide.${sending}`)}</p>`;
    }
    return choosing ? drawPanel({choosing, appearance: plainAppearance, put, send}) : nothing;
}

/** @param {import('../games.js').Drawn} drawn */
function draw(drawn) {
    return html`<div class="plain">
        <section class="decide">${decision(drawn)}</section>
        <pre>${JSON.stringify(drawn.view, null, 2)}</pre>
        <ol class="log-lines">${drawn.events.map((event) => html`<li>${JSON.stringify(event)}</li>`)}</ol>
    </div>`;
}

/** @type {import('../games.js').GameDrawing} */
export const plain = {
    begin: (/** @type {import('../../app/protocol.d.ts').Decision} */ decision) => new Choosing(decision.rows),
    draw,
    subtitle: () => '',
    turn: () => 0,
};
