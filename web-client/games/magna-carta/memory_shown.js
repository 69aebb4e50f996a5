// What a person would remember of the cards of Caylus Magna Carta, as chapters for the panel that shows it.

import {html} from '../../vendor/lit-html/lit-html.js';
import {say} from '../../app/words/words.js';
import {outOfSight} from './memory.js';
import {buildingName, buildingRule, buildingSays, nameOf} from './words_of.js';

/** @import {Chapter} from '../../app/log/memory_panel.js' */
/** @import {Scene} from './scene.d.ts' */

/** @param {string} building */
const card = (building) =>
    html`<span class="remembered-card" data-rule=${buildingRule(building)} title=${buildingSays(building).join(' ')}>
        ${buildingName(building)}</span>`;

/** @param {Scene} scene @returns {Chapter[]} */
export const memory = ({view, seats, viewer}) =>
    view.players.map(({hand, deck}, seat) => ({
        title: nameOf(seats, seat),
        side: seat,
        facts: [
            {
                words: say(`magna-carta.memory.${seat === viewer ? 'own' : 'other'}`, {hand, deck}),
                things: outOfSight(view, seat).map(card),
            },
        ],
    }));
