// Where the places of the boards are on the page. Boards name their places by `data-at`, and by `data-anchor` where
// signs stand elsewhere.

/** @param {string} attribute @param {string} place */
export const found = (attribute, place) => document.querySelector(`[${attribute}="${CSS.escape(place)}"]`);

/** @param {string} place */
export const elementOf = (place) => found('data-anchor', place) ?? found('data-at', place);

/** Where a place is in sight on the page. @param {string} place */
export function boxOf(place) {
    const box = elementOf(place)?.getBoundingClientRect();
    return box && (box.width > 0 || box.height > 0) ? box : undefined;
}

/** @param {DOMRect} box */
export const middle = ({left, top, width, height}) => ({x: left + width / 2 + scrollX, y: top + height / 2 + scrollY});
