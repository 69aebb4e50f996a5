// The rule options of a table: which are unusual, which leave a choice with so many players, and that every language
// explains each of them.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {LANGUAGES} from '../../web-client/app/words/language.js';
import {
    fittingOptions,
    optionSays,
    rulesOf,
    unusualRules,
    valueSays,
    valueTitle,
} from '../../web-client/app/rules/rules.js';
import {GAME_NAMES} from '../../web-client/games/known_games.js';
import {learnNames} from '../../web-client/games/words.js';
import {wordsOf} from './word_files.mjs';

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
    const table = {game: 'ys', options: {kings_favour: 'on', quarters: '3', newest_rule: 'no'}, seats: [{}, {}, {}]};
    assert.deepEqual(
        rulesOf(table, games).map(({title, explanation}) => `${title}. ${explanation}`),
        [
            'King’s Favour. Each turn a broker goes to the throne room in secret; the sums there score at the end.',
            'Quarters: 3. Three players use three quarters, which makes the city tighter.',
            'newest rule: no. It is no.',
        ],
    );
    assert.deepEqual(
        unusualRules(table, games).map(({title}) => title),
        ['King’s Favour', 'Quarters: 3'],
    );
});

test('a variant that is not played is told as off, and what is for other numbers of players not at all', () => {
    const table = {game: 'ys', options: {kings_favour: 'off', quarters: '4', newest_rule: 'no'}};
    const titles = (seats) => rulesOf({...table, seats: Array(seats).fill({})}, games).map(({title}) => title);
    assert.deepEqual(titles(4), ['King’s Favour: off', 'newest rule: no']);
    assert.deepEqual(titles(3), ['King’s Favour: off', 'Quarters: 4', 'newest rule: no']);
    assert.deepEqual(titles(2), ['newest rule: no']);
});

test('without word from the server nothing is said of rules, and a value unknown to it is shown as it is', () => {
    const table = {game: 'ys', options: {quarters: '5'}, seats: [{}, {}, {}]};
    assert.deepEqual(rulesOf(table, []), []);
    assert.deepEqual(unusualRules(table, games), [{title: 'Quarters: 5', explanation: '5', differs: true}]);
});

test('an option that a table does not name, because it came later, has its first value', () => {
    const table = {game: 'ys', options: {kings_favour: 'on', quarters: '4'}, seats: [{}, {}, {}, {}]};
    assert.deepEqual(
        rulesOf(table, games).map(({title, differs}) => [title, differs]),
        [
            ['King’s Favour', true],
            ['newest rule: no', false],
        ],
    );
});

test('what the words of a game do not know yet is said in those of the server', () => {
    const [, , unknown] = games[0].options;
    assert.equal(optionSays('ys', {...unknown, explanation: 'Quite new.'}), 'Quite new.');
    assert.equal(valueTitle('ys', 'newest_rule', 'yes'), 'yes');
    const castle = {value: 'castle', explanation: 'The Queen closes a castle.'};
    assert.equal(valueSays('ys', 'queen', castle), castle.explanation);
    assert.equal(valueTitle('ys', 'queen', 'area'), 'one area');
});

const gameWords = (game, language) =>
    wordsOf(new URL(`../../web-client/games/${game}/languages/${language}.js`, import.meta.url));

const isOfOption = (game) => (key) => key.startsWith(`${game}.option.`);

/** The options of a game and their values, as its schema lists them. */
function optionsOf(game) {
    const schema = new URL(`../../protocol/schemas/${game}.schema.json`, import.meta.url);
    const {properties} = JSON.parse(readFileSync(schema, 'utf8')).$defs.options;
    return Object.entries(properties).map(([name, {enum: values}]) => ({name, values}));
}

/** The keys that explain an option. A switch says what it does; other options say what they are about too. */
function keysOf(game, {name, values}) {
    const key = `${game}.option.${name}`;
    const says = values.map((value) => `${key}.${value}.says`);
    // A number needs no title.
    const titles = values.filter((value) => /\p{L}/u.test(value)).map((value) => `${key}.${value}`);
    return values.join() === 'off,on' ? [key, ...says] : [key, `${key}.says`, ...titles, ...says];
}

for (const game of GAME_NAMES) {
    for (const language of Object.keys(LANGUAGES)) {
        test(`every option of ${game} and each of its values is explained in ${language}`, async () => {
            const there = Object.keys(await gameWords(game, language)).filter(isOfOption(game));
            const wanted = optionsOf(game).flatMap((option) => keysOf(game, option));
            assert.ok(wanted.length > 4);
            assert.deepEqual(there.sort(), wanted.sort());
        });
    }
}

test('in English the words are those of the server', async () => {
    for (const game of GAME_NAMES) {
        const source = new URL(`../../engine/${game.replace('-', '_')}/options.cpp`, import.meta.url);
        const told = new Set([...readFileSync(source, 'utf8').matchAll(/"([^"\n]+\.)"/g)].map(([, text]) => text));
        const words = await gameWords(game, 'en');
        const keys = Object.keys(words).filter((key) => isOfOption(game)(key) && key.endsWith('.says'));
        const differing = keys.filter((key) => !told.has(words[key]));
        assert.deepEqual(differing, [], game);
    }
});
