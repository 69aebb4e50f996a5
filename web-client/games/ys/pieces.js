// Brokers. Each side has its colour and its outline. Open ones show their value. Face-down ones show their back, with a
// small value for a viewer who may know it.

import {guard} from '../../vendor/lit-html/directives/guard.js';
import {html, nothing, svg} from '../../vendor/lit-html/lit-html.js';
import {say} from '../../app/words/words.js';

/** @import {BrokerView} from './view.d.ts' */

// Outlines within a circle of radius 28: disc, square, hexagon, shield, and a cut diamond for the neutral.
const OUTLINES = [
    'M0-27A27 27 0 1 1 0 27A27 27 0 1 1 0-27Z',
    'M-19-25H19Q25-25 25-19V19Q25 25 19 25H-19Q-25 25-25 19V-19Q-25-25-19-25Z',
    'M-14-25.5H14L28.5 0L14 25.5H-14L-28.5 0Z',
    'M0-27C8-22 17-21 25-22V2C25 15 14 23 0 28C-14 23-25 15-25 2V-22C-17-21-8-22 0-27Z',
    'M-9-27H9L27-9V9L9 27H-9L-27 9V-9Z',
];
// The pattern on the back: waves.
const WAVES = [-12, 0, 12].map((y) => `M-19 ${y}q4.75-6 9.5 0t9.5 0t9.5 0t9.5 0`).join('');

/** The value with which a broker counts where it stands: its own, or the Mercenary's. @param {BrokerView} broker */
function faceOf(broker) {
    const shown = broker.counts ?? broker.value;
    const marked = broker.counts !== undefined;
    const outline = OUTLINES[broker.side];
    if (broker.face === 'up') {
        return svg`<path class="piece-body" d=${outline} /><path class="piece-rim" d=${outline} transform="scale(.8)" />
            <text class="piece-value" y="11">${shown ?? '?'}</text>
            ${marked ? mark(broker) : nothing}${placerSign(broker)}`;
    }
    return svg`<path class="piece-body" d=${outline} /><path class="piece-waves" d=${WAVES} />
        ${
            broker.value === undefined
                ? nothing
                : svg`<circle class="piece-known" cy="8" r="12.5" /><text
            class="piece-known-value" y="14">${broker.value}</text>`
        }
        ${marked ? mark(broker) : nothing}${placerSign(broker)}`;
}

/** On a broker of the neutral, the small emblem of the player who placed it. @param {BrokerView} broker */
function placerSign({placer}) {
    return placer === undefined
        ? nothing
        : svg`<g class="piece-placer side-${placer}" transform="translate(19 19) scale(.36)"><path class="piece-body"
            d=${OUTLINES[placer]} /></g>`;
}

/** The Mercenary's mark: crossed swords with the five it counts. @param {BrokerView} broker */
function mark(broker) {
    return svg`<g class="piece-mark" transform="translate(19 -19)"><circle r="13" />
        <path d="M-7 7L7-7M-7-7L7 7" /><text y="6">${broker.counts}</text></g>`;
}

/** A broker inside a drawing, drawn again only if it looks different. @param {BrokerView} broker */
export function pieceDrawing(broker) {
    const {counts, face, placer, side, value} = broker;
    return guard([counts, face, placer, side, value], () => pieceAnew(broker));
}

/** @param {BrokerView} broker */
function pieceAnew(broker) {
    return svg`<g class="piece side-${broker.side} face-${broker.face}">
        <path class="piece-shadow" d=${OUTLINES[broker.side]} transform="translate(0 3.5)" />${faceOf(broker)}</g>`;
}

/**
 * A broker within text.
 * @param {number} side @param {number | undefined} value @param {'up' | 'down'} face @param {number} [counts]
 */
export function pieceIcon(side, value, face = 'up', counts = undefined) {
    const label = value === undefined ? say('ys.broker.hidden') : say('ys.broker.value', {value});
    return html`<svg class="piece-icon" viewBox="-33 -33 66 66" role="img" aria-label=${label}>
        ${pieceDrawing({side, where: '', face, value, counts})}</svg>`;
}

/**
 * The emblem of a side inside a drawing.
 * @param {number} side @param {number} x @param {number} y @param {number} radius
 */
export function emblemAt(side, x, y, radius) {
    return svg`<g class="piece side-${side} face-up" transform="translate(${x} ${y}) scale(${radius / 28})"><path
        class="piece-body" d=${OUTLINES[side]} /></g>`;
}

/** The emblem of a side: an open broker without a value. @param {number} side */
export function emblem(side) {
    return html`<svg class="emblem" viewBox="-31 -31 62 62" aria-hidden="true">
        <g class="piece side-${side} face-up"><path class="piece-body" d=${OUTLINES[side]} /><path class="piece-rim"
            d=${OUTLINES[side]} transform="scale(.62)" /></g></svg>`;
}
