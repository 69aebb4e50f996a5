// The panel in which a beat is told: its lines of the log, or the card that sums a chapter up, and the ways to go on.

import {repeat} from '../../vendor/lit-html/directives/repeat.js';
import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {labelled, say, sayCount} from '../words/words.js';

/** @import {Pace} from '../browser/settings.js' */
/** @import {LogLine} from '../log/log.js' */
/** @import {Beat, Gain, Mark} from './beats.js' */

/**
 * A beat with all that it takes to show it.
 * @typedef {object} Told
 * @property {string} game whose colours its signs have
 * @property {Beat} beat
 * @property {LogLine[]} lines
 * @property {Mark[]} marks what stands on the board by now
 * @property {Gain[]} gains what came to each side by now
 * @property {Mark[]} signs what this beat puts on the board
 * @property {Gain[]} arriving what comes with this beat
 * @property {number} left
 * @property {number} holdMs
 * @property {boolean} isPaused
 * @property {(side: number) => unknown} emblem
 * @property {(name: string) => unknown} token
 * @property {(side: number) => string} sideName
 * @property {() => void} skip
 * @property {() => void} skipAll
 * @property {() => void} pause or go on
 * @property {Pace} speed
 * @property {(speed: Pace) => void} setSpeed from now on, in all matches
 * @property {(() => void) | 'over'} [missed] if it sums up what nobody looked at: tells it instead, if that can be
 */

/** More lines than these are left to the log. */
export const LINES_MAX = 12;
const LINES_MISSED_MAX = 8;

const SIGNS = {
    step_by_step: 'M3 5H7V9M7 5L3 12M9 8H13V12M13 8L9 15M15 11H18',
    on: 'M5 10L9 14L16 5',
    pause: 'M7 4V16M13 4V16',
    go_on: 'M6 3L16 10L6 17Z',
    quick: 'M2 5L7 10L2 15M8 5L13 10L8 15M14 5L19 10L14 15',
    next: 'M5 4L12 10L5 16M15 4V16',
    skip_all: 'M3 4L9 10L3 16M9 4L15 10L9 16M17 4V16',
};

/** What is gained: points look the same in every game. @param {string} name @param {Pick<Told, 'token'>} told */
export function tokenSign(name, {token}) {
    return name === 'points' ? html`<span class="points-token" aria-hidden="true">★</span>` : token(name);
}

/** @param {Gain} gain @param {Told} told */
export function gainSign({token, count}, told) {
    const times = token === 'points' || count > 1;
    return html`<span class="gain">${times ? html`<b>+${count}</b>` : nothing}${tokenSign(token, told)}</span>`;
}

/** What is told, in a line. @param {Told} told */
export function tellingHead({beat, lines, emblem}) {
    const [line] = lines;
    if (beat.sum) {
        return beat.sum.title;
    }
    return line && html`${line.side === undefined ? nothing : emblem(line.side)} <span>${line.parts}</span>`;
}

/** What a single line is about, large. @param {Told} told */
function picture(told) {
    const tokens = told.signs.flatMap(({token}) => (token ? [tokenSign(token, told)] : []));
    return html`<div class="telling-picture">${tokens}${told.arriving.map((gain) => gainSign(gain, told))}</div>`;
}

/** @param {Told} told */
function moreLines({lines: [, ...lines], emblem}) {
    const rest = lines.length - LINES_MAX;
    return html`<ul class="telling-lines">${lines
        .slice(0, LINES_MAX)
        .map(
            ({side, parts}) => html`<li>${side === undefined ? nothing : emblem(side)}<span>${parts}</span></li>`,
        )}${rest > 0 ? html`<li>${say('telling.more', {count: rest})}</li>` : nothing}</ul>`;
}

/** A row for each side to which something came. @param {Told} told @param {Gain[]} gains */
function sumRows(told, gains) {
    const {emblem, sideName} = told;
    const sides = [...new Set(gains.map(({side}) => side))];
    return html`<dl class="telling-sum">${sides.map(
        (side) => html`<div><dt>${emblem(side)}<span>${sideName(side)}</span></dt>
            <dd>${gains.filter((gain) => gain.side === side).map((gain) => gainSign(gain, told))}</dd></div>`,
    )}</dl>`;
}

/** @param {keyof typeof SIGNS} key @param {() => void} act */
function button(key, act) {
    const words = say(`telling.${key}`);
    return html`<button type="button" data-telling=${key} title=${words} @click=${act}>
        <svg viewBox="0 0 20 20" aria-hidden="true"><path d=${SIGNS[key]} /></svg><span>${words}</span></button>`;
}

/** Switches between calm and quick telling. @param {Told} told */
function speedButton({speed, setSpeed}) {
    const isQuick = speed === 'quick';
    const quickly = say('settings.telling.quick');
    return speed === 'off'
        ? nothing
        : html`<button type="button" data-telling="quick" aria-pressed=${isQuick}
            title=${labelled(say('settings.telling'), quickly)}
            @click=${() => setSpeed(isQuick ? 'calm' : 'quick')}><svg
            viewBox="0 0 20 20" aria-hidden="true"><path d=${SIGNS.quick} /></svg><span>${quickly}</span></button>`;
}

/** The part of the panel that may need scrolling, also by keys. @param {unknown} content */
const body = (content) =>
    html`<div class="telling-body" role="group" tabindex="0" aria-label=${say('telling.told')}>${content}</div>`;

/** The latest of what was missed. @param {Told} told */
function missedLines({lines, emblem}) {
    const earlier = lines.length - LINES_MISSED_MAX;
    return html`<ul class="telling-lines">
        ${earlier > 0 ? html`<li>${say('telling.earlier', {count: earlier})}</li>` : nothing}
        ${lines
            .slice(-LINES_MISSED_MAX)
            .map(
                ({side, parts}) => html`<li>${side === undefined ? nothing : emblem(side)}<span>${parts}</span></li>`,
            )}</ul>`;
}

/** @param {Told} told */
function missedPanel(told) {
    return html`${body([sumRows(told, told.beat.sum?.gains ?? []), missedLines(told)])}
        <div class="telling-foot"><span class="telling-left"></span>
            ${typeof told.missed === 'function' ? button('step_by_step', told.missed) : nothing}
            ${button('on', told.skipAll)}</div>`;
}

/** A tap anywhere on the panel does what the button “next” does. @param {Told} told */
export function tapped({skip}) {
    return (/** @type {Event} */ {target}) => {
        if (target instanceof Element && !target.closest('button')) {
            skip();
        }
    };
}

/** @param {Told} told */
export function tellingPanel(told) {
    if (told.missed) {
        return missedPanel(told);
    }
    const {beat, left, holdMs, isPaused} = told;
    const style = `animation-duration: ${holdMs}ms`;
    const time = html`<span class="telling-time" style=${style} aria-hidden="true"></span>`;
    const content = told.lines.length > 1 ? moreLines(told) : picture(told);
    return html`${body(beat.sum ? sumRows(told, beat.sum.gains) : content)}
        <div class="telling-foot"><span class="telling-left">
                ${left > 1 ? sayCount('telling.left', left - 1) : say('telling.left.last')}</span>
            ${speedButton(told)}${button(isPaused ? 'go_on' : 'pause', told.pause)}${button('next', told.skip)}
            ${button('skip_all', told.skipAll)}</div>
        ${
            isPaused
                ? nothing
                : repeat(
                      [beat],
                      (one) => one,
                      () =>
                          repeat(
                              [holdMs],
                              (one) => one,
                              () => time,
                          ),
                  )
        }`;
}
