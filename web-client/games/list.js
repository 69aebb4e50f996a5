// The games that the page can draw. A new game is one line here.

export {game as magnaCarta} from './magna-carta/game.js';
export {game as ys} from './ys/game.js';
export {game as yspahan} from './yspahan/game.js';
