// The final score, itemised per colour and place, so that everybody can add it up again.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {winnerWords} from '../../app/people/winners.js';
import {say, sayCount} from '../../app/words/words.js';
import {characterIcon} from './characters.js';
import {gemIcon} from './gems.js';
import {emblem} from './pieces.js';
import {NEUTRAL, sideName} from './words_of.js';

/** @import {Scene} from './scene.d.ts' */
/** @import {ColourScore, FinalScore} from './view.d.ts' */

/** @param {ColourScore} colour @param {number} side */
function colourCell(colour, side) {
    const entry = colour.places.find((one) => one.side === side);
    return entry
        ? html`<td><b>${entry.points}</b><small>
            ${sayCount('ys.score.place', entry.gems, {place: say(`ys.rank.${entry.place}`)})}</small></td>`
        : html`<td class="none">–</td>`;
}

/** @param {ColourScore} colour @param {number} index */
function colourName({colour}, index) {
    return say('ys.score.colour', {colour: say(`ys.colour.${colour}`), rank: say(`ys.rank.${index + 1}`)});
}

/** King's Favour: the sum of the courtiers, its place and points. @param {FinalScore} score @param {number} side */
function favourCell({favour}, side) {
    const entry = favour.find((one) => one.side === side);
    return entry
        ? html`<td><b>${entry.points}</b><small>
            ${say('ys.score.favour.place', {sum: entry.sum, place: say(`ys.rank.${entry.place}`)})}</small></td>`
        : html`<td class="none">–</td>`;
}

/** Black gems of a side, the neutral included. @param {Scene} scene @param {number} side */
const blackOf = ({view}, side) => (side === NEUTRAL ? view.neutral : view.players[side])?.black ?? 0;

/** Sorts winners first, and the neutral last, since it has no place. @param {{place: number}} side */
const rankOf = ({place}) => (place === 0 ? Infinity : place);

/** @param {Scene} scene @param {FinalScore} score */
function verdict(scene, score) {
    return winnerWords(score.sides.map(({place, side}) => ({place, name: sideName(scene.seats, side)})));
}

/** @param {Scene} scene */
export function scoreSheet(scene) {
    const score = /** @type {FinalScore} */ (scene.view.final_score);
    const sides = [...score.sides].sort((one, other) => rankOf(one) - rankOf(other) || one.side - other.side);
    return html`<section class="score-sheet" aria-labelledby="score-title">
        <p class="eyebrow">${say('ys.score.title')}</p>
        <h2 id="score-title">${verdict(scene, score)}</h2>
        ${scene.view.neutral ? html`<p class="quiet">${say('ys.score.neutral')}</p>` : nothing}
        <div class="scrolls"><table>
            <thead><tr><th scope="col">${say('ys.score.item')}</th>${sides.map(
                ({side, place}) => html`<th scope="col"
                class="place-${place}">${emblem(side)}<span>${sideName(scene.seats, side)}</span></th>`,
            )}</tr></thead>
            <tbody>
                <tr><th scope="row">${say('ys.score.turns')}</th>${sides.map(
                    ({turns}) => html`<td><b>
                    ${turns}</b></td>`,
                )}</tr>
                ${score.colours.map(
                    (colour, index) => html`<tr><th scope="row">${gemIcon(colour.colour)} <span class="of-colour">
                        ${colourName(colour, index)}
                        <small>${say('ys.score.step', {step: colour.step})}</small></span></th>
                    ${sides.map(({side}) => colourCell(colour, side))}</tr>`,
                )}
                <tr><th scope="row">${gemIcon('black')} ${say('ys.score.black')}</th>
                    ${sides.map(
                        ({black, side}) => html`<td><b>${black}</b><small>
                    ${sayCount('ys.score.count', blackOf(scene, side))}</small></td>`,
                    )}</tr>
                ${
                    score.favour.length > 0
                        ? html`<tr><th scope="row">${characterIcon('king')} ${say('ys.option.kings_favour')}</th>
                    ${sides.map(({side}) => favourCell(score, side))}</tr>`
                        : nothing
                }
            </tbody>
            <tfoot>
                <tr><th scope="row">${say('ys.score.total')}</th>${sides.map(
                    ({total, side}) => html`<td
                    data-total=${side}><b>${total}</b></td>`,
                )}</tr>
                <tr class="minor"><th scope="row">${say('ys.score.gems')}</th>${sides.map(
                    ({gems}) => html`<td>
                    ${gems}</td>`,
                )}</tr>
                <tr class="minor"><th scope="row">${say('ys.score.rank')}</th>${sides.map(
                    ({place}) => html`<td>
                    ${place === 0 ? say('ys.score.unranked') : say(`ys.rank.${place}`)}</td>`,
                )}</tr>
            </tfoot>
        </table></div>
    </section>`;
}
