// What the page knows of each game before anybody plays it. DOM-free.

import * as list from './list.js';

/** @import {FirstGame} from '../app/teaching/hints.js' */
/** @import {GameDrawing} from './games.js' */

/**
 * `name` is also the name of its folder, with its words in `languages` and the style of its drawing in `board.css`.
 * @typedef {object} Game
 * @property {string} name as the server has it
 * @property {FirstGame} [firstGame] its tutorial
 * @property {() => Promise<GameDrawing>} load what draws it
 */

/** @type {Game[]} */
export const GAMES = Object.values(list);

export const GAME_NAMES = GAMES.map(({name}) => name);

/** @param {string} name */
export const gameNamed = (name) => GAMES.find((game) => game.name === name);

/** @param {string} name */
export const firstGameOf = (name) => gameNamed(name)?.firstGame;
