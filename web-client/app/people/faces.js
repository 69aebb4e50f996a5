// The faces of bots, in a few strokes. Level and seat choose them as they choose the names: women and men take turns,
// and who plays better wears more on the head.

import {html} from '../../vendor/lit-html/lit-html.js';

const HAIR = ['#6b4a2b', '#c08a3e', '#9a948a'];
const LONG = 'M3.5 18V9.5A6.5 7 0 0 1 16.5 9.5V18Z';
const SHORT = 'M4.3 10.5V9A5.7 6 0 0 1 15.7 9V10.5Z';
const FRINGE = 'M5 9.5Q9 8.8 10 6Q11 8.8 15 9.5';
const BEARD = 'M5 11.2Q5.6 17.8 10 17.8T15 11.2Q12.6 14 10 13.6T5 11.2Z';

/** A shape on the head and its colour. @type {Record<string, [string, string]>} */
const HEADS = {
    easy: ['', 'none'],
    medium: ['M3.8 8.4Q5 1.8 10 1.8T16.2 8.4Q10 5.6 3.8 8.4Z', '#4d8290'],
    hard: ['M4.6 7.4V2.2L7.6 4.6L10 1.4L12.4 4.6L15.4 2.2V7.4Z', '#dca63c'],
    own: ['M5.2 7.2V3.8H9.3V0.8H10.7V3.8H14.8V7.2Z', '#9a948a'],
};

/** @param {string} bot its level, or that it is somebody's own @param {number} seat */
export function face(bot, seat) {
    const [head, colour] = HEADS[bot];
    const hair = HAIR[(seat >> 1) % HAIR.length];
    const [behind, before, inside] = seat % 2 === 1 ? [LONG, FRINGE, 'none'] : [SHORT, BEARD, hair];
    return html`<svg class="bot-face" viewBox="0 0 20 20" aria-hidden="true"><path d=${behind} fill=${hair} />
        <circle cx="10" cy="10.8" r="5.1" fill="#f0d2ab" /><path d=${before} fill=${inside} />
        <path d="M8 10.4V11M12 10.4V11" /><path d=${head} fill=${colour} /></svg>`;
}
