// One choice of the game holds for the whole lobby.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openPerson, useServerAndBrowser} from './support.mjs';

const TEST_MS = 300000;
const here = useServerAndBrowser();

const chosen = (page) =>
    page.locator('select[name=game]').evaluateAll((found) => found.map(({value}) => value));

test('whichever list of games is used, the whole page is about the game that was chosen', {
    timeout: TEST_MS,
}, async () => {
    const anna = await openPerson(here.browser);
    const {page} = anna;
    await page.goto(here.server.address);
    await page.waitForSelector('.create select[name=game]');
    assert.deepEqual(await chosen(page), ['ys', 'ys']);
    await page.selectOption('.create select[name=game]', 'magna-carta');
    assert.deepEqual(await chosen(page), ['magna-carta', 'magna-carta']);
    await page.selectOption('.quick select[name=game]', 'ys');
    await page.selectOption('.quick select[name=game]', 'yspahan');
    assert.deepEqual(await chosen(page), ['yspahan', 'yspahan']);
    await page.fill('.quick input[name=player]', 'Anna');
    await page.click('[data-create]');
    await page.waitForSelector('.room .seats');
    assert.match(await page.textContent('.room .eyebrow'), /^\s*Yspahan/);
    assert.deepEqual(anna.errors, []);
    await anna.context.close();
});
