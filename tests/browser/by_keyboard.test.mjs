// Plays a whole game by keyboard alone, from the lobby to the score sheet. Every question can be reached and answered
// by real key presses, and the focus is never lost.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {GAME_NAMES} from '../../web-client/games/known_games.js';
import {sampled} from './sampled.mjs';
import {chancesOf, DESKTOP, isOver, openPerson, seeded, useChances, useServerAndBrowser} from './support.mjs';
import {GAME_MS} from './table.mjs';
import {goTo} from './walking.mjs';

/** More keys than any game takes. */
const KEYS_MOST = 8000;
const here = useServerAndBrowser();

/** A person at a keyboard who checks the focus after each key. */
async function typist() {
    const person = await openPerson(here.browser, DESKTOP);
    let keys = 0;
    const press = async (key) => {
        keys += 1;
        // An answer of the server may have arrived since the last key.
        assert.ok(await person.page.evaluate(isFocusKept), `before ${key} the focus is lost`);
        assert.ok(keys < KEYS_MOST, 'the game comes to its end');
        await person.page.keyboard.press(key);
        assert.ok(await person.page.evaluate(isFocusKept), `after ${key} the focus is lost`);
    };
    return {...person, press, keys: () => keys};
}

/** Whether the focus is on an element, if anything is asked. Runs in the page. */
function isFocusKept() {
    return document.activeElement !== document.body || !document.querySelector('.decide.mine .panel');
}

/** Focuses the element under this selector, and presses a key on it. */
async function pressOn(person, selector, key = 'Enter') {
    assert.ok(await goTo(person, await person.page.waitForSelector(selector)));
    await person.press(key);
}

/** From the lobby to the first question: a name, a game and two seats, bots, and the start. */
async function sitDown(person, game) {
    const {page, press} = person;
    await page.goto(here.server.address);
    await page.waitForSelector('.create select[name=game]');
    await goTo(person, await page.waitForSelector('.quick input[name=player]'));
    await page.keyboard.type('Anna');
    await goTo(person, await page.waitForSelector('.create select[name=game]'));
    while ((await page.inputValue('.create select[name=game]')) !== game) {
        await press('ArrowDown');
    }
    await goTo(person, await page.waitForSelector('.create input[name=seats]:checked'));
    while (!(await page.isChecked('.create input[name=seats][value="2"]'))) {
        await press('ArrowUp');
    }
    await goTo(person, await page.waitForSelector('[data-create]'));
    // This opens another page.
    await page.keyboard.press('Enter');
    await pressOn(person, '[data-fill]');
    await pressOn(person, '[data-start]:not([disabled])');
    await page.waitForSelector('.game');
}

/** Answers the next part of what is asked, if anything is. */
async function pressNext(person, random) {
    const {page, press} = person;
    const [chance] = chancesOf(person, random);
    const element = (await page.evaluateHandle((of) => globalThis.nextToPress(of), chance)).asElement();
    if (element && (await goTo(person, element))) {
        useChances(person, random);
        await press('Enter');
    } else {
        await page.waitForTimeout(15);
    }
}

for (const game of sampled(GAME_NAMES, 'by keyboard')) {
    test(`a whole game of ${game} is played by keyboard alone`, {timeout: GAME_MS}, async () => {
        const person = await typist();
        await sitDown(person, game);
        const random = seeded(8);
        while (!(await isOver(person))) {
            await pressNext(person, random);
        }
        await person.page.waitForFunction(() => document.activeElement !== document.body);
        console.log(`${game}: ${person.keys()} keys for a whole game`);
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}
