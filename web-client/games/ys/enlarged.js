// The quarter of Ys that is enlarged on a phone: which one it is, how to open and leave it, and its sums in readable
// letters. The drawing is that of the city, with another view box.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {labelled, say} from '../../app/words/words.js';
import {MIDDLE, SIZE} from './geometry.js';
import {emblem} from './pieces.js';
import {quarterSums, sidesSay, sumsAt, sumWords} from './sums.js';
import {AREAS, isMarket, placeName, placeParts, ROMAN, sideName} from './words_of.js';

/** @import {Scene} from './scene.d.ts' */
/** @import {Sum} from './sums.js' */

/** The quarter of a target, if it is in one. @param {Scene} scene @param {string} key */
function quarterOf({view}, key) {
    const [kind, value] = key.split(':');
    const where = kind === 'number' ? (view.brokers[value]?.where ?? '') : kind === 'place' ? value : '';
    return kind === 'quarter' ? Number(value) : where && !isMarket(where) ? placeParts(where).number : undefined;
}

/**
 * The quarter that is drawn enlarged. None while something is told, since that may be anywhere, and none while only
 * other quarters are asked about.
 * @param {Scene} scene @returns {number | undefined}
 */
export function enlargedQuarter(scene) {
    const {enlarging, targets, told} = scene;
    if (enlarging?.part === undefined || told) {
        return undefined;
    }
    const quarter = Number(enlarging.part);
    const asked = [...targets.keys()].map((key) => quarterOf(scene, key)).filter((one) => one !== undefined);
    return asked.length > 0 && !asked.includes(quarter) ? undefined : quarter;
}

/** The part of the drawing that is shown. @param {number | undefined} quarter */
export function viewBox(quarter) {
    const [x, y] = [quarter === 2 || quarter === 3, quarter === 3 || quarter === 4].map((far) => (far ? MIDDLE : 0));
    return quarter === undefined ? `0 0 ${SIZE} ${SIZE}` : `${x} ${y} ${SIZE - MIDDLE} ${SIZE - MIDDLE}`;
}

/**
 * Taps on the city: one on a quarter enlarges it, one on an enlarged quarter shows the whole again. Taps on whatever
 * can be chosen, on a ship or on a character, do their own thing.
 * @param {Scene} scene @param {number | undefined} shown
 */
export function tapped({enlarging, told}, shown) {
    return (/** @type {MouseEvent} */ {target}) => {
        const isOther = !(target instanceof Element) || target.closest('[data-pick], .ship, .plaque') || told;
        if (!enlarging?.isOffered || isOther) {
            return;
        }
        const part = target.closest('[data-enlarges]')?.getAttribute('data-enlarges');
        if (shown !== undefined) {
            enlarging.close();
        } else if (part) {
            enlarging.open(part);
        }
    };
}

/** @param {Scene} scene @param {string} name @param {(Sum & {side: number})[]} sums */
const sumsLine = ({seats}, name, sums) =>
    html`<div><dt>${name}</dt><dd>${
        sums.length === 0
            ? say('ys.sum.nobody')
            : sums.map(
                  (sum) => html`<span>${emblem(sum.side)} ${sideName(seats, sum.side)} <b>${sumWords(sum)}</b></span>`,
              )
    }</dd></div>`;

/** @param {Scene} scene @param {number} quarter */
const placesOf = ({counted}, quarter) =>
    AREAS.map((ring) => ({name: placeName(`${ring}${quarter}`), sums: sumsAt(counted, `${ring}${quarter}`)}));

/** The same for screen readers, announced when it changes. @param {Scene} scene @param {number | undefined} shown */
function status(scene, shown) {
    if (shown === undefined) {
        return scene.enlarging?.last === 'whole' ? say('ys.enlarged.whole') : '';
    }
    const places = placesOf(scene, shown).map(({name, sums}) => labelled(name, sidesSay(scene.seats, sums)));
    return [`${say('ys.enlarged', {quarter: ROMAN[shown]})}.`, ...places].join(' ');
}

/** What stands below the city of a phone. @param {Scene} scene @param {number | undefined} shown */
export function belowCity(scene, shown) {
    if (!scene.enlarging?.isOffered) {
        return nothing;
    }
    return html`<p class="unseen" role="status">${status(scene, shown)}</p>${
        shown === undefined ? nothing : facts(scene, shown)
    }`;
}

/** @param {Scene} scene @param {number} quarter */
function facts(scene, quarter) {
    const all = quarterSums(scene.counted, quarter);
    const title = say('ys.enlarged', {quarter: ROMAN[quarter]});
    return html`<div class="enlarged-facts"><div class="enlarged-head"><h2>${title}</h2>
            <button type="button" data-whole @click=${() => scene.enlarging?.close()}>
                ${say('ys.enlarged.close')}</button></div>
        <dl>${placesOf(scene, quarter).map(({name, sums}) => sumsLine(scene, name, sums))}${
            all.length > 0 ? sumsLine(scene, say('ys.enlarged.all'), all) : nothing
        }</dl></div>`;
}
