// Small parts of a player's panel that all games share.

import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {clockFace, secondsExcused, secondsLeft} from './clock.js';
import {say} from './words.js';

/** @import {Table} from './protocol.d.ts' */

/** Less than this is shown as little. */
const LITTLE_S = 20;

/** What a player has left, where time is counted. @param {Table} table @param {number} seat */
function timeSign(table, seat) {
    const time = table.seats[seat]?.time;
    if (!time || table.status !== 'running') {
        return nothing;
    }
    const excused = time.excused ? secondsExcused(time, Date.now()) : 0;
    const seconds = secondsLeft(time, Date.now());
    const state = time.thinks ? (seconds < LITTLE_S ? 'runs little' : 'runs') : '';
    return excused > 0
        ? html`<span class="time-left excused" title=${say(`clock.excused.${time.excused}`)}>
            ${clockFace(excused)}</span>`
        : html`<span class="time-left ${state}" title=${say('clock.left')}>${clockFace(seconds)}</span>`;
}

/** Whether somebody is there, or a bot, and what time that player has left.
 * @param {Table} table @param {number} seat */
export function presence(table, seat) {
    const {player, bot, connected} = table.seats[seat] ?? {};
    const state = bot ? (player ? 'stand_in' : 'bot') : connected ? 'here' : 'away';
    if (table.status !== 'running' && table.status !== 'open') {
        return nothing;
    }
    const words = say(`presence.${state}`);
    return html`<span class="presence ${state}" role="img" aria-label=${words} title=${words}></span>
        ${timeSign(table, seat)}`;
}

/** A count with what it counts. @param {string} key @param {string} short @param {number} count */
export function fact(key, short, count) {
    return html`<span class="fact" title=${say(key)}>${say(short, {count})}</span>`;
}
