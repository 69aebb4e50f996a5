// The chapters of the rules page of Yspahan, which stages each is about, and the cards and buildings that it lists.

import {say} from '../../app/words/words.js';
import {BUILDINGS, CARDS, PRICES} from './printed.js';
import {buildingDoes, buildingName, cardDoes, cardName, priceName} from './words_of.js';

/** @param {string} building */
const buildingTold = (building) => ({
    name: building,
    title: buildingName(building),
    says: say('yspahan.rules.building', {price: priceName(PRICES[building]), does: buildingDoes(building)}),
});

/** @type {import('../../app/rules/rules.js').RulesPage} */
export const rules = {
    prefix: 'yspahan.rules',
    chapters: [
        {name: 'aim', stages: []},
        {name: 'tower', stages: ['rolling']},
        {name: 'turn', stages: ['choosing', 'ending']},
        {name: 'goods', stages: ['placing']},
        {name: 'supervisor', stages: ['ordering', 'sending']},
        {name: 'caravan', stages: []},
        {name: 'buildings', stages: ['building'], things: () => BUILDINGS.map(buildingTold)},
        {
            name: 'cards',
            stages: [],
            things: () => CARDS.map((card) => ({name: card, title: cardName(card), says: cardDoes(card)})),
        },
        {name: 'week', stages: ['over']},
        {name: 'players', stages: []},
    ],
};
