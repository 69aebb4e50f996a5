// The words of all games: also for pages that draw none.

import {addMessages} from '../app/words.js';
import magnaCarta from './magna-carta/languages/en.js';
import magnaCartaFirst from './magna-carta/languages/first_game_en.js';
import magnaCartaRules from './magna-carta/languages/rules_en.js';
import ys from './ys/languages/en.js';
import ysFirst from './ys/languages/first_game_en.js';
import ysRules from './ys/languages/rules_en.js';
import yspahan from './yspahan/languages/en.js';
import yspahanFirst from './yspahan/languages/first_game_en.js';
import yspahanRules from './yspahan/languages/rules_en.js';

[ys, ysFirst, ysRules].forEach(addMessages);
[yspahan, yspahanFirst, yspahanRules].forEach(addMessages);
[magnaCarta, magnaCartaFirst, magnaCartaRules].forEach(addMessages);
