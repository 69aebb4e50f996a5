// What a page says of itself in the tab of the browser: its title, and an icon by which one is found among many.

import {ownAddress} from '../browser/edition.js';

/** @param {string} words @param {'turn' | 'quiet'} state */
export function showInTab(words, state) {
    const icon = ownAddress(state === 'turn' ? 'favicon-turn.svg' : 'favicon.svg');
    const link = document.querySelector('link[rel="icon"]');
    if (document.title !== words) {
        document.title = words;
    }
    if (link && link.getAttribute('href') !== icon) {
        link.setAttribute('href', icon);
    }
}
