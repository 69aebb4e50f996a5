// Caylus Magna Carta, as the page knows it before anybody plays.

import {firstGame} from './first_game.js';

/** @type {import('../known_games.js').Game} */
export const game = {
    name: 'magna-carta',
    firstGame,
    load: async () => (await import('./magna_carta.js')).magnaCarta,
};
