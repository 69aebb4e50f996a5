// Where a note stands that belongs to a piece: above it, or below where there is no room above, and always within the
// window. DOM-free.

/** @typedef {{left: number, top: number, width: number, height: number}} Box */

/** How far from its piece, and from the edge of the window. */
const GAP_PX = 8;

/** @param {number} value @param {number} least @param {number} most */
const within = (value, least, most) => Math.max(least, Math.min(most, value));

/**
 * The upper left corner of the note.
 * @param {Box} piece @param {{width: number, height: number}} note @param {{width: number, height: number}} window
 */
export function beside(piece, note, window) {
    const left = piece.left + piece.width / 2 - note.width / 2;
    const above = piece.top - GAP_PX - note.height;
    const below = piece.top + piece.height + GAP_PX;
    return {
        left: within(left, GAP_PX, Math.max(GAP_PX, window.width - note.width - GAP_PX)),
        top: within(above >= GAP_PX ? above : below, GAP_PX, Math.max(GAP_PX, window.height - note.height - GAP_PX)),
    };
}
