// Small parts of a player's panel that all games share.

import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {say} from './words.js';

/** @import {Table} from './protocol.d.ts' */

/** Whether somebody is there, or a bot. @param {Table} table @param {number} seat */
export function presence(table, seat) {
    const {player, bot, connected} = table.seats[seat] ?? {};
    const state = bot ? (player ? 'stand_in' : 'bot') : connected ? 'here' : 'away';
    if (table.status === 'finished') {
        return nothing;
    }
    const words = say(`presence.${state}`);
    return html`<span class="presence ${state}" role="img" aria-label=${words} title=${words}></span>`;
}

/** A count with what it counts. @param {string} key @param {string} short @param {number} count */
export function fact(key, short, count) {
    return html`<span class="fact" title=${say(key)}>${say(short, {count})}</span>`;
}
