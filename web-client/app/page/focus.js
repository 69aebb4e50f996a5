// Keeps the focus of the keyboard on the same choice through every drawing. Drawing uses elements again, so an element
// may become another choice, or go. Then the focus moves to where the choice is now, or to the sentence that says what
// is asked.

/** What a button chooses is said by these. */
const CHOICE = ['data-pick', 'data-value', 'data-drop'];

/** Where the focus goes if what it was on is gone, the first that there is. */
const RESTS = ['.decide .situation', 'main'];

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

/** @param {ParentNode} page @returns {HTMLElement | null} */
function restOf(page) {
    const found = RESTS.map((selector) => page.querySelector(selector)).find((element) => element);
    const rest = /** @type {HTMLElement | undefined} */ (found);
    if (rest && !rest.hasAttribute('tabindex')) {
        rest.tabIndex = -1;
    }
    return rest ?? null;
}

/** Leads past what every page begins with, to what it is about. */
export function skipToContent() {
    restOf(document)?.focus();
}

/** Takes the focus up again if it has fallen to the body of the page. */
export function catchFocus() {
    if (document.activeElement === document.body) {
        restOf(document)?.focus({preventScroll: true});
    }
}

/** @param {ParentNode & Node} page @param {() => void} draw */
export function keepFocus(page, draw) {
    const focused = document.activeElement;
    const isKept = focused && focused !== document.body && page.contains(focused) ? focused : undefined;
    const choice = isKept && choiceOf(isKept);
    draw();
    if (isKept && choice !== undefined && !(isUsable(isKept) && choiceOf(isKept) === choice)) {
        const same = isKept.hasAttribute('data-pick') || choice.trim() ? sameChoice(page, choice) : undefined;
        (same ?? restOf(page))?.focus({preventScroll: true});
    }
}
