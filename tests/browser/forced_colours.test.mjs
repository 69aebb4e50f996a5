// Where the system chooses the colours, gradients and shadows are not drawn: what lies over the page hides it all the
// same, and what is chosen is seen.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {DESKTOP, openPerson, PHONE, useServerAndBrowser} from './support.mjs';
import {finishMatch} from './table.mjs';

const TEST_MS = 300000;
const here = useServerAndBrowser();

async function openForced(viewport) {
    const person = await openPerson(here.browser, viewport);
    await person.page.emulateMedia({colorScheme: 'dark', forcedColors: 'active'});
    return person;
}

/** What is behind this can be seen through it, unless it is black. */
const groundOf = (page, selector) => page.locator(selector).evaluate((one) => getComputedStyle(one).backgroundColor);

test('a dialog hides the page, and shows where it ends', {timeout: TEST_MS}, async () => {
    const {context, page} = await openForced(DESKTOP);
    await page.goto(here.server.address);
    await page.click('[data-settings]');
    assert.equal(await groundOf(page, 'dialog[open]'), 'rgb(0, 0, 0)');
    assert.equal(
        await page.locator('dialog[open]').evaluate((one) => getComputedStyle(one).outlineColor),
        'rgb(255, 255, 255)',
    );
    await context.close();
});

test('the number of players that is chosen looks unlike the others', {timeout: TEST_MS}, async () => {
    const {context, page} = await openForced(DESKTOP);
    await page.goto(here.server.address);
    await page.waitForSelector('.seats-choice :checked');
    const borders = await page
        .locator('.seats-choice input')
        .evaluateAll((all) => all.map((one) => [one.checked, getComputedStyle(one.nextElementSibling).borderTopWidth]));
    assert.deepEqual(borders, [
        [false, '1px'],
        [false, '1px'],
        [true, '5px'],
    ]);
    await context.close();
});

test('a hint hides the board below it', {timeout: TEST_MS}, async () => {
    const {context, page} = await openForced(PHONE);
    await page.goto(here.server.address);
    await page.fill('.quick input[name=player]', 'Anna');
    await page.click('[data-learn=ys]');
    await page.waitForSelector('.hint-strip.speaking');
    assert.equal(await groundOf(page, '.hint-strip'), 'rgb(0, 0, 0)');
    await context.close();
});

test('the strip of a replay keeps its own colours, and so shows the step', {timeout: TEST_MS}, async () => {
    const person = await openForced(DESKTOP);
    const {context, page} = person;
    const table = await finishMatch(person, here.server);
    await page.goto(`${here.server.address}/replay.html#table=${table}`);
    await page.waitForSelector('.strip input');
    assert.equal(await page.locator('.strip input').evaluate((one) => getComputedStyle(one).forcedColorAdjust), 'none');
    await context.close();
});
