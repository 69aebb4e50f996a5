// The pieces that travel and stand on the boards of Caylus Magna Carta while a beat is told: cubes, money, castle
// tokens, workers and the provost.

import {html} from '../../vendor/lit-html/lit-html.js';
import {thingIcon} from './goods.js';
import {provostDrawing, workerIcon} from './pieces.js';

/** @type {Record<string, (part: string) => unknown>} */
const DRAWN = {
    worker: (seat) => workerIcon(Number(seat)),
    provost: () => html`<svg class="provost-icon" viewBox="-16 -24 34 42" aria-hidden="true">${provostDrawing()}</svg>`,
};

/** Draws what a sketch of `beats.js` names. @param {string} name */
export function token(name) {
    const [kind, part] = name.split('.');
    return DRAWN[kind]?.(part) ?? thingIcon(kind);
}
