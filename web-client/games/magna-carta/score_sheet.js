// The final score, item by item, so that everybody can add it up again.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {winnerWords} from '../../app/people/winners.js';
import {say} from '../../app/words/words.js';
import {CASTLE_PARTS} from './cards.js';
import {emblem} from './pieces.js';
import {buildingName, nameOf, prestigeName} from './words_of.js';

/** @import {Scene} from './scene.d.ts' */
/** @import {SeatScore} from './view.d.ts' */

/** What is counted, with how it is made up. @type {{item: string, points: (seat: SeatScore) => number,
 *  of: (seat: SeatScore) => string, note?: string}[]} */
const ITEMS = [
    {
        item: 'castle',
        points: ({castle}) => castle,
        of: ({tokens}) =>
            CASTLE_PARTS.map((part, index) => ({part, count: tokens[index]}))
                .filter(({count}) => count > 0)
                .map(({part, count}) => say('magna-carta.score.tokens', {count, part: say(`magna-carta.part.${part}`)}))
                .join(', '),
    },
    {
        item: 'buildings',
        points: ({building_points}) => building_points,
        of: ({buildings}) => buildings.map(buildingName).join(', '),
    },
    {item: 'residences', points: ({residence_points}) => residence_points, of: () => ''},
    {
        item: 'prestige',
        points: ({prestige_points}) => prestige_points,
        of: ({prestige}) => prestige.map(prestigeName).join(', '),
    },
    {item: 'gold', points: ({gold_points}) => gold_points, of: () => ''},
    {
        item: 'cubes',
        points: ({cube_points}) => cube_points,
        of: ({cubes}) => say('magna-carta.score.of', {count: cubes}),
        note: 'magna-carta.score.three',
    },
    {
        item: 'deniers',
        points: ({denier_points}) => denier_points,
        of: ({deniers}) => say('magna-carta.score.of', {count: deniers}),
        note: 'magna-carta.score.three',
    },
];

/** @param {Scene} scene @param {SeatScore[]} scores */
function verdict(scene, scores) {
    return winnerWords(scores.map(({place, seat}) => ({place, name: nameOf(scene.seats, seat)})));
}

/** @param {Scene} scene */
export function scoreSheet(scene) {
    const scores = [...(scene.view.final_score?.seats ?? [])].sort(
        (one, other) => one.place - other.place || one.seat - other.seat,
    );
    return html`<section class="score-sheet" aria-labelledby="score-title">
        <p class="eyebrow">${say('magna-carta.score.title')}</p>
        <h2 id="score-title">${verdict(scene, scores)}</h2>
        <div class="scrolls"><table>
            <thead><tr><th scope="col">${say('magna-carta.score.item')}</th>${scores.map(
                ({seat, place}) => html`<th scope="col" class="place-${place}">${emblem(seat)}<span>
                    ${nameOf(scene.seats, seat)}</span></th>`,
            )}</tr></thead>
            <tbody>${ITEMS.map(
                ({item, points, of, note}) => html`<tr><th scope="row">${say(`magna-carta.score.${item}`)}
                    ${note ? html`<small>${say(note)}</small>` : nothing}</th>
                    ${scores.map((seat) => html`<td><b>${points(seat)}</b><small>${of(seat)}</small></td>`)}</tr>`,
            )}</tbody>
            <tfoot>
                <tr><th scope="row">${say('magna-carta.score.total')}</th>${scores.map(
                    ({seat, total}) => html`<td data-total=${seat}><b>${total}</b></td>`,
                )}</tr>
                <tr class="minor"><th scope="row">${say('magna-carta.score.rank')}</th>${scores.map(
                    ({place}) => html`<td>${say(`magna-carta.rank.${place}`)}</td>`,
                )}</tr>
            </tfoot>
        </table></div>
    </section>`;
}
