// Small parts of a player's panel that all games share.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {momentNow, secondsAway, secondsExcused, secondsLeft} from '../connection/times.js';
import {botKind, roundedTime, say, sayTimeShortly} from '../words/words.js';
import {clockFace} from './clock.js';

/** @import {Table} from '../protocol.d.ts' */

/** Less than this is shown as little. */
const LITTLE_S = 20;
/** A connection that is lost for less than this is back before anybody has read of it. */
const AWAY_SHOWN_S = 60;

// The faces of bots, in a few strokes: level and seat choose them as they choose the names. Women and men take turns.
const HAIR = ['#6b4a2b', '#c08a3e', '#9a948a'];
const LONG = 'M3.5 18V9.5A6.5 7 0 0 1 16.5 9.5V18Z';
const SHORT = 'M4.3 10.5V9A5.7 6 0 0 1 15.7 9V10.5Z';
const FRINGE = 'M5 9.5Q9 8.8 10 6Q11 8.8 15 9.5';
const BEARD = 'M5 11.2Q5.6 17.8 10 17.8T15 11.2Q12.6 14 10 13.6T5 11.2Z';

/** A shape on the head and its colour; who plays better wears more. @type {Record<string, [string, string]>} */
const HEADS = {
    easy: ['', 'none'],
    medium: ['M3.8 8.4Q5 1.8 10 1.8T16.2 8.4Q10 5.6 3.8 8.4Z', '#4d8290'],
    hard: ['M4.6 7.4V2.2L7.6 4.6L10 1.4L12.4 4.6L15.4 2.2V7.4Z', '#dca63c'],
    own: ['M5.2 7.2V3.8H9.3V0.8H10.7V3.8H14.8V7.2Z', '#9a948a'],
};

/** What a player has left, where time is counted. @param {Table} table @param {number} seat */
export function timeSign(table, seat) {
    const time = table.seats[seat]?.time;
    if (!time || table.status !== 'running') {
        return nothing;
    }
    const excused = time.excused ? secondsExcused(time, momentNow()) : 0;
    const seconds = secondsLeft(time, momentNow());
    const state = time.thinks ? (seconds < LITTLE_S ? 'runs little' : 'runs') : '';
    return excused > 0
        ? html`<span class="time-left excused" title=${say(`clock.excused.${time.excused}`)}>
            ${clockFace(excused)}</span>`
        : html`<span class="time-left ${state}" title=${say('clock.left')}>${clockFace(seconds)}</span>`;
}

/** For how long somebody has been away, in words. @param {Table} table @param {number} seat */
function absenceSign(table, seat) {
    const seconds = table.status === 'running' ? secondsAway(table.seats[seat] ?? {}, momentNow()) : 0;
    return seconds >= AWAY_SHOWN_S
        ? html`<span class="away-for" title=${say('presence.away_for')}>${sayTimeShortly(roundedTime(seconds))}</span>`
        : nothing;
}

/** Whether somebody is there, or a bot, and what time that player has left.
 * @param {Table} table @param {number} seat */
export function presence(table, seat) {
    const {player, bot, connected} = table.seats[seat] ?? {};
    const state = bot ? (player ? 'stand_in' : 'bot') : connected ? 'here' : 'away';
    const words = say(`presence.${state}`);
    const kind = botKind(table.seats[seat], seat);
    if (kind && bot) {
        return html`${kindSign(kind, kind, bot, seat)} ${timeSign(table, seat)}`;
    }
    return html`${kind ? kindSign(kind, say('presence.own_bot'), 'own', seat) : nothing}
        ${personSign(table, seat, state, words)}`;
}

/** @param {string} bot its level, or that it is somebody's own @param {number} seat */
function face(bot, seat) {
    const [head, colour] = HEADS[bot];
    const hair = HAIR[(seat >> 1) % HAIR.length];
    const [behind, before, inside] = seat % 2 === 1 ? [LONG, FRINGE, 'none'] : [SHORT, BEARD, hair];
    return html`<svg class="bot-face" viewBox="0 0 20 20" aria-hidden="true"><path d=${behind} fill=${hair} />
        <circle cx="10" cy="10.8" r="5.1" fill="#f0d2ab" /><path d=${before} fill=${inside} />
        <path d="M8 10.4V11M12 10.4V11" /><path d=${head} fill=${colour} /></svg>`;
}

/** What kind of bot somebody is. @param {string} kind @param {string} words @param {string} bot @param {number} seat */
const kindSign = (kind, words, bot, seat) =>
    html`<span class="bot-kind" title=${words}>${face(bot, seat)}${kind}</span>`;

/** Whether somebody with a connection is there, which bots of somebody's own have as well.
 * @param {Table} table @param {number} seat @param {string} state @param {string} words */
function personSign(table, seat, state, words) {
    if (table.status !== 'running' && table.status !== 'open') {
        return nothing;
    }
    return html`<span class="presence ${state}" role="img" aria-label=${words} title=${words}></span>
        ${absenceSign(table, seat)}${timeSign(table, seat)}`;
}

/**
 * What somebody would have if the match were over now, as the server says it, and below it what that is; the points so
 * far if they are not the same.
 * @param {number} projected @param {string} says what is counted @param {number} [points]
 */
export const projection = (projected, says, points) => ({
    total: html`<span class="points" title=${says}>${projected}</span>`,
    words: html`<p class="projection" title=${says}>${say('match.projected')}${
        points === undefined ? nothing : html` · ${say('match.so_far', {points})}`
    }</p>`,
});

/** A name, whole in its note where it is cut for want of room. @param {string} name */
export const playerName = (name) => html`<span class="player-name" title=${name}>${name}</span>`;

/** A count, with a title that says what it counts. @param {string} key @param {string} short @param {number} count */
export function fact(key, short, count) {
    return html`<span class="fact" title=${say(key)}>${say(short, {count})}</span>`;
}
