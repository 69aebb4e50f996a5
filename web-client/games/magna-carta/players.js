// One panel for each player: stocks, workers at home, cards, castle tokens, prestige buildings, and the score.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {fact, playerName, presence, projection} from '../../app/people/player_facts.js';
import {labelled, say} from '../../app/words/words.js';
import {pictureIcon} from './art.js';
import {tellCards} from './card_told.js';
import {CASTLE_PARTS, CUBES} from './cards.js';
import {thingIcon} from './goods.js';
import {emblem, workerIcon} from './pieces.js';
import {leftOf} from './spending.js';
import {nameOf, prestigeName, prestigeRule} from './words_of.js';

/** @import {Scene} from './scene.d.ts' */
/** @import {PlayerView} from './view.d.ts' */

/** @param {string} thing @param {number} count @param {string} words @param {string} [says] what it is good for */
function holding(thing, count, words, says = words) {
    return html`<span class="holding ${count === 0 ? 'none' : ''}" title=${says} role="img"
        aria-label=${labelled(words, count)}>${thingIcon(thing)}<b>${count}</b></span>`;
}

/** What would be left of something, if it is less than there is. @param {string} thing @param {number} count
 *  @param {number} left @param {string} words @param {string} says what it is good for */
function stock(thing, count, left, words, says) {
    if (left === count) {
        return holding(thing, count, words, says);
    }
    const fewer = say('match.left', {thing: words, left, count});
    return html`<span class="holding foreseen" title=${fewer} role="img" aria-label=${fewer}>${thingIcon(thing)}
        <b>${left}</b></span>`;
}

/** Money and cubes; one's own as they would be after what is chosen. @param {Scene} scene @param {number} seat */
export function stocks(scene, seat) {
    const [{deniers, cubes}, left] = [scene.view.players[seat], leftOf(scene, seat)];
    const money = say('magna-carta.deniers');
    return html`<div class="holdings" data-rule="income">
        ${stock('denier', deniers, left.deniers, money, say('magna-carta.says.denier'))}
        ${CUBES.map((cube, index) => {
            const name = say(`magna-carta.cube.${cube}`);
            const says = say(`magna-carta.says.${cube === 'gold' ? 'gold' : 'cube'}`, {cube: name});
            return stock(cube, cubes[index], left.cubes[index], name, says);
        })}</div>`;
}

/** @param {Scene} scene @param {number} seat */
function workersAtHome(scene, seat) {
    const [count, left] = [scene.view.players[seat].workers, leftOf(scene, seat).workers];
    const thing = say('magna-carta.workers');
    const words = left === count ? labelled(thing, count) : say('match.left', {thing, left, count});
    return html`<span class="fact workers" title=${words} role="img" aria-label=${words}>
        ${Array.from({length: left}, () => workerIcon(seat))}</span>`;
}

/** What was won: castle tokens and prestige buildings. It has its line before there is any.
 *  @param {PlayerView} player */
function gains({tokens, prestige, batches}) {
    const held = CASTLE_PARTS.filter((_, part) => tokens[part] > 0);
    return html`<div class="gains" data-rule="castle">
        ${held.map((part) =>
            holding(
                part,
                tokens[CASTLE_PARTS.indexOf(part)],
                say('magna-carta.token', {part: say(`magna-carta.part.${part}`)}),
            ),
        )}
        ${prestige.map(
            (one) => html`<span data-rule=${prestigeRule(one)} title=${prestigeName(one)} role="img"
            aria-label=${prestigeName(one)}>
            ${pictureIcon(one)}</span>`,
        )}
        ${batches > 0 ? fact('magna-carta.batches', 'magna-carta.batches.short', batches) : nothing}</div>`;
}

const PILES = {
    hand: 'M-9 5L-5-8L0-6.5L-4 6.5ZM-3-9H3V5H-3ZM9 5L5-8L0-6.5L4 6.5Z',
    deck: 'M-7-8H3V6H-7ZM-4-8V-10H6V4H3',
    discards: 'M-8 1L0-8L7-2L-1 7ZM-9-3L-2-9M3 9L9 3',
};

/** @param {keyof typeof PILES} name */
function pile(name) {
    return html`<svg class="pile-icon" viewBox="-11 -12 22 22" aria-hidden="true"><path d=${PILES[name]} /></svg>`;
}

/** How many cards are in this pile of a player. @param {'hand' | 'deck'} name @param {number} count */
function cards(name, count) {
    const words = labelled(say(`magna-carta.${name}`), count);
    return html`<span class="fact" title=${words} role="img" aria-label=${words}>${pile(name)}<b>${count}</b></span>`;
}

/** The discards lie open: they can be looked through.
 * @param {string} name @param {number} seat @param {string[]} laid */
function discards(name, seat, laid) {
    const title = say('magna-carta.discards.of', {name});
    return html`<button type="button" class="discards" title=${title} aria-label=${labelled(title, laid.length)}
        @click=${() => tellCards(title, laid, seat, say('magna-carta.discards.none'))}>
        ${pile('discards')}<b>${laid.length}</b></button>`;
}

/** Who begins the round, and who has passed. @param {Scene} scene @param {number} seat */
function order({view}, seat) {
    const passed = view.bridge.indexOf(seat);
    const number = say('magna-carta.bridge.number', {number: passed + 1});
    return html`${
        view.first_player === seat
            ? html`<span class="first-player" role="img" title=${say('magna-carta.first_player')}
                aria-label=${say('magna-carta.first_player')}><svg viewBox="-8 -9 16 18" aria-hidden="true"><path
                d="M-5 8V-8M-5-7.5L6-4L-5-.5" /></svg></span>`
            : nothing
    }${
        passed < 0
            ? nothing
            : html`<span class="passed" data-rule="actions" role="img" title=${number}
                aria-label=${number}>${passed + 1}</span>`
    }`;
}

/** @param {Scene} scene @param {PlayerView} player @param {number} seat */
function playerPanel(scene, player, seat) {
    const name = nameOf(scene.seats, seat);
    const own = seat === scene.viewer;
    const {total, words} = projection(player.score, say('magna-carta.score'));
    return html`<li class="player side-${seat} ${scene.view.asked.includes(seat) ? 'asked' : ''} ${own ? 'own' : ''}"
        data-at="player:${seat}">
        <div class="player-head">${emblem(seat)}${playerName(name)}
            ${own ? html`<span class="you">${say('room.you')}</span>` : nothing}${presence(scene.table, seat)}
            ${order(scene, seat)}${total}</div>${scene.view.final_score ? nothing : words}
        ${stocks(scene, seat)}
        <div class="facts" data-rule="actions">${workersAtHome(scene, seat)}
            ${cards('hand', player.hand)}${cards('deck', player.deck)}
            ${discards(name, seat, player.discards)}</div>
        ${gains(player)}
    </li>`;
}

/** @param {Scene} scene */
export function players(scene) {
    return html`<ol class="players" aria-label=${say('magna-carta.players')}>
        ${scene.view.players.map((player, seat) => playerPanel(scene, player, seat))}</ol>`;
}
