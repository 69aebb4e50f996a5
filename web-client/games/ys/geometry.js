// Where things are on the city plan: a round town in the sea, cut into four quarters by two canals. Units are those of
// the drawing, 1000 by 1000, with the middle of the town at its centre.

export const MIDDLE = 500;
export const SIZE = 1000;
// Half the width of a canal.
const CANAL = 13;
export const PIECE = 56;

/** The inner and outer radius of each ring, and the radii of its pieces and its name. */
export const RINGS = {
    palace: {inner: 42, outer: 264, pieces: 233, name: 150},
    commerce: {inner: 270, outer: 356, pieces: 301, name: 337},
    port: {inner: 362, outer: 446, pieces: 392, name: 427},
};
export const WALL = 455;

/** @typedef {keyof typeof RINGS} Ring */

/**
 * The direction of the middle of a quarter, in radians; quarters go clockwise from the upper left.
 * @param {number} quarter
 */
export function direction(quarter) {
    return ((-135 + (quarter - 1) * 90) * Math.PI) / 180;
}

/** @param {number} radius @param {number} angle */
export function pointAt(radius, angle) {
    return {x: MIDDLE + radius * Math.cos(angle), y: MIDDLE + radius * Math.sin(angle)};
}

/**
 * Half the opening angle of a quarter at this radius: the canals have the same width everywhere.
 * @param {number} radius
 */
function halfAngle(radius) {
    return Math.PI / 4 - Math.asin(CANAL / radius);
}

/** @param {{x: number, y: number}} point */
function text({x, y}) {
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** The outline of one area. @param {number} quarter @param {Ring} ring */
export function areaPath(quarter, ring) {
    const {inner, outer} = RINGS[ring];
    const middle = direction(quarter);
    const [far, near] = [halfAngle(outer), halfAngle(inner)];
    return [
        `M${text(pointAt(outer, middle - far))}`,
        `A${outer} ${outer} 0 0 1 ${text(pointAt(outer, middle + far))}`,
        `L${text(pointAt(inner, middle + near))}`,
        `A${inner} ${inner} 0 0 0 ${text(pointAt(inner, middle - near))}Z`,
    ].join('');
}

/** The line on which an area's name is written, readable from below. @param {number} quarter @param {number} radius */
export function namePath(quarter, radius) {
    const middle = direction(quarter);
    const half = halfAngle(radius);
    const upper = quarter <= 2;
    const [from, to] = upper ? [middle - half, middle + half] : [middle + half, middle - half];
    const shifted = upper ? radius : radius + 11;
    return `M${text(pointAt(shifted, from))}A${shifted} ${shifted} 0 0 ${upper ? 1 : 0} ${text(pointAt(shifted, to))}`;
}

/** The scale of pieces when so many share an area. @param {Ring} ring @param {number} count */
export function pieceScale(ring, count) {
    const radius = RINGS[ring].pieces;
    const room = 2 * halfAngle(radius) * radius;
    return Math.max(0.72, Math.min(1, room / (count * (PIECE + 3))));
}

/**
 * Where the pieces of an area stand: along the ring, closer together when there are many.
 * @param {number} quarter @param {Ring} ring @param {number} count
 */
export function piecePoints(quarter, ring, count) {
    const radius = RINGS[ring].pieces;
    const piece = PIECE * pieceScale(ring, count);
    const room = 2 * halfAngle(radius) - (piece + 4) / radius;
    const step = count > 1 ? Math.min((piece + 5) / radius, room / (count - 1)) : 0;
    // Numbered from left to right, above and below.
    const turn = quarter <= 2 ? 1 : -1;
    const first = direction(quarter) - (turn * step * (count - 1)) / 2;
    return Array.from({length: count}, (_, index) => pointAt(radius, first + turn * step * index));
}

/** The black gem of a port, at the other end of its ring than the sums. @param {number} quarter */
export function portGemPoint(quarter) {
    const side = Math.PI / 4 - 0.13;
    return pointAt(RINGS.port.pieces, direction(quarter) + (quarter % 2 === 1 ? side : -side));
}

/** The size of one line of an area's sums, from its emblem to its last letter, and half that of its emblem; `large` on
 *  a phone. @typedef {{width: number, height: number, emblem: number}} SumSize */
export const SUM = {usual: {width: 58, height: 19, emblem: 9}, large: {width: 82, height: 34, emblem: 11}};
// The sums begin beside the canal, or beyond the seal of a closed area.
const BESIDE_CANAL = CANAL + 4;
const BEYOND_SEAL = 92;
/** The radius of the middle of the sums in each ring. */
const SUM_RADIUS = {palace: 222, commerce: 313, port: 404};

// This many lines always fit between the character of a palace and its pieces, however many pieces there are.
const PALACE_LINES = 3;
/** Beside so many pieces there is room for large ones. */
const PALACE_PIECES = 2;
const BEYOND_PLAQUE = {x: 15, y: 134};

/**
 * The distance from the middle of the canal within which an area has no pieces.
 * @param {number} quarter @param {Ring} ring @param {number} pieces
 */
function freeOfPieces(quarter, ring, pieces) {
    const points = piecePoints(quarter, ring, pieces);
    const lowest = Math.min(...points.map(({y}) => Math.abs(y - MIDDLE)));
    return lowest - (PIECE * pieceScale(ring, pieces)) / 2 - 4;
}

/** Whether so many pieces leave room for sums of this size under the character of a palace.
 *  @param {{lines: number, pieces: number}} there @param {SumSize} size */
const fitsUnderPlaque = ({lines, pieces}, {width}) =>
    lines <= PALACE_LINES && (width <= SUM.usual.width || pieces <= PALACE_PIECES);

/**
 * The offset of the middle of an area's sums from that of the city, if there is room for them.
 * @param {number} quarter @param {Ring} ring @param {{lines: number, pieces: number, closed: boolean}} there
 * @param {SumSize} size
 */
function sumsOffset(quarter, ring, {lines, pieces, closed}, size) {
    const height = lines * size.height;
    if (ring === 'palace' && fitsUnderPlaque({lines, pieces}, size)) {
        return {x: BEYOND_PLAQUE.x + size.width / 2, y: BEYOND_PLAQUE.y + height / 2};
    }
    if (ring === 'palace' && size !== SUM.usual) {
        return undefined;
    }
    const near = closed ? BEYOND_SEAL : BESIDE_CANAL;
    const y = near + height / 2;
    return near + height > freeOfPieces(quarter, ring, pieces)
        ? undefined
        : {x: Math.sqrt(SUM_RADIUS[ring] ** 2 - y ** 2), y};
}

/**
 * The middle of the sums of an area. It is under the character of a palace, or else beside the canal from left to
 * right. Nothing if the pieces leave no room.
 * @param {number} quarter @param {Ring} ring @param {{lines: number, pieces: number, closed: boolean}} there
 * @param {SumSize} [size] @returns {{x: number, y: number} | undefined}
 */
export function sumsPoint(quarter, ring, there, size = SUM.usual) {
    const offset = sumsOffset(quarter, ring, there, size);
    const [right, low] = [quarter === 2 || quarter === 3, quarter >= 3];
    return offset && {x: MIDDLE + (right ? offset.x : -offset.x), y: MIDDLE + (low ? offset.y : -offset.y)};
}

/**
 * The upper left corner of the ship at a quarter's port.
 * @param {number} quarter @param {number} width @param {number} height
 */
export function shipCorner(quarter, width, height) {
    const right = quarter === 2 || quarter === 3;
    const low = quarter >= 3;
    return {x: right ? SIZE - width : 0, y: low ? SIZE - height : 0};
}

/** The size of one line of a quarter's sums; `large` on a phone. */
export const SHIP_SUM = {usual: {width: 88, height: 27}, large: {width: 104, height: 36}};
/** How far the ships reach from the edge of the drawing. */
const SHIPS = 154;

/**
 * The upper left corner of a quarter's sums: at the edge of the sea, between the ship and the wall.
 * @param {number} quarter @param {number} lines @param {{width: number, height: number}} size
 */
export function shipSumsCorner(quarter, lines, size) {
    const right = quarter === 2 || quarter === 3;
    const low = quarter >= 3;
    return {x: right ? SIZE - size.width : 2, y: low ? SIZE - SHIPS - lines * size.height : SHIPS};
}
