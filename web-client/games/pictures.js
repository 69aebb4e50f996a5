// A small moving picture of each game, for the first page only. A new game is one line here; without one it is told of
// in words alone. All are drawn on a ground of 400 by 300, of which a narrow page shows the middle.

import {html, nothing, svg} from '../vendor/lit-html/lit-html.js';
import {picture as magnaCarta} from './magna-carta/picture.js';
import {picture as ys} from './ys/picture.js';
import {picture as yspahan} from './yspahan/picture.js';

/** @type {Record<string, unknown>} */
const PICTURES = {'magna-carta': magnaCarta, ys, yspahan};

/** @param {string} game */
export const gamePicture = (game) =>
    PICTURES[game]
        ? html`<svg class="picture" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice"
              aria-hidden="true">${svg`${PICTURES[game]}`}</svg>`
        : nothing;
