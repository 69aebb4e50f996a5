// The memory aid shares a place with the log. A table can go without it.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openPerson, useServerAndBrowser} from './support.mjs';
import {createTable} from './table.mjs';

const TEST_MS = 300000;
const here = useServerAndBrowser();

/** Somebody at a new table with bots, with or without the memory aid. */
async function seatedAt(memory) {
    const person = await openPerson(here.browser);
    const {page} = person;
    const choose = (form) => form.check(`.create input[name=memory][value=${memory}]`, {force: true});
    await createTable(person, here.server, {player: 'Anna', name: `Table ${memory}`, choose});
    await page.click('.room-terms summary');
    const terms = await page.locator('.terms').innerText();
    await page.click('[data-fill]');
    await page.click('[data-start]');
    await page.waitForSelector('.ys .log');
    return {person, terms};
}

test('what is to be remembered is a key away from the log', {timeout: TEST_MS}, async () => {
    const {person, terms} = await seatedAt('aided');
    const {page} = person;
    assert.match(terms, /helps to remember/);
    await page.waitForSelector('.log-lines', {state: 'visible'});
    assert.equal(await page.locator('.memory').isVisible(), false);
    await page.focus('.log-tab [value=log]');
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('.memory', {state: 'visible'});
    assert.equal(await page.locator('.log-lines').isVisible(), false);
    const titles = await page.locator('.memory h2').allInnerTexts();
    assert.deepEqual(
        titles.map((title) => title.trim()),
        ['Soizic', 'Malo', 'Enora', 'Characters not seen yet'],
    );
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

test('at a table that does without, nobody is reminded', {timeout: TEST_MS}, async () => {
    const {person, terms} = await seatedAt('unaided');
    assert.match(terms, /remembers alone/);
    assert.equal(await person.page.locator('.memory, .log-tab').count(), 0);
    await person.page.waitForSelector('.log-lines', {state: 'visible'});
    assert.deepEqual(person.errors, []);
    await person.context.close();
});
