// Examples drawn into the chapters of the rules, where a drawing is faster than words: a roll in the tower, a souk
// before and after it is filled, a way of the supervisor, a caravan that pays, and what buildings bring. The text of
// the rules explains each one below it.

import {html, nothing, svg} from '../../vendor/lit-html/lit-html.js';
import {boxed, pavement, roadSpace} from './boxes.js';
import {dieIcon} from './dice.js';
import {goodDrawing} from './goods.js';
import {awningBox, floorPoint, shopBox, SIGN_POINTS, spacePoint, stepBox, wayBetween} from './plan.js';
import {BESIDE, BUILDING_POINTS, LOADING_POINTS, ROWS, SOUKS} from './printed.js';
import {sign, signIcon} from './signs.js';
import {rowName} from './words_of.js';

/** @import {Point} from './plan.js' */

/** A roll, by row from the bottom up. @type {Record<string, {value: number, white: number, yellow?: number}>} */
const ROLL = {
    camel: {value: 1, white: 2},
    bag: {value: 2, white: 1},
    barrel: {value: 3, white: 3},
    chest: {value: 5, white: 1, yellow: 1},
    gold: {value: 6, white: 2},
};

/** @param {string} row */
function floor(row) {
    const {value = 1, white = 0, yellow = 0} = ROLL[row] ?? {};
    return html`<li class="floor"><span class="floor-name">${signIcon(row)}<span>${rowName(row)}</span></span>
        <span class="drawn-dice">${Array.from({length: white}, () => dieIcon(value, 'white'))}${Array.from(
            {length: yellow},
            () => dieIcon(value, 'yellow'),
        )}</span></li>`;
}

const roll = () => html`<ol class="floors" reversed>${[...ROWS].reverse().map(floor)}</ol>`;

/** @param {Point} point @param {unknown} content */
const at = ({x, y}, content) => svg`<g transform="translate(${x} ${y})">${content}</g>`;

/** @param {string} name @param {string[]} filled its shops with a good of this seat @param {number} seat */
function souk(name, filled, seat) {
    const {shops = []} = SOUKS.get(name) ?? {};
    const isComplete = shops.every((shop) => filled.includes(shop));
    return svg`<g class="souk souk-${name.replace(/^\D+/, '')}">${pavement(shops, isComplete)}
        ${shops.map((shop) => [boxed(shopBox(shop), 'shop'), boxed(awningBox(shop), 'awning', 4)])}
        ${filled.map((shop) => at(floorPoint(shop), goodDrawing(seat)))}</g>`;
}

/** The souk with its points, crossed out if it pays none. @param {string[]} filled */
function paidSouk(filled) {
    const {points, shops = []} = SOUKS.get('vase3') ?? {};
    const isComplete = filled.length === shops.length;
    const look = `souk-sign ${isComplete ? 'complete' : 'struck'}`;
    return html`<svg viewBox="112 -116 340 98">${souk('vase3', filled, 1)}
        ${at(
            SIGN_POINTS.vase3,
            svg`<g class=${look}><g transform="scale(2.25)">${sign('points')}</g>
            <text y="7">${points}</text>${isComplete ? nothing : svg`<path class="strike" d="M-20 20L20-20" />`}</g>`,
        )}
        </svg>`;
}

const souks = () => {
    const {shops = []} = SOUKS.get('vase3') ?? {};
    return html`<div class="drawn-row">${[shops.slice(0, 2), shops].map(paidSouk)}</div>`;
};

const ROAD = ['crossroads', 'west1', 'west2', 'west3', 'west4'];

/** The supervisor has gone three steps, to a space with a good beside it. */
function way() {
    const [from, to] = [ROAD[0], ROAD[3]];
    const [hit] = BESIDE[to];
    const points = wayBetween(from, to).map(({x, y}) => `${x},${y}`);
    return html`<svg viewBox="-300 -104 336 284">${souk('chest1', ['chest1b'], 2)}${souk('bag1', ['bag1a'], 0)}
        ${ROAD.flatMap((space) =>
            BESIDE[space]
                .filter((shop) => /^(chest1|bag1)/.test(shop))
                .map((shop) => boxed(stepBox(space, shop), 'step', 3)),
        )}${ROAD.map(roadSpace)}<polyline class="way" points=${points.join(' ')} />
        ${at(floorPoint(hit), svg`<circle class="hit-ring" r="27" />`)}
        ${at(
            spacePoint(to),
            svg`<g class="supervisor" transform="translate(0 -6) scale(3.1)">
            ${sign('supervisor')}</g>`,
        )}</svg>`;
}

/** The owners of the goods on the camels of an example, from the first camel on. */
const LOADED = [2, 0, 1, 0, 0];
const CAMELS_IN_ROW = 4;

/** @param {number | undefined} owner of the good on it @param {number} index in its row */
const camel = (owner, index) =>
    at(
        {x: 118 + index * 68, y: 38},
        svg`<g class="mount ${owner === undefined ? '' : 'loaded'}"><g transform="scale(2.5)">${sign('camel')}</g>
            ${
                owner === undefined
                    ? nothing
                    : svg`<g transform="translate(-9 -20) scale(.66)">${goodDrawing(owner)}</g>`
            }</g>`,
    );

/** @param {number} row */
function caravanRow(row) {
    const owners = Array.from({length: CAMELS_IN_ROW}, (_, index) => LOADED[row * CAMELS_IN_ROW + index]);
    return svg`<g transform="translate(0 ${(LOADING_POINTS.length - 1 - row) * 66})">
        <g class="row-sign" transform="translate(26 34)"><g transform="scale(1.9)">${sign('points')}</g>
            <text class="loading" y="7">${LOADING_POINTS[row]}</text></g>
        <text class="times" x="62" y="42">×${row + 1}</text>${owners.map(camel)}</g>`;
}

const caravan = () => html`<svg viewBox="0 -6 366 206">${LOADING_POINTS.map((_, row) => caravanRow(row))}</svg>`;

const houses = () =>
    html`<ol class="drawn-houses">${BUILDING_POINTS.map(
        (points, index) => html`<li><small>${index + 1}.</small><b>${points}</b></li>`,
    )}</ol>`;

/** @type {Record<string, () => unknown>} */
const DRAWINGS = {tower: roll, goods: souks, supervisor: way, caravan, buildings: houses};

/** What a chapter shows, if anything. @param {string} chapter */
export function rulesDrawing(chapter) {
    const drawn = DRAWINGS[chapter]?.();
    return drawn && html`<div class="yspahan drawn-${chapter}">${drawn}</div>`;
}
