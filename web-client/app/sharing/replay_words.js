// The words that only a match that is over needs: its replay's, its check's and the bots'. They are fetched for one.

import {learnWords} from '../words/words.js';

/** @returns {Promise<void>} rejected if they cannot be had */
export const learnReplayWords = () => learnWords((code) => `app/words/languages/replay_${code}.js`);
