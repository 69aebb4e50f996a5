// The words of the games, in the language of the page: only of what the page is about.

import {ownAddress} from '../app/edition.js';
import {language} from '../app/language.js';
import {addMessages} from '../app/words.js';

const FOLDERS = ['ys', 'yspahan', 'magna-carta'];

/** @param {string} folder @param {'' | 'rules_' | 'first_game_'} kind */
async function learn(folder, kind) {
    const {default: words} = await import(ownAddress(`games/${folder}/languages/${kind}${language()}.js`));
    addMessages(words);
}

/** A game that is not drawn has no words. @param {string} game */
const isDrawn = (game) => FOLDERS.includes(game);

/** What a match of this game is told in, and its rules in short. @param {string} game */
export async function learnWordsOf(game) {
    await Promise.all(isDrawn(game) ? [learn(game, ''), learn(game, 'rules_')] : []);
}

/** What the first game says to whoever learns. @param {string} game */
export async function learnFirstGameOf(game) {
    await (isDrawn(game) && learn(game, 'first_game_'));
}

/** What the options of all games are called, for pages that draw none. */
export async function learnNames() {
    await Promise.all(FOLDERS.map((folder) => learn(folder, '')));
}
