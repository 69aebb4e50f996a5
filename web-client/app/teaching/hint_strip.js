// The strip over the boards in which a first game speaks. It has a place of its own, so nothing lies under it. What a
// hint is about gets a border.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {say} from '../words/words.js';

/** @import {FirstGame, Hint} from './hints.js' */
/** @import {Teacher} from './teacher.js' */

/** `moment`: what happened is being shown, and hints wait; or the match is over, and no more will come.
 *  `show` brings a place into sight. @typedef {{teacher: Teacher, game: FirstGame, hint?: Hint,
 *      moment: 'told' | 'played' | 'over', show: (at: string) => void}} Strip */

const LANTERN = 'M7 6A3 3 0 0 1 13 6M6 6H14L15 16H5ZM10 9V13M7 18H13';
/** The panel of the decision, which is always in sight. */
const DECISION = '.decide';

/** @param {string} name @param {() => void} act @param {string} [classes] */
function button(name, act, classes = '') {
    return html`<button type="button" class=${classes} data-hint=${name} @click=${act}>
        ${say(`hints.${name}`)}</button>`;
}

/** @param {Strip} strip */
function buttons({teacher, game, hint, moment, show}) {
    return html`<div class="hint-buttons">
        ${hint && hint.at !== DECISION ? button('show', () => show(hint.at)) : nothing}
        ${hint ? button('close', () => teacher.close(), 'primary') : nothing}
        ${teacher.canRepeat && moment !== 'told' ? button('again', () => teacher.again(game), 'quiet-button') : nothing}
        ${moment === 'over' ? nothing : button('end', () => teacher.put('off'), 'quiet-button')}</div>`;
}

/** @param {Strip} strip */
export function hintStrip(strip) {
    const {game, hint, moment} = strip;
    const waiting = moment === 'told' ? 'hints.watch' : 'hints.wait';
    return html`<aside class="hint-strip ${hint ? 'speaking' : ''}" aria-label=${say('hints.title')}
        data-speaking=${hint?.name ?? ''}><svg viewBox="0 0 20 20" aria-hidden="true"><path d=${LANTERN} /></svg>
        <div class="hint-words"><p role="status">${hint ? say(`${game.prefix}.${hint.name}`) : nothing}</p>
            ${hint ? nothing : html`<p class="hint-waits">${say(waiting)}</p>`}</div>
        ${buttons(strip)}</aside>`;
}

/** Brings the hints back, where they were ended. @param {Teacher} teacher */
export function hintsButton(teacher) {
    return teacher.state === 'off'
        ? html`<button type="button" class="bar-button" data-hints-back @click=${() => teacher.put('on')}>
            ${say('hints.back')}</button>`
        : nothing;
}

/** The elements with a border, kept so that the page need not be searched for them. @type {Set<Element>} */
let hinted = new Set();

/** Borders what a hint is about, after the page was drawn. @param {Hint | undefined} hint */
export function pointAt(hint) {
    const places = new Set(hint ? document.querySelectorAll(hint.at) : []);
    const past = [...hinted].filter((element) => !places.has(element));
    past.forEach((element) => element.removeAttribute('data-hinted'));
    places.forEach((element) => element.setAttribute('data-hinted', ''));
    hinted = places;
}
