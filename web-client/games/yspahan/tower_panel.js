// The dice tower as a grid in the panel of a phone: every row with its dice and their uses, so that all of them can be
// compared and picked beside the city. The tower itself stands in its tab there, and offers nothing.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {isPhone} from '../../app/page/phone.js';
import {say} from '../../app/words/words.js';
import {groupAt, takenToday} from './facts.js';
import {ROWS} from './printed.js';
import {signIcon} from './signs.js';
import {dice, takenNote, uses} from './tower.js';
import {rowName} from './words_of.js';

/** @import {Scene} from './scene.d.ts' */
/** @import {Row} from './view.d.ts' */

/** What leaves the dice to be compared: nothing yet, or a use that needs no more than its row. */
const COMPARING = [undefined, 'use_row', 'use_row_with_card', 'draw_card'];

/** Whether the panel offers the dice. @param {Scene} scene */
export const isTowerInPanel = ({choosing, sent, view}) =>
    isPhone() &&
    !sent &&
    view.stage === 'choosing' &&
    choosing !== undefined &&
    !choosing.types.includes('draw_without_group') &&
    COMPARING.includes(choosing.type);

/** @param {Scene} scene @param {Row} row @param {ReturnType<typeof takenToday>} taken */
function rowShown(scene, row, taken) {
    const group = groupAt(scene.view, row);
    return html`<li class="dice-row ${group ? '' : 'bare'}" title=${rowName(row)}>
        <span class="unseen">${rowName(row)}</span>${signIcon(row)}${
            group ? html`${dice(scene, row, group)}${uses(scene, row, group)}` : takenNote(scene, row, taken.get(row))
        }</li>`;
}

/** @param {Scene} scene */
export function towerInPanel(scene) {
    if (!isTowerInPanel(scene)) {
        return nothing;
    }
    const taken = takenToday(scene.events);
    return html`<ol class="dice-grid" reversed data-grid tabindex="-1" data-rule="tower"
        aria-label=${say('yspahan.tower')}>${[...ROWS].reverse().map((row) => rowShown(scene, row, taken))}</ol>`;
}
