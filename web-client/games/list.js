// The games that the page can draw: a new one is a line here.

export {game as magnaCarta} from './magna-carta/game.js';
export {game as ys} from './ys/game.js';
export {game as yspahan} from './yspahan/game.js';
