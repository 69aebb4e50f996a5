// The words of the games, in the language of the page: only of what the page is about.

import {learnWords} from '../app/words/words.js';
import {GAME_NAMES, gameNamed} from './known_games.js';

/** @param {string} game @param {'' | 'rules_'} kind */
const learn = (game, kind) => learnWords((code) => `games/${game}/languages/${kind}${code}.js`);

/** Learns what a match of this game is told in, its rules in short, and with them what its first game says. A game that
 *  is not drawn has no words. @param {string} game */
export async function learnWordsOf(game) {
    await Promise.all(gameNamed(game) ? [learn(game, ''), learn(game, 'rules_')] : []);
}

/** Learns what the options of all games are called, for pages that draw none. A page does without words that do not
 *  come: the server names the options as well. @param {string[]} games */
export async function learnNames(games = GAME_NAMES) {
    await Promise.all(games.map((game) => learn(game, '').catch(() => {})));
}
