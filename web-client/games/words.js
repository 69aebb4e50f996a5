// The words of all games, in the language of the page: also for pages that draw none.

import {language} from '../app/language.js';
import {addMessages} from '../app/words.js';

const FOLDERS = ['ys', 'yspahan', 'magna-carta'];
const FILES = ['', 'rules_', 'first_game_'];

const paths = FOLDERS.flatMap((folder) => FILES.map((file) => `./${folder}/languages/${file}${language()}.js`));
const loaded = await Promise.all(paths.map((path) => import(path)));
loaded.forEach(({default: words}) => addMessages(words));
