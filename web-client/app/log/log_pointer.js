// Shows on the board where that was which a line of the log tells: while the pointer or the focus is on the line, and
// after a click until something else is clicked, or Escape. Lines name their places by `data-places`. Places that are
// shown are marked `data-pointed`, and have pins over them if they are few. One listener of each kind serves all lines.

import {html, nothing, render} from '../../vendor/lit-html/lit-html.js';
import {boxOf, elementOf, found, middle, tabOf} from '../board/places.js';
import {bringIntoSight, isInSight, isPhone} from '../page/phone.js';

/** @import {Enlarging} from '../board/enlarging.js' */
/** @import {Tabs} from '../board/tabs.js' */

/** These may cover a place on a phone. @typedef {{tabs: Tabs, enlarging: Enlarging}} InFront */

/** More places than these get no pins, only marks. */
const PINS_MAX = 3;
const LINE = '.log-lines [data-places]';
/** @type {Record<string, (at: number, last: number) => number>} */
const MOVES = {
    ArrowUp: (at) => Math.max(0, at - 1),
    ArrowDown: (at, last) => Math.min(last, at + 1),
    Home: () => 0,
    End: (_, last) => last,
};

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
const lineAt = (target) => (target instanceof Element ? target.closest(LINE) : null);

/** @param {EventTarget | null} target */
const placesAt = (target) => lineAt(target)?.dataset.places ?? '';

/** Whether it is drawn, but not to be seen. @param {Element} element */
const isHidden = (element) => element.checkVisibility() && !element.checkVisibility({visibilityProperty: true});

/** A pin says where it is without any colour. @param {string} place */
function pin(place) {
    const box = boxOf(place);
    const {x, y} = box ? middle(box) : {x: 0, y: 0};
    return box
        ? html`<svg class="log-pin" viewBox="0 0 24 32" style="left: ${x}px; top: ${y}px"><path
            d="M12 31C9 24 2 19 2 11.5A10 10 0 0 1 22 11.5C22 19 15 24 12 31Z" />
            <circle cx="12" cy="11.5" r="4" /></svg>`
        : nothing;
}

export class LogPointer {
    #hovered = '';
    #focused = '';
    #chosen = '';
    /** Where the pointer was when a line was clicked. Lines may move under it, which points at none of them. */
    #clickedAt = {x: -1, y: -1};
    /** What is shown now. */ #shown = '';
    /** The line that the Tab key leads to. @type {HTMLElement | undefined} */ #stop;
    #layer = document.createElement('div');

    /** @param {HTMLElement} page on which a log may be drawn @param {() => InFront | undefined} inFront */
    constructor(page, inFront) {
        this.page = page;
        this.inFront = inFront;
        this.#layer.className = 'log-pins';
        this.#layer.setAttribute('aria-hidden', 'true');
        document.body.append(this.#layer);
        // A line that comes under a pointer which rests is pointed at by nobody.
        document.addEventListener('pointermove', (event) => this.#moved(event), {passive: true});
        document.addEventListener('pointerout', ({relatedTarget}) => this.#left(relatedTarget));
        document.addEventListener('focusin', ({target}) => this.#focus(target));
        document.addEventListener('focusout', () => this.#point({focused: ''}));
        document.addEventListener('click', (event) => this.#click(event));
        document.addEventListener('keydown', (event) => this.#key(event));
        document.addEventListener('scroll', () => this.#place(), {capture: true, passive: true});
    }

    /** @param {{hovered?: string, focused?: string, chosen?: string}} change */
    #point({hovered = this.#hovered, focused = this.#focused, chosen = this.#chosen}) {
        [this.#hovered, this.#focused, this.#chosen] = [hovered, focused, chosen];
        const shown = hovered || focused || chosen;
        if (shown !== this.#shown) {
            this.#shown = shown;
            this.#mark();
        }
    }

    get #places() {
        return this.#shown.split(' ').filter(Boolean);
    }

    #mark() {
        this.page.querySelectorAll('[data-pointed]').forEach((element) => element.removeAttribute('data-pointed'));
        this.#places.forEach((place) => found('data-at', place)?.setAttribute('data-pointed', ''));
        this.#pin();
    }

    #pin() {
        const places = this.#places;
        render(places.length > PINS_MAX ? nothing : places.map(pin), this.#layer);
    }

    /** Pins stay over what they point at. */
    #place() {
        if (this.#shown) {
            this.#pin();
        }
    }

    /** @param {PointerEvent} event */
    #moved({target, pointerType, clientX, clientY}) {
        const {x, y} = this.#clickedAt;
        // Clicks count in whole pixels.
        const isThere = Math.abs(clientX - x) < 1 && Math.abs(clientY - y) < 1;
        if (pointerType === 'mouse' && !isThere) {
            this.#point({hovered: placesAt(target)});
        }
    }

    /** @param {EventTarget | null} next what is under the pointer now */
    #left(next) {
        if (placesAt(next) !== this.#hovered) {
            this.#point({hovered: ''});
        }
    }

    /** @param {EventTarget | null} target */
    #focus(target) {
        const line = lineAt(target);
        if (line?.matches('.log-place')) {
            this.#stopAt(line);
        }
        this.#point({focused: placesAt(target)});
    }

    /** @param {MouseEvent} event */
    #click({target, clientX: x, clientY: y}) {
        const places = placesAt(target);
        this.#clickedAt = {x, y};
        this.#point({hovered: '', chosen: places});
        if (places) {
            this.#look();
        }
    }

    /** Brings the first place that is on the page into sight: on a phone its tab comes to the front, and what is
     *  enlarged makes room for what is elsewhere. */
    #look() {
        const place = this.#places.find(elementOf);
        const element = place && found('data-at', place);
        if (element && isHidden(element)) {
            this.inFront()?.enlarging.close({isElsewhere: true});
        }
        const tab = element && tabOf(element);
        if (element && isPhone()) {
            this.inFront()?.tabs.show(`[data-at="${CSS.escape(place)}"]`);
        } else if (element && !isInSight(element)) {
            bringIntoSight(element);
        }
        if (tab && isPhone()) {
            // The line has gone behind the other tab: from here one goes back to it.
            document.getElementById(`tab-${tab}`)?.focus({preventScroll: true});
        }
        this.#place();
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
        const line = event.target instanceof Element ? event.target.closest('.log-place') : null;
        const move = MOVES[event.key];
        if (event.key === 'Escape') {
            this.forget();
        } else if (line && move) {
            event.preventDefault();
            /** @type {NodeListOf<HTMLElement>} */
            const lines = this.page.querySelectorAll('.log-place');
            lines[
                move(
                    [...lines].findIndex((one) => one === line),
                    lines.length - 1,
                )
            ].focus();
        }
    }

    /** @param {HTMLElement | undefined} line */
    #stopAt(line) {
        if (line !== this.#stop) {
            this.#stop?.setAttribute('tabindex', '-1');
            line?.setAttribute('tabindex', '0');
            this.#stop = line;
        }
    }

    /** Stops pointing. */
    forget() {
        this.#point({hovered: '', focused: '', chosen: ''});
    }

    /** After the page was drawn: boards may be new. The Tab key leads to the last line, unless one is at another. */
    drawn() {
        if (this.#shown) {
            this.#mark();
        }
        if (!this.#stop?.isConnected || this.#stop !== document.activeElement) {
            const lines = /** @type {HTMLCollectionOf<HTMLElement>} */ (this.page.getElementsByClassName('log-place'));
            this.#stopAt(lines[lines.length - 1]);
        }
    }
}
