// The places of the city that are asked about, as buttons in the panel. On a phone the shops and spaces in the city are
// too small for a finger. Pressing a button does the same as pressing the place in the city, which shows the choice and
// what it leads to.

import {guard} from '../../vendor/lit-html/directives/guard.js';
import {html, nothing, svg} from '../../vendor/lit-html/lit-html.js';
import {listeners} from '../../app/asking/target.js';
import {isPhone, isSmall} from '../../app/page/phone.js';
import {pathOfBoxes} from './boxes.js';
import {dieValue, ownerAt, wayTo} from './facts.js';
import {leadsOn} from './keys.js';
import {groundBoxes, shopBox, shopPoint, spaceBox, spaceParts} from './plan.js';
import {spaceLabel} from './preview.js';
import {BESIDE, SHOPS, soukOf, SOUKS, SPACES} from './printed.js';
import {signIcon} from './signs.js';
import {shopLabel, soukName, spaceName} from './words_of.js';

/** @import {Kind} from './interactions.js' */
/** @import {Box} from './plan.js' */
/** @import {Scene} from './scene.d.ts' */

/** The scale of a small plan, compared to the city. */
const PLAN_SCALE = 0.17;
const MARGIN = 6;
/** The corner radius of its boxes. It is larger than in the city, since the plan is so small. */
const ROUND = 8;
/** The radius of a good. */
const DOT = 21;

/** @param {Box[]} boxes */
const path = (boxes) => pathOfBoxes(boxes, ROUND);

/** The smallest box around all of these. @param {Box[]} boxes @returns {Box} */
function around(boxes) {
    const [left, top] = [Math.min(...boxes.map(({x}) => x)), Math.min(...boxes.map(({y}) => y))];
    const right = Math.max(...boxes.map(({x, width}) => x + width));
    const bottom = Math.max(...boxes.map(({y, height}) => y + height));
    const more = 2 * MARGIN;
    return {x: left - MARGIN, y: top - MARGIN, width: right - left + more, height: bottom - top + more};
}

/** The goods of a side on these shops. @param {string[]} shops @param {number} owner */
const goodDots = (shops, owner) => svg`<path class="plan-good side-${owner}" d=${shops.map(dotAt).join('')} />`;

/** @param {string} shop */
function dotAt(shop) {
    const {x, y} = shopPoint(shop);
    return `M${x - DOT} ${y}a${DOT} ${DOT} 0 1 0 ${2 * DOT} 0a${DOT} ${DOT} 0 1 0 ${-2 * DOT} 0`;
}

/** The fixed parts of a souk's plan: its spaces and its ground, one path each. @param {string} souk */
function soukShape(souk) {
    const shops = SOUKS.get(souk)?.shops ?? [];
    const spaces = SPACES.filter((space) => BESIDE[space].some((one) => shops.includes(one))).map(spaceBox);
    const ground = groundBoxes(shops);
    return {shops, box: around([...ground, ...spaces]), spaces: path(spaces), ground: path(ground)};
}

/** @type {Map<string, ReturnType<typeof soukShape>>} */
const shapes = new Map([...SOUKS.keys()].map((souk) => [souk, soukShape(souk)]));

/**
 * A souk with the spaces beside it and one shop marked, turned like the city in a small window. There may be a
 * plan for every shop at once, so the equal parts of a plan are one path.
 * @param {Scene} scene @param {string} shop
 */
function soukPlan({view}, shop) {
    const shape = /** @type {ReturnType<typeof soukShape>} */ (shapes.get(soukOf(shop)));
    const owners = shape.shops.map((one) => ownerAt(view, one));
    const isTurned = isSmall();
    return guard([isTurned, ...owners], () => planShown(shape, shop, owners, isTurned));
}

/**
 * @param {ReturnType<typeof soukShape>} shape @param {string} shop
 * @param {(number | undefined)[]} owners of its shops @param {unknown} isTurned
 */
function planShown({shops, box: {x, y, width, height}, spaces, ground}, shop, owners, isTurned) {
    const [across, down] = isTurned ? [height, width] : [width, height];
    const sides = [...new Set(owners)].filter((owner) => owner !== undefined);
    return html`<svg class="souk-plan" viewBox="${isTurned ? -y - height : x} ${isTurned ? x : y} ${across} ${down}"
        width=${across * PLAN_SCALE} height=${down * PLAN_SCALE}>
        <g transform=${isTurned ? 'rotate(90)' : nothing}><path class="plan-space" d=${spaces} />
            <path class="pavement-ground" d=${ground} />
            <path class="plan-shop" d=${path(shops.filter((one) => one !== shop).map(shopBox))} />
            <path class="plan-shop wanted" d=${path([shopBox(shop)])} />
            ${sides.map((side) =>
                goodDots(
                    shops.filter((_, at) => owners[at] === side),
                    side,
                ),
            )}</g></svg>`;
}

/** The price of a way, if it costs anything. @param {Scene} scene @param {string} space */
function toll(scene, space) {
    const {gold} = wayTo(scene.view, dieValue(scene), space);
    return gold > 0 ? html`<small>${signIcon('gold')}${gold}</small>` : nothing;
}

/**
 * @param {Scene} scene @param {'shop' | 'space'} kind @param {string} place @param {string} cell its place for arrows
 */
function placeButton(scene, kind, place, cell) {
    const target = scene.targets.get(`${kind}:${place}`);
    if (!target) {
        return nothing;
    }
    const isShop = kind === 'shop';
    return html`<button type="button" class="chip place-chip" aria-pressed=${target.chosen} data-pick=${target.field}
        data-value=${place} data-cell=${cell} data-leads=${leadsOn(scene)}
        @click=${listeners(target, scene.put).click}>
        <span class="unseen">${isShop ? shopLabel(scene, place) : spaceLabel(scene, place)}</span>
        <span class="place-face" aria-hidden="true">${
            isShop ? soukPlan(scene, place) : html`${spaceName(place)}${toll(scene, place)}`
        }</span></button>`;
}

/** The group of a place: its souk, or its arm of the roads. @param {'shop' | 'space'} kind @param {string} place */
const groupOf = (kind, place) => (kind === 'shop' ? soukOf(place) : spaceParts(place).arm);

/** @param {Scene} scene @param {'shop' | 'space'} kind @param {string} group @param {number} row */
function groupShown(scene, kind, group, row) {
    const isShop = kind === 'shop';
    const places = (isShop ? SHOPS : SPACES).filter((place) => groupOf(kind, place) === group);
    const buttons = places.map((place, at) => placeButton(scene, kind, place, `${row},${at}`));
    return isShop
        ? html`<div class="by-name-group souk-${group.replace(/^\D+/, '')}" role="group" aria-label=${soukName(group)}>
            <span class="by-name-title" aria-hidden="true">${soukName(group)}</span>${buttons}</div>`
        : html`<div class="by-name-group">${buttons}</div>`;
}

/** @param {Scene} scene @param {Kind} kind */
export function placesByName(scene, kind) {
    if (!isPhone() || (kind !== 'shop' && kind !== 'space')) {
        return nothing;
    }
    const places = (kind === 'shop' ? SHOPS : SPACES).filter((place) => scene.targets.has(`${kind}:${place}`));
    const groups = [...new Set(places.map((place) => groupOf(kind, place)))];
    return html`<div class="by-name" data-grid>${groups.map((group, row) =>
        groupShown(scene, kind, group, row),
    )}</div>`;
}
