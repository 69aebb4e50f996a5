// Workers, the provost and the emblems of the players: each seat has its colour and its shape.

import {html, svg} from '../../vendor/lit-html/lit-html.js';

// Shapes within a circle of radius 10: disc, square, hexagon, shield.
const EMBLEMS = [
    'M0-9.6A9.6 9.6 0 1 1 0 9.6A9.6 9.6 0 1 1 0-9.6Z',
    'M-6.5-8.6H6.5Q8.6-8.6 8.6-6.5V6.5Q8.6 8.6 6.5 8.6H-6.5Q-8.6 8.6-8.6 6.5V-6.5Q-8.6-8.6-6.5-8.6Z',
    'M-5-9H5L10 0L5 9H-5L-10 0Z',
    'M0-9.5C3-7.6 6-7.2 8.8-7.6V1C8.8 5.4 5 8.4 0 10C-5 8.4-8.8 5.4-8.8 1V-7.6C-6-7.2-3-7.6 0-9.5Z',
];
const BODY = 'M-10.5 13C-11 3-6-3.5 0-3.5S11 3 10.5 13Q0 16.5-10.5 13Z';
const HEAD = 'M0-14.5A6 6 0 1 1 0-2.5A6 6 0 1 1 0-14.5Z';

/** An emblem inside a drawing. @param {number} seat */
export function emblemDrawing(seat) {
    return svg`<path class="emblem-shape side-${seat}" d=${EMBLEMS[seat]} />`;
}

/** An emblem within text. @param {number} seat */
export function emblem(seat) {
    return html`<svg class="emblem" viewBox="-12 -12 24 24" aria-hidden="true">${emblemDrawing(seat)}</svg>`;
}

/** A worker, who stands at 0, 14. @param {number} seat */
export function workerDrawing(seat) {
    return svg`<g class="worker side-${seat}"><ellipse class="piece-shadow" cy="13.5" rx="11.5" ry="3.4" />
        <path class="worker-body" d=${BODY} /><path class="worker-body" d=${HEAD} />
        <path class="worker-emblem" d=${EMBLEMS[seat]} transform="translate(0 6.2) scale(.5)" /></g>`;
}

/** A worker within text. @param {number} seat */
export function workerIcon(seat) {
    return html`<svg class="worker-icon" viewBox="-13 -17 26 34" aria-hidden="true">${workerDrawing(seat)}</svg>`;
}

/** The provost in white, with hat and staff; he stands at 0, 14. */
export function provostDrawing() {
    return svg`<g class="provost"><ellipse class="piece-shadow" cy="13.5" rx="12.5" ry="3.6" />
        <path class="provost-staff" d="M12.5 13.5V-15" />
        <path class="provost-tip" d="M12.5-19L15.5-14.5L12.5-11L9.5-14.5Z" />
        <path class="provost-body" d=${BODY} /><path class="provost-sash" d="M-8.5 2L7.5 12.5" />
        <path class="provost-body" d=${HEAD} />
        <path class="provost-hat" d="M-10-11.5Q0-8.5 10-11.5L6-14V-19.5Q0-22.5-6-19.5V-14Z" /></g>`;
}
