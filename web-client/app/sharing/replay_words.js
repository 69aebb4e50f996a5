// Loads the words that only a match that is over needs.

import {learnWords} from '../words/words.js';

await learnWords((code) => `app/words/languages/replay_${code}.js`);
