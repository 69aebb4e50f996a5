// The words that only a match that is over needs, of its replay, its check and bots. They are fetched when there is one.

import {learnWords} from '../words/words.js';

/** @returns {Promise<void>} rejected if they cannot be had */
export const learnReplayWords = () => learnWords((code) => `app/words/languages/replay_${code}.js`);
