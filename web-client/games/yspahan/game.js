// Yspahan, as the page knows it before anybody plays.

import {firstGame} from './first_game.js';

/** @type {import('../known_games.js').Game} */
export const game = {
    name: 'yspahan',
    firstGame,
    load: async () => (await import('./yspahan.js')).yspahan,
};
