// What a game is, for people who do not know it: a sentence, the number of players, the length, and a button for the
// rules. The server says how many can play; the words of the game say the rest.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {refusalWords, tell} from '../page/frame.js';
import {tellRules} from '../rules/rules_shown.js';
import {hasWords, say} from '../words/words.js';

/** @import {GameInfo, Table} from '../protocol.d.ts' */

/** A table, or a game without one. @typedef {Pick<Table, 'game' | 'options' | 'seats'>} Played */

/** Tells the rules of the game, and those of the table if there is one.
 *  @param {Played} played @param {GameInfo[]} games */
async function openRules(played, games) {
    try {
        const {drawingOf, loadDrawing} = await import('../../games/games.js');
        await loadDrawing(played.game);
        tellRules(played, games, {page: drawingOf(played.game).rules});
    } catch (error) {
        tell(html`<p>${refusalWords({code: 'not_reached', sentence: String(error)})}</p>`);
    }
}

/** @param {GameInfo} info */
function numbers({game, seats}) {
    const length = `${game}.about.length`;
    const players = say('about.players', {least: Math.min(...seats), most: Math.max(...seats)});
    // The dot stays with the players where the length takes a second line.
    return hasWords(length) ? `${players}\u00a0· ${say(length)}` : players;
}

/** @param {Played} played @param {GameInfo[]} games */
export function aboutGame(played, games) {
    const info = games.find((one) => one.game === played.game);
    const sentence = `${played.game}.about`;
    return info && hasWords(sentence)
        ? html`<div class="about-game" data-about=${info.game}><p>${say(sentence)}</p><p class="about-numbers"><span>
            ${numbers(info)}</span><button type="button" class="small" data-rules
            @click=${() => openRules(played, games)}>${say('rules.button')}</button></p></div>`
        : nothing;
}
