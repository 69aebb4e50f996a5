// One panel for each player: the turns of the day, points with and without what the week would pay if it ended now,
// camels, gold, cards, buildings, and goods on the caravan.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {playerName, presence, projection} from '../../app/people/player_facts.js';
import {say} from '../../app/words/words.js';
import {emblem} from './goods.js';
import {BUILDINGS} from './printed.js';
import {countIcon, signIcon} from './signs.js';
import {leftOf} from './spending.js';
import {amount, buildingDoes, buildingName, nameOf, rowName} from './words_of.js';

/** @import {Scene} from './scene.d.ts' */
/** @import {PlayerView, View} from './view.d.ts' */

/** The turns of a seat today. In a game for two, one player has two. @param {Scene} scene @param {number} seat */
function turns({view}, seat) {
    const own = view.order.flatMap((one, turn) => (one === seat ? [turn] : []));
    return html`<span class="turns" data-rule="turn" title=${say('yspahan.turns')}>${own.map(
        (turn) => html`<span class="turn ${turn === view.turn ? 'now' : ''} ${turn < (view.turn ?? 0) ? 'done' : ''}">
            ${turn + 1}</span>`,
    )}</span>`;
}

/** Camels or gold, as they would be after what is chosen. @param {'camels' | 'gold'} what @param {number} count
 *  @param {number} left */
function stock(what, count, left) {
    const sign = what === 'camels' ? 'camel' : 'gold';
    if (left === count) {
        return countIcon(sign, count, amount(what, count), say(`yspahan.says.${what}`, {amount: amount(what, count)}));
    }
    const fewer = say('match.left', {thing: rowName(sign), left, count});
    return html`<span class="foreseen">${countIcon(sign, left, fewer)}</span>`;
}

/** @param {Scene} scene @param {number} seat */
function holdings(scene, seat) {
    const {camels, gold, hand, caravan_goods, caravan_row} = scene.view.players[seat];
    const left = leftOf(scene, seat);
    const onCaravan = say(`yspahan.caravan.goods${caravan_row === undefined ? '.none' : ''}`, {
        goods: amount('goods', caravan_goods),
        row: caravan_row,
    });
    return html`<div class="holdings">${stock('camels', camels, left.camels)}${stock('gold', gold, left.gold)}
        ${countIcon('card', hand, amount('cards', hand))}
        ${countIcon('caravan_places', `${caravan_goods}×${caravan_row ?? 0}`, onCaravan)}</div>`;
}

/** The signs of all buildings, both built and not yet built. @param {PlayerView} player */
function buildings({buildings: built, next_building}) {
    return html`<div class="built" data-rule="buildings">${BUILDINGS.map((building) => {
        const stands = built.includes(building);
        const words = say(`yspahan.building.${stands ? 'stands' : 'missing'}`, {
            building: buildingName(building),
            does: buildingDoes(building),
        });
        return html`<span class="house ${stands ? 'stands' : ''}" role="img" data-rule="buildings:${building}"
            aria-label=${words} title=${words}>${signIcon(building)}</span>`;
    })}${
        next_building === undefined
            ? nothing
            : html`<span class="next-building" title=${say('yspahan.next_building')}>
                ${countIcon('points', `+${next_building}`, amount('points', next_building))}</span>`
    }</div>`;
}

/** What the end of the week would pay. @param {PlayerView} player */
const dueTo = ({tally: {souks, bazaar, caravan}}) => souks + bazaar + caravan;

/** The points of all players if the week ended now; after the match, their final points. @param {View} view */
export const projectedPoints = ({stage, players: all}) =>
    all.map((player) => player.score + (stage === 'over' ? 0 : dueTo(player)));

/** The same, split by what it is paid for. @param {PlayerView} player @param {number} due in all */
function tally({tally: {souks, bazaar, caravan}}, due) {
    const all = [
        {key: 'souks', points: souks},
        {key: 'bazaar', points: bazaar},
        {key: 'caravan', points: caravan},
    ].filter(({points}) => points > 0);
    return html`<p class="tally" data-rule="week" title=${say('yspahan.tally.says')}>
        <span>${say('yspahan.tally')}</span><b>+${due}</b><span class="tally-parts">${all.map(({key, points}) =>
            countIcon(key, points, say(`yspahan.tally.${key}`, {points})),
        )}</span></p>`;
}

/** @param {Scene} scene @param {number} seat */
function playerPanel(scene, seat) {
    const {view, viewer} = scene;
    const player = view.players[seat];
    const own = seat === viewer;
    const over = view.stage === 'over';
    const {total, words} = projection(projectedPoints(view)[seat], say('yspahan.projected'), player.score);
    return html`<li class="player side-${seat} ${view.asked.includes(seat) ? 'asked' : ''} ${own ? 'own' : ''}"
        data-at="player:${seat}">
        <div class="player-head">${over ? nothing : turns(scene, seat)}${emblem(seat)}
            ${playerName(nameOf(scene.seats, seat))}
            ${own ? html`<span class="you">${say('room.you')}</span>` : nothing}${presence(scene.table, seat)}
            ${
                view.next_start === seat
                    ? html`<span class="dawn" role="img" aria-label=${say('yspahan.next_start')}
                        title=${say('yspahan.next_start')}>${signIcon('dawn')}</span>`
                    : nothing
            }
            ${over ? html`<span class="points" title=${say('yspahan.points')}>${player.score}</span>` : total}</div>
        ${over ? nothing : words}${holdings(scene, seat)}${buildings(player)}${
            over ? nothing : tally(player, dueTo(player))
        }</li>`;
}

/** All players, each in a place of its own whatever the order of the day. @param {Scene} scene */
export const players = (scene) =>
    html`<ol class="players" aria-label=${say('yspahan.players')}>
        ${scene.view.players.map((_, seat) => playerPanel(scene, seat))}</ol>`;
