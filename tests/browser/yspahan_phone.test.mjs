// What is special to Yspahan on a phone: the letters at the gates and the names in the strip can be read. In the city,
// shops and roads are too small for a finger, so whatever is asked about there has a button in the panel that does the
// same.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {patienceFor} from './patience.mjs';
import {tooSmallToTouch} from './questions.mjs';
import {LEAST_ON_PHONE} from './sizes.mjs';
import {answer, becomes, DESKTOP, isOver, openPerson, PHONE, resize, seeded, useServerAndBrowser} from './support.mjs';
import {createTable, GAME_MS, shot} from './table.mjs';

const TEST_MS = 300000;
const LEAST_PX = 12;
const NARROW = {width: 320, height: 640};
const WINDOWS = [PHONE, NARROW, {width: 844, height: 390}];
const here = useServerAndBrowser();

/** A table of Yspahan on a phone, with bots. @param {object} [device] more options of the browser context */
async function sitDown(viewport = PHONE, device = {}) {
    const person = await openPerson(here.browser, viewport, 'off', device);
    const choose = (page) => page.selectOption('.create select[name=game]', 'yspahan');
    await createTable(person, here.server, {player: 'Anna', name: 'By the gate', choose});
    await person.page.click('[data-fill]');
    await person.page.click('[data-start]:not([disabled])');
    await person.page.waitForSelector('.game');
    return person;
}

/** The size on the screen of the letters at the gates. Runs in the page. */
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

for (const locale of ['fr', 'it']) {
    test(`bots are told apart by their names in a narrow window in ${locale}`, {timeout: TEST_MS}, async () => {
        const person = await sitDown(NARROW, {locale});
        const names = await person.page.locator('.strip-seat').evaluateAll((all) =>
            all.map((seat) => {
                const parts = [...seat.querySelectorAll('.strip-name, .strip-name > *')];
                const beyond = parts.map(({clientWidth, scrollWidth}) => Math.max(0, scrollWidth - clientWidth));
                return {title: seat.title, beyond: Math.max(...beyond)};
            }),
        );
        assert.equal(names.length, 4);
        assert.deepEqual(names[1], {title: 'Soizic', beyond: 0});
        assert.deepEqual(
            names.filter(({beyond}) => beyond > 0),
            [],
        );
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}

/** The rows of dice in the panel with their uses, and whether all of it is in sight at once. Runs in the page. */
function diceInSight() {
    const sheet = document.querySelector('.dock').getBoundingClientRect();
    const isIn = (element) => {
        const {top, bottom, height} = element.getBoundingClientRect();
        return height >= 43.5 && top >= sheet.top && bottom <= Math.min(sheet.bottom, innerHeight) + 0.5;
    };
    const rows = [...document.querySelectorAll('.dice-row')];
    const uses = [...document.querySelectorAll('.use')];
    const leftOf = (element) => Math.round(element.getBoundingClientRect().left);
    const columns = new Set(uses.map((use) => `${use.className} ${leftOf(use)}`));
    return {
        rows: rows.length,
        offered: rows.filter((row) => row.querySelectorAll('.use').length >= 3).length,
        dice: rows.filter((row) => row.querySelector('.dice')).length,
        hidden: [...rows, ...uses].filter((element) => !isIn(element)).length,
        isGrid: columns.size === new Set(uses.map(({className}) => className)).size,
    };
}

test('all rows of dice with their uses are in the panel, in sight at once', {timeout: TEST_MS}, async () => {
    const person = await sitDown();
    const {page} = person;
    const random = seeded(4);
    const isInTime = patienceFor('until dice are asked for', TEST_MS);
    while ((await page.locator('.decide.mine .dice-grid').count()) === 0) {
        isInTime();
        if ((await answer(person, random)).length === 0) {
            await page.waitForTimeout(15);
        }
    }
    const {dice, ...seen} = await page.evaluate(diceInSight);
    assert.ok(dice > 0);
    assert.deepEqual(seen, {rows: 6, offered: dice, hidden: 0, isGrid: true});
    await page.locator('.dice-row .draw_card').first().tap();
    await page.waitForSelector('.dice-row .draw_card[aria-pressed=true]');
    const send = await page.locator('[data-send]:enabled').boundingBox();
    assert.ok(send.y + send.height <= PHONE.height, 'what sends it is in sight as well');
    assert.equal((await page.evaluate(diceInSight)).hidden, 0, 'and so are the other dice');
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

/** Presses the last place that the panel names, which is then chosen or not, in the panel and in the city. */
async function pressLastPlace(page, isChosen) {
    const field = await page.locator('.by-name [data-pick]').last().getAttribute('data-pick');
    const value = await page.locator('.by-name [data-pick]').last().getAttribute('data-value');
    const states = (selector) =>
        page.locator(`${selector} [data-pick="${field}"][data-value="${value}"]`).getAttribute('aria-pressed');
    await page.locator('.by-name [data-pick]').last().tap();
    // The click of a tap comes a moment after the finger has gone.
    await becomes(() => Promise.all(['.by-name', '.city'].map(states)), [isChosen, isChosen]);
}

/** What is asked about now and cannot be touched in any of the windows. Leaves the window as large as a large phone. */
async function smallInWindows(page) {
    const found = [];
    let most = 0;
    for (const viewport of WINDOWS) {
        await resize(page, viewport);
        const {count, small} = await page.evaluate(tooSmallToTouch, LEAST_ON_PHONE.touch);
        found.push(...small.map((words) => `${viewport.width}: ${words}`));
        most = Math.max(most, count);
    }
    await resize(page, PHONE);
    return {found, most};
}

test('every place that is asked about is large enough to touch, over a whole match', {timeout: GAME_MS}, async () => {
    const person = await sitDown();
    const {page} = person;
    const random = seeded(6);
    const looked = new Set();
    const isNamed = () => page.evaluate(() => document.querySelector('.by-name') !== null);
    const isInTime = patienceFor('a whole game whose places are looked at', GAME_MS);
    while (!(await isOver(person))) {
        isInTime();
        const {found, most} = await smallInWindows(page);
        assert.deepEqual(found, []);
        const kind = await page.evaluate(() => document.querySelector('.decide.mine .panel')?.className);
        if (most > 0 && !looked.has(kind) && (await isNamed())) {
            looked.add(kind);
            await shot(person, `yspahan_by_name_${kind.split('-').at(-1)}_phone`);
        }
        if ((await answer(person, random, 1)).length === 0) {
            await page.waitForTimeout(15);
        }
    }
    assert.ok(looked.size > 1, `more than one kind of question: ${[...looked].join()}`);
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

/** How many spaces the supervisor may be sent to, and those that strip or sheet cover. Runs in the page. */
function spacesAsked() {
    const [strip, sheet] = ['.score-strip', '.dock'].map((one) => document.querySelector(one).getBoundingClientRect());
    const boxes = [...document.querySelectorAll('.space-target .spot')].map((spot) => spot.getBoundingClientRect());
    const covered = boxes.filter(({top, bottom}) => top < strip.bottom || bottom > sheet.top);
    return {asked: boxes.length, covered: covered.length};
}

/** Taps the last of these where it is, and lets nothing scroll before. */
async function tapLast(page, selector) {
    const {x, y, width, height} = await page.locator(selector).last().boundingBox();
    await page.touchscreen.tap(x + width / 2, y + height / 2);
}

test('no road to which the supervisor may be sent is covered', {timeout: TEST_MS}, async () => {
    const person = await sitDown();
    const {page} = person;
    const random = seeded(5);
    const isInTime = patienceFor('until many spaces are asked about', TEST_MS);
    for (let most = 0; most < 10;) {
        isInTime();
        if ((await page.locator('.dice-row .move_supervisor:enabled').count()) > 0) {
            await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
            await tapLast(page, '.dice-row .move_supervisor');
            await page.waitForSelector('.space-target');
            const {asked, covered} = await page.evaluate(spacesAsked);
            assert.equal(covered, 0, `of ${asked}`);
            most = Math.max(most, asked);
            await shot(person, 'yspahan_supervisor_phone');
            await page.evaluate(() => document.querySelector('[data-undo]').click());
        }
        if ((await answer(person, random, 1)).length === 0) {
            await page.waitForTimeout(15);
        }
    }
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

test('a place that the panel names is the one in the city, and a desk needs no names', {timeout: TEST_MS}, async () => {
    const person = await sitDown();
    const {page} = person;
    const random = seeded(5);
    const isSending = () => page.locator('.panel-move_supervisor .by-name [data-pick]').count();
    const isInTime = patienceFor('until the supervisor may be sent', TEST_MS);
    while ((await isSending()) === 0) {
        isInTime();
        if ((await answer(person, random, 1)).length === 0) {
            await page.waitForTimeout(15);
        }
    }
    await pressLastPlace(page, 'true');
    assert.match(await page.textContent('.preview'), /step/);
    // Pressed again, it is taken back.
    await pressLastPlace(page, 'false');
    await resize(page, DESKTOP);
    await page.waitForSelector('.by-name', {state: 'detached'});
    assert.ok((await page.locator('.city .space-target').count()) > 0);
    assert.deepEqual(person.errors, []);
    await person.context.close();
});
