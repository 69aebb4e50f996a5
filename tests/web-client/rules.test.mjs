// The rule options of a table: which are unusual, and which can be chosen at all with so many players.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fittingOptions, rulesOf, unusualRules} from '../../web-client/app/rules.js';
import {learnNames} from '../../web-client/games/words.js';

await learnNames();

const value = (word, seats) => ({value: word, explanation: `It is ${word}.`, seats});
const games = [
    {
        game: 'ys',
        options: [
            {name: 'kings_favour', explanation: '', values: [value('off', [2, 3, 4]), value('on', [3, 4])]},
            {name: 'quarters', explanation: '', values: [value('4', [2, 3, 4]), value('3', [3])]},
            {name: 'newest_rule', explanation: '', values: [value('no', [2, 3, 4]), value('yes', [2, 3, 4])]},
        ],
    },
];

test('only options that leave a choice with this number of players are offered', () => {
    const offered = (seats) => fittingOptions(games[0].options, seats).map(({name}) => name);
    assert.deepEqual(offered(2), ['newest_rule']);
    assert.deepEqual(offered(3), ['kings_favour', 'quarters', 'newest_rule']);
    assert.deepEqual(offered(4), ['kings_favour', 'newest_rule']);
});

test('the rules of a table are told in words, and what differs from the usual is known', () => {
    const table = {game: 'ys', options: {kings_favour: 'on', quarters: '3', newest_rule: 'no'}};
    assert.deepEqual(
        rulesOf(table, games).map(({title, explanation}) => `${title}. ${explanation}`),
        ['King’s Favour. It is on.', 'Quarters: 3. It is 3.', 'newest rule: no. It is no.'],
    );
    assert.deepEqual(
        unusualRules(table, games).map(({title}) => title),
        ['King’s Favour', 'Quarters: 3'],
    );
});

test('without word from the server nothing is said of rules, and a value unknown to it is shown as it is', () => {
    const table = {game: 'ys', options: {quarters: '5'}};
    assert.deepEqual(rulesOf(table, []), []);
    assert.deepEqual(rulesOf(table, games), [{title: 'Quarters: 5', explanation: '5', differs: true}]);
});
