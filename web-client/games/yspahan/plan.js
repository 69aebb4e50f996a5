// Where things are on the plan of the city. Units are those of the drawing. The crossroads is at (0, 0), and a space of
// the roads is a square of one pitch. A narrow page turns the whole plan by a quarter, so upright things are drawn
// around a point of their own. DOM-free.

import {BESIDE, soukOf, SPACES} from './printed.js';

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

export const PITCH = 56;
const HALF = PITCH / 2;
/** The drawing as a whole. @type {Box} */
export const FRAME = {x: -642, y: -300, width: 1116, height: 772};

/** Where each arm of the roads leads. @type {Record<string, Point>} */
export const DIRECTIONS = {
    west: {x: -1, y: 0},
    east: {x: 1, y: 0},
    north: {x: 0, y: -1},
    south: {x: 0, y: 1},
};

/** The arm of a space and its number there; 0 for the crossroads. @param {string} space */
export function spaceParts(space) {
    const number = Number(space.replace(/^\D+/, ''));
    return {arm: number === 0 ? '' : space.replace(/\d+$/, ''), number};
}

/** The middle of a space. @param {string} space @returns {Point} */
export function spacePoint(space) {
    const {arm, number} = spaceParts(space);
    const {x, y} = DIRECTIONS[arm] ?? {x: 0, y: 0};
    return {x: x * number * PITCH, y: y * number * PITCH};
}

/** The square of a space. @param {string} space @returns {Box} */
export function spaceBox(space) {
    const {x, y} = spacePoint(space);
    return around(x, y, PITCH, PITCH);
}

/** The last space of each arm, which has a gate behind it. */
export const ROAD_ENDS = Object.keys(DIRECTIONS).map(
    (arm) => SPACES.findLast((space) => spaceParts(space).arm === arm) ?? '',
);

/**
 * The way from one space to another along the roads. It passes the crossroads, unless both are on one arm.
 * @param {string} from @param {string} to @returns {Point[]}
 */
export function wayBetween(from, to) {
    const ends = [spacePoint(from), spacePoint(to)];
    const straight = spaceParts(from).arm === spaceParts(to).arm;
    return straight ? ends : [ends[0], {x: 0, y: 0}, ends[1]];
}

/** @param {number} x @param {number} y @param {number} width @param {number} height @returns {Box} */
const around = (x, y, width, height) => ({x: x - width / 2, y: y - height / 2, width, height});

// Middle, width and height of each shop.
/** @type {Record<string, [number, number, number, number]>} */
const SHOP_BOXES = {
    bag1a: [-168, 67, 94, 62],
    bag1b: [-75, 62, 80, 52],
    bag1c: [-75, 128, 80, 68],
    bag2a: [-75, 224, 80, 90],
    bag2b: [-75, 324, 80, 90],
    bag2c: [-167, 224, 80, 90],
    bag2d: [-167, 324, 80, 90],
    bag3a: [-392, 67, 94, 62],
    bag3b: [-280, 67, 94, 62],
    bag3c: [-392, 141, 94, 62],
    bag3d: [-280, 141, 94, 62],
    bag3e: [-392, 215, 94, 62],
    bag4a: [-516, 67, 94, 62],
    bag4b: [-516, 141, 94, 62],
    bag4c: [-516, 215, 94, 62],
    bag4d: [-516, 294, 94, 62],
    bag4e: [-404, 294, 94, 62],
    bag4f: [-292, 294, 94, 62],
    barrel1a: [63, 73, 54, 74],
    barrel1b: [129, 73, 68, 74],
    barrel2a: [75, 172, 80, 84],
    barrel2b: [171, 217, 80, 58],
    barrel2c: [263, 217, 80, 58],
    barrel3a: [230, 67, 94, 62],
    barrel3b: [336, 67, 94, 62],
    barrel3c: [230, 141, 94, 62],
    barrel3d: [336, 141, 94, 62],
    barrel4a: [75, 390, 80, 74],
    barrel4b: [75, 294, 80, 86],
    barrel4c: [167, 308, 80, 62],
    barrel4d: [167, 384, 80, 62],
    barrel4e: [259, 308, 80, 62],
    chest1a: [-230, -61, 94, 50],
    chest1b: [-118, -61, 94, 50],
    chest2a: [-566, -67, 94, 62],
    chest2b: [-454, -67, 94, 62],
    chest2c: [-342, -67, 94, 62],
    chest3a: [-75, -138, 80, 74],
    chest3b: [-75, -218, 80, 74],
    chest3c: [-167, -138, 80, 74],
    chest3d: [-167, -218, 80, 74],
    vase1a: [73, -73, 74, 74],
    vase2a: [75, -182, 80, 90],
    vase2b: [167, -182, 80, 90],
    vase3a: [174, -67, 94, 62],
    vase3b: [280, -67, 94, 62],
    vase3c: [386, -67, 94, 62],
};

/** @param {string} shop */
export function shopBox(shop) {
    return around(...SHOP_BOXES[shop]);
}

/** The middle of a shop. @param {string} shop @returns {Point} */
export function shopPoint(shop) {
    const [x, y] = SHOP_BOXES[shop];
    return {x, y};
}

/** Where the sign with the points of a souk stands. @type {Record<string, Point>} */
export const SIGN_POINTS = {
    bag1: {x: -118, y: 94},
    bag2: {x: -121, y: 274},
    bag3: {x: -336, y: 104},
    bag4: {x: -460, y: 254},
    barrel1: {x: 96, y: 112},
    barrel2: {x: 121, y: 212},
    barrel3: {x: 283, y: 104},
    barrel4: {x: 121, y: 346},
    chest1: {x: -174, y: -61},
    chest2: {x: -398, y: -67},
    chest3: {x: -121, y: -178},
    vase1: {x: 112, y: -108},
    vase2: {x: 121, y: -182},
    vase3: {x: 227, y: -67},
};

const STEP = 24;

/**
 * The step from a space to a shop beside it: it leads from the middle of the space straight to the shop.
 * @param {string} space @param {string} shop @returns {Box}
 */
export function stepBox(space, shop) {
    const {x, y} = spacePoint(space);
    const box = shopBox(shop);
    if (spaceParts(space).arm === 'west' || spaceParts(space).arm === 'east') {
        const [from, to] = box.y > y ? [y + HALF, box.y] : [box.y + box.height, y - HALF];
        return {x: x - STEP / 2, y: from - 2, width: STEP, height: to - from + 4};
    }
    const [from, to] = box.x > x ? [x + HALF, box.x] : [box.x + box.width, x - HALF];
    return {x: from - 2, y: y - STEP / 2, width: to - from + 4, height: STEP};
}

/** The arm that a shop stands along. A shop off the road has that of its souk's road-side shop. @param {string} shop */
function armOf(shop) {
    const space = [shop, `${soukOf(shop)}a`].flatMap((one) => SPACES.filter((space) => BESIDE[space].includes(one)))[0];
    return spaceParts(space).arm;
}

/** The side of a shop that faces away from the road of its souk. @param {string} shop @returns {Point} */
function backOf(shop) {
    const {x, y} = shopPoint(shop);
    return DIRECTIONS[armOf(shop)].y === 0 ? {x: 0, y: Math.sign(y)} : {x: Math.sign(x), y: 0};
}

const AWNING = 15;

/** The awning of a shop: a strip along its back. @param {string} shop @returns {Box} */
export function awningBox(shop) {
    const {x, y, width, height} = shopBox(shop);
    const back = backOf(shop);
    return back.x === 0
        ? {x, y: back.y < 0 ? y : y + height - AWNING, width, height: AWNING}
        : {x: back.x < 0 ? x : x + width - AWNING, y, width: AWNING, height};
}

/** The middle of the floor that the awning leaves free, where a good stands. @param {string} shop @returns {Point} */
export function floorPoint(shop) {
    const {x, y} = shopPoint(shop);
    const back = backOf(shop);
    return {x: x - (back.x * AWNING) / 2, y: y - (back.y * AWNING) / 2};
}

const NEAR = 20;

/** The ground between two shops, if they are side by side. @param {Box} one @param {Box} other */
function between(one, other) {
    const [left, right] = one.x < other.x ? [one, other] : [other, one];
    const [upper, lower] = one.y < other.y ? [one, other] : [other, one];
    const [x, y] = [right.x, lower.y];
    const width = Math.min(left.x + left.width, right.x + right.width) - x;
    const height = Math.min(upper.y + upper.height, lower.y + lower.height) - y;
    if (width < -NEAR || height < -NEAR || (width < 0 && height < 0)) {
        return [];
    }
    return [{x: Math.min(x, x + width), y: Math.min(y, y + height), width: Math.abs(width), height: Math.abs(height)}];
}

/** The ground of a souk: its shops and what lies between them. @param {string[]} shops @returns {Box[]} */
export function groundBoxes(shops) {
    const boxes = shops.map(shopBox);
    const gaps = boxes.flatMap((box, index) => boxes.slice(index + 1).flatMap((other) => between(box, other)));
    return [...boxes, ...gaps];
}
