// How this browser's person wants the pages: kept in the browser. DOM-free.

import {ownSetting, rememberSetting} from './storage.js';

/** @import {Pace} from '../telling/telling.js' */

export const PACES = /** @type {const} */ (['calm', 'quick', 'off']);

/** How fast what happened is told. @returns {Pace} */
export function pace() {
    const kept = ownSetting('telling');
    return PACES.find((one) => one === kept) ?? 'calm';
}

/** @param {Pace} pace */
export function rememberPace(pace) {
    rememberSetting('telling', pace);
}

export const isSoundOn = () => ownSetting('sound') !== 'off';

/** @param {'on' | 'off'} state */
export const rememberSound = (state) => rememberSetting('sound', state);

/** Whether the browser shall notify when a turn comes while nobody looks. */
export const isNotifying = () => ownSetting('notify') === 'on';

/** @param {'on' | 'off'} state */
export const rememberNotifying = (state) => rememberSetting('notify', state);
