// Says what a thing of the game is, in a note beside it: where the pointer rests, on focus, on a tap, and on a long
// press where a tap does something. While a piece waits for its place, no note comes unasked. The words are the titles
// of the drawings, which browsers show late, elsewhere, and never on touch. A thing drawn with `data-rule` leads to its
// place in the rules, by the link of the note or by a key. A screen reader has the labels instead.

import {PinnedNote} from './pinned_note.js';

/** @import {Place} from './pinned_note.js' */

/** So long the pointer has to rest on a thing. */
const REST_MS = 450;
/** After a click, the pointer first has to move so far before anything is explained unasked. */
const MOVED_PX = 14;
const PRESS_MS = 450;
const RULES_KEY = '?';
const WRITES = 'input, textarea, select';
const DOES_SOMETHING = 'button, a, input, select, summary, [role="button"], [data-enlarges]';

/** Titles of drawings, taken out so that the browser does not show them as well. @type {WeakMap<Element, Element>} */
const drawnTitles = new WeakMap();

const note = new PinnedNote();
/** Finds a place in the rules. @type {(rule: string) => Place | undefined} */
let placeOf = () => undefined;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let isPressed = false;
/** Where something was done last, while the pointer is still there. @type {{x: number, y: number} | undefined} */
let doneAt;

/** Takes the title element out of a drawing. The drawing code goes on writing to it. @param {Element} element */
function drawnTitle(element) {
    const title = [...element.children].find((child) => child.localName === 'title');
    if (title) {
        drawnTitles.set(element, title);
        title.remove();
    }
    return drawnTitles.get(element)?.textContent ?? '';
}

/** @param {Element} element */
function ownWords(element) {
    const title = element.getAttribute('title');
    if (title) {
        element.setAttribute('data-says', title);
        element.removeAttribute('title');
    }
    return element.getAttribute('data-says') ?? drawnTitle(element);
}

/** @param {Element} element */
function placeAt(element) {
    const rule = element.closest('[data-rule]')?.getAttribute('data-rule');
    return rule ? placeOf(rule) : undefined;
}

/** Whether something is picked up, so that the boards have to be in sight. */
const isAiming = () => document.querySelector('.game[data-aiming]') !== null;

/** A note that nobody asked for stays away while somebody aims. */
const unasked = () => !isAiming();

/** Where things say what they are: on the boards, and wherever else it is written. */
const SAYING = '.game, [data-saying]';

/** The innermost thing around here that has something to say. @param {EventTarget | null} target */
function sayingAt(target) {
    let element = target instanceof Element && target.closest(SAYING) ? target : null;
    for (; element && !element.classList.contains('game'); element = element.parentElement) {
        const words = ownWords(element).replace(/\s+/g, ' ').trim();
        if (words) {
            return {element, words, place: placeAt(element)};
        }
    }
    return undefined;
}

function hide() {
    clearTimeout(timer);
    note.hide();
}

/**
 * Shows what is there to say after a while, unless it is shown already or may not be shown by then.
 * @param {EventTarget | null} target @param {number} waitMs @param {{x: number, y: number}} [pointer]
 * @param {() => boolean} [may]
 */
function showSoon(target, waitMs, pointer, may = () => true) {
    const found = sayingAt(target);
    clearTimeout(timer);
    if (found && found.element === note.explained) {
        return;
    }
    // A pointer that leaves the element may be on its way to the link.
    if (!note.leads || !pointer) {
        note.hide();
    }
    const show = () => (found?.element.isConnected && may() ? note.show(found, pointer) : note.hide());
    timer = setTimeout(show, waitMs);
}

/** Whether the pointer is still where it did something: it looks at that, and asks nothing.
 *  @param {number} x @param {number} y */
function isStillThere(x, y) {
    if (doneAt && Math.hypot(x - doneAt.x, y - doneAt.y) > MOVED_PX) {
        doneAt = undefined;
    }
    return doneAt !== undefined;
}

/** The pointer moves on something. @param {PointerEvent} event */
function hovered({target, pointerType, clientX: x, clientY: y}) {
    if (note.holds(target)) {
        clearTimeout(timer);
    } else if (pointerType === 'mouse' && !isStillThere(x, y)) {
        showSoon(target, REST_MS, {x, y}, unasked);
    }
}

/** A finger that stays explains what it is on, instead of doing it. @param {PointerEvent} event */
function pressed({target, pointerType, clientX: x, clientY: y}) {
    isPressed = false;
    if (note.holds(target)) {
        return;
    }
    hide();
    if (pointerType !== 'mouse' && target instanceof Element && target.closest(DOES_SOMETHING)) {
        const found = sayingAt(target);
        timer = setTimeout(() => {
            isPressed = true;
            if (found?.element.isConnected) {
                note.show(found, {x, y});
            }
        }, PRESS_MS);
    }
}

/** @param {PointerEvent} event */
function released({pointerType}) {
    if (pointerType !== 'mouse' && !isPressed) {
        clearTimeout(timer);
    }
}

/** A tap explains what does nothing else. @param {MouseEvent} event */
function clicked(event) {
    const {target, clientX: x, clientY: y} = event;
    if (isPressed) {
        isPressed = false;
        event.preventDefault();
        event.stopPropagation();
    } else if (target instanceof Element && !target.closest(DOES_SOMETHING) && !note.holds(target)) {
        showSoon(target, 0, {x, y});
    } else if (!note.holds(event.target)) {
        doneAt = {x, y};
        hide();
    }
}

/** A note goes when its element is scrolled away. @param {Event} event */
function scrolled({target}) {
    if (target instanceof Node && note.explained && target.contains(note.explained)) {
        hide();
    }
}

/** @param {FocusEvent} event */
function focused({target}) {
    if (target instanceof Element && target.matches(':focus-visible')) {
        showSoon(target, 0, undefined, unasked);
    }
}

/** Hides the note of the element that lost the focus. A note of another element stays, as that of a finger.
 * @param {FocusEvent} event */
function left({target}) {
    if (target instanceof Node && note.explained?.contains(target)) {
        hide();
    }
}

/** The first press of its key explains what keeps out of the way, the next one leads to the rules. */
function explainOrFollow() {
    if (note.leads) {
        note.follow();
    } else if (isAiming()) {
        showSoon(document.activeElement, 0);
    }
}

/** @param {KeyboardEvent} event */
function keyed({key, target}) {
    if (key === 'Escape') {
        hide();
    } else if (key === RULES_KEY && !(target instanceof Element && target.matches(WRITES))) {
        explainOrFollow();
    }
}

/** A press became a drag: nothing is explained, and the click on the place counts. */
export function letGo() {
    hide();
    isPressed = false;
}

/** From now on things of the game say what they are. @param {typeof placeOf} findPlace finds one in the rules */
export function pinSayings(findPlace) {
    placeOf = findPlace;
    // Not `pointerover`: it also comes when the page moves under a pointer at rest, and would take the focus its note.
    addEventListener('pointermove', hovered, {passive: true});
    addEventListener('pointerdown', pressed);
    addEventListener('pointerup', released);
    addEventListener('pointercancel', hide);
    addEventListener('click', clicked, {capture: true});
    addEventListener('focusin', focused);
    addEventListener('focusout', left);
    addEventListener('scroll', scrolled, {capture: true, passive: true});
    addEventListener('keydown', keyed);
}
