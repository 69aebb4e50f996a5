// What bots say of a match that is over: asked in its replay and below its result.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {GAME_NAMES} from '../../web-client/games/known_games.js';
import {sampled} from './sampled.mjs';
import {DESKTOP, openPerson, PHONE, resize, useServerAndBrowser} from './support.mjs';
import {finishMatch, GAME_MS, shot, twoPlayers} from './table.mjs';

const here = useServerAndBrowser();
/** Bots think for seconds, on a busy machine for longer. */
const THOUGHT_MS = 240000;

const isWide = (page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

for (const game of sampled(GAME_NAMES, 'hindsight')) {
    test(`what decided a match of ${game} is said below its result and in its replay`, {timeout: GAME_MS}, async () => {
        const person = await openPerson(here.browser, DESKTOP);
        const {page} = person;
        await finishMatch(person, here.server, twoPlayers, game);
        await page.click('[data-analyse]');
        await page.locator('[data-turning]').first().waitFor({timeout: THOUGHT_MS});
        await shot(person, `hindsight-${game}-result`);
        const told = await page.locator('[data-turning]').first().innerText();
        await page.locator('[data-turning]').first().click();
        await page.waitForSelector('.replay-bar');
        const step = Number(/step=(\d+)/.exec(page.url())[1]);
        assert.ok(told.includes(String(step)), `${told} leads to step ${step}`);

        await page.click('[data-analyse]');
        await page.locator('[data-turning][aria-current]').waitFor({timeout: THOUGHT_MS});
        assert.equal(await page.getAttribute('[data-curves="places"]', 'aria-pressed'), 'true');
        const places = await page.locator('.curve-legend b').allInnerTexts();
        assert.ok(
            places.every((place) => /^[12]\.\d$/.test(place)),
            places.join(),
        );
        await page.click('[data-curves="points"]');
        assert.notDeepEqual(await page.locator('.curve-legend b').allInnerTexts(), places);

        await page.click('[data-advise]');
        const advice = page.locator('.hindsight-advice', {
            hasText: /would have done the same as|Instead, a strong bot/,
        });
        await advice.waitFor({timeout: THOUGHT_MS});
        await shot(person, `hindsight-${game}`);
        await resize(page, PHONE);
        await page.click('[data-unfold]');
        assert.equal(await isWide(page), false);
        await shot(person, `hindsight-${game}-phone`);
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}
