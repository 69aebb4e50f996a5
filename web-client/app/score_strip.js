// The points of everybody in a strip that stays in sight on a phone, and whose turn it is.

import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {drawingOf} from '../games/games.js';
import {say} from './words.js';

/** @import {Table} from './protocol.d.ts' */

/** @param {Table} table @param {any} view @param {number} [viewer] */
export function scoreStrip({game, seats}, view, viewer) {
    const {points, tale} = drawingOf(game);
    if (!view || !points || !tale) {
        return nothing;
    }
    return html`<ol class="score-strip ${game}" aria-label=${say('strip.title')}>${points(view).map((count, seat) => {
        const isAsked = view.asked.includes(seat);
        return html`<li class="strip-seat ${isAsked ? 'asked' : ''} ${seat === viewer ? 'own' : ''}"
            data-strip-seat=${seat}>${tale.emblem(seat)}<b>${count}</b>
            <span class="strip-name">${isAsked ? html`<span aria-hidden="true">▸</span>` : nothing}${
                tale.sideName(seats, seat)}</span>${
                isAsked ? html`<span class="unseen">${say('strip.asked')}</span>` : nothing}</li>`;
    })}</ol>`;
}
