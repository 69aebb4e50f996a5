// What somebody has just said, as a bubble at the speaker's card, or at the speaker's points in the strip of a phone.
// It goes by itself after the time that reading takes. A press on it opens the talk.

import {html, nothing, render} from '../../vendor/lit-html/lit-html.js';
import {elementOf, found, isShown} from '../board/places.js';
import {say} from '../words/words.js';
import {partsOfLine} from './talk_links.js';

/** @import {TalkLine} from '../protocol.d.ts' */
/** @import {Talk} from './talk.js' */

/** So long a bubble stays at least, and longer for each letter, in ms. */
const STAY = {leastMs: 4000, letterMs: 60};
const GAP_PX = 10;
const MARGIN_PX = 8;

/** What stands for a speaker on the page. A watcher has only the button that opens the talk. @param {TalkLine} line */
function speakerShown({seat}) {
    const places = seat === undefined ? [] : [elementOf(`player:${seat}`), found('data-strip-seat', String(seat))];
    return [...places, document.querySelector('[data-talk]')].find((element) => element && isShown(element));
}

/** Stands beside the speaker, or below where there is no room at the side. In the strip of a phone others have their
 *  points beside it. @param {HTMLElement} bubble @param {Element} speaker */
function placeAt(bubble, speaker) {
    const box = speaker.getBoundingClientRect();
    const {width, height} = bubble.getBoundingClientRect();
    const hasRoom = box.right + GAP_PX + width + MARGIN_PX <= innerWidth && box.height > height / 2;
    const isBeside = hasRoom && !speaker.closest('.score-strip');
    const left = isBeside ? box.right + GAP_PX : Math.min(box.left, innerWidth - width - MARGIN_PX);
    const top = isBeside ? box.top : box.bottom + GAP_PX;
    bubble.classList.toggle('beside', isBeside);
    bubble.style.left = `${Math.max(MARGIN_PX, left)}px`;
    bubble.style.top = `${Math.max(MARGIN_PX, top)}px`;
}

/** An invitation is named: its address is long, and tells nobody anything. @param {string} text */
const wordsOf = (text) =>
    partsOfLine(text)
        .map((part) => ('link' in part ? say('talk.invitation') : part.words))
        .join('');

export class TalkBubble {
    /** @type {HTMLElement | undefined} */ #bubble;
    /** @type {TalkLine | undefined} */ #line;
    /** When the latest line was said that is no news any more. @type {number | undefined} */ #latest;
    /** @type {ReturnType<typeof setTimeout> | undefined} */ #timer;

    /** @param {Talk} talk */
    constructor(talk) {
        this.talk = talk;
    }

    #onPage() {
        if (!this.#bubble) {
            this.#bubble = document.createElement('div');
            this.#bubble.className = 'talk-bubble';
            this.#bubble.setAttribute('role', 'status');
            document.body.append(this.#bubble);
            addEventListener('scroll', () => this.#place(), {passive: true});
        }
        return this.#bubble;
    }

    #place() {
        const speaker = this.#line && speakerShown(this.#line);
        if (this.#bubble && speaker) {
            placeAt(this.#bubble, speaker);
        }
    }

    /** @param {TalkLine | undefined} line */
    #show(line) {
        clearTimeout(this.#timer);
        this.#line = line;
        const open = () => {
            this.#show(undefined);
            this.talk.toggle();
        };
        const bubble = this.#onPage();
        bubble.hidden = !line;
        render(
            line ? html`<button type="button" @click=${open}><bdi>${wordsOf(line.text)}</bdi></button>` : nothing,
            bubble,
        );
        if (line) {
            const ms = STAY.leastMs + STAY.letterMs * line.text.length;
            this.#timer = setTimeout(() => this.#show(undefined), ms);
        }
    }

    /** After the page was drawn. @param {TalkLine | undefined} line the latest of others that is shown */
    drawn(line) {
        const isNew = line !== undefined && this.#latest !== undefined && line.at > this.#latest;
        this.#latest = line?.at ?? this.#latest ?? 0;
        if (this.#line && (this.talk.isOpen || this.talk.muted.has(this.#line.seat ?? this.#line.watcher ?? ''))) {
            this.#show(undefined);
        } else if (isNew && !this.talk.isOpen) {
            this.#show(line);
        }
        this.#place();
    }

    /** Takes the bubble away for good. */
    end() {
        clearTimeout(this.#timer);
        this.#bubble?.remove();
        this.#bubble = undefined;
        this.#line = undefined;
    }
}
