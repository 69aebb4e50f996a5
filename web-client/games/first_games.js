// The first games that teach: for each game its table and its hints, as data.

import {firstGame as magnaCarta} from './magna-carta/first_game.js';
import {firstGame as ys} from './ys/first_game.js';
import {firstGame as yspahan} from './yspahan/first_game.js';

/** @import {FirstGame} from '../app/teaching/hints.js' */

/** @type {Record<string, FirstGame>} */
const FIRST_GAMES = {ys, yspahan, 'magna-carta': magnaCarta};

/** @param {string} game @returns {FirstGame | undefined} */
export const firstGameOf = (game) => (Object.hasOwn(FIRST_GAMES, game) ? FIRST_GAMES[game] : undefined);
