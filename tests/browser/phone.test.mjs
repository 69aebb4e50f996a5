// The pages on phones, from the narrowest to those held across: no text is smaller than 12 px, no touch target smaller
// than 44 px, no word is cut, and nothing makes the page scroll sideways. The explanation of a question stays in sight
// along with the hand that it is about.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {GAME_NAMES} from '../../web-client/games/known_games.js';
import {ACROSS} from './covered.mjs';
import {cutWords} from './cut_words.mjs';
import {broker, comesToPlace, fingerOf} from './hands.mjs';
import {sampled} from './sampled.mjs';
import {LEAST_ON_PHONE, tooSmall} from './sizes.mjs';
import {openPerson, PHONE, resize, useServerAndBrowser} from './support.mjs';
import {visitStates} from './states.mjs';
import {createTable} from './table.mjs';

const TEST_MS = 900000;
const NARROW = {width: 320, height: 640};
const here = useServerAndBrowser();

/** What is too small in the open tab, or makes the page scroll sideways. */
async function wrongIn(page) {
    const found = [];
    for (const viewport of [NARROW, ...ACROSS, PHONE]) {
        await resize(page, viewport);
        const {text, touch, sideways} = await page.evaluate(tooSmall, LEAST_ON_PHONE);
        const cut = await page.evaluate(cutWords);
        const wrong = [...text, ...touch, ...cut, ...(sideways > 0 ? [`${sideways} px sideways`] : [])];
        found.push(...wrong.map((words) => `at ${viewport.width}: ${words}`));
    }
    return found;
}

for (const game of sampled(GAME_NAMES, 'phone')) {
    test(`${game} can be read and touched on a phone`, {timeout: TEST_MS}, async () => {
        const found = {};
        const person = await visitStates(here, game, PHONE, async (name, page) => {
            const wrong = await wrongIn(page);
            const tabs = name === 'asked' ? await page.locator('[role=tab]').count() : 0;
            for (let tab = 0; tab < tabs; tab += 1) {
                await page.evaluate((at) => document.querySelectorAll('[role=tab]')[at].click(), tab);
                wrong.push(...(await wrongIn(page)));
            }
            if (wrong.length > 0) {
                found[name] = wrong;
            }
        });
        assert.deepEqual(found, {});
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}

/** How far the city reaches under what surrounds it: the strip, the sheet, the end of the window. Runs in the page. */
function cutOfCity() {
    const city = document.querySelector('.city').getBoundingClientRect();
    const strip = document.querySelector('.score-strip').getBoundingClientRect();
    const sheet = document.querySelector('.dock').getBoundingClientRect();
    const beyond = [strip.bottom - city.top, city.right - sheet.left, city.bottom - innerHeight, -city.left];
    return {
        beyond: Math.round(Math.max(0, ...beyond)),
        // The bar and the strip share one line.
        above: Math.round(Math.max(strip.bottom, document.querySelector('.top').getBoundingClientRect().bottom)),
    };
}

/** Whether a watcher's sheet is as high as its words, with what is behind tabs below it. Runs in the page. */
function besideCity() {
    const [city, sheet, tabs] = ['.city', '.dock', '.tabs'].map((part) =>
        document.querySelector(part).getBoundingClientRect(),
    );
    return {
        isSheetLow: sheet.height < 100,
        areTabsBelowIt: tabs.left >= city.right && tabs.top >= sheet.bottom && tabs.bottom < innerHeight / 2,
    };
}

for (const game of sampled(['ys', 'yspahan'], 'across')) {
    test(`the whole city of ${game} stands beside the sheet of a phone held across`, {timeout: TEST_MS}, async () => {
        const person = await openPerson(here.browser, ACROSS[0]);
        const {page} = person;
        const choose = (form) => form.selectOption('.create select[name=game]', game);
        await createTable(person, here.server, {player: 'Anna', name: 'Held across', choose});
        const watch = await page.locator('.link-line input').nth(1).inputValue();
        await page.click('[data-fill]');
        await page.click('[data-start]:not([disabled])');
        await page.waitForSelector('.decide.mine .panel');
        assert.deepEqual(await page.evaluate(cutOfCity), {beyond: 0, above: 46});
        const watcher = await openPerson(here.browser, ACROSS[0]);
        await watcher.page.goto(watch);
        await watcher.page.waitForSelector('.game');
        assert.deepEqual(await watcher.page.evaluate(besideCity), {isSheetLow: true, areTabsBelowIt: true});
        await watcher.context.close();
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}

/** The parts of the explanation and the hand that are below the window or cut off. Runs in the page. */
function outOfSight() {
    const asked = [...document.querySelectorAll('.preview, button.hand-slot:enabled')];
    const isCut = ({clientWidth, scrollWidth}) => scrollWidth > clientWidth;
    const isBelow = (element) => element.getBoundingClientRect().bottom > innerHeight;
    return asked.filter((element) => isCut(element) || isBelow(element)).map(({className}) => className);
}

test('what is explained and the hand it is about are in sight together', {timeout: TEST_MS}, async () => {
    const person = await openPerson(here.browser, PHONE);
    const {page} = person;
    await createTable(person, here.server, {player: 'Anna', name: 'All in sight'});
    await page.click('[data-fill]');
    await page.click('[data-start]:not([disabled])');
    await page.waitForSelector('.decide.mine .panel-bid');
    assert.deepEqual(await page.evaluate(outOfSight), [], 'to bid');
    await page.waitForFunction(comesToPlace);
    assert.deepEqual(await page.evaluate(outOfSight), [], 'to place the first');
    const {put} = await fingerOf(page);
    await put(3, 'commerce2');
    await page.waitForSelector(broker(3));
    assert.deepEqual(await page.evaluate(outOfSight), [], 'to place the second');
    // What the placement changes is written where it is placed.
    assert.equal(await page.locator('.city:not(.enlarged) .ship-sum.planned:visible').textContent(), '3');
    for (const what of ['.plaque-name', '.big-count', '.port-gem']) {
        assert.ok((await page.locator(`.city ${what}:visible`).count()) > 0, `${what} is in sight`);
    }
    assert.deepEqual(person.errors, []);
    await person.context.close();
});
