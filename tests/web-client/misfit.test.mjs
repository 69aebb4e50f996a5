// Why a table cannot have some rules: the words name the numbers of players that fit. There are none where only the
// server knows.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {misfit} from '../../web-client/app/rules/rules.js';
import {learnNames} from '../../web-client/games/words.js';

await learnNames();

const value = (word, seats) => ({value: word, explanation: '', seats});
const GAMES = [
    {
        game: 'ys',
        title: 'Ys',
        seats: [2, 3, 4],
        options: [
            {name: 'kings_favour', explanation: '', values: [value('off', [2, 3, 4]), value('on', [3, 4])]},
            {name: 'quarters', explanation: '', values: [value('4', [2, 3, 4]), value('3', [3])]},
        ],
    },
];
const wanted = (seats, options = {}) => ({game: 'ys', seats, options});

test('what does not fit so many players is said by its name', () => {
    assert.equal(misfit(wanted(5), GAMES), '“Ys” is for 2, 3 or 4 players, not for 5.');
    assert.equal(
        misfit(wanted(2, {quarters: '4', kings_favour: 'on'}), GAMES),
        '“King’s Favour” is for 3 or 4 players, not for 2.',
    );
    assert.equal(misfit(wanted(4, {quarters: '3'}), GAMES), '“Quarters: 3” is for 3 players, not for 4.');
});

test('what the server does not know is said by its name as well', () => {
    const unknown = (options) => misfit(wanted(3, options), GAMES);
    assert.equal(unknown({newest_rule: 'yes'}), 'This server does not know the rule “newest rule: yes”.');
    assert.equal(unknown({quarters: '9'}), 'This server does not know the rule “Quarters: 9”.');
});

test('where all fits, or nothing is known of the game, only the server can say why', () => {
    assert.equal(misfit(wanted(3, {quarters: '3', kings_favour: 'on'}), GAMES), undefined);
    assert.equal(misfit(wanted(3, {quarters: '3'}), []), undefined);
});
