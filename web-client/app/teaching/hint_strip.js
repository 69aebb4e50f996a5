// The strip over the boards in which a first game speaks: a hint, or what to try next while the beginning is guided. It
// has a place of its own, so nothing lies under it. What it is about gets a border.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {say} from '../words/words.js';

/** @import {Guided} from './guide.js' */
/** @import {FirstGame, Hint} from './hints.js' */
/** @import {Teacher} from './teacher.js' */

/** `moment`: what happened is being shown, and hints wait; or the match is over, and no more will come. `guide`: what
 *  there is to try in the guided beginning. `show` brings a place into sight.
 *  @typedef {{teacher: Teacher, game: FirstGame, hint?: Hint, guide?: Guided, moment: 'told' | 'played' | 'over',
 *      show: (at: string) => void}} Strip */

const LANTERN = 'M7 6A3 3 0 0 1 13 6M6 6H14L15 16H5ZM10 9V13M7 18H13';
/** The panel of the decision, which is always in sight. */
const DECISION = '.decide';

/** @param {string} name @param {() => void} act @param {string} [classes] */
function button(name, act, classes = '') {
    return html`<button type="button" class=${classes} data-hint=${name} @click=${act}>
        ${say(`hints.${name}`)}</button>`;
}

/** @param {Strip} strip */
function buttons(strip) {
    const {teacher, game, hint, moment, show} = strip;
    const at = hint?.at ?? triedNow(strip)?.at;
    return html`<div class="hint-buttons">
        ${at && at !== DECISION ? button('show', () => show(at)) : nothing}
        ${hint ? button('close', () => teacher.close(), 'primary') : nothing}
        ${teacher.canRepeat && moment !== 'told' ? button('again', () => teacher.again(game), 'quiet-button') : nothing}
        ${moment === 'over' ? nothing : button('end', () => teacher.put('off'), 'quiet-button')}</div>`;
}

/** What to try now, where no hint speaks. @param {Pick<Strip, 'hint' | 'guide' | 'moment'>} strip */
const triedNow = ({hint, guide, moment}) => (hint || moment === 'told' ? undefined : guide?.now);

/** What is to be tried, and what was. @param {Strip} strip */
function steps({game: {prefix}, guide}) {
    return guide
        ? html`<ol class="guide" aria-label=${say('hints.tried')}>${guide.steps.map(
              ({name, isDone}) => html`<li class=${isDone ? 'done' : ''} ?data-now=${name === guide.now?.name}>
                  <span aria-hidden="true">${isDone ? '✓' : ''}</span>${say(`${prefix}.step.${name}`)}${
                      isDone ? html`<span class="unseen">, ${say('hints.done')}</span>` : nothing
                  }</li>`,
          )}</ol>`
        : nothing;
}

/** What is said where no hint speaks. @param {Strip} strip */
function meanwhile(strip) {
    const now = triedNow(strip);
    const waiting = strip.moment === 'told' ? 'hints.watch' : 'hints.wait';
    return now
        ? html`<p class="hint-tries" role="status">${say(`${strip.game.prefix}.try.${now.name}`)}</p>`
        : html`<p class="hint-waits">${say(waiting)}</p>`;
}

/** @param {Strip} strip */
export function hintStrip(strip) {
    const {game, hint} = strip;
    return html`<aside class="hint-strip ${hint ? 'speaking' : ''} ${strip.guide ? 'guides' : ''}"
        aria-label=${say('hints.title')}
        data-speaking=${hint?.name ?? ''} data-tries=${triedNow(strip)?.name ?? ''}>
        <svg viewBox="0 0 20 20" aria-hidden="true"><path d=${LANTERN} /></svg>
        <div class="hint-words"><p role="status">${
            hint ? say(`${game.prefix}.${hint.name}`, hint.numbers) : nothing
        }</p>
            ${hint ? nothing : meanwhile(strip)}${steps(strip)}</div>
        ${buttons(strip)}</aside>`;
}

/** What a strip points at. @param {Pick<Strip, 'hint' | 'guide' | 'moment'>} strip @returns {string | undefined} */
export const pointedAt = (strip) => (strip.hint ?? triedNow(strip))?.at;

/** Brings the hints back, where they were ended. @param {Teacher} teacher */
export function hintsButton(teacher) {
    return teacher.state === 'off'
        ? html`<button type="button" class="bar-button" data-hints-back @click=${() => teacher.put('on')}>
            ${say('hints.back')}</button>`
        : nothing;
}

/** The elements with a border, kept so that the page need not be searched for them. @type {Set<Element>} */
let hinted = new Set();

/** Borders what a strip is about, after the page was drawn. @param {string | undefined} at */
export function pointAt(at) {
    const places = new Set(at ? document.querySelectorAll(at) : []);
    const past = [...hinted].filter((element) => !places.has(element));
    past.forEach((element) => element.removeAttribute('data-hinted'));
    places.forEach((element) => element.setAttribute('data-hinted', ''));
    hinted = places;
}
