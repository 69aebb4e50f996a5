// Words that a language lacks are said in English, and a missing file of words keeps no others away.
import assert from 'node:assert/strict';
import {setImmediate as passes} from 'node:timers/promises';
import {test} from 'node:test';
import {emptyStorage} from './fake_page.mjs';

emptyStorage();
localStorage.setItem('dahut.language', 'hu');
const {hasWords, learnWords, onMoreWords, say, sayCount} = await import('../../web-client/app/words/words.js');
const {learnNames} = await import('../../web-client/games/words.js');

const NOWHERE = 'games/none/languages/none.js';

/** The address of a module that has these words. */
const moduleOf = (words) => `data:text/javascript,export default ${encodeURIComponent(JSON.stringify(words))}`;

/** Waits until the page is to be drawn anew. */
const moreWords = () => new Promise((resolve) => onMoreWords(resolve));

test('the page speaks the language that was chosen', () => {
    assert.equal(say('nav.home'), 'Dahut: minden asztal');
});

test('a file that a language lacks is read in English', async () => {
    await learnWords((code) => (code === 'en' ? moduleOf({'file.greets': 'Hello {name}'}) : NOWHERE));
    assert.ok(hasWords('file.greets'));
    assert.equal(say('file.greets', {name: 'Anna'}), 'Hello Anna');
});

test('a word that a language lacks is said in English once that has come, all others as they were', async () => {
    const files = {hu: {'word.here': 'itt'}, en: {'word.here': 'here', 'word.there': 'there'}};
    const asked = [];
    await learnWords((code) => {
        asked.push(code);
        return moduleOf(files[code]);
    });
    assert.deepEqual(asked, ['hu'], 'English is read when a word is lacking, and not before');
    assert.equal(say('word.here'), 'itt');
    const more = moreWords();
    say('word.there');
    await more;
    assert.equal(say('word.there'), 'there');
    assert.equal(say('word.here'), 'itt');
    say('word.nowhere');
    await passes();
    assert.deepEqual(asked, ['hu', 'en']);
});

test('a count that a language lacks is said as English counts', async () => {
    const files = {hu: {}, en: {'card.one': 'a card', 'card.other': '{count} cards'}};
    await learnWords((code) => moduleOf(files[code]));
    const more = moreWords();
    sayCount('card', 1);
    await more;
    assert.deepEqual(
        [1, 2].map((count) => sayCount('card', count)),
        ['a card', '2 cards'],
    );
});

test('a count is said in the one form for all where a language has no other', async () => {
    const hu = {wood: '{count} fa', 'stone.one': 'egy kő', 'stone.other': '{count} kő'};
    await learnWords(() => moduleOf(hu));
    assert.deepEqual(
        ['wood', 'stone'].flatMap((key) => [1, 2].map((count) => sayCount(key, count))),
        ['1 fa', '2 fa', 'egy kő', '2 kő'],
    );
});

test('a file that there is in no language is missing', async () => {
    await assert.rejects(learnWords(() => NOWHERE));
});

test('the page goes without the words of a game that do not come', async () => {
    await learnNames(['none', 'yspahan']);
    assert.ok(hasWords('yspahan.about'));
    assert.ok(!hasWords('none.about'));
});
