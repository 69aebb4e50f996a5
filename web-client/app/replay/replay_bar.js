// What leads through a finished match: steps and landmarks, playing by itself, and with whose eyes it is seen. What
// happened at the step is read out. On a phone only the steps stay, and the rest unfolds below them.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {drawingOf} from '../../games/games.js';
import {isSmall} from '../page/phone.js';
import {say, seatName} from '../words/words.js';
import {hindsightShown} from '../sharing/hindsight_shown.js';
import {nextPlace, placeAt, previousPlace} from './landmarks.js';
import {timeline} from './timeline.js';

/** @import {Past} from '../log/past_lines.js' */
/** @import {Replay, Table} from '../protocol.d.ts' */
/** @import {Hindsight} from '../sharing/hindsight.js' */
/** @import {Chapter} from './landmarks.js' */

/**
 * @typedef {object} Leafed
 * @property {Replay} replay
 * @property {Past} past
 * @property {Hindsight} hindsight
 * @property {string} as whose eyes: a seat's number, `public` or `all`
 * @property {string[]} [eyes] those with which the match may be seen, if not with all
 * @property {Chapter[]} chapters
 * @property {number[][]} curves the points of each seat, step by step; empty if its game tells none
 * @property {number} at the step that is shown
 * @property {number} last
 * @property {boolean} isPlaying
 * @property {boolean} isUnfolded whether a phone shows more than the steps
 * @property {(step: number) => void} go
 * @property {(as: string) => void} see with other eyes
 * @property {() => void} play or pause
 * @property {() => void} unfold or fold what a phone folds away
 */

const SIGNS = {
    first: 'M4 4V16M16 4L7 10L16 16Z',
    landmark_before: 'M10 4L3 10L10 16ZM17 4L10 10L17 16Z',
    previous: 'M14 4L6 10L14 16Z',
    play: 'M5 3L17 10L5 17Z',
    pause: 'M7 4V16M13 4V16',
    next: 'M6 4L14 10L6 16Z',
    landmark: 'M3 4L10 10L3 16ZM10 4L17 10L10 16Z',
    last: 'M4 4L13 10L4 16ZM16 4V16',
};

/** To where each move leads from here. @type {Record<string, (leafed: Leafed) => number>} */
export const MOVES = {
    first: () => 0,
    landmark_before: ({chapters, at}) => previousPlace(chapters, at) ?? 0,
    previous: ({at}) => at - 1,
    next: ({at}) => at + 1,
    landmark: ({chapters, at, last}) => nextPlace(chapters, at) ?? last,
    last: ({last}) => last,
};

/** @param {keyof typeof SIGNS} key @param {() => void} act */
function button(key, act) {
    const words = say(`replay.${key}`);
    return html`<button type="button" title=${words} aria-label=${words} data-step=${key} @click=${act}>
        <svg viewBox="0 0 20 20" aria-hidden="true"><path d=${SIGNS[key]} /></svg>
    </button>`;
}

/** @param {Leafed} leafed */
function unfoldButton({isUnfolded, unfold}) {
    const words = say('replay.more');
    return html`<button type="button" class="replay-unfold" data-unfold title=${words} aria-label=${words}
        aria-expanded=${isUnfolded} aria-controls="replay-more" @click=${unfold}>
        <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M5 7L10 13L15 7" /></svg></button>`;
}

/** @param {Leafed} leafed */
function buttons(leafed) {
    const move = (/** @type {keyof typeof SIGNS} */ key) => button(key, () => leafed.go(MOVES[key](leafed)));
    return html`<div class="replay-buttons">${move('first')}${move('landmark_before')}${move('previous')}
        ${button(leafed.isPlaying ? 'pause' : 'play', leafed.play)}
        ${move('next')}${move('landmark')}${move('last')}${isSmall() ? unfoldButton(leafed) : nothing}</div>`;
}

/** Where one is. @param {Leafed} leafed */
function whereWords({at, last, chapters}) {
    const step = at === 0 ? say('replay.begin') : say('replay.step', {step: at, steps: last});
    const place = placeAt(chapters, at);
    return place ? say('replay.at', {step, chapter: place.chapter, place: place.words}) : step;
}

/** @param {Event} event */
const chosen = ({target}) => /** @type {HTMLSelectElement} */ (target).value;

/** All landmarks, by chapter. Each says its own as well, since the one that was reached last, which is chosen, stands
 *  alone. @param {Leafed} leafed */
function landmarkChoice({chapters, at, go}) {
    const reached = placeAt(chapters, at);
    return html`<label class="replay-choice"><span>${say('replay.go_to')}</span><select data-landmarks
        @change=${(/** @type {Event} */ event) => go(Number(chosen(event)))}>
        <option value="0" .selected=${!reached}>${say('replay.begin')}</option>
        ${chapters.map(
            ({chapter, places}) =>
                html`<optgroup label=${chapter}>${places.map(
                    (place) => html`<option value=${place.step} .selected=${place === reached}>
                        ${chapter}, ${place.words}</option>`,
                )}</optgroup>`,
        )}</select></label>`;
}

/** @param {Leafed} leafed */
function eyesChoice({replay: {table}, as, eyes: open, see}) {
    const seats = table.seats.map((seat, index) => ({eyes: String(index), words: seatName(seat, index)}));
    const all = ['all', 'public'].map((eyes) => ({eyes, words: say(`replay.as.${eyes}`)}));
    const offered = [...all, ...seats].filter(({eyes}) => open?.includes(eyes) ?? true);
    return html`<label class="replay-choice replay-as"><span>${say('replay.as')}</span><select
        @change=${(/** @type {Event} */ event) => see(chosen(event))}>${offered.map(
            ({eyes, words}) => html`<option value=${eyes} .selected=${eyes === as}>${words}</option>`,
        )}</select></label>`;
}

/** @param {Leafed} leafed */
export function replayBar(leafed) {
    const words = whereWords(leafed);
    const isFolded = isSmall() && !leafed.isUnfolded;
    return html`<section class="replay-bar" aria-label=${say('replay.title')}>${buttons(leafed)}
        <span class="replay-step">${words}</span>
        <div class="replay-more" id="replay-more" ?hidden=${isFolded}>${landmarkChoice(leafed)}${eyesChoice(leafed)}
            ${timeline(leafed, words)}${hindsightShown(leafed)}</div></section>`;
}

/** @param {{past: Past, at: number, isPlaying: boolean}} step @param {Table} table */
export function stepTold({past, at, isPlaying}, {game, seats}) {
    const lines = drawingOf(game).tale?.log.read(past.events, seats) ?? [];
    const told = lines.filter((_, number) => past.steps[number] === at);
    return html`<div class="unseen step-told" role="status" aria-live=${isPlaying ? 'off' : 'polite'}>${told.map(
        ({parts}) => html`<p>${parts}</p>`,
    )}</div>`;
}
