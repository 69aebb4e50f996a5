// How this browser's person wants the pages: pace, sound, notifications, light or dark. The browser keeps it. Style
// sheets say what light and dark mean.

import {ownSetting, rememberSetting} from './storage.js';

/** How fast what happened is told. */
export const PACES = /** @type {const} */ (['calm', 'quick', 'off']);
/** @typedef {typeof PACES[number]} Pace */

/** @returns {Pace} */
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

/** Whether this browser can notify at all, and if so whether it may. */
export const mayNotify = () => 'Notification' in globalThis && isSecureContext && Notification.permission;

/** Whether the browser shall notify when a turn comes while nobody looks. */
export const isNotifying = () => ownSetting('notify') === 'on';

/** @param {'on' | 'off'} state */
export const rememberNotifying = (state) => rememberSetting('notify', state);

/** Whether the page passes for this person where nothing else is possible and everybody can know that. */
export const isPassingAlone = () => ownSetting('lone_pass') !== 'off';

/** @param {'on' | 'off'} state */
export const rememberPassingAlone = (state) => rememberSetting('lone_pass', state);

export const LOOKS = /** @type {const} */ (['system', 'light', 'dark']);
/** @typedef {typeof LOOKS[number]} Look */

/** @returns {Look} */
export function look() {
    const kept = ownSetting('look');
    return LOOKS.find((one) => one === kept) ?? 'system';
}

/** Applies the chosen look to this page. */
export function wearLook() {
    document.documentElement.dataset.look = look();
}

/** @param {Look} chosen */
export function chooseLook(chosen) {
    rememberSetting('look', chosen);
    wearLook();
}
