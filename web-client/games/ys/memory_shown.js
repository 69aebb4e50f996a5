// What a person would remember of a match of Ys, as chapters for the panel that shows it.

import {html} from '../../vendor/lit-html/lit-html.js';
import {say} from '../../app/words/words.js';
import {characterIcon} from './characters.js';
import {brokersBehind} from './hand.js';
import {cardsOf, charactersAhead, neutralsOutOfSight, outOfSight, spiedOn} from './memory.js';
import {pieceIcon} from './pieces.js';
import {characterDoes, characterName, characterRule, NEUTRAL, placeName, sideName} from './words_of.js';

/** @import {Chapter} from '../../app/log/memory_panel.js' */
/** @import {Spied} from './memory.js' */
/** @import {Scene} from './scene.d.ts' */

/** @param {string} character */
const card = (character) =>
    html`<span class="remembered-card" data-rule=${characterRule(character)} title=${characterDoes(character)}>
        ${characterIcon(character)}
        ${characterName(character)}</span>`;

/** @param {number} seat @param {Spied} spied */
const spiedThing = (seat, {value, where}) =>
    html`${pieceIcon(seat, value)} ${where === undefined ? say('ys.throne') : placeName(where)}`;

/** @param {Scene} scene @param {number} seat @returns {Chapter} */
function rival({view, events, seats}, seat) {
    const {held, played} = cardsOf(events, seat);
    return {
        title: sideName(seats, seat),
        side: seat,
        facts: [
            {words: say('ys.memory.held'), things: held.map(card)},
            {words: say('ys.memory.played'), things: played.map(card)},
            {
                words: say('ys.memory.hidden'),
                things: brokersBehind(outOfSight(view, seat)).map((value) => pieceIcon(seat, value)),
            },
            {
                words: say('ys.memory.hidden.neutral'),
                things: brokersBehind(neutralsOutOfSight(view, seat)).map((value) => pieceIcon(NEUTRAL, value)),
            },
            {words: say('ys.memory.spied'), things: spiedOn(view, seat).map((spied) => spiedThing(seat, spied))},
        ],
    };
}

/** @param {Scene} scene @returns {Chapter} */
function ahead({view, events}) {
    const piles = view.quarters.reduce((sum, {pile}) => sum + pile, 0);
    return {
        title: say('ys.memory.ahead'),
        facts: [{words: say('ys.memory.ahead.piles', {piles}), things: charactersAhead(events).map(card)}],
    };
}

/** @param {Scene} scene @returns {Chapter[]} */
export function memory(scene) {
    const others = scene.view.players.flatMap((_, seat) => (seat === scene.viewer ? [] : [seat]));
    return [...others.map((seat) => rival(scene, seat)), ahead(scene)];
}
