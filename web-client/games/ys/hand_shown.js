// Draws the brokers behind a screen. A player who may place or bid picks them up there: by click, by the key of their
// value, or by dragging.

import {html, nothing, svg} from '../../vendor/lit-html/lit-html.js';
import {say} from '../../app/words/words.js';
import {slotsOf, teamOf} from './hand.js';
import {emblemAt, pieceDrawing} from './pieces.js';
import {NEUTRAL} from './words_of.js';

/** @import {Target} from '../../app/asking/target.js' */
/** @import {Slot} from './hand.js' */
/** @import {Scene} from './scene.d.ts' */

/** How far each broker of a pile shows from under the one before it. */
const STEP = 12;
const PIECE = 66;

/** The brokers of one value, the first on top; an outline once all are gone. @param {number} side @param {Slot} slot */
function pile(side, {value, held, most}) {
    const width = PIECE + STEP * (most - 1);
    const below = Array.from({length: Math.max(0, held - 1)}, (_, index) => emblemAt(side, (index + 1) * STEP, 0, 28));
    const top = pieceDrawing({side, where: '', face: 'up', value});
    return html`<svg class="pile" viewBox="-33 -33 ${width} ${PIECE}" style="aspect-ratio: ${width} / ${PIECE}"
        aria-hidden="true">${held === 0 ? svg`<circle class="hand-gap" r="24" />` : [...below.reverse(), top]}</svg>`;
}

/** @param {number} side @param {Slot} slot */
function label(side, {value, held}) {
    return say(`ys.hand.brokers${side === NEUTRAL ? '.neutral' : ''}`, {value, held});
}

/**
 * The note says what the brokers are good for. It has no link, because a note that stays would cover the Confirm button
 * of a bid.
 * @param {number} side @param {Slot} slot
 */
const purpose = (side, slot) => say('ys.says.hand', {brokers: label(side, slot)});

/**
 * @param {Scene} scene @param {number} side @param {Slot} slot @param {number} at @param {Target | undefined} target
 */
function slotButton({put}, side, slot, at, target) {
    const act = () => target && put(target.next());
    const lift = () => target && !target.chosen && put(target.next());
    // If two hands hold the same values, the keys belong to the player's own.
    const key = side === NEUTRAL ? nothing : String(slot.value);
    return html`<button type="button" class="hand-slot" ?disabled=${!target} aria-pressed=${target?.chosen ?? false}
        aria-label=${label(side, slot)} aria-keyshortcuts=${key} data-key=${key} data-cell="0,${at}" data-leads=".city"
        data-pick=${target?.field ?? nothing} data-value=${slot.value} ?data-drag=${target?.field === 'broker'}
        data-says=${purpose(side, slot)} @click=${act} @lift=${lift}>${pile(side, slot)}</button>`;
}

/**
 * What clicking a slot does, for whatever its broker is picked up.
 * @param {Scene} scene @param {boolean} isNeutral @param {number} value
 */
const targetOf = ({hand}, isNeutral, value) =>
    isNeutral ? hand.get(`place_neutral:${value}`) : (hand.get(`place:${value}`) ?? hand.get(`bid:${value}`));

/**
 * @param {Scene} scene @param {string} title that names it @param {number} side
 * @param {number[]} held brokers of each value @param {boolean} mine whether the viewer can pick them up
 */
export function brokersInHand(scene, title, side, held, mine) {
    const isNeutral = side === NEUTRAL;
    const slots = slotsOf(held, teamOf(scene, isNeutral));
    const isAsked = mine && scene.hand.size > 0;
    const isEmpty = slots.every((slot) => slot.held === 0);
    return html`<div class="screen" data-grid role="group" aria-label=${title}>${slots.map((slot, at) =>
        isAsked
            ? slotButton(scene, side, slot, at, targetOf(scene, isNeutral, slot.value))
            : html`<span class="hand-slot" role="img" aria-label=${label(side, slot)} data-says=${purpose(side, slot)}>
                  ${pile(side, slot)}</span>`,
    )}${isEmpty ? html`<span class="quiet">${say('ys.screen.none')}</span>` : nothing}</div>`;
}
