// How a first game closes: with what would have helped most, chosen from what this learner has missed.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {say} from '../words/words.js';

/** @import {FirstGame} from './hints.js' */
/** @import {Advice} from './mistakes.js' */

/** @param {FirstGame} game @param {Advice[]} advice */
export function closingNote({prefix}, advice) {
    const title = say(`hints.advice.${advice.length}`);
    return html`<section class="closing-note" aria-label=${title}><h2>${title}</h2>${
        advice.length > 0
            ? html`<ol>${advice.map(
                  ({name, numbers}) => html`<li data-advice=${name}>${say(`${prefix}.advice.${name}`, numbers)}</li>`,
              )}</ol>`
            : nothing
    }</section>`;
}
