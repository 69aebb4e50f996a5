// The city of Yspahan: the roads with the supervisor, souks as blocks of shops, the goods in the shops, and what a
// choice would do there.

import {guard} from '../../vendor/lit-html/directives/guard.js';
import {repeat} from '../../vendor/lit-html/directives/repeat.js';
import {html, nothing, svg} from '../../vendor/lit-html/lit-html.js';
import {listeners, targetClass} from '../../app/asking/target.js';
import {say} from '../../app/words/words.js';
import {boxed, pavement, roadSpace} from './boxes.js';
import {dieValue, goodsBeside, ownerAt, shopsInSight, soukState, wayTo} from './facts.js';
import {goodDrawing} from './goods.js';
import {ground} from './ground.js';
import {leadsOn, shopCell, spaceCell} from './keys.js';
import {awningBox, floorPoint, FRAME, shopBox, SIGN_POINTS, spaceBox, spacePoint, stepBox, wayBetween} from './plan.js';
import {spaceLabel} from './preview.js';
import {BESIDE, SHOPS, soukOf, SOUKS, SPACES} from './printed.js';
import {sign} from './signs.js';
import {goodLabel, nameOf, shopLabel, soukName, spaceName} from './words_of.js';

/** @import {Target} from '../../app/asking/target.js' */
/** @import {Point} from './plan.js' */
/** @import {Scene} from './scene.d.ts' */

/** Draws something upright at a point, however the plan is turned. @param {Point} point @param {unknown} content */
const upright = ({x, y}, content) => svg`<g transform="translate(${x} ${y})"><g class="upright">${content}</g></g>`;

/** A space of the roads. @param {string} space @param {number} index */
const spacePlace = (space, index) =>
    svg`<g class="space-place" data-at="space:${space}" data-rule="supervisor"
        data-says=${say('yspahan.says.space', {space: spaceName(space)})}>${roadSpace(space, index)}</g>`;

/** The steps from a space to the shops beside it. @param {string} space */
const steps = (space) => BESIDE[space].map((shop) => boxed(stepBox(space, shop), 'step', 3));

/** @param {Scene} scene @param {string} shop @param {string} quarter @param {Set<string>} inSight */
function shopDrawing({view}, shop, quarter, inSight) {
    const empty = ownerAt(view, shop) === undefined;
    return svg`<g class="shop-place" data-at="shop:${shop}">
        ${boxed(shopBox(shop), `shop ${inSight.has(shop) ? 'in-sight' : ''}`)}</g>${boxed(awningBox(shop), 'awning', 4)}
        ${
            empty
                ? upright(floorPoint(shop), svg`<g class="shop-sign" transform="scale(1.15)">${sign(quarter)}</g>`)
                : nothing
        }`;
}

/** The state of a souk, as a class name and in words. @param {Scene} scene @param {string} souk */
function soukStanding(scene, souk) {
    const {owner, taken, size, complete} = soukState(scene.view, souk);
    const state = owner === undefined ? 'free' : complete ? 'complete' : 'begun';
    const name = owner === undefined ? '' : nameOf(scene.seats, owner);
    return {state, words: say(`yspahan.souk.${state}`, {souk: soukName(souk), name, taken, size})};
}

/** The same, with what the souk pays. @param {string} souk @param {string} words how it stands */
const withPay = (souk, words) => say('yspahan.says.souk', {souk: words, points: SOUKS.get(souk)?.points});

/** @param {Scene} scene @param {string} souk */
const soukSays = (scene, souk) => withPay(souk, soukStanding(scene, souk).words);

/** The points of a souk, on a star of eight points. @param {Scene} scene @param {string} souk */
function soukSign(scene, souk) {
    const {quarter, points} = /** @type {import('./printed.js').Souk} */ (SOUKS.get(souk));
    const {state, words} = soukStanding(scene, souk);
    return upright(
        SIGN_POINTS[souk],
        svg`<g class="souk-sign quarter-${quarter} ${state}" data-anchor="souk:${souk}" role="img"
            aria-label=${words}><title>${withPay(souk, words)}</title>
            <g transform="scale(2.25)">${sign('points')}</g><text y="7">${points}</text></g>`,
    );
}

/** @param {Scene} scene @param {string} souk @param {Set<string>} inSight */
function soukDrawing(scene, souk, inSight) {
    const {quarter, shops} = /** @type {import('./printed.js').Souk} */ (SOUKS.get(souk));
    const {complete} = soukState(scene.view, souk);
    const looks = shops.flatMap((shop) => [ownerAt(scene.view, shop) === undefined, inSight.has(shop)]);
    return svg`<g class="souk souk-${souk.replace(/^\D+/, '')}" data-at="souk:${souk}"
        data-says=${soukSays(scene, souk)}>${guard([complete, ...looks], () => [
            pavement(shops, complete),
            shops.map((shop) => shopDrawing(scene, shop, quarter, inSight)),
        ])}</g>`;
}

/** A ring around a good that is sent to the caravan, or would be. */
const hitRing = () => svg`<circle class="hit-ring" r="27" />`;

/** All goods that are on shops. @param {Scene} scene */
function goods(scene) {
    const there = SHOPS.filter((shop) => ownerAt(scene.view, shop) !== undefined);
    const hit = new Set(scene.view.hits.map(({shop}) => shop));
    return repeat(
        there,
        (shop) => `${shop}.${ownerAt(scene.view, shop)}.${scene.view.week}`,
        (shop) =>
            upright(
                floorPoint(shop),
                svg`<title>${goodLabel(scene, shop)}</title>${hit.has(shop) ? hitRing() : nothing}
                    <g class="landing">${goodDrawing(ownerAt(scene.view, shop) ?? 0)}</g>`,
            ),
    );
}

/** A shop that can be picked. Arrows find it at its place in its souk.
 * @param {Scene} scene @param {string} shop @param {Target} target */
function shopTarget(scene, shop, target) {
    const {click, key} = listeners(target, scene.put);
    const empty = ownerAt(scene.view, shop) === undefined;
    return svg`<g class="shop-target ${targetClass(target)}" role="button" tabindex="0"
        aria-label=${shopLabel(scene, shop)} aria-pressed=${target.chosen} data-pick=${target.field}
        data-value=${shop} data-cell=${shopCell(shop, scene.targets)} data-leads=${leadsOn(scene)}
        data-says=${soukSays(scene, soukOf(shop))} @click=${click} @keydown=${key}>${boxed(shopBox(shop), 'spot', 8, 1)}
        ${
            empty && scene.viewer !== undefined
                ? upright(floorPoint(shop), svg`<g class="ghost">${goodDrawing(scene.viewer)}</g>`)
                : nothing
        }</g>`;
}

/** The price of a way. @param {number} gold @param {Point} point */
const tollSign = (gold, point) =>
    upright(
        point,
        gold > 0
            ? svg`<circle class="toll" r="15" /><text class="toll-words" y="7">${gold}</text>`
            : svg`<circle class="no-toll" r="7" />`,
    );

/** A space to which the supervisor can be sent, with the way there, its price and the goods that it reaches.
 * @param {Scene} scene @param {string} space @param {Target} target */
function spaceTarget(scene, space, target) {
    const {view} = scene;
    const {gold} = wayTo(view, dieValue(scene), space);
    const {click, key} = listeners(target, scene.put);
    const label = spaceLabel(scene, space);
    const points = wayBetween(view.supervisor, space).map((point) => `${point.x},${point.y}`);
    return svg`<g class="space-target ${targetClass(target)}" role="button" tabindex="0" aria-label=${label}
        aria-pressed=${target.chosen} data-pick=${target.field} data-value=${space} data-rule="supervisor"
        data-cell=${spaceCell(space)} data-leads=${leadsOn(scene)} data-says=${label} @click=${click}
        @keydown=${key}>${boxed(spaceBox(space), 'spot', 7, -2)}
        <g class="where-it-leads"><polyline class="way" points=${points.join(' ')} />
            ${goodsBeside(view, space).map(({shop}) => upright(floorPoint(shop), hitRing()))}</g>
        ${tollSign(gold, spacePoint(space))}</g>`;
}

/** The spaces that can be picked, the cheapest first, since Tab leads to the first of them.
 * @param {Scene} scene */
function spacesByCost(scene) {
    const value = dieValue(scene);
    const spaces = SPACES.flatMap((space) => {
        const target = scene.targets.get(`space:${space}`);
        return target ? [{space, target, gold: wayTo(scene.view, value, space).gold}] : [];
    });
    return spaces.sort((one, other) => one.gold - other.gold);
}

/** @param {Scene} scene */
function targets(scene) {
    const shops = SHOPS.flatMap((shop) => {
        const target = scene.targets.get(`shop:${shop}`);
        return target ? [shopTarget(scene, shop, target)] : [];
    });
    return [...shops, ...spacesByCost(scene).map(({space, target}) => spaceTarget(scene, space, target))];
}

/** @param {Scene} scene */
function supervisor({view}) {
    const {x, y} = spacePoint(view.supervisor);
    const words = say('yspahan.supervisor.label', {space: spaceName(view.supervisor)});
    return svg`<g class="supervisor" data-rule="supervisor" role="img" aria-label=${words}
        style="transform: translate(${x}px, ${y}px)">
        <title>${say('yspahan.says.supervisor', {supervisor: words})}</title>
        <g class="upright"><ellipse class="good-shadow" cy="25" rx="20" ry="6" />
        <g transform="translate(0 -6) scale(3.1)">${sign('supervisor')}</g></g></g>`;
}

/** @param {Scene} scene */
export function city(scene) {
    const inSight = new Set(shopsInSight(scene.view, scene.choosing));
    const {x, y, width, height} = FRAME;
    return html`<div class="city-frame"><svg class="city" viewBox="${x} ${y} ${width} ${height}" role="group"
        tabindex="-1" data-grid data-rule="goods" aria-label=${say('yspahan.city')}>
        <g aria-hidden="true">${guard([], ground)}${[...SOUKS.keys()].map((souk) => soukDrawing(scene, souk, inSight))}
            ${guard([], () => [SPACES.map(steps), SPACES.map(spacePlace)])}</g>
        ${goods(scene)}${targets(scene)}
        ${[...SOUKS.keys()].map((souk) => soukSign(scene, souk))}${supervisor(scene)}
    </svg></div>`;
}
