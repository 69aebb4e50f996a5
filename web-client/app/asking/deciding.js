// The panel of the decision, the same for every game. It says whose decision it is, offers the choice as the game wants
// it drawn, and says why it is asked and what follows. A beat that is being told stands in its place.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {tapped, tellingHead, tellingPanel} from '../telling/telling_panel.js';
import {parts, say} from '../words/words.js';
import {pointsInstead} from './hinting.js';
import {drawPanel} from './panel.js';

/** @import {Sending} from '../connection/session.js' */
/** @import {Action, Decision, Value} from '../protocol.d.ts' */
/** @import {Told} from '../telling/telling_panel.js' */
/** @import {Choosing} from './choosing.js' */
/** @import {Hint} from './hinting.js' */
/** @import {Appearance, Plan} from './panel.js' */

/**
 * @typedef {object} Deciding
 * @property {{asked: number[]}} view
 * @property {number} [viewer] the seat of this browser
 * @property {Decision} [decision]
 * @property {Choosing} [choosing]
 * @property {Choosing} [start] the choice to which undoing leads back, if its type changes with it
 * @property {Told} [told] the beat that is being told, in place of the choice
 * @property {() => unknown} [latest] draws what was told last, where there is room
 * @property {Plan} [planned] actions that are planned in a row
 * @property {Action} [sent] the action that waits for the server's answer
 * @property {Sending} [sending] how it stands with that
 * @property {() => void} [explain] shows the rules of this moment
 * @property {InAdvance} [inAdvance] passing, chosen in advance
 * @property {Hint} [hint] where a bot may be asked
 * @property {'paused' | 'stopped'} [resting] why nothing is asked of anybody, whatever the view says
 * @property {boolean} [isKept] whether what was begun waits while the match rests
 * @property {(next: Choosing) => void} put
 * @property {(action: Action) => void} send
 */

/**
 * @typedef {object} InAdvance
 * @property {string} key of its words
 * @property {boolean} isChosen
 * @property {boolean} isDue whether it answers in a moment
 * @property {() => void} toggle
 */

/** @param {Deciding} deciding @param {Appearance} appearance */
function choice(deciding, appearance) {
    const {decision, choosing, start, planned: plan, hint, sent, sending = 'sent', put, send} = deciding;
    if (sent) {
        return html`<p class="waiting" role="status"><span class="spinner" aria-hidden="true"></span>
            ${say(`decide.${sending}`)}</p>`;
    }
    if (!choosing) {
        return nothing;
    }
    return html`${decision?.optional ? html`<p class="optional">${say('decide.optional')}</p>` : nothing}
        ${drawPanel({choosing, start, appearance, plan, hinted: hint?.action?.type, put, send})}`;
}

/** What is said of the choice made so far. @param {string[]} sentences */
export function previewLine(sentences) {
    return sentences.length > 0
        ? html`<p class="preview" role="status">${sentences.map((sentence) => html`<span>${sentence} </span>`)}</p>`
        : nothing;
}

/** Not while something else is being chosen: its room goes to what follows from that.
 * @param {Deciding} deciding */
function doingWithout({inAdvance, choosing}) {
    if (!inAdvance || (choosing?.begun && !inAdvance.isChosen)) {
        return nothing;
    }
    const {key, isChosen, isDue, toggle} = inAdvance;
    return html`<label class="in-advance" title=${say(`${key}.says`)}><input type="checkbox" data-in-advance
        .checked=${isChosen} @change=${toggle} /><span>${say(key)}</span>
        ${isDue ? html`<em role="status">${say('decide.passing')}</em>` : nothing}</label>`;
}

/** That a pause takes nothing away. @param {Deciding} deciding */
const keptLine = ({resting, isKept}) =>
    resting === 'paused' && isKept ? html`<p class="kept" role="status">${say('decide.kept')}</p>` : nothing;

/** @param {Deciding} deciding */
function explaining({explain}) {
    const words = say('rules.here');
    return explain
        ? html`<button type="button" class="explain" data-explain title=${words} aria-label=${words} @click=${explain}>
            ?</button>`
        : nothing;
}

const BULB = 'M7 13A5 5 0 1 1 13 13V15H7ZM8 18H12';

/** @param {Deciding} deciding */
function hintButton({hint, sent}) {
    const words = say('decide.hint.says');
    return hint && !sent
        ? html`<button type="button" class="explain ask-bot" data-ask-bot title=${words} aria-label=${words}
            ?disabled=${!hint.seek} @click=${hint.seek}><svg viewBox="0 0 20 20" aria-hidden="true">
            <path d=${BULB} /></svg></button>`
        : nothing;
}

/** An action in the words and drawings of its question: its type, unless that was just said, and then its values.
 *  @param {Action} action @param {Appearance} appearance @param {string} [said] the type of what was said */
function actionShown({type, ...fields}, appearance, said) {
    /** @param {string} field @param {Value} value @returns {unknown} */
    const shown = (field, value) =>
        Array.isArray(value) && !appearance.whole?.(type, field)
            ? value.map((one) => shown(field, one))
            : appearance.value(type, field, value);
    const values = Object.entries(fields).map(([field, value]) => shown(field, value));
    const all = type === said && values.length > 0 ? values : [appearance.type(type), ...values];
    return all.map((part, index) => html`${index > 0 ? ' · ' : nothing}${part}`);
}

/** What the bot would do. @param {Action} action @param {Appearance} appearance */
const hintLine = (action, appearance) =>
    html`<span class="hint-said"><b>${say('decide.hint')}</b> ${actionShown(action, appearance)}</span>`;

/** What the bot would do next best, and how that would change points. @param {Deciding} deciding
 *  @param {Appearance} appearance */
function nextBestLine({hint}, appearance) {
    if (!hint?.next) {
        return nothing;
    }
    const {action: hinted, next, rivals} = hint;
    const action = actionShown(next.action, appearance, hinted?.type);
    const points = pointsInstead(next, rivals);
    const key = points ? 'decide.hint.next' : 'decide.hint.alike';
    return html`<p class="next-best" role="status">${parts(key, {action, points})}</p>`;
}

/**
 * @param {Deciding} deciding @param {Appearance} appearance @param {string} situation
 * @param {unknown} [preview] what the choice made so far leads to
 */
export function decidePanel(deciding, appearance, situation, preview = nothing) {
    const {told, viewer, view, resting, hint, latest} = deciding;
    const mine = !told && !resting && viewer !== undefined && view.asked.includes(viewer);
    const asks = hint?.action ? hintLine(hint.action, appearance) : situation;
    const words = resting ? say(`decide.${resting}`) : asks;
    return html`<section class="decide ${mine ? 'mine' : ''} ${told ? 'telling' : ''}" aria-label=${say('decide.what')}
        @click=${told ? tapped(told) : nothing}>
        <div class="situation-line">
            ${told ? nothing : html`${hintButton(deciding)}${explaining(deciding)}`}
            <p class="situation" role="status" tabindex="-1" aria-live=${told ? 'off' : 'polite'}>
                ${told ? tellingHead(told) : words}</p></div>
        ${
            told
                ? tellingPanel(told)
                : html`${nextBestLine(deciding, appearance)}${keptLine(deciding)}
                      ${choice(deciding, appearance)}${preview}${doingWithout(deciding)}${latest?.() ?? nothing}`
        }
    </section>`;
}
