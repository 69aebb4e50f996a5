// The points of everybody in a strip that stays in sight on a phone, whose turn it is, and the order of the seats.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {drawingOf} from '../../games/games.js';
import {say, shortNames} from '../words/words.js';

/** @import {Table} from '../protocol.d.ts' */

/** The place in the order, as a player's card shows it on a desk. @param {{number: number, says: string}} place */
const placeShown = ({number, says}) =>
    html`<span class="strip-order" title=${says}><span class="unseen">${says}: </span>${number}</span>`;

/** @param {Table} table @param {any} view @param {number} [viewer] */
export function scoreStrip({game, seats}, view, viewer) {
    const {points, places, tale} = drawingOf(game);
    if (!view || !points || !tale) {
        return nothing;
    }
    const order = places?.(view) ?? [];
    const names = points(view).map((_, seat) => tale.sideName(seats, seat));
    const shorts = shortNames(names);
    return html`<ol class="score-strip ${game}" aria-label=${say('strip.title')}>${points(view).map((count, seat) => {
        const isAsked = view.asked.includes(seat);
        return html`<li class="strip-seat ${isAsked ? 'asked' : ''} ${seat === viewer ? 'own' : ''}"
            data-strip-seat=${seat} data-saying title=${names[seat]}>${tale.emblem(seat)}<b>${count}</b>
            <span class="strip-name">${order[seat] ? placeShown(order[seat]) : nothing}${
                isAsked ? html`<span aria-hidden="true">▸</span>` : nothing
            }<span
                class="strip-begin">${shorts[seat].begin}</span><span>${shorts[seat].rest}</span></span>${
                    isAsked ? html`<span class="unseen">${say('strip.asked')}</span>` : nothing
                }</li>`;
    })}</ol>`;
}
