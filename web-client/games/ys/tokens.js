// The pieces that travel and stand on the boards of Ys while a beat is told: gems, characters and brokers.

import {html} from '../../vendor/lit-html/lit-html.js';
import {characterIcon} from './characters.js';
import {gemIcon} from './gems.js';
import {pieceIcon} from './pieces.js';
import {characterName} from './words_of.js';

/** @type {Record<string, (...parts: string[]) => unknown>} */
const DRAWN = {
    gem: gemIcon,
    character: (character) =>
        html`<span class="card-token">${characterIcon(character)}${characterName(character)}</span>`,
    piece: (side, value) =>
        value === 'down' ? pieceIcon(Number(side), undefined, 'down') : pieceIcon(Number(side), Number(value)),
};

/** Draws what a sketch of `beats.js` names. @param {string} name */
export function token(name) {
    const [kind, ...parts] = name.split('.');
    return DRAWN[kind](...parts);
}
