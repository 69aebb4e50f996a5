// What the words of every game must have: some for each thing that its headers name, and a question for each field of
// each action. The people of these tests are here as well.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {hasWords} from '../../web-client/app/words/words.js';

export const SEATS = [
    {player: 'Anna', connected: true},
    {player: 'Ben', connected: true},
    {bot: 'greedy', connected: true},
    {player: 'Dora', connected: true},
];

/** @param {string[]} keys */
export function haveWords(keys) {
    assert.deepEqual(
        keys.filter((key) => !hasWords(key)),
        [],
    );
}

/**
 * Asserts that there are words for every name of every list. The keys of the lists are the beginnings of the keys.
 * @param {Record<string, string[]>} lists
 */
export function allHaveWords(lists) {
    for (const [prefix, words] of Object.entries(lists)) {
        assert.ok(words.length > 0, prefix);
        haveWords(words.map((word) => prefix + word));
    }
}

/**
 * Declares the tests of actions and events.
 * @param {import('./headers.mjs').Headers} headers @param {string} game as the keys of its words begin
 * @param {{kinds: Record<string, object>, actions: number, events: number,
 *          asked?: (type: string) => string[] | undefined}} expected the kinds of the fields, the least numbers there
 *     can be, and how a type of action is asked for if not field by field
 */
export function testActionsAndEvents(headers, game, {kinds, actions, events, asked = () => undefined}) {
    test('every action of the engine has a name and words for its fields', () => {
        const fields = headers.fields('action.hpp');
        assert.ok(Object.keys(fields).length >= actions);
        assert.deepEqual(Object.keys(fields).sort(), Object.keys(kinds).sort());
        for (const [type, names] of Object.entries(fields)) {
            assert.deepEqual(Object.keys(kinds[type]), names, type);
            const questions = asked(type) ?? names.map((field) => `${type}.${field}`);
            haveWords([`${game}.action.${type}`, ...questions.map((question) => `${game}.ask.${question}`)]);
        }
    });

    test('every event of the engine has a sentence', () => {
        const names = headers.names('event.hpp');
        assert.ok(names.length >= events);
        haveWords(names.map((name) => `${game}.event.${name}`));
    });
}
