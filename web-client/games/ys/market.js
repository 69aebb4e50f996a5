// The market: rows of spaces with their gems and whatever stands in them. Above each column are its sum and the gauge
// of its colour's quotation. Like a tide gauge in a harbour, higher water means that a gem is worth more.

import {html, nothing, svg} from '../../vendor/lit-html/lit-html.js';
import {listeners, targetClass} from '../../app/asking/target.js';
import {say} from '../../app/words/words.js';
import {boardPiece} from './city.js';
import {gemAt} from './gems.js';
import {ghostsAt} from './ghosts.js';
import {ghostDrawing} from './ghosts_shown.js';
import {brokersAt} from './lanes.js';
import {emblemAt} from './pieces.js';
import {ranks, STEPS} from './quotations.js';
import {columnSum, rowSums, sidesSay, sumsAt, sumWords, total} from './sums.js';
import {COLOURS, gemName, placeName, placeParts, placeSays, quotationSays} from './words_of.js';

/** @import {Scene} from './scene.d.ts' */
/** @import {Gem} from './view.d.ts' */

const LEFT = 124;
const COLUMN = 90;
const WIDTH = LEFT + 4 * COLUMN + 8;
const STEP = 17;
const GAUGE_TOP = 58;
const GAUGE_BOTTOM = GAUGE_TOP + STEPS * STEP;
const GRID_TOP = GAUGE_BOTTOM + 32;
const ROW = 88;
const UNUSED_ROW = 34;
/** In the stall of a row, its name and gem are on the left, and the sums of up to four sides on the right. */
const NAME_X = 37;
const SUMS_X = 71;
const SUM_PITCH = 19;

// The water of a gauge, with waves on top.
const WATER = `M0 5q10-9 20 0t20 0t20 0t20 0V${STEPS * STEP}H0Z`;

/** @param {number} column */
const columnX = (column) => LEFT + column * COLUMN;

/**
 * Where the column would move the quotation if nothing else happened this turn: a line across the gauge, and an arrow
 * to it.
 * @param {number} step @param {number} to @param {number} x @param {number} width
 */
function prediction(step, to, x, width) {
    const level = GAUGE_BOTTOM - to * STEP + 4;
    const sign = to > step ? 'M0-6L6 4H-6Z' : 'M0 6L6-4H-6Z';
    const line = `M${x + 3} ${level}h${width - 6}`;
    return svg`<path class="gauge-edge" d=${line} /><path class="gauge-projected" d=${line} />
        <path class="gauge-arrow" transform="translate(${x + 10} ${level + (to > step ? 11 : -11)})" d=${sign} />`;
}

/** Questions about quotations, which are answered in the panel. */
const MOVES_QUOTATIONS = ['move_quotation', 'move_two_quotations'];

/** @param {Scene} scene @param {number} column @param {number} rank */
function gauge(scene, column, rank) {
    const step = scene.view.quotations[column];
    const colour = COLOURS[column];
    const x = columnX(column) + 8;
    const width = COLUMN - 16;
    const level = GAUGE_BOTTOM - step * STEP;
    const {projected_quotations: predicted} = scene.counted;
    const to = predicted[column];
    const isOpen = Object.keys(predicted).length > 0;
    const label = quotationSays({colour, step, rank}, isOpen ? {to} : undefined);
    const worth = {points: say(`ys.says.worth.${rank}`), rank: say(`ys.rank.${rank}`)};
    const says = say('ys.says.gauge', {quotation: label, ...worth});
    return svg`<g class="gauge gauge-${colour}" data-at="gauge:${colour}" role="img" aria-label=${label}
        ?data-asked-about=${MOVES_QUOTATIONS.includes(scene.choosing?.type ?? '')}>
        <title>${says}</title>
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
        ${to === undefined || to === step ? nothing : prediction(step, to, x, width)}
        <text class="gauge-step" x=${x + width - 8} y=${GAUGE_BOTTOM - 9}>${step}</text>
        <text class="gauge-rank rank-${rank}" x=${x + width / 2} y="28">${say(`ys.rank.${rank}`)}</text>
        <text class="gauge-worth" x=${x + width / 2} y="48">${say(`ys.worth.${rank}`)}</text></g>`;
}

/** @param {Scene} scene @param {string} where @param {number} x @param {number} y */
function space(scene, where, x, y) {
    const target = scene.targets.get(`place:${where}`);
    const [piece] = brokersAt(scene, where);
    const {kind: colour, number: row} = placeParts(where);
    const middle = {x: x + COLUMN / 2, y: y + ROW / 2};
    const ghosts = ghostsAt(scene, where).map((ghost) => ghostDrawing(scene, ghost, middle));
    const classes = `space space-${colour} ${targetClass(target)}`;
    const rect = svg`<rect class=${classes} data-at="area:${where}" x=${x + 5} y=${y + 5} width=${COLUMN - 10}
        height=${ROW - 10} rx="10"><title>${placeSays(where, 0)}</title></rect>`;
    const label = `${placeName(where)}. ${sidesSay(scene.seats, sumsAt(scene.counted, where))}`;
    if (target) {
        const {click, key} = listeners(target, scene.put);
        return svg`<g class="space-target" role="button" tabindex="0" aria-label=${placeSays(where, 0)}
            aria-pressed=${target.chosen} data-cell="${row},${COLOURS.findIndex((one) => one === colour)}"
            data-pick=${target.field} data-value=${where} @click=${click} @keydown=${key}>${rect}</g>${ghosts}`;
    }
    return svg`<g role="img" aria-label=${label}>${rect}</g>${ghosts}${
        piece ? boardPiece(scene, piece[0], piece[1], middle) : nothing
    }`;
}

const ROWS = [1, 2, 3];

/** The rows in use, which are those on which gems have arrived. @param {Scene} scene @returns {Set<number>} */
function rowsInUse(scene) {
    const rows = scene.events.filter(({type}) => type === 'row_gem_arrived').map(({row}) => row);
    return new Set(rows.length > 0 ? rows : ROWS);
}

/** A row that this match does without, drawn under water. @param {number} row @param {number} y */
function floodedRow(row, y) {
    const words = say('ys.unused.row', {row});
    return svg`<g class="flooded"><rect x="8" y=${y + 3} width=${WIDTH - 16} height=${UNUSED_ROW - 8} rx="8" />
        <text class="row-number" x=${WIDTH / 2} y=${y + UNUSED_ROW / 2 + 4}>${words}</text></g>`;
}

/** The sum of a column, of all sides together. @param {Scene} scene @param {number} column */
function columnTotal({counted}, column) {
    const sum = columnSum(counted, COLOURS[column]);
    const words = say('ys.sum.column', {colour: say(`ys.colour.${COLOURS[column]}`), sum: sumWords(sum)});
    return sum.brokers === 0
        ? nothing
        : svg`<text class="column-sum" role="img" aria-label=${words} x=${columnX(column) + COLUMN / 2}
            y=${GAUGE_BOTTOM + 21}><title>${words}</title>${sumWords(sum)}</text>`;
}

/** The sum of each side in a row, one below the other. @param {Scene} scene @param {number} row @param {number} y */
function rowTotals(scene, row, y) {
    const sums = rowSums(scene.counted, row);
    return sums.map((sum, index) => {
        const middle = y + ROW / 2 + (index - (sums.length - 1) / 2) * SUM_PITCH;
        return svg`<g class="row-side">${emblemAt(sum.side, SUMS_X, middle, 6)}</g><text
            class="row-sum" x=${SUMS_X + 8} y=${middle + 5}>${sumWords(sum)}</text>`;
    });
}

/** What a row pays, and who would get it now. @param {Scene} scene @param {number} row @param {Gem} gem */
const rowSays = (scene, row, gem) =>
    [say('ys.says.row', {gem: gemName(gem)}), sidesSay(scene.seats, rowSums(scene.counted, row))].join(' ');

/** @param {Scene} scene @param {number} row @param {number} y */
function marketRow(scene, row, y) {
    const gem = scene.view.rows[row];
    const says = gem ? rowSays(scene, row, gem) : '';
    return svg`<g class="market-row" data-at="row:${row}" role="img" aria-label="${say('ys.row', {row})}. ${says}">
        ${gem ? svg`<title>${says}</title>` : nothing}
        <rect class="row-stall" x="8" y=${y + 5} width=${LEFT - 16} height=${ROW - 10} rx="10" />
        <text class="row-number" x=${NAME_X} y=${y + 24}>${say('ys.row', {row})}</text>
        ${gem ? gemAt(gem, NAME_X, y + 53, 18) : nothing}${rowTotals(scene, row, y)}</g>
        ${COLOURS.map((colour, column) => space(scene, `${colour}${row}`, columnX(column), y))}`;
}

/** @param {Scene} scene */
export function market(scene) {
    const inUse = rowsInUse(scene);
    const heights = ROWS.map((row) => (inUse.has(row) ? ROW : UNUSED_ROW));
    const tops = heights.map((_, index) => GRID_TOP + total(heights.slice(0, index)));
    const height = GRID_TOP + total(heights) + 8;
    const order = ranks(scene.view.quotations);
    return html`<svg class="market" viewBox="0 0 ${WIDTH} ${height}" role="group" tabindex="-1" data-grid
        data-rule="market" aria-label=${say('ys.market')}>
        <rect class="market-ground" x="1" y=${GRID_TOP - 6} width=${WIDTH - 2} height=${total(heights) + 12}
            rx="16" />
        <text class="gauge-legend" x=${LEFT / 2 - 6} y="28">${say('ys.quotations')}</text>
        ${[15, 10, 5].map(
            (step) => svg`<text class="gauge-scale" x=${LEFT - 6} y=${GAUGE_BOTTOM - step * STEP + 6}>
            ${step}</text>`,
        )}
        ${COLOURS.map((_, column) => gauge(scene, column, order[column]))}
        ${COLOURS.map((_, column) => columnTotal(scene, column))}
        ${ROWS.map((row, index) =>
            inUse.has(row) ? marketRow(scene, row, tops[index]) : floodedRow(row, tops[index]),
        )}
    </svg>`;
}
