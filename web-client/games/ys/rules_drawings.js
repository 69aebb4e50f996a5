// Examples drawn into the chapters of the rules, where a drawing is faster than words: bids and what they choose, two
// brokers placed, a quarter with a tie, the market with its quotations, and gems that share places. rules_examples.js
// has the situations. The text of the rules explains each one below it.

import {html, svg} from '../../vendor/lit-html/lit-html.js';
import {ARROW, linesDrawn} from '../../app/rules/rules_page.js';
import {signed} from '../../app/words/words.js';
import {characterSign} from './characters.js';
import {gemAt, gemIcon} from './gems.js';
import {areaPath, direction, piecePoints, pointAt, RINGS} from './geometry.js';
import {emblem, emblemAt, pieceDrawing, pieceIcon} from './pieces.js';
import {moved, STEPS} from './quotations.js';
import * as examples from './rules_examples.js';
import {shipShape} from './ships.js';
import {columnSum, quarterSums, total} from './sums.js';
import {AREAS, COLOURS, placeParts} from './words_of.js';

/** @import {BrokerView} from './view.d.ts' */

/** Brokers in a row, and their sum. @param {number} side @param {number[]} values */
const sumShown = (side, values) =>
    html`<span class="drawn-pieces">${values.map((value) => pieceIcon(side, value))}</span><b>= ${total(values)}</b>`;

const bids = () =>
    linesDrawn(
        examples.BIDS.map(
            ({side, bid, card}) => html`${sumShown(side, bid)}${ARROW}<span class="order">${card}</span>`,
        ),
    );

const NUMBER = 1;
/** Beside the upper canal, where no pieces stand. */
const FREE = direction(NUMBER) + Math.PI / 4 - 0.2;
const PALACE_MIDDLE = pointAt(RINGS.palace.name, direction(NUMBER));
/** What each area pays, and where that is written: a black gem, points, a character. */
const PAYS = {
    port: {point: pointAt(RINGS.port.pieces, FREE), drawing: gemAt('black', 0, 0, 22)},
    commerce: {
        point: pointAt(RINGS.commerce.pieces, FREE),
        drawing: svg`<text class="drawn-pays" y="13">3</text>`,
    },
    palace: {point: PALACE_MIDDLE, drawing: svg`<g transform="scale(2.6)">${characterSign('banker')}</g>`},
};

/** @param {{x: number, y: number}} point @param {unknown} content */
const at = ({x, y}, content) => svg`<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${content}</g>`;

/** @param {(typeof AREAS)[number]} ring @param {BrokerView[]} brokers */
function area(ring, brokers) {
    const there = brokers.filter(({where}) => placeParts(where).kind === ring);
    const points = piecePoints(NUMBER, ring, there.length);
    return svg`<path class="area area-${ring}" d=${areaPath(NUMBER, ring)} />
        ${at(PAYS[ring].point, PAYS[ring].drawing)}
        ${there.map((broker, index) => at(points[index], pieceDrawing(broker)))}`;
}

/** @param {BrokerView[]} brokers */
const areas = (brokers) => AREAS.map((ring) => area(ring, brokers));

const CELL = {width: 84, height: 72};

/** @param {string} colour @param {{x: number, y: number}} corner @param {BrokerView | undefined} broker */
const space = (colour, corner, broker) =>
    at(
        corner,
        svg`<rect class="space space-${colour}" x="3" y="3" width=${CELL.width - 6} height=${CELL.height - 6} rx="10" />
            ${broker ? at({x: CELL.width / 2, y: CELL.height / 2}, pieceDrawing(broker)) : ''}`,
    );

/** @param {BrokerView[]} brokers */
function round(brokers) {
    const onMarket = brokers.find(({where}) => where === 'blue1');
    return html`<svg class="drawn-sea" viewBox="150 40 466 262">${areas(brokers)}
        ${space('blue', {x: 515, y: 116}, onMarket)}
        <text class="drawn-earned" x="557" y="222">+1</text></svg>`;
}

const rounds = () => html`<div class="drawn-row">${examples.ROUND.map(round)}</div>`;

/** A quarter before it is scored, and who gets what from its ship. */
function quarter() {
    const brokers = Object.fromEntries(examples.QUARTER.map((broker, index) => [index, broker]));
    const sums = quarterSums({brokers}, NUMBER);
    const lines = examples.TAKEN.map(({side, gems}) => {
        const {known} = sums.find((sum) => sum.side === side) ?? {};
        const taken = gems.length > 0 ? gems.map(gemIcon) : '–';
        return html`${emblem(side)}<b>${known}</b>${ARROW}<span>${taken}</span>`;
    });
    return html`<div class="drawn-row"><svg class="drawn-sea" viewBox="0 0 492 492">${areas(examples.QUARTER)}
        ${shipShape(examples.SHIP)}</svg>${linesDrawn(lines)}</div>`;
}

/** The 3 points of the commerce go to the first of them. */
const ties = () =>
    linesDrawn(
        examples.TIED.map(
            ({side, value, before}, index) => html`${pieceIcon(side, value)}<span class="drawn-screen"></span>
                ${sumShown(side, before)}${index === 0 ? html`<b class="drawn-won">+3</b>` : ''}`,
        ),
    );

const LEFT = 46;
const GAUGE = {top: 34, step: 7};
const BOTTOM = GAUGE.top + STEPS * GAUGE.step;
const GRID_TOP = BOTTOM + 30;

/** A quotation that has moved: the water stands where it is now, the dashed line where it was.
 *  @param {(typeof examples.MOVES)[number]} move @param {number} column */
function gauge({colour, by}, column) {
    const to = moved(
        COLOURS.map(() => examples.STOOD_AT),
        {[colour]: by},
    )[column];
    const [was, is] = [examples.STOOD_AT, to].map((step) => BOTTOM - step * GAUGE.step);
    const x = LEFT + column * CELL.width + 6;
    const width = CELL.width - 12;
    const words = signed(by);
    return svg`<g class="gauge gauge-${colour}">
        <rect class="gauge-glass" x=${x} y=${GAUGE.top} width=${width} height=${BOTTOM - GAUGE.top} rx="7" />
        <rect class="gauge-water" x=${x} y=${is} width=${width} height=${BOTTOM - is} rx="7" />
        <path class="gauge-edge" d="M${x} ${was}h${width}" /><path class="gauge-projected" d="M${x} ${was}h${width}" />
        <rect class="gauge-rim" x=${x} y=${GAUGE.top} width=${width} height=${BOTTOM - GAUGE.top} rx="7" />
        ${gemAt(colour, x + width / 2, is + (by > 0 ? 26 : 22), 12)}
        <text class="gauge-rank ${by > 0 ? 'rank-1' : ''}" x=${x + width / 2} y="24">${words}</text></g>`;
}

/** @param {Record<string, BrokerView>} brokers @param {string} colour @param {number} column */
function columnShown(brokers, colour, column) {
    const {known} = columnSum({brokers}, colour);
    return svg`<text class="column-sum" x=${LEFT + (column + 0.5) * CELL.width} y=${GRID_TOP - 8}>${known}</text>`;
}

/** @param {(typeof examples.ROWS)[number]} line */
function row({row: number, gem, side}) {
    const y = GRID_TOP + (number - 1) * CELL.height;
    const middle = y + CELL.height / 2;
    const right = LEFT + COLOURS.length * CELL.width;
    return svg`${gemAt(gem, LEFT / 2 - 2, middle, 15)}${COLOURS.map((colour, column) =>
        space(
            colour,
            {x: LEFT + column * CELL.width, y},
            examples.MARKET.find(({where}) => where === `${colour}${number}`),
        ),
    )}<path class="drawn-way" d="M${right + 6} ${middle}h16m-5-5l6 5l-6 5" />
        <g class="row-side">${emblemAt(side, right + 42, middle, 13)}</g>`;
}

function market() {
    const brokers = Object.fromEntries(examples.MARKET.map((broker, index) => [index, broker]));
    return html`<svg class="drawn-sea" viewBox="0 0 446 ${GRID_TOP + examples.ROWS.length * CELL.height + 6}">
        ${examples.MOVES.map(gauge)}${COLOURS.map((colour, column) => columnShown(brokers, colour, column))}
        ${examples.ROWS.map(row)}</svg>`;
}

const shared = () =>
    linesDrawn(
        examples.BEST_COLOUR.map(
            ({side, gems, points}) =>
                html`${emblem(side)}<span class="drawn-gems">${Array.from({length: gems}, () =>
                    gemIcon('blue'),
                )}</span><b>${points}</b>`,
        ),
    );

/** @type {Record<string, () => unknown>} */
const DRAWINGS = {order: bids, placing: rounds, quarters: quarter, market, ties, end: shared};

/** What a chapter shows, if anything. @param {string} chapter */
export function rulesDrawing(chapter) {
    const drawn = DRAWINGS[chapter]?.();
    return drawn && html`<div class="ys drawn-${chapter}">${drawn}</div>`;
}
