// The pieces that travel and stand on the boards of Yspahan while a beat is told: goods, camels, gold and buildings.

import {html} from '../../vendor/lit-html/lit-html.js';
import {emblem} from './goods.js';
import {signIcon} from './signs.js';
import {buildingName} from './words_of.js';

/** @type {Record<string, (part: string) => unknown>} */
const DRAWN = {
    good: (seat) => emblem(Number(seat)),
    building: (building) => html`<span class="card-token">${signIcon(building)}${buildingName(building)}</span>`,
    supervisor: () => html`<span class="supervisor-token">${signIcon('supervisor')}</span>`,
};

/** Draws what a sketch of `beats.js` names. @param {string} name */
export function token(name) {
    const [kind, part] = name.split('.');
    return DRAWN[kind]?.(part) ?? html`<span class="stock-token token-${kind}">${signIcon(kind)}</span>`;
}
