// The words of all games: also for pages that draw none.

import {addMessages} from '../app/words.js';
import magnaCarta from './magna-carta/languages/en.js';
import ys from './ys/languages/en.js';
import yspahan from './yspahan/languages/en.js';

addMessages(ys);
addMessages(yspahan);
addMessages(magnaCarta);
