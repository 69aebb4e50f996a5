// Character cards: one sign for each, drawn with a few strokes in a square from -10 to 10.

import {html, svg} from '../../vendor/lit-html/lit-html.js';
import {characterDoes, characterName} from './words_of.js';

/** @type {Record<string, string>} */
const SIGNS = {
    cardinal: 'M-7 6H7M-6 3C-6-3-3-5 0-5S6-3 6 3ZM0-5V-9M-2-7H2',
    spy: 'M-9 0Q0-8 9 0Q0 8-9 0ZM0-3A3 3 0 1 1 0 3A3 3 0 1 1 0-3Z',
    illusionist: 'M-6 8L5-3M5-3L7-5M5-9V-6M1-5H4M9-3H7M8-8L6.6-6.6M-7-6L-5-4M-5-6L-7-4',
    queen: 'M-8 6H8L9-5L4 0L0-8L-4 0L-9-5ZM-8 9H8',
    wizard: 'M-7 8H7L0-9ZM-9 8H9M-2 2L2-1M-3 5L3 4',
    mercenary: 'M-8-8L6 6M8-8L-6 6M3 8L8 3M-3 8L-8 3',
    captain: 'M0-9A2 2 0 1 1 0-5A2 2 0 1 1 0-9ZM0-5V8M-4-2H4M-8 2C-7 7-3 8 0 8S7 7 8 2',
    herald: 'M-9-1L4-6V6L-9 1ZM4-5C8-4 8 4 4 5M-5 2L-4 7H-1L-2 3',
    intriguer: 'M-8-4C-4-6-2-4 0-4S4-6 8-4C8 2 5 5 3 5S1 3 0 3S-1 5-3 5S-8 2-8-4ZM-5-1H-2M2-1H5',
    merchant: 'M0-8V7M-5 8H5M-8-5H8M-8-5L-10 1H-5.5ZM8-5L5.5 1H10Z',
    alchemist: 'M-3-9H3M-2-9V-3L-7 6Q-8 8-6 8H6Q8 8 7 6L2-3V-9M-5 3H5',
    banker: 'M-9-4L0-9L9-4ZM-6-4V5M-2-4V5M2-4V5M6-4V5M-8 5H8M-9 8H9',
    jeweller: 'M-5-6H5L9-1L0 8L-9-1ZM-9-1H9M-5-6L-3-1L0 8L3-1L5-6',
    prince: 'M-8 5H8L9-4L4 1L0-6L-4 1L-9-4Z',
    king: 'M-8 5H8L9-3L4 1L0-5L-4 1L-9-3ZM0-5V-10M-2-8H2M-8 8H8',
    blue_edged: 'M0-9C3-4 7 0 7 4A7 5 0 0 1-7 4C-7 0-3-4 0-9Z',
};

/** The sign inside a drawing. @param {string} character */
export function characterSign(character) {
    return svg`<path class="sign" d=${SIGNS[character] ?? ''} />`;
}

/** The sign within text. @param {string} character */
export function characterIcon(character) {
    return html`<svg class="sign-icon" viewBox="-11 -11 22 22" aria-hidden="true">${characterSign(character)}</svg>`;
}

/** A card with what it does. @param {string} character @param {unknown} [note] */
export function characterCard(character, note = '') {
    return html`<span class="card-sign">${characterIcon(character)}</span>
        <span class="card-words"><strong>${characterName(character)}</strong><span>${characterDoes(character)}</span>
            ${note}</span>`;
}
