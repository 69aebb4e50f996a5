// The market: rows of spaces with their gems, and above each column the gauge of its colour's quotation, like the tide
// gauges of a harbour: the higher the water, the more the gems are worth.

import {html, nothing, svg} from '../../vendor/lit-html/lit-html.js';
import {listeners, targetClass} from '../../app/target.js';
import {say} from '../../app/words.js';
import {boardPiece, brokersAt, ghostAt} from './city.js';
import {gemAt} from './gems.js';
import {pieceDrawing} from './pieces.js';
import {COLOURS, gemName, placeName} from './words_of.js';

/** @import {Scene} from './scene.d.ts' */

const WIDTH = 470;
const LEFT = 78;
const COLUMN = 96;
const STEPS = 15;
const STEP = 17;
const GAUGE_TOP = 58;
const GAUGE_BOTTOM = GAUGE_TOP + STEPS * STEP;
const GRID_TOP = GAUGE_BOTTOM + 32;
const ROW = 88;
const UNUSED_ROW = 34;

// The water of a gauge, with waves on top.
const WATER = `M0 5q10-9 20 0t20 0t20 0t20 0V${STEPS * STEP}H0Z`;

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** @param {number} column */
const columnX = (column) => LEFT + column * COLUMN;

/**
 * The rank of each colour, from 1: higher step first, equal steps in the order of the colours.
 * @param {number[]} steps
 */
export function ranks(steps) {
    const order = steps.map((_, index) => index).sort((one, other) => steps[other] - steps[one] || one - other);
    return steps.map((_, index) => order.indexOf(index) + 1);
}

/** @param {Scene} scene @param {number} column @param {number} rank */
function gauge(scene, column, rank) {
    const step = scene.view.quotations[column];
    const colour = COLOURS[column];
    const x = columnX(column) + 8;
    const width = COLUMN - 16;
    const level = GAUGE_BOTTOM - step * STEP;
    const label = say('ys.quotation', {colour: say(`ys.colour.${colour}`), step, rank: say(`ys.rank.${rank}`)});
    return svg`<g class="gauge gauge-${colour}" role="img" aria-label=${label}><title>${label}</title>
        <rect class="gauge-glass" x=${x} y=${GAUGE_TOP} width=${width} height=${STEPS * STEP} rx="9" />
        <svg x=${x} y=${GAUGE_TOP} width=${width} height=${STEPS * STEP}><g class="gauge-water"
            style="transform: translateY(${level - GAUGE_TOP}px)"><path
            d=${WATER} /></g></svg>
        ${Array.from(
            {length: STEPS - 1},
            (_, index) => svg`<path class="gauge-tick"
            d="M${x} ${GAUGE_BOTTOM - (index + 1) * STEP}h${index % 5 === 4 ? 16 : 8}" />`,
        )}
        <rect class="gauge-rim" x=${x} y=${GAUGE_TOP} width=${width} height=${STEPS * STEP} rx="9" />
        <g class="gauge-float" style="transform: translate(${x + width / 2}px, ${level + 4}px)"><circle r="19" />
            ${gemAt(colour, 0, 0, 14)}</g>
        <text class="gauge-step" x=${x + width - 8} y=${GAUGE_BOTTOM - 9}>${step}</text>
        <text class="gauge-rank rank-${rank}" x=${x + width / 2} y="38">${say(`ys.rank.${rank}`)}</text></g>`;
}

/** @param {Scene} scene @param {string} where @param {number} x @param {number} y */
function space(scene, where, x, y) {
    const target = scene.targets.get(`place:${where}`);
    const [piece] = brokersAt(scene, where);
    const ghost = ghostAt(scene, where);
    const colour = where.replace(/\d/, '');
    const middle = {x: x + COLUMN / 2, y: y + ROW / 2};
    const classes = `space space-${colour} ${targetClass(target)}`;
    const rect = svg`<rect class=${classes} x=${x + 5} y=${y + 5} width=${COLUMN - 10} height=${ROW - 10} rx="10" />`;
    if (target) {
        const {click, key} = listeners(target, scene.put);
        return svg`<g class="space-target" role="button" tabindex="0" aria-label=${placeName(where)}
            aria-pressed=${target.chosen}
            data-pick=${target.field} data-value=${where} @click=${click} @keydown=${key}>${rect}
            ${
                ghost
                    ? svg`<g class="ghost" transform="translate(${middle.x} ${middle.y})">
                ${pieceDrawing(ghost)}</g>`
                    : nothing
            }</g>`;
    }
    return svg`${rect}${piece ? boardPiece(scene, piece[0], piece[1], middle) : nothing}`;
}

const ROWS = [1, 2, 3];

/** The rows in use are those on which gems have arrived. @param {Scene} scene @returns {Set<number>} */
function rowsInUse(scene) {
    const rows = scene.events.filter(({type}) => type === 'row_gem_arrived').map(({row}) => row);
    return new Set(rows.length > 0 ? rows : ROWS);
}

/** A row that this game does without is under water. @param {number} row @param {number} y */
function floodedRow(row, y) {
    const words = say('ys.unused.row', {row});
    return svg`<g class="flooded"><rect x="8" y=${y + 3} width=${WIDTH - 16} height=${UNUSED_ROW - 8} rx="8" />
        <text class="row-number" x=${WIDTH / 2} y=${y + UNUSED_ROW / 2 + 4}>${words}</text></g>`;
}

/** @param {Scene} scene @param {number} row @param {number} y */
function marketRow(scene, row, y) {
    const gem = scene.view.rows[row];
    return svg`<g class="market-row"><rect class="row-stall" x="8" y=${y + 5} width="62" height=${ROW - 10} rx="10" />
        <text class="row-number" x="39" y=${y + 24}>${say('ys.row', {row})}</text>
        ${
            gem
                ? svg`<g><title>${say('ys.row.gem', {row, gem: gemName(gem)})}</title>
            ${gemAt(gem, 39, y + 51, 18)}</g>`
                : nothing
        }</g>
        ${COLOURS.map((colour, column) => space(scene, `${colour}${row}`, columnX(column), y))}`;
}

/** @param {Scene} scene */
export function market(scene) {
    const inUse = rowsInUse(scene);
    const heights = ROWS.map((row) => (inUse.has(row) ? ROW : UNUSED_ROW));
    const tops = heights.map((_, index) => GRID_TOP + sum(heights.slice(0, index)));
    const height = GRID_TOP + sum(heights) + 8;
    const order = ranks(scene.view.quotations);
    return html`<svg class="market" viewBox="0 0 ${WIDTH} ${height}" role="group" aria-label=${say('ys.market')}>
        <rect class="market-ground" x="1" y=${GRID_TOP - 6} width=${WIDTH - 2} height=${sum(heights) + 12}
            rx="16" />
        <text class="gauge-legend" x="39" y="38">${say('ys.quotations')}</text>
        ${[15, 10, 5].map(
            (step) => svg`<text class="gauge-scale" x="72" y=${GAUGE_BOTTOM - step * STEP + 6}>
            ${step}</text>`,
        )}
        ${COLOURS.map((_, column) => gauge(scene, column, order[column]))}
        ${ROWS.map((row, index) =>
            inUse.has(row) ? marketRow(scene, row, tops[index]) : floodedRow(row, tops[index]),
        )}
    </svg>`;
}
