// Loads the words of the games in the language of the page, only for the games that the page needs.

import {learnWords} from '../app/words/words.js';
import {firstGameOf, GAME_NAMES, gameNamed} from './known_games.js';

/** @param {string} game @param {'' | 'rules_' | 'first_game_'} kind */
const learn = (game, kind) => learnWords((code) => `games/${game}/languages/${kind}${code}.js`);

/** Loads the words of a game. A game without a drawing has no words. @param {string} game */
export async function learnWordsOf(game) {
    await Promise.all(gameNamed(game) ? [learn(game, '')] : []);
}

/** Loads the words of a game's short rules. @param {string} game @returns {Promise<void>} rejected if it has none */
export const learnRulesOf = (game) => learn(game, 'rules_');

/** Loads what a first game says, which no other match needs. @param {string} game */
export async function learnFirstGameOf(game) {
    await Promise.all(firstGameOf(game) ? [learn(game, 'first_game_')] : []);
}

/**
 * Loads the names of the options of all games, for pages that draw no game. A page does without words that fail to
 * load, since the server names the options as well.
 * @param {string[]} games
 */
export async function learnNames(games = GAME_NAMES) {
    await Promise.all(games.map((game) => learn(game, '').catch(() => {})));
}
