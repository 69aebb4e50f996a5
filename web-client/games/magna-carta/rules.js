// The chapters of the rules page of Caylus Magna Carta, which stages each is about, and the cards that it lists.

import {BUILDINGS, PRESTIGE} from './cards.js';
import {abilitiesSay, buildingName, buildingSays, prestigeName, prestigeSays} from './words_of.js';

/** @param {'own' | 'neutral'} whose */
const buildings = (whose) =>
    Object.keys(BUILDINGS)
        .filter((building) => (BUILDINGS[building].group === 'neutral') === (whose === 'neutral'))
        .map((building) => ({
            name: building,
            title: buildingName(building),
            says: (whose === 'own' ? buildingSays(building) : abilitiesSay(building)).join(' '),
        }));

/** @param {string} prestige */
const prestigeTold = (prestige) => ({
    name: prestige,
    title: prestigeName(prestige),
    says: prestigeSays(prestige).join(' '),
});

/** @type {import('../../app/rules/rules.js').RulesPage} */
export const rules = {
    prefix: 'magna-carta.rules',
    chapters: [
        {name: 'aim', stages: []},
        {name: 'income', stages: ['choosing_hands']},
        {name: 'actions', stages: ['acting']},
        {name: 'provost', stages: ['moving_provost']},
        {name: 'abilities', stages: ['using_abilities']},
        {name: 'castle', stages: ['delivering']},
        {name: 'buildings', stages: [], things: () => buildings('own')},
        {name: 'neutral', stages: [], things: () => buildings('neutral')},
        {name: 'residences', stages: [], things: () => Object.keys(PRESTIGE).map(prestigeTold)},
        {name: 'end', stages: ['over']},
        {name: 'basic', stages: []},
    ],
};
