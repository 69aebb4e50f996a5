// Keeps the focus of the keyboard on the same choice through every drawing. Drawing uses elements again, so an element
// may become another choice, or go. Then the focus moves to where the choice is now, or to the sentence that says what
// is asked.

/** What a button chooses is said by these. */
const CHOICE = ['data-pick', 'data-value', 'data-drop'];

/** @typedef {HTMLElement | SVGElement} Focusable */

/** @param {Element} element */
const choiceOf = (element) => CHOICE.map((name) => element.getAttribute(name)).join(' ');

/** @param {Element} element */
const isUsable = (element) =>
    element.isConnected && element.checkVisibility({visibilityProperty: true}) && !element.matches(':disabled');

/** @param {ParentNode} page @param {string} choice @returns {Focusable | undefined} */
function sameChoice(page, choice) {
    /** @type {Iterable<Focusable>} */
    const offered = page.querySelectorAll('[data-pick]');
    return [...offered].find((element) => choiceOf(element) === choice && isUsable(element));
}

/** Where the focus goes if what it was on is gone. @param {ParentNode} page @returns {HTMLElement | null} */
function restOf(page) {
    /** @type {HTMLElement | null} */
    const rest = page.querySelector('.decide .situation') ?? page.querySelector('main');
    if (rest && !rest.hasAttribute('tabindex')) {
        rest.tabIndex = -1;
    }
    return rest;
}

/** Leads past what every page begins with, to what it is about. */
export function skipToContent() {
    restOf(document)?.focus();
}

/** Takes the focus up again if it has fallen to the body of the page, on a phone at the button that hides the opener.
 *  @param {Element | null} opener */
export function catchFocus(opener) {
    if (document.activeElement === document.body) {
        const more = /** @type {HTMLElement | undefined} */ (opener?.closest('.bar-more')?.previousElementSibling);
        (more ?? restOf(document))?.focus({preventScroll: true});
    }
}

/** @param {ParentNode & Node} page @param {() => void} draw */
export function keepFocus(page, draw) {
    const focused = document.activeElement;
    const choice = focused && page.contains(focused) ? choiceOf(focused) : undefined;
    draw();
    if (focused && choice !== undefined && !(isUsable(focused) && choiceOf(focused) === choice)) {
        (sameChoice(page, choice) ?? restOf(page))?.focus({preventScroll: true});
    }
}
