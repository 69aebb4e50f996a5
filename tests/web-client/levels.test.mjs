// How strong bots are to be: medium, until a person chooses otherwise.
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {emptyStorage} from './fake_page.mjs';

emptyStorage();
const {LEVELS, ownLevel} = await import('../../web-client/app/people/levels.js');
const {rememberSetting} = await import('../../web-client/app/browser/storage.js');
const {botKind, say, seatName, seatTitle} = await import('../../web-client/app/words/words.js');

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

test('bots have names of their own, and say what they are where nothing else shows it', () => {
    const names = LEVELS.flatMap((bot) => [0, 1, 2, 3, 4, 5].map((seat) => seatName({bot, connected: false}, seat)));
    assert.equal(new Set(names).size, names.length, 'no two are called alike');
    assert.ok(
        names.every((name) => name.length <= 8),
        'which find their place everywhere',
    );
    assert.equal(seatTitle({bot: 'hard', connected: false}, 2), 'Gradlon (Hard bot)');
    assert.equal(seatTitle({bot: 'greedy', connected: false}, 2), 'Greedy bot 3', 'who plays in tests needs no name');
    assert.equal(seatName({player: 'Ada', bot: 'easy', connected: false}, 1), 'Ada', 'a bot that plays for somebody');
    assert.equal(botKind({player: 'Ada', bot: 'easy', connected: false}, 1), undefined);
});

test('a bot of somebody’s own keeps its name, and is said to be one as long as it plays', () => {
    const pip = {player: 'Pip', own_bot: true, connected: true};
    assert.equal(botKind(pip, 1), 'Guest bot');
    assert.equal(seatTitle(pip, 1), 'Pip (Guest bot)');
    assert.equal(botKind({...pip, bot: 'medium'}, 1), undefined, 'a bot of the server plays for it');
});

test('the kind of a bot says its level', () => {
    assert.deepEqual(
        LEVELS.map((level) => say(`bot.${level}`)),
        ['Easy bot', 'Medium bot', 'Hard bot'],
    );
});
