// On a phone, part of a board can be looked at enlarged, until a tap, Escape or the way back ends that. Each game marks
// the drawing by `data-enlarged`, what leads to it by `data-enlarge`, and the way out by `data-whole`.

import {isSmall} from '../page/phone.js';

/** Elements on which somebody puts the focus. A tap may leave it on any part of the page. */
const CONTROL = 'a, button, input, select, textarea, [tabindex="0"]';
/** Escape closes these first. */
const ABOVE = 'dialog[open], :popover-open';

/** @param {string} selector */
const focusOn = (selector) =>
    /** @type {HTMLElement | null} */ (document.querySelector(selector))?.focus({preventScroll: true});

export class Enlarging {
    /** @type {string | undefined} */ #part;
    /** Where the focus was. @type {Element | null} */ #opener = null;
    /** What has happened, for those who do not see it. @type {'enlarged' | 'whole' | undefined} */ last;

    /** @param {() => void} changed */
    constructor(changed) {
        this.changed = changed;
    }

    /** Whether there is so little room that enlarging helps. */
    get isOffered() {
        return isSmall();
    }

    /** The part that is enlarged, if there is so little room that it helps. */
    get part() {
        return this.isOffered ? this.#part : undefined;
    }

    #left = () => this.#end();

    /** @param {KeyboardEvent} event */
    #key = (event) => {
        const isSeen = document.querySelector('[data-enlarged]') && !document.querySelector(ABOVE);
        if (event.key === 'Escape' && isSeen) {
            event.stopPropagation();
            this.close();
        }
    };

    /** Enlarges this; the way back leads to the whole. @param {string} part */
    open(part) {
        this.#opener = document.activeElement;
        this.#part = part;
        this.last = 'enlarged';
        history.pushState({enlarged: part}, '');
        addEventListener('popstate', this.#left);
        addEventListener('keydown', this.#key, {capture: true});
        this.changed();
        focusOn('[data-whole]');
    }

    /** Shows the whole again, and takes the step back that the way back would. The focus comes back to where it was,
     *  unless whoever ends it is elsewhere and stays there. @param {{isElsewhere?: boolean}} [who] */
    close({isElsewhere = false} = {}) {
        if (this.#part !== undefined) {
            const address = location.href;
            this.#end(isElsewhere);
            // A replay may have gone on meanwhile, which the address of the step before does not say.
            addEventListener('popstate', () => history.replaceState(history.state, '', address), {once: true});
            history.back();
        }
    }

    #end(isElsewhere = false) {
        const part = this.#part;
        this.#part = undefined;
        this.last = 'whole';
        removeEventListener('popstate', this.#left);
        removeEventListener('keydown', this.#key, {capture: true});
        this.changed();
        if (!isElsewhere) {
            this.#comeBack(part);
        }
    }

    /** @param {string | undefined} part */
    #comeBack(part) {
        const opener = /** @type {HTMLElement | null} */ (this.#opener);
        if (opener?.isConnected && opener.matches(CONTROL) && opener.checkVisibility({visibilityProperty: true})) {
            opener.focus({preventScroll: true});
        } else {
            focusOn(`[data-enlarge="${part}"]`);
        }
    }
}
