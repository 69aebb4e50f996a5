// What is particular to Yspahan on a phone: the letters at the gates can be read.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openPerson, PHONE, useServerAndBrowser} from './support.mjs';
import {createTable} from './table.mjs';

const TEST_MS = 120000;
const LEAST_PX = 12;
const here = useServerAndBrowser();

/** A table of Yspahan on a phone, with bots. */
async function sitDown() {
    const person = await openPerson(here.browser, PHONE);
    const choose = (page) => page.selectOption('.create select[name=game]', 'yspahan');
    await createTable(person, here.server, {player: 'Anna', name: 'By the gate', choose});
    await person.page.click('[data-fill]');
    await person.page.click('[data-start]:not([disabled])');
    await person.page.waitForSelector('.game');
    return person;
}

/** How large letters at the gates are on the screen. Runs in the page. */
const lettersPx = () =>
    [...document.querySelectorAll('.gate text')].map((letter) => {
        const {a, b} = letter.getScreenCTM();
        return parseFloat(getComputedStyle(letter).fontSize) * Math.hypot(a, b);
    });

test('letters at the gates can be read', {timeout: TEST_MS}, async () => {
    const person = await sitDown();
    const {page} = person;
    const letters = await page.evaluate(lettersPx);
    assert.equal(letters.length, 4);
    assert.ok(Math.min(...letters) >= LEAST_PX, letters.join(' '));
    assert.deepEqual(person.errors, []);
    await person.context.close();
});
