// What counts as a phone, as in the style sheets, and what of its page is in sight: between the strip of scores and the
// sheet, which lies below the boards, or beside them where the phone is held across. A tablet held upright has the page
// of a phone with larger boards.

const SMALL = '(max-width: 760px), (max-height: 500px)';
const PHONE = `${SMALL}, (max-width: 1023px) and (orientation: portrait)`;
const ACROSS = '(max-height: 500px) and (min-width: 520px)';
/** These stay in place while the page scrolls. */
const ABOVE = '.score-strip, .hint-strip, .banners';

export const isPhone = () => matchMedia(PHONE).matches;
/** Whether there is a mouse, and so most likely keys as well. */
export const hasMouse = () => matchMedia('(hover: hover)').matches;
/** So small that a board is read with ease only in parts. */
export const isSmall = () => matchMedia(SMALL).matches;
/** Held so that the boards have the sheet at their side. */
export const isAcross = () => matchMedia(ACROSS).matches;

/** Whether the person asked the system for less motion. Then nothing moves. */
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How the page moves by itself. @returns {ScrollBehavior} */
export const pace = () => (isStill() ? 'instant' : 'smooth');

/** What of the window's height is not covered. */
export function bandInSight() {
    const above = [...document.querySelectorAll(ABOVE)].map((element) => element.getBoundingClientRect().bottom);
    const sheet = isPhone() && !isAcross() ? document.querySelector('.dock') : null;
    return {top: Math.max(0, ...above), bottom: sheet?.getBoundingClientRect().top ?? innerHeight};
}

/** @param {Element} element */
export function isInSight(element) {
    const box = element.getBoundingClientRect();
    const {top, bottom} = bandInSight();
    return box.height > 0 && box.top >= top && box.bottom <= bottom;
}

/** Scrolls the page until this stands in the middle of the uncovered part. @param {Element} element */
export const bringIntoSight = (element) => bringBoxIntoSight(element.getBoundingClientRect());

/** What holds all of these. @param {DOMRect[]} boxes at least one */
function around(boxes) {
    const top = Math.min(...boxes.map((box) => box.top));
    return {top, height: Math.max(...boxes.map((box) => box.bottom)) - top};
}

/** @param {Element} element */
const boxOf = (element) => element.getBoundingClientRect();

/**
 * As bringIntoSight for all of these, if there is room for all at once, else for the last of them.
 * @param {Element[]} elements at least one
 */
export function bringAllIntoSight(elements) {
    const {top, bottom} = bandInSight();
    const all = around(elements.map(boxOf));
    bringBoxIntoSight(all.height <= bottom - top ? all : around(elements.slice(-1).map(boxOf)));
}

/**
 * As bringIntoSight for as many of these as there is room for at once, unless so many are in sight already.
 * @param {Element[]} elements at least one
 */
export function bringMostIntoSight(elements) {
    const {top, bottom} = bandInSight();
    const boxes = elements.map(boxOf);
    const seenFrom = (/** @type {number} */ from) =>
        boxes.filter((box) => box.top >= from && box.bottom <= from + bottom - top);
    const [most] = boxes.map((box) => seenFrom(box.top)).sort((one, other) => other.length - one.length);
    if (most.length === 0 || most.length > seenFrom(top).length) {
        bringBoxIntoSight(around(most.length > 0 ? most : boxes.slice(0, 1)));
    }
}

/** @param {{top: number, height: number}} box */
function bringBoxIntoSight(box) {
    const {top, bottom} = bandInSight();
    // Of a large element, the beginning is in sight.
    const space = Math.max(0, (bottom - top - box.height) / 2);
    scrollTo({top: box.top + scrollY - top - space, behavior: pace()});
}

/** The margin around the element to which the sheet was scrolled. */
const SHEET_MARGIN = 8;

/** Scrolls the sheet until this is in sight in it, and leaves the page where it is. @param {Element} element */
export function bringIntoSheet(element) {
    const sheet = element.closest('.dock');
    const {top = 0, bottom = innerHeight} = sheet?.getBoundingClientRect() ?? {};
    const box = element.getBoundingClientRect();
    const [above, below] = [box.top - top - SHEET_MARGIN, box.bottom - bottom + SHEET_MARGIN];
    // Of a large element, the beginning is in sight.
    sheet?.scrollBy({top: above < 0 ? above : Math.min(above, Math.max(0, below)), behavior: pace()});
}

/**
 * On a desk a board that has no room for all of it scrolls by itself. Scrolls it until the last of these is in its
 * middle, unless any of them is in sight.
 * @param {Element[]} elements
 */
export function bringIntoBoard(elements) {
    const board = elements.at(-1)?.closest('.land');
    const edge = board?.getBoundingClientRect();
    const boxes = elements.map(boxOf);
    if (board && edge && !boxes.some(({top, bottom}) => top >= edge.top && bottom <= edge.bottom)) {
        const {top, height} = boxes[boxes.length - 1];
        board.scrollBy({top: top + height / 2 - edge.top - edge.height / 2, behavior: pace()});
    }
}

/** Scrolls the page until this is at its top, so that as much as possible of the rest is in sight.
 *  @param {Element} element */
export const bringToTop = (element) => element.scrollIntoView({block: 'start', behavior: pace()});
