// What the examples in the rules of every game are laid out with: lines of little drawings, and the arrow in them.

import {html} from '../../vendor/lit-html/lit-html.js';

export const ARROW = html`<svg class="drawn-arrow" viewBox="0 0 20 12"><path d="M1 6H16M11 1L17 6L11 11" /></svg>`;

/** @param {unknown[]} lines */
export const linesDrawn = (lines) => html`<ol class="drawn-lines">${lines.map((line) => html`<li>${line}</li>`)}</ol>`;
