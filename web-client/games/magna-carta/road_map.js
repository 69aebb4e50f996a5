// Where the road runs: rows of cards, every other one backwards, with the road in front of them and bends at the ends.
// Sizes are in units of the drawing. DOM-free.

/** @import {Drawn} from '../games.js' */
/** @import {Space} from './scene.d.ts' */
/** @import {RoadCard} from './view.d.ts' */

/** The room for a card, with the gap beside it and the road below it. */
const CELL = {width: 130, road: 50};
/** Room for the bends at both ends, and above the first row. */
const EDGE = {x: 26, y: 10};
/** The middle of the road, below a card. */
const ROAD_Y = 23;
const BEND = {x: 13, radius: 13};
const COLUMNS_MOST = 12;
/** The road begins so far outside the drawing. */
const OUTSIDE = 900;
/** Pixels for each unit of the drawing: `PLEASANT` is easy to read, `LEAST` can just be read. */
const PLEASANT = 0.8;
const LEAST = 0.72;
/** The least for a road whose end is known: seen whole, it may be smaller. */
const LEAST_WHOLE = 0.6;
/** The most pixels for each unit; beyond this, few cards look lost. */
const MOST = 1.3;
/** The same on a phone, where letters are larger: those of names have 12 pixels then. */
const LEGIBLE = 0.794;
/** A road has room for so many cards from the start. Beyond these it grows downwards, and no card ever moves. */
const PLANNED = 24;

/** A card of the road: its middle on the road, the top left corner of the card, which way the road goes there, and
 * where that is among rows and columns.
 * @typedef {{x: number, y: number, left: number, top: number, way: 1 | -1, row: number, column: number}} Spot */
/** How many cards a row has, and how high they are. @typedef {{columns: number, height: number}} Layout */
/** @typedef {{width: number, height: number, spots: Spot[]}} RoadMap */

/**
 * How many cards there is room for from the start: in a replay as many as the road will have.
 * @param {RoadCard[]} road @param {Drawn['leafing']} leafing
 */
export function cardsAhead(road, leafing) {
    if (!leafing) {
        return PLANNED;
    }
    const {at, past} = leafing;
    const {events, steps, undone} = past;
    const isLater = (/** @type {number} */ step) => step > at && !undone?.has(step);
    const later = events.filter(({type}, index) => type === 'building_built' && isLater(steps[index]));
    return Math.max(PLANNED, road.length + later.length);
}

/** @param {number} count @param {Layout} layout */
function sizeOf(count, {columns, height}) {
    const rows = Math.ceil(count / columns);
    return {width: 2 * EDGE.x + columns * CELL.width, height: EDGE.y + rows * (height + CELL.road)};
}

/** How many pixels each unit of the drawing has. @param {number} count @param {Layout} layout @param {Space} space */
function scaleOf(count, layout, space) {
    const {width, height} = sizeOf(count, layout);
    return Math.min(space.width / width, space.height / height);
}

/**
 * The layout that makes cards of this height largest, of several the one with the longest rows. On a phone, where the
 * page scrolls, the one with the most readable cards in a row.
 * @param {number} count @param {number} height @param {Space} space @returns {Layout}
 */
function largest(count, height, space) {
    if (space.scrolls) {
        const columns = Math.floor((space.width / LEGIBLE - 2 * EDGE.x) / CELL.width);
        return {columns: Math.max(columns, 2), height};
    }
    return Array.from({length: COLUMNS_MOST - 1}, (_, index) => ({columns: index + 2, height})).reduce(
        (best, layout) => (scaleOf(count, layout, space) >= scaleOf(count, best, space) ? layout : best),
    );
}

/**
 * High cards as long as they are easy to read, else ones of middle height, if those are as well or low ones would be no
 * larger, else low ones. On a phone rows matter more than small pictures.
 * @param {number} count @param {{high: number, middle: number, low: number}} heights @param {Space} space
 */
export function layoutFor(count, {high, middle, low}, space) {
    const [highest, between, lowest] = [high, middle, low].map((height) => largest(count, height, space));
    const scale = (/** @type {Layout} */ layout) => scaleOf(count, layout, space);
    if (scale(highest) >= PLEASANT) {
        return highest;
    }
    return !space.scrolls && scale(between) >= Math.min(PLEASANT, scale(lowest)) ? between : lowest;
}

/** @param {number} index @param {Layout} layout @returns {Spot} */
function spotOf(index, {columns, height}) {
    const row = Math.floor(index / columns);
    const way = row % 2 === 0 ? 1 : -1;
    const column = way === 1 ? index % columns : columns - 1 - (index % columns);
    const x = EDGE.x + (column + 0.5) * CELL.width;
    const top = EDGE.y + row * (height + CELL.road);
    return {x, y: top + height + ROAD_Y, left: x - CELL.width / 2 + 7, top, way, row, column};
}

/** @param {number} count how many cards there is room for @param {Layout} layout @returns {RoadMap} */
export function mapOf(count, layout) {
    return {...sizeOf(count, layout), spots: Array.from({length: count}, (_, index) => spotOf(index, layout))};
}

/**
 * How high the drawing is, so that its scale is the one of the planned road, whatever its length: in pixels the least
 * at which it can be read and the most at which the cards do not look lost, and how often the planned road's height.
 * @param {RoadMap} map @param {Layout} layout @param {Space} space
 */
export function bounds({height}, layout, {cards, isWhole}) {
    const planned = sizeOf(cards, layout).height;
    const least = isWhole ? LEAST_WHOLE : LEAST;
    return {least: Math.round(height * least), most: Math.round(planned * MOST), times: height / planned};
}

/**
 * The bend from the end of one row to the beginning of the next.
 * @param {RoadMap} map @param {Spot} from @param {Spot} to
 */
function bend({width}, from, to) {
    const {x, radius} = BEND;
    const side = from.way === 1 ? width - x : x;
    const inward = side - from.way * radius;
    return `H${inward}Q${side} ${from.y} ${side} ${from.y + radius}V${to.y - radius}Q${side} ${to.y} ${inward} ${to.y}`;
}

/** The road up to and past one of its cards. @param {RoadMap} map @param {number} last */
export function roadPath(map, last) {
    const {spots} = map;
    const end = spots[last];
    let path = `M${-OUTSIDE} ${spots[0].y}`;
    for (let index = 1; index <= last; index += 1) {
        if (spots[index].y !== spots[index - 1].y) {
            path += bend(map, spots[index - 1], spots[index]);
        }
    }
    return `${path}H${end.x + end.way * (CELL.width / 2 - 2)}`;
}
