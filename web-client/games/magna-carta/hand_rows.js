// How two hands that lie beside each other in a replay share a row. They are drawn in own.js. DOM-free.

/** So many columns a hand keeps, however few cards it has: its name stands over them. */
const KEPT = 2;

/** In how few columns cards lie in as many rows as they need. @param {number} cards @param {number} most columns */
export const columnsIn = (cards, most) => Math.ceil(cards / Math.max(1, Math.ceil(cards / most)));

/** How many columns of a row a hand has: half of them. A larger hand takes what the other one leaves.
 * @param {number} cards @param {number} others the cards of the hand beside it
 * @param {number} row how many cards lie in it @returns {number} */
export function shareOf(cards, others, row) {
    const half = Math.floor(row / 2);
    if (Math.min(cards, others) > half || Math.max(cards, others) <= half) {
        return half;
    }
    const room = row - Math.max(others, KEPT);
    return cards > others ? Math.max(half, columnsIn(cards, room)) : Math.max(cards, KEPT);
}
