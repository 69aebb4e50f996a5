// What a person would remember of the cards of Yspahan, as chapters for the panel that shows it.

import {html} from '../../vendor/lit-html/lit-html.js';
import {say} from '../../app/words/words.js';
import {letGo, outOfSight} from './memory.js';
import {signIcon} from './signs.js';
import {cardDoes, cardName, nameOf} from './words_of.js';

/** @import {Chapter} from '../../app/log/memory_panel.js' */
/** @import {Cards} from './memory.js' */
/** @import {Scene} from './scene.d.ts' */

/** @param {Cards} cards */
const cardShown = ({card, count}) =>
    html`<span class="remembered-card" data-rule="cards:${card}" title=${cardDoes(card)}>${signIcon(card)}
        ${cardName(card)}${count > 1 ? ` ×${count}` : ''}</span>`;

/** @param {Scene} scene @returns {Chapter[]} */
export function memory({view, events, seats, viewer}) {
    const others = view.players.map((_, seat) => seat).filter((seat) => seat !== viewer);
    const hands = others.reduce((sum, seat) => sum + view.players[seat].hand, 0);
    return [
        {
            title: say('yspahan.memory.hidden'),
            facts: [
                {
                    words: say('yspahan.memory.hidden.where', {deck: view.deck, hands}),
                    things: outOfSight(view).map(cardShown),
                },
            ],
        },
        ...others.map((seat) => ({
            title: nameOf(seats, seat),
            side: seat,
            facts: [{words: say('yspahan.memory.gone'), things: letGo(events, seat).map(cardShown)}],
        })),
    ];
}
