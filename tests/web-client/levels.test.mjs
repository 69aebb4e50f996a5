// How strong bots are to be: medium, until a person chooses otherwise.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {emptyStorage} from './fake_page.mjs';

emptyStorage();
const {LEVELS, ownLevel} = await import('../../web-client/app/people/levels.js');
const {rememberSetting} = await import('../../web-client/app/browser/storage.js');
const {say} = await import('../../web-client/app/words/words.js');

test('bots are medium until a person chooses another level, which is remembered', () => {
    assert.equal(ownLevel(), 'medium');
    for (const level of LEVELS) {
        rememberSetting('level', level);
        assert.equal(ownLevel(), level);
    }
});

test('a level that no bot has counts as none', () => {
    rememberSetting('level', 'godlike');
    assert.equal(ownLevel(), 'medium');
});

test('the name of a bot says its level', () => {
    assert.deepEqual(
        LEVELS.map((level) => say(`bot.${level}`)),
        ['Easy bot', 'Medium bot', 'Hard bot'],
    );
});
