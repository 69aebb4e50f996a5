// Where keys lead. In a grid of cells, the Tab key leads to the cell that is likely wanted, and an arrow to the next
// cell in its direction. In a bar of tabs, keys lead from tab to tab. DOM-free.

/** @typedef {{row: number, column: number}} Cell */

/** @type {Record<string, {along: 'row' | 'column', by: 1 | -1}>} */
const WAYS = {
    ArrowUp: {along: 'row', by: -1},
    ArrowDown: {along: 'row', by: 1},
    ArrowLeft: {along: 'column', by: -1},
    ArrowRight: {along: 'column', by: 1},
};

/** What confirms a choice: keys lead there once it is whole. */
export const CONFIRM = '[data-send]:not(:disabled)';

/** @param {string} key */
export const isArrow = (key) => key in WAYS;

/** Capitals do not matter: Caps Lock may be on. @param {string | undefined} named @param {string} key */
export const isSameKey = (named, key) => named?.toLowerCase() === key.toLowerCase();

/**
 * The cell that Tab leads to: where the focus is, what is chosen, where the focus last was, or the first; rather one
 * that can be picked.
 * @template {Pick<HTMLElement, 'dataset' | 'getAttribute'>} Found @param {Found[]} cells @param {unknown} focused
 */
export function entryOf(cells, focused) {
    const picks = cells.filter(({dataset}) => dataset.pick !== undefined);
    const likely = picks.length > 0 ? picks : cells;
    return (
        cells.find((cell) => cell === focused) ??
        likely.find((cell) => cell.getAttribute('aria-pressed') === 'true') ??
        likely.find(({dataset}) => dataset.entry !== undefined) ??
        likely[0]
    );
}

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
    return (inLine.length > 0 ? inLine : others).sort(
        (one, other) => distance(one) - distance(other) || aside(one) - aside(other),
    )[0];
}

/** @type {Record<string, (at: number, last: number) => number>} */
const MOVES = {
    ArrowRight: (at, last) => (at === last ? 0 : at + 1),
    ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
    Home: () => 0,
    End: (_, last) => last,
};

/** The tab that this key leads to, if it leads anywhere. @param {string} key @param {string[]} names of all tabs
 *  @param {string} open the one that is open */
export const tabAfter = (key, names, open) => names[MOVES[key]?.(names.indexOf(open), names.length - 1)];
