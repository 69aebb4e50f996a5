// The games, each as a large moving board, with what it is, for how many and how long. One press plays it against bots,
// another one learns it by playing.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {firstGameOf} from '../../games/known_games.js';
import {gamePicture} from '../../games/pictures.js';
import {ownSetting, rememberSetting} from '../browser/storage.js';
import {aboutGame} from '../gathering/about_game.js';
import {say} from '../words/words.js';

/** @import {GameInfo} from '../protocol.d.ts' */
/** @import {NewTable} from './new_table.js' */

/** A first game that teaches itself. @param {GameInfo} info @param {NewTable} newTable */
function learnButton({game}, newTable) {
    const first = firstGameOf(game);
    return first
        ? html`<button type="button" data-learn=${game} ?disabled=${newTable.isBusy}
            @click=${() => newTable.learn(game, first)}>${say('learn.button')}</button>`
        : nothing;
}

/** @param {GameInfo} info @param {GameInfo[]} games @param {NewTable} newTable */
function gameCard(info, games, newTable) {
    const {game, title} = info;
    return html`<li class="sheet game-card"><div class="game-picture">${gamePicture(game)}</div>
        <h2>${title}</h2>${aboutGame({game, options: {}, seats: []}, games)}
        <p class="game-buttons" role="group" aria-label=${title}>
            <button type="button" class="primary" data-quick=${game} ?disabled=${newTable.isBusy}
                @click=${() => newTable.playNow(info)}>${say('lobby.quick')}</button>
            ${learnButton(info, newTable)}</p>
        ${newTable.complaint(`quick ${game}`)}${newTable.complaint(`learn ${game}`)}</li>`;
}

/** Whatever moves by itself can be held, and stays so. @param {'on' | 'off'} moving @param {() => void} changed */
function holdButton(moving, changed) {
    const toggle = () => {
        rememberSetting('pictures', moving === 'on' ? 'off' : 'on');
        changed();
    };
    return html`<button type="button" class="quiet-button hold" data-hold @click=${toggle}>
        ${say(`lobby.pictures.${moving}`)}</button>`;
}

/** @param {GameInfo[]} games @param {NewTable} newTable @param {() => void} changed */
export function gameCards(games, newTable, changed) {
    const moving = ownSetting('pictures') === 'off' ? 'off' : 'on';
    return html`<ul class="game-cards" data-moving=${moving} aria-label=${say('lobby.games')}>${games.map((info) =>
        gameCard(info, games, newTable),
    )}</ul><div class="cards-foot"><p>${say('lobby.cards.says')}</p>${holdButton(moving, changed)}<a class="button"
        href="#new-table">${say('lobby.friends')}</a></div>`;
}
