// The final score, split by what the points were won with, so that everybody can add it up again.

import {html} from '../../vendor/lit-html/lit-html.js';
import {winnerWords} from '../../app/people/winners.js';
import {say} from '../../app/words/words.js';
import {emblem} from './goods.js';
import {SOURCES} from './printed.js';
import {signIcon} from './signs.js';
import {nameOf} from './words_of.js';

/** @import {Scene} from './scene.d.ts' */

/** The sign of each source. @type {Record<string, string>} */
const SIGNS = {
    souks: 'bag',
    bazaar: 'bazaar',
    caravan_places: 'place_on_caravan',
    caravan: 'camel',
    buildings: 'hoist',
    cards: 'card',
};

/** @param {Scene} scene */
export function scoreSheet({view, seats}) {
    const {places} = /** @type {{places: number[]}} */ (view.outcome);
    const ranked = places.map((place, seat) => ({place, seat})).sort((one, other) => one.place - other.place);
    return html`<section class="score-sheet" aria-labelledby="score-title">
        <p class="eyebrow">${say('yspahan.score.title')}</p>
        <h2 id="score-title">${winnerWords(ranked.map(({place, seat}) => ({place, name: nameOf(seats, seat)})))}</h2>
        <div class="scrolls"><table>
            <thead><tr><th scope="col">${say('yspahan.score.item')}</th>${ranked.map(
                ({seat, place}) => html`<th scope="col" class="place-${place}">${emblem(seat)}
                    <span>${nameOf(seats, seat)}</span></th>`,
            )}</tr></thead>
            <tbody>${SOURCES.map(
                (source, index) => html`<tr><th scope="row">${signIcon(SIGNS[source])}
                    ${say(`yspahan.source.${source}`)}</th>${ranked.map(
                        ({seat}) => html`<td><b>${view.players[seat].points[index]}</b></td>`,
                    )}</tr>`,
            )}</tbody>
            <tfoot>
                <tr><th scope="row">${say('yspahan.score.total')}</th>${ranked.map(
                    ({seat}) => html`<td data-total=${seat}><b>${view.players[seat].score}</b></td>`,
                )}</tr>
                <tr class="minor"><th scope="row">${say('yspahan.score.place')}</th>${ranked.map(
                    ({place}) => html`<td>${say(`yspahan.place.${place}`)}</td>`,
                )}</tr>
            </tfoot>
        </table></div>
    </section>`;
}
