// The castle grows with each token that leaves it. The remaining tokens stand there as a plan with their points; parts
// without their token are built. The bridge beside it holds the players in the order in which they passed.

import {guard} from '../../vendor/lit-html/directives/guard.js';
import {html, nothing, svg} from '../../vendor/lit-html/lit-html.js';
import {labelled, say} from '../../app/words/words.js';
import {CASTLE_PARTS, TOKEN_POINTS, tokensAtFirst} from './cards.js';
import {thingIcon} from './goods.js';
import {emblemDrawing} from './pieces.js';
import {nameOf} from './words_of.js';

/** @import {Scene} from './scene.d.ts' */

/** @typedef {{x: number, y: number, width: number, height: number}} Block */

export const SIZE = {width: 230, height: 172};
const TOWER = {width: 46, height: 25, xs: [12, 92, 172], foot: 94};

/** Blocks side by side. @param {number} count @param {Block} whole @returns {Block[]} */
function rowOf(count, {x, y, width, height}) {
    return Array.from({length: count}, (_, index) => ({
        x: x + (index * width) / count,
        y,
        width: width / count,
        height,
    }));
}

/** The heights of the three towers. The outer two always have the same. @param {number} count */
const towerHeights = (count) =>
    [
        [2, 3, 2],
        [3, 2, 3],
        [3, 3, 3],
    ][count - 7] ?? [3, 3, 3];

/** Blocks of the towers, from below. @param {number} count @returns {Block[]} */
function towerBlocks(count) {
    const {xs, width, height, foot} = TOWER;
    const heights = towerHeights(count);
    return [0, 1, 2].flatMap((level) =>
        xs
            .filter((_, tower) => level < heights[tower])
            .map((x) => ({x, y: foot - (level + 1) * height, width, height})),
    );
}

/** The blocks of each part, in the order in which they are built. @param {number[]} counts */
const blocksOf = ([dungeon, walls, towers]) => [
    rowOf(dungeon, {x: 4, y: 133, width: 222, height: 34}),
    rowOf(walls, {x: 12, y: 94, width: 206, height: 39}),
    towerBlocks(towers),
];

/** @param {Block} block @param {'built' | 'next' | 'plan'} state @param {number} part */
function blockDrawing({x, y, width, height}, state, part) {
    const [middle, centre] = [x + width / 2, y + height / 2];
    const merlons = part === 1 ? svg`<path d=${`M${x + 1.5} ${y + 1}v-7h${width / 2 - 2.5}v7Z`} />` : nothing;
    return svg`<g class="block ${state} block-${part}">${merlons}<rect x=${x + 1.2} y=${y + 1.2} width=${width - 2.4}
        height=${height - 2.4} rx="2.5" />
        ${
            state === 'built'
                ? svg`<path class="joints" d=${`M${x + 2} ${centre}H${x + width - 2}M${middle} ${y + 2}V${centre}
            M${x + width * 0.28} ${centre}V${y + height - 2}M${x + width * 0.74} ${centre}V${y + height - 2}`} />`
                : svg`<text x=${middle} y=${centre + 5.5}>${TOKEN_POINTS[part]}</text>`
        }</g>`;
}

/** A roof for each tower that is built to its top. @param {number} count @param {number} built */
function roofs(count, built) {
    const {xs, width, height, foot} = TOWER;
    const blocks = towerBlocks(count);
    return towerHeights(count).map((levels, tower) => {
        const top = foot - levels * height;
        const last = blocks.findIndex(({x, y}) => x === xs[tower] && y === top);
        const x = xs[tower];
        return last < built
            ? svg`<path class="castle-roof" d=${`M${x - 3} ${top + 2}l${width / 2 + 3}-24l${width / 2 + 3} 24Z`} />`
            : svg`<path class="castle-flag" d=${`M${x + width / 2} ${top}v-16m0 1l10 4-10 4`} />`;
    });
}

/** What is built and what is left. @param {number[]} all tokens of each part @param {number[]} left */
function blocks(all, left) {
    const next = left.findIndex((count) => count > 0);
    return blocksOf(all).map((ofPart, part) =>
        ofPart.map((block, index) => {
            const built = all[part] - left[part];
            const state = index < built ? 'built' : index === built && part === next ? 'next' : 'plan';
            return blockDrawing(block, state, part);
        }),
    );
}

/** The castle on its hill. @param {number[]} all tokens of each part @param {number[]} left */
export const castleDrawing = (all, left) =>
    svg`<path class="castle-hill" d="M-10 172Q60 150 115 152T240 172Z" />
        ${guard([...all, ...left], () => [roofs(all[2], all[2] - left[2]), blocks(all, left)])}`;

/** @param {Scene} scene */
export function castle(scene) {
    const {castle: left, players} = scene.view;
    const all = tokensAtFirst(players.length);
    const parts = CASTLE_PARTS.map((name, part) => ({
        name: say(`magna-carta.part.${name}`),
        left: left[part],
        all: all[part],
        points: TOKEN_POINTS[part],
    }));
    const label = parts.map((part) => say('magna-carta.castle.part', {...part, part: part.name})).join('; ');
    return html`<div class="castle-yard" data-at="castle" data-rule="castle"><svg class="castle" role="img"
        viewBox="0 0 ${SIZE.width} ${SIZE.height}"
        aria-label="${say('magna-carta.castle')}. ${label}"><title>${label}</title>
        ${castleDrawing(all, left)}</svg>
        <ul class="castle-parts">${CASTLE_PARTS.map(
            (name, part) => html`<li class=${left[part] === 0 ? 'none' : ''}>${thingIcon(name)}<span>
                ${parts[part].name}</span><b>
                ${say('magna-carta.castle.worth', {left: left[part], points: TOKEN_POINTS[part]})}</b></li>`,
        )}</ul></div>`;
}

const ARCH = 54;

/** @param {Scene} scene @param {number} index @param {number} width of the bridge */
function pier({view, seats}, index, width) {
    const seat = view.bridge.at(index);
    const x = (width - ARCH * view.players.length) / 2 + ARCH * (index + 0.5);
    return svg`<g transform="translate(${x} 0)"><path class="arch" d="M-19 56V46A19 19 0 0 1 19 46V56Z" />
        <circle class="plaque ${seat === undefined ? '' : 'taken'}" cy="16" r="13.5" />
        ${
            seat === undefined
                ? svg`<text y="21">${index + 1}</text>`
                : svg`<g transform="translate(0 16) scale(.98)"><title>${labelled(
                      nameOf(seats, seat),
                      say('magna-carta.bridge.number', {number: index + 1}),
                  )}</title>${emblemDrawing(seat)}</g>`
        }</g>`;
}

/** @param {Scene} scene */
export function bridge(scene) {
    const {bridge: passed, players} = scene.view;
    const order = passed.map((seat, index) => `${index + 1}. ${nameOf(scene.seats, seat)}`).join(', ');
    return html`<svg class="bridge" data-at="bridge" viewBox="0 0 ${SIZE.width} 56" role="img"
        data-rule="actions" aria-label="${say('magna-carta.bridge')}. ${order}"
        data-says=${say('magna-carta.says.bridge')}>
        <path class="bridge-water" d="M0 44h230v12H0Z" />
        <path class="bridge-stone" d="M0 34Q115 6 230 34V56H0Z" />
        ${players.map((_, index) => pier(scene, index, SIZE.width))}</svg>`;
}
