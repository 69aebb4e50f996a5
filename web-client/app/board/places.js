// Where the places of the boards are on the page, and where something is asked or told. Boards name their places by
// `data-at`, and by `data-anchor` where signs stand elsewhere. All is read from the drawing, since only games know what
// stands where.

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

/** @param {Element} element @returns {string | undefined} the tab in which it is */
export const tabOf = (element) =>
    /** @type {HTMLElement | null} */ (element.closest('[data-tab-panel]'))?.dataset.tabPanel;

/** @param {Element} element */
export const isInHand = (element) => element.closest('.hand-panel') !== null;

/** Places of players are in the strip as well. @param {string} place */
export const isPlayer = (place) => place.startsWith('player:');

/** Whether there is anything of it on the page. @param {Element} element */
export const isShown = (element) => element.getClientRects().length > 0;

/** The closed tab in which something is told, if there is one. @param {string[]} places
 *  @returns {string | undefined} */
export function closedTabOf(places) {
    const elements = places.flatMap((place) => (isPlayer(place) ? [] : (elementOf(place) ?? [])));
    const hidden = elements.find((element) => !isShown(element) && tabOf(element) !== undefined);
    return hidden && tabOf(hidden);
}

/** The tabs in which a place of the beat is lit. */
export const tabsTold = () =>
    [...document.querySelectorAll('[data-tab-panel] [data-lit]')].flatMap((element) => tabOf(element) ?? []);

/** The subject of a question that is answered in its panel. Games mark it by `data-asked-about`. */
export const subjectOfQuestion = () => document.querySelector('[data-asked-about]');

/** A selector of what answers this field, or of any choice while no type is chosen. @param {string} field */
const offering = (field) => `[data-pick${field === 'type' ? '' : `="${CSS.escape(field)}"`}]:not(:disabled)`;

/** The places outside the panel of the question that would answer it, and what is missing. */
export function placesAsked() {
    const missing = /** @type {HTMLElement | null} */ (document.querySelector('.decide .panel'))?.dataset.missing ?? '';
    const selector = missing.split(' ').filter(Boolean).map(offering).join(', ');
    const offered = selector ? [...document.querySelectorAll(selector)] : [];
    return {missing, places: offered.filter((element) => !element.closest('.decide'))};
}

/** Whether something is picked in the hand or on a board, and not in the panel of the question. */
export const isPickedInDrawing = () =>
    [...document.querySelectorAll('[data-pick][aria-pressed="true"]')].some((element) => !element.closest('.decide'));
