// Every thing of a game says what it is, pinned beside it: under the pointer, on focus, on a tap, and on a long press
// where a tap does something.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openPerson, PHONE, useServerAndBrowser} from './support.mjs';
import {createTable, shot} from './table.mjs';

const TEST_MS = 300000;
const SMALL = {width: 1280, height: 800};
const here = useServerAndBrowser();

/** Nobody else is asked, so nothing moves any more until this person acts. */
const isCalm = () => document.querySelector('.player.asked:not(.own)') === null;

/** A person at a new table with bots. */
async function sit(game, viewport) {
    const person = await openPerson(here.browser, viewport);
    const choose = (form) => form.selectOption('.create select[name=game]', game);
    await createTable(person, here.server, {player: 'Anna', name: 'Said', choose});
    await person.page.click('[data-fill]');
    await person.page.click('[data-start]');
    await person.page.waitForSelector('.player.own.asked', {state: 'attached'});
    await person.page.waitForFunction(isCalm);
    return person;
}

const noted = async ({page}, words) => {
    const note = page.locator('.pinned:visible', {hasText: words});
    await note.waitFor();
    const box = await note.boundingBox();
    const {width, height} = page.viewportSize();
    assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height);
};

const GAMES = {
    ys: [
        ['[data-at="character:1"]', /: /],
        ['[data-at="ship:2"]', /take its gems/],
        ['[data-at="gauge:green"]', /At the end the \w+ colour pays/],
        ['[data-at="row:2"]', /for the highest sum of this row/],
        ['.player .order', /place in the order/],
    ],
    yspahan: [
        ['.supervisor', /supervisor/i],
        ['.house', /Paddock/],
        ['.mount', /camel 1/i],
    ],
    'magna-carta': [
        ['.castle', /tokens|points|dungeon/i],
        ['.prestige-plot', /points/],
        ['[data-at="card:0"]', /\(1\)|card 1/i],
    ],
};

for (const [game, things] of Object.entries(GAMES)) {
    test(`the things of ${game} say what they are under the pointer`, {timeout: TEST_MS}, async () => {
        const person = await sit(game, SMALL);
        for (const [selector, words] of things) {
            await person.page.locator(selector).first().hover();
            await noted(person, words);
        }
        await shot(person, `pinned_${game.replace('-', '_')}_desktop`);
        await person.page.mouse.move(2, 2);
        await person.page.locator('.pinned').waitFor({state: 'hidden'});
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}

/** Holds a finger on the middle of what is found there, for as long as a person does who wants to know. */
async function longPress({page, context}, selector) {
    const piece = page.locator(selector).first();
    await piece.evaluate((element) => element.scrollIntoView({block: 'center'}));
    const {x, y, width, height} = await piece.boundingBox();
    const finger = await context.newCDPSession(page);
    const touchPoints = [{x: x + width / 2, y: y + height / 2}];
    await finger.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints});
    await page.locator('.pinned:visible').waitFor();
    await finger.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
}

test('a tap tells on a phone, and a long press where a tap does something', {timeout: TEST_MS}, async () => {
    const person = await sit('ys', PHONE);
    const {page} = person;
    await page.locator('[data-at="ship:1"]').tap();
    await noted(person, /take its gems/);
    await shot(person, 'pinned_ys_phone');
    await page.locator('.situation').tap();
    await page.locator('.pinned').waitFor({state: 'hidden'});
    for (let picks = 0; picks < 2; picks += 1) {
        await page.locator('button.hand-slot:enabled').last().tap();
    }
    await page.locator('[data-send]').tap();
    await page.waitForSelector('.decide:not(:has(.panel-bid))');
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

test('a long press tells of what a tap would do, and does not do it; focus tells it too', {
    timeout: TEST_MS,
}, async () => {
    const person = await sit('magna-carta', PHONE);
    const {page} = person;
    await longPress(person, '.prestige-plot');
    await noted(person, /points/);
    assert.equal(await page.locator('dialog').count(), 0);
    await page.locator('.prestige-plot').first().tap();
    await page.waitForSelector('dialog');
    await page.locator('dialog .primary').tap();
    await page.keyboard.press('Tab');
    await page.locator('.pinned:visible').waitFor();
    assert.deepEqual(person.errors, []);
    await person.context.close();
});
