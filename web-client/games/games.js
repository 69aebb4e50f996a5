// Which game is drawn by which module. A game without a drawing of its own is shown as plain text with the general
// panel, so that it can be played all the same.

import './words.js';
import {magnaCarta} from './magna-carta/magna_carta.js';
import {plain} from './plain/plain.js';
import {ys} from './ys/ys.js';
import {yspahan} from './yspahan/yspahan.js';

/** @import {Choosing} from '../app/choosing.js' */
/** @import {Action, Decision, GameEvent, Table} from '../app/protocol.d.ts' */

/**
 * What a game is given to draw.
 * @typedef {object} Drawn
 * @property {any} view
 * @property {Table} table
 * @property {number | undefined} viewer the seat of this browser
 * @property {GameEvent[]} events
 * @property {Decision | undefined} decision
 * @property {Choosing | undefined} choosing
 * @property {Action | undefined} sent
 * @property {(next: Choosing) => void} put
 * @property {(action: Action) => void} send
 */

/**
 * @typedef {object} GameDrawing
 * @property {(decision: Decision) => Choosing} begin
 * @property {(drawn: Drawn) => unknown} draw
 * @property {(view: any) => string} subtitle where the match stands, in a few words
 * @property {(view: any) => number} turn the turn, round or day, by which a replay is leafed through
 * @property {(view: any) => import('../app/checks.js').Result | undefined} [result] points and places by seat, as the
 *     last view shows them
 * @property {(events: GameEvent[]) => import('../app/checks.js').SeenDraw[]} [seenDraws] what everybody saw of chance
 * @property {string[]} [styles] addresses of its style sheets
 */

/** @type {Record<string, GameDrawing>} */
const DRAWINGS = {ys, yspahan, 'magna-carta': magnaCarta};

/** @param {string} game @returns {GameDrawing} */
export function drawingOf(game) {
    return Object.hasOwn(DRAWINGS, game) ? DRAWINGS[game] : plain;
}
