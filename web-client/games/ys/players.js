// One panel for each player: name, order card, the projected total and the points so far, gems, brokers behind and
// before the screen, cards.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {fact, playerName, presence, projection} from '../../app/people/player_facts.js';
import {labelled, say} from '../../app/words/words.js';
import {characterIcon} from './characters.js';
import {gemIcon} from './gems.js';
import {emblem, pieceIcon} from './pieces.js';
import {throneRoom} from './throne_room.js';
import {
    cardsAtWork,
    characterDoes,
    characterName,
    characterRule,
    COLOURS,
    gemName,
    NEUTRAL,
    sideName,
} from './words_of.js';

/** @import {Scene} from './scene.d.ts' */
/** @import {PlayerView} from './view.d.ts' */

/** @param {{gems: number[], black: number}} player */
function gems(player) {
    const holdings = [
        ...COLOURS.map((colour, index) => ({gem: colour, count: player.gems[index]})),
        {gem: 'black', count: player.black},
    ];
    return html`<div class="holdings" data-rule="end">${holdings.map(
        ({gem, count}) =>
            html`<span class="holding ${count === 0 ? 'none' : ''}" data-says=${say(
                `ys.says.${gem === 'black' ? 'black' : 'gems'}`,
                {gem: gemName(gem), count},
            )}>${gemIcon(gem)}<b>${count}</b></span>`,
    )}</div>`;
}

/**
 * The brokers before the screen with their sum, which decides ties. There are none before the bids.
 * @param {number} seat @param {PlayerView} player
 */
function beforeScreen(seat, player) {
    const sum = player.before_screen.reduce((total, value) => total + value, 0);
    return player.before_screen.length === 0
        ? nothing
        : html`<span class="fact before" data-rule="ties" title=${say('ys.before_screen', {sum})}>
            <span>${say('ys.before_screen.short', {sum})}</span>
            ${player.before_screen.map((value) => pieceIcon(seat, value))}</span>`;
}

/** Signs of this player's cards that have an effect this turn; several stand without their names, which are in their
 *  notes. @param {Scene} scene @param {number} seat */
const atWork = ({view}, seat) =>
    cardsAtWork(view, seat).map(
        (card, _, {length}) =>
            html`<span class="working" data-rule=${characterRule(card)}
                title=${labelled(characterName(card), characterDoes(card))}>${characterIcon(card)}
                ${length > 1 ? nothing : characterName(card)}</span>`,
    );

/** The projected total of a side, or its final points once the match is over. @param {Scene} scene
 *  @param {{projected: number, score: number}} side */
function standing({view: {options, final_score}}, {projected, score}) {
    const says = say(`ys.projected${options.kings_favour === 'on' ? '.favour' : ''}`);
    return final_score
        ? {total: html`<span class="points" title=${say('ys.points')}>${projected}</span>`, words: nothing}
        : projection(projected, says, score);
}

/** @param {Scene} scene @param {number} seat */
function playerPanel(scene, seat) {
    const player = scene.view.players[seat];
    const asked = scene.view.asked.includes(seat);
    const own = seat === scene.viewer;
    const {total, words} = standing(scene, player);
    return html`<li class="player side-${seat} ${asked ? 'asked' : ''} ${own ? 'own' : ''}"
        data-at="player:${seat}">
        <div class="player-head"><span class="order" data-rule="order"
            title=${say('ys.order_card')}>${player.order_card}</span>
            ${emblem(seat)}${playerName(sideName(scene.seats, seat))}
            ${own ? html`<span class="you">${say('room.you')}</span>` : nothing}${presence(scene.table, seat)}
            ${total}</div>${words}
        ${gems(player)}
        <div class="facts">
            ${fact('ys.behind', 'ys.behind.short', player.behind)}
            ${scene.view.neutral ? fact('ys.neutral.left', 'ys.neutral.left.short', player.neutral) : nothing}
            ${fact('ys.hand.count', 'ys.hand.short', player.hand)}
            ${player.played > 0 ? fact('ys.played', 'ys.played.short', player.played) : nothing}
        </div>
        <div class="facts this-turn">${atWork(scene, seat)}${beforeScreen(seat, player)}</div>
        ${scene.view.options.kings_favour === 'on' ? throneRoom(scene, seat) : nothing}
    </li>`;
}

/** The third, neutral side of a game for two. @param {Scene} scene */
function neutralPanel(scene) {
    const {neutral} = scene.view;
    if (!neutral) {
        return nothing;
    }
    const {total, words} = standing(scene, neutral);
    return html`<li class="player side-${NEUTRAL}" data-at="player:${NEUTRAL}"><div class="player-head">
        ${emblem(NEUTRAL)}${playerName(sideName(scene.seats, NEUTRAL))}
        ${total}</div>${words}${gems(neutral)}
        <div class="facts"><span class="fact">${say('ys.neutral.note')}</span></div></li>`;
}

/** All players, each in a place of its own whatever the order of the turn, and the neutral. @param {Scene} scene */
export const players = (scene) =>
    html`<ol class="players" aria-label=${say('ys.players')}>
        ${scene.view.players.map((_, seat) => playerPanel(scene, seat))}${neutralPanel(scene)}</ol>`;
