// Dragging with a mouse, a pen or a finger. What is marked `data-drag` follows the pointer and is dropped where a click
// would put it. A finger that comes down elsewhere scrolls. A game hears `lift` on what was dragged, which lights up
// the places, then a click on the place, or `putback` if there was none.

import {bandInSight, isPhone} from '../page/phone.js';
import {isDrag, scrollAt} from './drag_course.js';
import {letGo} from './pinned.js';

/** @import {Point} from './drag_course.js' */

/** Where a click puts what is held. */
const PLACES = '[data-cell][data-pick]:not([data-drag])';
/** A drag that passes an edge does not scroll; one that stays there does. */
const STAY_MS = 300;

/** @type {{source: Element, pointer: number, from: Point, game: HTMLElement} | undefined} */
let pressed;
/** What follows the pointer. @type {HTMLElement | undefined} */
let held;
/** @type {Element | undefined} */
let under;
/** @type {Point} */
let at = {x: 0, y: 0};
let edgeSince = 0;
/** The pointer whose drag was given up while it was down. @type {number | undefined} */
let spent;

/** A copy of the dragged piece, the topmost of its cell. @param {Element} source @param {HTMLElement} game */
function heldPiece(source, game) {
    const piece = [...source.querySelectorAll('.piece')].at(-1);
    const box = document.createElement('div');
    box.className = `dragged ${game.className.replace(/\bgame\b/, '')}`;
    box.setAttribute('aria-hidden', 'true');
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    drawing.setAttribute('viewBox', '-33 -33 66 66');
    drawing.append(...(piece ? [piece.cloneNode(true)] : []));
    box.append(drawing);
    return box;
}

/** @param {Element | undefined} place */
function light(place) {
    if (place !== under) {
        under?.removeAttribute('data-under');
        place?.setAttribute('data-under', '');
        under = place;
    }
}

function follow() {
    if (held) {
        held.style.translate = `${at.x}px ${at.y}px`;
        light(document.elementFromPoint(at.x, at.y)?.closest(PLACES) ?? undefined);
    }
}

/** Scrolls as long as the pointer stays at an edge. @param {number} now */
function scrollOn(now) {
    if (held) {
        const by = isPhone() ? scrollAt(at.y, bandInSight()) : 0;
        edgeSince = by === 0 ? 0 : edgeSince || now;
        if (by !== 0 && now - edgeSince > STAY_MS) {
            scrollBy({top: by, behavior: 'instant'});
            follow();
        }
        requestAnimationFrame(scrollOn);
    }
}

/** @param {{source: Element, game: HTMLElement}} press */
function lift({source, game}) {
    letGo();
    held = heldPiece(source, game);
    document.body.append(held);
    document.documentElement.classList.add('is-dragging');
    source.dispatchEvent(new CustomEvent('lift'));
    requestAnimationFrame(scrollOn);
}

function end() {
    light(undefined);
    held?.remove();
    document.documentElement.classList.remove('is-dragging');
    held = undefined;
    pressed = undefined;
}

/** Some browsers make a click of the end of a drag: it is ignored. */
function swallowClick() {
    const swallow = (/** @type {Event} */ event) => {
        event.preventDefault();
        event.stopPropagation();
    };
    addEventListener('click', swallow, {capture: true});
    setTimeout(() => removeEventListener('click', swallow, {capture: true}));
}

/** @param {HTMLElement} game */
const putBack = (game) => game.dispatchEvent(new CustomEvent('putback'));

/** @param {PointerEvent} event */
function down({target, isPrimary, button, pointerId: pointer, clientX: x, clientY: y}) {
    const source = target instanceof Element && isPrimary && button === 0 ? target.closest('[data-drag]') : null;
    const game = /** @type {HTMLElement | null | undefined} */ (source?.closest('.game'));
    spent = undefined;
    if (source && game && !held) {
        pressed = {source, pointer, from: {x, y}, game};
    }
}

/** @param {PointerEvent} event */
function moved({pointerId, clientX: x, clientY: y}) {
    if (pressed?.pointer === pointerId) {
        at = {x, y};
        if (!held && isDrag(pressed.from, at)) {
            lift(pressed);
        }
        follow();
    }
}

/** @param {PointerEvent} event */
function up({pointerId}) {
    if (spent === pointerId) {
        swallowClick();
    }
    spent = undefined;
    if (pressed?.pointer !== pointerId) {
        return;
    }
    const {game} = pressed;
    const [place, isHeld] = [under, held !== undefined];
    end();
    if (isHeld && place) {
        place.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, detail: 1}));
    } else if (isHeld) {
        putBack(game);
    }
    if (isHeld) {
        swallowClick();
    }
}

/** Ends a drag without dropping: the browser took the pointer away, or somebody changed their mind. */
function cancelled() {
    if (pressed && held) {
        const {game, pointer} = pressed;
        spent = pointer;
        end();
        putBack(game);
    } else {
        end();
    }
}

/** Lets people drag from now on. */
export function letDrag() {
    addEventListener('pointerdown', down);
    addEventListener('pointermove', moved);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancelled);
    addEventListener('blur', cancelled);
}

/** Whether something is held; then Escape puts it back. */
export const isHolding = () => held !== undefined;

export {cancelled as letFall};
