// What a pointer that went down means by now: a press or a drag, and how fast the page scrolls below it. DOM-free.

/** @typedef {{x: number, y: number}} Point */

/** A press that moves no further stays a press: fingers tremble. */
const PRESS_PX = 8;
/** So near to an edge of the visible part the page scrolls. The nearer, the faster. */
const EDGE_PX = 48;
const FASTEST_PX = 11;

/** @param {Point} from @param {Point} to */
export const isDrag = (from, to) => Math.hypot(to.x - from.x, to.y - from.y) > PRESS_PX;

/**
 * By how much the page scrolls in each frame while something is held here: up if it is less than 0.
 * @param {number} y @param {{top: number, bottom: number}} band what is in sight
 */
export function scrollAt(y, {top, bottom}) {
    const up = top + EDGE_PX - y;
    const down = y - (bottom - EDGE_PX);
    const depth = Math.max(up, down);
    const isOutside = y < top - EDGE_PX || y > bottom;
    return isOutside || depth <= 0 ? 0 : Math.sign(up - down) * -Math.min(FASTEST_PX, (depth / EDGE_PX) * FASTEST_PX);
}
