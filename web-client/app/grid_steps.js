// Where an arrow key leads in a grid of cells, of which some may be missing: to the next one there is in that
// direction, around the edge if need be. DOM-free.

/** @typedef {{row: number, column: number}} Cell */

/** @type {Record<string, {along: 'row' | 'column', by: 1 | -1}>} */
const WAYS = {
    ArrowUp: {along: 'row', by: -1},
    ArrowDown: {along: 'row', by: 1},
    ArrowLeft: {along: 'column', by: -1},
    ArrowRight: {along: 'column', by: 1},
};

/** @param {string} key */
export const isArrow = (key) => key in WAYS;

/**
 * The cell that is next; where the line has no other, the nearest one of the next line that has any.
 * @template {Cell} Found @param {Found[]} cells @param {Cell} from @param {string} key @returns {Found | undefined}
 */
export function stepped(cells, from, key) {
    const {along, by} = WAYS[key];
    const across = along === 'row' ? 'column' : 'row';
    const size = 1 + Math.max(from[along], ...cells.map((cell) => cell[along]));
    const distance = (/** @type {Cell} */ cell) => ((cell[along] - from[along]) * by + size) % size;
    const aside = (/** @type {Cell} */ cell) => Math.abs(cell[across] - from[across]);
    const others = cells.filter((cell) => distance(cell) > 0);
    const inLine = others.filter((cell) => aside(cell) === 0);
    return (inLine.length > 0 ? inLine : others).toSorted(
        (one, other) => distance(one) - distance(other) || aside(one) - aside(other),
    )[0];
}
