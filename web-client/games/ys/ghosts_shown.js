// Draws ghosts: brokers that are not on the board yet. A tap turns a planned one over, unless something else is picked
// up. It can be dragged elsewhere.

import {svg} from '../../vendor/lit-html/lit-html.js';
import {onKey} from '../../app/asking/target.js';
import {say} from '../../app/words/words.js';
import {ghostLabel} from './ghosts.js';
import {pieceDrawing} from './pieces.js';

/** @import {Ghost, Scene} from './scene.d.ts' */

/**
 * A ghost on a board.
 * @param {Scene} scene @param {Ghost} ghost @param {{x: number, y: number}} point @param {number} [scale]
 */
export function ghostDrawing({plan, choosing, put}, {broker, at}, {x, y}, scale = 1) {
    const place = `translate(${x} ${y}) scale(${scale})`;
    if (!plan || at === undefined || choosing?.begun) {
        return svg`<g class="ghost" transform=${place}>${pieceDrawing(broker)}</g>`;
    }
    const turn = () => put(plan.turned(at));
    const words = `${ghostLabel(broker)} ${say(plan.mayTurn(at) ? 'ys.plan.turn' : 'ys.plan.stays')}`;
    return svg`<g class="ghost planned" transform=${place} role="button" tabindex="0" aria-label=${words} data-drag
        data-pick="planned" data-value=${at} @click=${turn} @keydown=${onKey(turn)} @lift=${() => put(plan.lifted(at))}>
        <title>${words}</title><circle class="halo" r="31" />${pieceDrawing(broker)}</g>`;
}
