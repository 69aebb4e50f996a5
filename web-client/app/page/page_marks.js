// Draws the page of a match, and marks the root element with classes for what style sheets must know of the whole page.
// A sheet that asked by itself (`:has`) would have the whole page styled again for whatever is drawn.

import {render} from '../../vendor/lit-html/lit-html.js';
import {keepFocus} from './focus.js';

const MARKS = {
    'at-boards': '.match',
    'has-banner': '#page > .banner, #page > .banners > .banner',
    'has-hints': '.match > .hint-strip',
    'hints-speak': '.match > .hint-strip.speaking',
    'has-strip': '.score-strip',
    'asks-dice': '.dice-grid',
    plays: '.match > .game:not(.over)',
    replays: '.replay-page',
    watches: '.table-page .game:not(.over) .dock:not(:has(.secrets, .hand-of))',
    unfolded: '.replay-bar [data-unfold][aria-expanded="true"]',
};

/** Before anything asks where something stands. */
function markPage() {
    for (const [mark, selector] of Object.entries(MARKS)) {
        document.documentElement.classList.toggle(mark, document.querySelector(selector) !== null);
    }
}

/** Draws into the page, whose focus stays. @param {HTMLElement} page @param {() => unknown} drawn */
export function drawPage(page, drawn) {
    keepFocus(page, () => {
        render(drawn(), page);
        markPage();
    });
}
