// The note that says what a thing of the game is: where it stands, and its link to the place in the rules that explains
// the thing. When it comes and goes is decided by pinned.js.

import {say} from '../words/words.js';

/** Where the rules explain a thing: what the place is called, and what opens it.
 *  @typedef {{title: string, open: () => void}} Place */
/** @typedef {{element: Element, words: string, place?: Place}} Saying */

/** A larger thing is explained at the pointer, not at its edge. */
const LARGE_PX = 190;

export class PinnedNote {
    /** @type {HTMLElement | undefined} */ #note;
    /** @type {Saying | undefined} */ #said;
    /** Hides the note when its element leaves the page. */
    #watch = new MutationObserver(() => this.explained?.isConnected || this.hide());

    /** What is explained now, if anything. */
    get explained() {
        return this.#said?.element;
    }

    /** Whether it leads to the rules. */
    get leads() {
        return this.#said?.place !== undefined;
    }

    /** @param {EventTarget | null} target */
    holds(target) {
        return target instanceof Node && this.#note?.contains(target) === true;
    }

    #onPage() {
        if (!this.#note) {
            this.#note = document.createElement('div');
            this.#note.className = 'pinned';
            this.#note.setAttribute('aria-hidden', 'true');
            document.body.append(this.#note);
        }
        return this.#note;
    }

    /** Opens the rules at the place of what is explained. */
    follow() {
        const place = this.#said?.place;
        this.hide();
        place?.open();
    }

    /** The focus stays on what is explained, so that the note does as well.
     *  @param {Place} place @param {boolean} byKey */
    #link({title}, byKey) {
        const link = document.createElement('button');
        link.type = 'button';
        link.tabIndex = -1;
        link.dataset.toRules = '';
        link.textContent = say(byKey ? 'rules.at.key' : 'rules.at', {title});
        link.addEventListener('mousedown', (event) => event.preventDefault());
        link.addEventListener('click', () => this.follow());
        return link;
    }

    /** @param {Element} element @param {{x: number, y: number}} [pointer] without which the keyboard asks */
    #place(element, pointer) {
        const note = this.#onPage();
        const box = element.getBoundingClientRect();
        const isLarge = pointer && Math.max(box.width, box.height) > LARGE_PX;
        const piece = isLarge ? {left: pointer.x, top: pointer.y - 6, width: 0, height: 24} : box;
        const {width, height} = note.getBoundingClientRect();
        const window = {width: innerWidth, height: innerHeight};
        const whole = pointer && element.closest('[data-beside]')?.getBoundingClientRect();
        const free = whole && aside(whole, {width, height}, window);
        const {left, top} = free ?? beside(piece, {width, height}, window);
        note.style.left = `${left}px`;
        note.style.top = `${top}px`;
        // The link stands at the edge of the thing, so that the way to it is short.
        note.classList.toggle('below', top >= piece.top);
    }

    /** @param {Saying} saying @param {{x: number, y: number}} [pointer] without which the keyboard asks */
    show(saying, pointer) {
        const note = this.#onPage();
        const words = document.createElement('span');
        words.textContent = saying.words;
        note.replaceChildren(words, ...(saying.place ? [this.#link(saying.place, !pointer)] : []));
        note.hidden = false;
        this.#said = saying;
        this.#watch.observe(document.body, {childList: true, subtree: true});
        this.#place(saying.element, pointer);
    }

    hide() {
        this.#said = undefined;
        this.#watch.disconnect();
        if (this.#note) {
            this.#note.hidden = true;
        }
    }
}

/** @typedef {{left: number, top: number, width: number, height: number}} Box */

/** How far from its piece, and from the edge of the window. */
const GAP_PX = 8;

/**
 * The upper left corner of a note that covers nothing of this box, at its side if there is room. None if it is too
 * large for that.
 * @param {Box} box @param {{width: number, height: number}} note @param {{width: number, height: number}} window
 */
export function aside(box, note, window) {
    const right = box.left + box.width + GAP_PX;
    const left = box.left - GAP_PX - note.width;
    const most = Math.max(GAP_PX, window.height - note.height - GAP_PX);
    const top = within(box.top + (box.height - note.height) / 2, GAP_PX, most);
    if (left >= GAP_PX) {
        return {left, top};
    }
    return right + note.width + GAP_PX <= window.width ? {left: right, top} : undefined;
}

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
