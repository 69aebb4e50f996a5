// Says what a thing of the game is, pinned beside it: on hovering, on focus, on a tap, and on a long press where a tap
// does something. The words are those that the drawings give as titles, which browsers show late, elsewhere, and never
// on touch. Whoever listens to the page instead has the labels.

import {beside} from './beside.js';

const HOVER_MS = 300;
const PRESS_MS = 450;
/** What is larger is explained at the pointer, not at its edge. */
const LARGE_PX = 190;
const DOES_SOMETHING = 'button, a, input, select, summary, [role="button"], [data-enlarges]';

/** Titles of drawings, taken out so that the browser does not show them as well. @type {WeakMap<Element, Element>} */
const drawnTitles = new WeakMap();

/** @type {HTMLElement | undefined} */
let note;
/** @type {Element | undefined} */
let explained;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let isPressed = false;

/** Takes the title out of a drawing; what draws it goes on writing to it. @param {Element} element */
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

/** The innermost thing around here that has something to say. @param {EventTarget | null} target */
function sayingAt(target) {
    let element = target instanceof Element && target.closest('.game') ? target : null;
    for (; element && !element.classList.contains('game'); element = element.parentElement) {
        const words = ownWords(element).replace(/\s+/g, ' ').trim();
        if (words) {
            return {element, words};
        }
    }
    return undefined;
}

function hide() {
    clearTimeout(timer);
    explained = undefined;
    if (note) {
        note.hidden = true;
    }
}

function noteOnPage() {
    if (!note) {
        note = document.createElement('div');
        note.className = 'pinned';
        note.setAttribute('aria-hidden', 'true');
        document.body.append(note);
    }
    return note;
}

/** @param {Element} element @param {string} words @param {{x: number, y: number}} [pointer] */
function show(element, words, pointer) {
    const shown = noteOnPage();
    explained = element;
    shown.textContent = words;
    shown.hidden = false;
    const box = element.getBoundingClientRect();
    const isLarge = pointer && Math.max(box.width, box.height) > LARGE_PX;
    const piece = isLarge ? {left: pointer.x, top: pointer.y - 6, width: 0, height: 24} : box;
    const {width, height} = shown.getBoundingClientRect();
    const {left, top} = beside(piece, {width, height}, {width: innerWidth, height: innerHeight});
    shown.style.left = `${left}px`;
    shown.style.top = `${top}px`;
}

/**
 * Shows what is there to say after a while, unless it is shown already.
 * @param {EventTarget | null} target @param {number} waitMs @param {{x: number, y: number}} [pointer]
 */
function showSoon(target, waitMs, pointer) {
    const found = sayingAt(target);
    if (found && found.element === explained) {
        return;
    }
    hide();
    if (found) {
        timer = setTimeout(() => show(found.element, found.words, pointer), waitMs);
    }
}

/** @param {PointerEvent} event */
function hovered({target, pointerType, clientX: x, clientY: y}) {
    if (pointerType === 'mouse') {
        showSoon(target, HOVER_MS, {x, y});
    }
}

/** A finger that stays explains what it is on, instead of doing it. @param {PointerEvent} event */
function pressed({target, pointerType, clientX: x, clientY: y}) {
    hide();
    isPressed = false;
    if (pointerType !== 'mouse' && target instanceof Element && target.closest(DOES_SOMETHING)) {
        const found = sayingAt(target);
        timer = setTimeout(() => {
            isPressed = true;
            if (found) {
                show(found.element, found.words, {x, y});
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
    } else if (target instanceof Element && !target.closest(DOES_SOMETHING)) {
        showSoon(target, 0, {x, y});
    }
}

/** What moves away takes its note with it. @param {Event} event */
function scrolled({target}) {
    if (target instanceof Node && explained && target.contains(explained)) {
        hide();
    }
}

/** @param {FocusEvent} event */
function focused({target}) {
    if (target instanceof Element && target.matches(':focus-visible')) {
        showSoon(target, 0);
    }
}

/** The note of what had the focus goes; another, as that of a finger that comes from elsewhere, stays.
 * @param {FocusEvent} event */
function left({target}) {
    if (target instanceof Node && explained?.contains(target)) {
        hide();
    }
}

/** What is pressed is dragged instead: nothing is explained, and what it is dropped on is done. */
export function letGo() {
    hide();
    isPressed = false;
}

/** From now on things of the game say what they are. */
export function pinSayings() {
    addEventListener('pointerover', hovered);
    addEventListener('pointerdown', pressed);
    addEventListener('pointerup', released);
    addEventListener('pointercancel', hide);
    addEventListener('click', clicked, {capture: true});
    addEventListener('focusin', focused);
    addEventListener('focusout', left);
    addEventListener('scroll', scrolled, {capture: true, passive: true});
    addEventListener('keydown', ({key}) => key === 'Escape' && hide());
}
