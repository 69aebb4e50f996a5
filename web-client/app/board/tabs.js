// The tabs of a phone, in which stands what a desk shows beside the board. One's hand folds away below what is asked. A
// tab opens by itself if what is asked or taught is only there, and while something is told there. On a desk all is in
// sight, and nothing of this is drawn.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {
    bringIntoBoard,
    bringIntoSheet,
    bringIntoSight,
    bringMostIntoSight,
    bringToTop,
    isAcross,
    isInSight,
    isPhone,
} from '../page/phone.js';
import {say} from '../words/words.js';
import {tabAfter} from './key_steps.js';
import {closedTabOf, isInHand, isPickedInDrawing, placesAsked, subjectOfQuestion, tabOf} from './places.js';
import {marksOf, TabBadges} from './tab_badges.js';

/** @typedef {{name: string, words: string}} Tab */
/** What is told now, and the places that it lights up. @typedef {{places: string[]}} Beat */
/** What a first game says, and by a selector where to look. @typedef {{name: string, at: string}} Hint */

/** Where the window is at least so high, the hand has room below the question. */
const ROOM_FOR_HAND = 700;

export class Tabs {
    #open = '';
    /** As somebody wanted it. @type {'open' | 'folded' | undefined} */ #hand;
    #badges = new TabBadges();
    /** Which of the two that share a place is looked at. @type {'log' | 'memory'} */ front = 'log';
    /** What was asked when a tab was last opened for it. */ #question = '';
    /** The number of the decision that was asked then. @type {number | undefined} */ #decision;
    /** From where the page was led to what a hint is about. @type {number | undefined} */ #led;
    /** The hint that spoke last. @type {string | undefined} */ #taught;

    /** @type {Beat | undefined} */ #beat;
    /** To which tab to go back when all is told. @type {string | undefined} */ #back;
    /** Whether somebody has opened a tab while something is told. Then that tab stays open. */ #isWanted = false;

    /** @param {() => void} changed @param {'match' | 'replay'} [of] in a replay the board is what is looked at, and of
     *  its log nothing is new */
    constructor(changed, of = 'match') {
        this.changed = changed;
        this.of = of;
        this.#hand = of === 'replay' ? 'folded' : undefined;
    }

    /** @param {string} name */
    open(name) {
        this.#open = name;
        this.#want();
        this.changed();
    }

    /** The tab that is open was chosen: it stays, also while something is told. */
    #want() {
        this.#back = undefined;
        this.#isWanted = this.#beat !== undefined;
    }

    /**
     * Before the page is drawn: opens the tab in which this is told, unless somebody wants another one, or reads it in
     * the log. When the telling ends, the tab of before is open again.
     * @param {Beat | undefined} beat
     */
    follow(beat) {
        if (beat === this.#beat) {
            return;
        }
        this.#beat = beat;
        const name = beat && isPhone() ? closedTabOf(beat.places) : undefined;
        if (name && !this.#isWanted && this.#open !== 'log') {
            this.#back ??= this.#open;
            this.#open = name;
        } else if (!beat) {
            this.#open = this.#back ?? this.#open;
            this.#back = undefined;
            this.#isWanted = false;
        }
    }

    /** @param {'log' | 'memory'} name */
    bringToFront(name) {
        this.front = name;
        this.changed();
    }

    /** @param {KeyboardEvent} event @param {Tab[]} tabs */
    #key(event, tabs) {
        const name = tabAfter(
            event.key,
            tabs.map((tab) => tab.name),
            this.#open,
        );
        if (name) {
            event.preventDefault();
            event.stopPropagation();
            this.open(name);
            document.getElementById(`tab-${name}`)?.focus();
        }
    }

    /** Opens a tab and brings it into sight: the sheet may cover all of it but the bar. @param {string} name */
    #chosen(name) {
        this.open(name);
        const panel = document.getElementById(`tab-panel-${name}`);
        const list = document.querySelector('.tabs');
        if (list && panel && !isInSight(panel)) {
            bringToTop(list);
        }
    }

    /** The bar of tabs. @param {Tab[]} tabs the log is one of them
     *  @param {number} lines of the log by now, one for each event */
    list(tabs, lines) {
        if (!tabs.some(({name}) => name === this.#open)) {
            this.#open = tabs[0].name;
        }
        this.#badges.count(lines, this.of === 'replay' || (this.#open === 'log' && this.front === 'log'));
        if (!isPhone()) {
            return nothing;
        }
        return html`<div class="tabs" role="tablist" aria-label=${say('tabs.title')}
            @keydown=${(/** @type {KeyboardEvent} */ event) => this.#key(event, tabs)}>
            ${tabs.map(
                ({name, words}) => html`<button type="button" role="tab" id="tab-${name}" data-tab=${name}
                    aria-selected=${name === this.#open} aria-controls="tab-panel-${name}"
                    tabindex=${name === this.#open ? '0' : '-1'} @click=${() => this.#chosen(name)}>
                    <span>${words}</span>${this.#badges.of(name)}</button>`,
            )}</div>`;
    }

    /** What is shown in a tab. @param {string} name @param {unknown} content */
    panel(name, content) {
        const isTab = isPhone();
        return html`<div class="tab-panel" id="tab-panel-${name}" data-tab-panel=${name}
            role=${isTab ? 'tabpanel' : nothing} aria-labelledby=${isTab ? `tab-${name}` : nothing}
            ?hidden=${isTab && name !== this.#open}>${content}</div>`;
    }

    get #isFolded() {
        const wanted = this.#hand ?? (innerHeight < ROOM_FOR_HAND ? 'folded' : 'open');
        return isPhone() && !isAcross() && wanted === 'folded';
    }

    /** What only this player has, below the question. @param {string} words that name it @param {unknown} content */
    hand(words, content) {
        const isFolded = this.#isFolded;
        const turn = () => {
            this.#hand = isFolded ? 'open' : 'folded';
            this.changed();
        };
        return html`${
            isPhone()
                ? html`<button type="button" class="hand-handle" data-hand aria-expanded=${!isFolded}
                    aria-controls="hand" @click=${turn}><span>${words}</span>${this.#badges.of('hand')}
                    <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M5 12L10 7L15 12" /></svg></button>`
                : nothing
        }<div class="hand-panel" id="hand" ?hidden=${isFolded}>${content}</div>`;
    }

    /** Opens whatever this is in. @param {Element} element */
    #uncover(element) {
        const tab = tabOf(element);
        const isOpening = tab ? tab !== this.#open : this.#isFolded && isInHand(element);
        if (isOpening && tab) {
            this.#open = tab;
        } else if (isOpening) {
            this.#hand = 'open';
        }
        if (isOpening) {
            this.changed();
        }
    }

    /** Opens the tab where this is, as somebody wishes, and brings it into sight. @param {string} at */
    show(at) {
        const element = document.querySelector(at);
        if (element && tabOf(element)) {
            this.#want();
        }
        if (element) {
            this.#uncover(element);
            (isInHand(element) ? bringIntoSheet : bringIntoSight)(element);
        }
    }

    /**
     * After the page was drawn: opens what a hint speaks of, once. When no hint speaks, opens what is asked.
     * @param {number | undefined} decision its number, if something is asked @param {Hint | undefined} hint
     */
    drawn(decision, hint) {
        const {places, missing} = placesAsked();
        const question = `${decision} ${missing}`;
        const isGoingOn = decision !== undefined && decision === this.#decision;
        this.#decision = decision;
        if (!isPhone()) {
            this.#onDesk(question, places);
            return;
        }
        const isTaught = hint !== undefined && hint.name !== this.#taught;
        const isFree = hint === undefined && this.#taught !== undefined;
        const isNew = question !== this.#question || isFree;
        this.#taught = hint?.name;
        this.#question = question;
        // A page that a hint has led elsewhere goes back.
        if (isFree && this.#led !== undefined) {
            scrollTo({top: this.#led, behavior: 'instant'});
        }
        if (isTaught) {
            this.#teach(hint);
        } else if (isNew && places.length > 0) {
            this.#lookAt(places, isGoingOn);
        } else if (isNew) {
            this.#lookAtSubject();
        }
        this.#led = hint && this.#led;
        this.#mark(places);
    }

    /** All is in sight but what a long board hides. @param {string} question @param {Element[]} places */
    #onDesk(question, places) {
        if (question !== this.#question) {
            this.#question = question;
            const subject = subjectOfQuestion();
            bringIntoBoard(subject ? [subject] : places);
        }
    }

    /** Shows what a hint speaks of, of several things the first. @param {Hint} hint */
    #teach({at}) {
        const element = document.querySelector(at);
        if (element) {
            this.#uncover(element);
        }
        if (element && !isInHand(element) && !element.closest('.decide') && !isInSight(element)) {
            this.#led ??= scrollY;
            bringIntoSight(element);
        }
    }

    /** Brings the places of a new question into sight, all of them where possible. Whoever has picked up something in
     *  the hand or on a board is looking at some of them, and the page stays there.
     *  @param {Element[]} places at least one @param {boolean} isGoingOn */
    #lookAt(places, isGoingOn) {
        document.querySelector('.dock')?.scrollTo({top: 0});
        const onBoards = places.filter((place) => !isInHand(place));
        const open = onBoards.find((place) => place.checkVisibility());
        this.#uncover(open ?? onBoards[0] ?? places[0]);
        const shown = onBoards.filter((place) => place.checkVisibility());
        const isLooking = isGoingOn && isPickedInDrawing() && shown.some(isInSight);
        // The sheet covers as few of them as can be.
        if (shown.length > 0 && !isLooking) {
            bringMostIntoSight(shown);
        }
    }

    /** Brings the subject of the question into sight, even if nothing can be picked there. */
    #lookAtSubject() {
        const subject = subjectOfQuestion();
        if (subject) {
            this.#uncover(subject);
        }
        if (subject && !isInSight(subject)) {
            bringIntoSight(subject);
        }
    }

    /** @param {Element[]} places where something is asked */
    #mark(places) {
        const marks = marksOf(places);
        ['', this.#open, this.#isFolded ? '' : 'hand'].forEach((name) => marks.delete(name));
        if (this.#badges.put(marks)) {
            this.changed();
        }
    }
}
