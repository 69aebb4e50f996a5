// The words of the games, in the language of the page: only of what the page is about.

import {ownAddress} from '../app/browser/edition.js';
import {language} from '../app/words/language.js';
import {addMessages} from '../app/words/words.js';

const FOLDERS = ['ys', 'yspahan', 'magna-carta'];

/** @param {string} folder @param {'' | 'rules_'} kind */
async function learn(folder, kind) {
    const {default: words, firstGame} = await import(ownAddress(`games/${folder}/languages/${kind}${language()}.js`));
    addMessages({...words, ...firstGame});
}

/** A game that is not drawn has no words. @param {string} game */
const isDrawn = (game) => FOLDERS.includes(game);

/** What a match of this game is told in, its rules in short, and with them what its first game says.
 *  @param {string} game */
export async function learnWordsOf(game) {
    await Promise.all(isDrawn(game) ? [learn(game, ''), learn(game, 'rules_')] : []);
}

/** What the options of all games are called, for pages that draw none. */
export async function learnNames() {
    await Promise.all(FOLDERS.map((folder) => learn(folder, '')));
}
