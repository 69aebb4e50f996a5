// The chapters of the rules page of Ys, which stages each is about, and the cards that it lists.

import {characterDoes, characterName, CHARACTERS} from './words_of.js';

/** @type {import('../../app/rules/rules.js').RulesPage} */
export const rules = {
    prefix: 'ys.rules',
    chapters: [
        {name: 'aim', stages: []},
        {name: 'order', stages: ['bidding', 'choosing_positions']},
        {name: 'placing', stages: ['placing', 'after_placing', 'last_looks']},
        {name: 'quarters', stages: ['taking_gems', 'colouring_gem', 'blue_edged_gem']},
        {name: 'market', stages: ['ordering_columns', 'best_bid']},
        {name: 'ties', stages: []},
        {
            name: 'characters',
            stages: ['placing_cards', 'scoring_cards', 'end_cards'],
            things: () =>
                CHARACTERS.map((character) => ({
                    name: character,
                    title: characterName(character),
                    says: characterDoes(character),
                })),
        },
        {name: 'end', stages: ['sending_courtiers', 'over']},
        {name: 'players', stages: []},
    ],
};
