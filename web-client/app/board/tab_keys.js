// The keys that lead from one tab to another, as in any bar of tabs. DOM-free.

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
