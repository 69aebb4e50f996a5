// No word of the page is cut, in any state, language and usual size of a window.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {LANGUAGES} from '../../web-client/app/words/language.js';
import {GAME_NAMES} from '../../web-client/games/known_games.js';
import {cutWords} from './cut_words.mjs';
import {sampled} from './sampled.mjs';
import {visitStates} from './states.mjs';
import {DESKTOP, PHONE, resize, useServerAndBrowser} from './support.mjs';

const TEST_MS = 900000;
const SIZES = [DESKTOP, {width: 1024, height: 768}, PHONE, {width: 844, height: 390}];
const here = useServerAndBrowser();

for (const language of sampled(Object.keys(LANGUAGES), 'language of every word')) {
    for (const game of sampled(GAME_NAMES, 'game of every word')) {
        test(`no word of ${game} is cut in any state, in ${language}`, {timeout: TEST_MS}, async () => {
            const found = {};
            const look = async (state, page) => {
                for (const size of SIZES) {
                    await resize(page, size);
                    const cut = await page.evaluate(cutWords);
                    if (cut.length > 0) {
                        found[`${state} at ${size.width} × ${size.height}`] = cut;
                    }
                }
                await resize(page, DESKTOP);
            };
            const person = await visitStates(here, game, DESKTOP, look, language);
            assert.deepEqual(found, {});
            assert.deepEqual(person.errors, []);
            await person.context.close();
        });
    }
}
