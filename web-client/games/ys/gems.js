// Gems. Every colour has a cut of its own, so that colour is never the only sign.

import {guard} from '../../vendor/lit-html/directives/guard.js';
import {html, svg} from '../../vendor/lit-html/lit-html.js';
import {gemName} from './words_of.js';

// Outline and facets of each cut, within a circle of radius 10.
const CUTS = {
    blue: {
        outline: 'M0-10C3-5 8-1 8 4A8 6.4 0 0 1-8 4C-8-1-3-5 0-10Z',
        facets: 'M0-10L-2.5 2L0 10M-2.5 2L-8 4M0-10L3 3L8 4M3 3L0 10M-2.5 2L3 3',
    },
    green: {
        outline: 'M-4-9.5H4L8-5.5V5.5L4 9.5H-4L-8 5.5V-5.5Z',
        facets: 'M-2-5H2L4-3V3L2 5H-2L-4 3V-3ZM-4-9.5L-2-5M4-9.5L2-5M8 5.5L4 3M4 9.5L2 5M-4 9.5L-2 5M-8-5.5L-4-3',
    },
    yellow: {
        outline: 'M-1.6-9.4H1.6L9.6 5.4L8 8.4H-8L-9.6 5.4Z',
        facets: 'M0-4L4.6 4.4H-4.6ZM0-4V-9.4M4.6 4.4L8.8 7M-4.6 4.4L-8.8 7',
    },
    red: {
        outline: 'M0-10L8.4 0L0 10L-8.4 0Z',
        facets: 'M-8.4 0H8.4M0-10L-3.4 0L0 10L3.4 0Z',
    },
    white: {
        outline: 'M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z',
        facets: 'M-4.5-3.5A6 6 0 0 1 1-6',
    },
    black: {
        outline: 'M0-9.8L9.3-3L5.8 8H-5.8L-9.3-3Z',
        facets: 'M0-4.4L4.2-1.4L2.6 3.6H-2.6L-4.2-1.4ZM0-9.8V-4.4M9.3-3L4.2-1.4M5.8 8L2.6 3.6M-9.3-3L-4.2-1.4',
    },
};

/** @typedef {keyof typeof CUTS} Cut */

/** A gem inside a drawing. @param {string} gem @param {number} x @param {number} y @param {number} radius */
export function gemAt(gem, x, y, radius) {
    const cut = CUTS[/** @type {Cut} */ (gem)];
    return svg`<g class="gem gem-${gem}" transform="translate(${x} ${y}) scale(${radius / 10})">
        <path class="gem-body" d=${cut.outline} /><path class="gem-facets" d=${cut.facets} /></g>`;
}

/** A gem within text. @param {string} gem */
export function gemIcon(gem) {
    return html`<svg class="gem-icon" viewBox="-11 -11 22 22" role="img" aria-label=${gemName(gem)}>
        ${guard([gem], () => gemAt(gem, 0, 0, 10))}</svg>`;
}
