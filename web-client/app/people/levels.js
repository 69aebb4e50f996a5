// How strong a bot is to be: the levels that a person can choose, and the one chosen last in this browser.

import {ownSetting} from '../browser/storage.js';

/** @typedef {'easy' | 'medium' | 'hard'} Level */

/** @type {Level[]} */
export const LEVELS = ['easy', 'medium', 'hard'];

/** The level chosen last, or the one to begin with. @returns {Level} */
export const ownLevel = () => LEVELS.find((level) => level === ownSetting('level')) ?? 'medium';
