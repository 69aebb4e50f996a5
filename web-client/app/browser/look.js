// Whether the pages are light or dark: as the system has it, unless this browser's person has chosen. Style sheets say
// what that means.

import {ownSetting, rememberSetting} from './storage.js';

export const LOOKS = /** @type {const} */ (['system', 'light', 'dark']);
/** @typedef {typeof LOOKS[number]} Look */

/** @returns {Look} */
export function look() {
    const kept = ownSetting('look');
    return LOOKS.find((one) => one === kept) ?? 'system';
}

/** Lets this page look as it was chosen. */
export function wearLook() {
    document.documentElement.dataset.look = look();
}

/** @param {Look} chosen */
export function chooseLook(chosen) {
    rememberSetting('look', chosen);
    wearLook();
}
