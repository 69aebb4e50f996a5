// On a phone a tap or a key enlarges a quarter of Ys. A tap, Escape or the back button restores the whole city.
// Whatever is asked about can be picked by a tap, enlarged or not.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isOpenToAll} from './axe.mjs';
import {comesToPlace} from './hands.mjs';
import {DESKTOP, openPerson, PHONE, resize, useServerAndBrowser} from './support.mjs';
import {createTable, finishMatch, shot} from './table.mjs';

const TEST_MS = 300000;
const here = useServerAndBrowser();
const WHOLE = '.city:not([data-enlarged])';

/** A person at a new table with bots who is asked for a bid. A bid involves no board. */
async function sit(viewport = PHONE) {
    const person = await openPerson(here.browser, viewport);
    await createTable(person, here.server, {player: 'Anna', name: 'Seen from near'});
    await person.page.click('[data-fill]');
    await person.page.click('[data-start]');
    await person.page.waitForSelector('.decide.mine');
    return person;
}

/** A point at which a finger would touch this. Runs in the page. */
function pointOn(selector) {
    const element = document.querySelector(selector);
    scrollTo({top: 0, behavior: 'instant'});
    const {left, top, width, height} = element.getBoundingClientRect();
    const steps = Array.from({length: 39}, (_, index) => (index + 1) / 40);
    const points = steps.flatMap((down) => steps.map((over) => ({x: left + over * width, y: top + down * height})));
    return points.filter(({x, y}) => document.elementFromPoint(x, y) === element).at(10);
}

async function tap(page, selector) {
    const {x, y} = await page.evaluate(pointOn, selector);
    await page.touchscreen.tap(x, y);
}

const enlarged = (page, quarter) => page.waitForSelector(`.city[data-enlarged] [data-enlarge="${quarter}"]`);
const focused = (page, selector) => page.waitForFunction((one) => document.activeElement.matches(one), selector);
const says = (page, words) =>
    page.waitForFunction((wanted) => document.querySelector('.sea [role=status]').textContent.includes(wanted), words);

/** What in the enlarged quarter is too small, and which other quarters are still visible. Runs in the page. */
function wrongWith(quarter) {
    const isSeen = (element) => element.checkVisibility({visibilityProperty: true});
    const areas = [...document.querySelectorAll('.area')];
    const seen = areas.filter(isSeen).map(({dataset}) => dataset.at);
    const texts = [...document.querySelectorAll('.city text, .enlarged-facts *')].filter(
        (element) => isSeen(element) && element.textContent.trim(),
    );
    const sizeOf = (element) => {
        const matrix = element.getScreenCTM?.();
        return parseFloat(getComputedStyle(element).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    };
    const {a} = document.querySelector('.city').getScreenCTM();
    const wanted = ['port', 'commerce', 'palace'].map((ring) => `area:${ring}${quarter}`);
    return {
        places: String([...seen].sort()) === String([...wanted].sort()) ? 'its own' : seen,
        small: texts.filter((element) => sizeOf(element) < 12).map(({outerHTML}) => outerHTML),
        // A port is 84 units deep.
        isTouchable: 84 * a >= 44,
        sideways: document.documentElement.scrollWidth - innerWidth,
    };
}

const RIGHT = {places: 'its own', small: [], isTouchable: true, sideways: 0};

test('a tap enlarges a quarter; a tap, Escape or the way back ends that', {timeout: TEST_MS}, async () => {
    const person = await sit();
    const {page} = person;
    const address = page.url();
    for (const quarter of [1, 2, 3, 4]) {
        await tap(page, `[data-at="area:commerce${quarter}"]`);
        await enlarged(page, quarter);
        await focused(page, '[data-whole]');
        await says(page, 'enlarged');
        assert.deepEqual(await page.evaluate(wrongWith, quarter), RIGHT, `quarter ${quarter}`);
        if (quarter === 2) {
            await isOpenToAll(page, 'enlarged');
            await shot(person, 'enlarged_phone');
        }
        const leave = [
            () => tap(page, `[data-at="area:palace${quarter}"]`),
            () => page.keyboard.press('Escape'),
            () => page.goBack(),
            () => page.tap('[data-whole]'),
        ][quarter - 1];
        await leave();
        await page.waitForSelector(WHOLE);
        await focused(page, `[data-enlarge="${quarter}"]`);
        await says(page, 'whole city');
        // The history keeps no entry for it.
        await page.waitForFunction(() => history.state === null);
        assert.equal(page.url(), address);
    }
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

test('keys enlarge a quarter, and the focus comes back to where it was', {timeout: TEST_MS}, async () => {
    const person = await sit();
    const {page} = person;
    await page.focus('[data-enlarge="3"]');
    assert.equal(await page.getAttribute('[data-enlarge="3"]', 'aria-expanded'), 'false');
    await page.keyboard.press('Enter');
    await enlarged(page, 3);
    await focused(page, '[data-whole]');
    assert.equal(await page.getAttribute('[data-enlarge="3"]', 'aria-expanded'), 'true');
    await page.keyboard.press('Escape');
    await page.waitForSelector(WHOLE);
    await focused(page, '[data-enlarge="3"]');
    await resize(page, DESKTOP);
    await page.waitForSelector('[data-enlarge]', {state: 'detached'});
    await page.click('.city [data-at="area:commerce1"]', {force: true});
    assert.equal(await page.locator('[data-enlarged]').count(), 0, 'a desk has room');
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

test('what is lit is picked by a tap, whether its quarter is enlarged or not', {timeout: TEST_MS}, async () => {
    const person = await sit();
    const {page} = person;
    await page.waitForFunction(comesToPlace);
    const broker = page.locator('[data-pick="broker"]').first();
    await broker.tap();
    const where = await page.getAttribute('.area.target', 'data-value');
    const place = `.area[data-value="${where}"]`;
    assert.match(await page.getAttribute(place, 'aria-label'), /the highest sum in it wins/, 'what it pays is said');
    await tap(page, place);
    await page.waitForSelector('.city .ghost');
    assert.equal(await page.locator('[data-enlarged]').count(), 0, 'it is placed, not enlarged');
    await page.locator('.city .ghost.planned').tap();
    await page.waitForSelector('.city .ghost .face-down');
    assert.equal(await page.locator('[data-enlarged]').count(), 0, 'it is turned over, not enlarged');
    await page.tap('[data-back]');
    await page.waitForSelector('.city .ghost', {state: 'detached'});

    await broker.tap();
    const quarter = Number(where.slice(-1));
    await page.focus(`[data-enlarge="${quarter}"]`);
    await page.keyboard.press('Enter');
    await enlarged(page, quarter);
    await tap(page, place);
    await page.waitForSelector('.city[data-enlarged] .ghost');
    await page.keyboard.press('Escape');
    await page.waitForSelector(`${WHOLE} .ghost`);
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

test('a replay goes on while a quarter of it is enlarged', {timeout: TEST_MS}, async () => {
    const person = await openPerson(here.browser, PHONE);
    const {page} = person;
    await finishMatch(person, here.server);
    await page.click('[data-replay]');
    await page.waitForSelector('.replay-bar');
    const step = () => page.inputValue('.strip input').then(Number);
    await tap(page, '[data-at="area:commerce1"]');
    await enlarged(page, 1);
    await page.locator('[data-step=next]').click();
    await page.waitForFunction(() => location.hash.includes('step=1'));
    await page.keyboard.press('Escape');
    await page.waitForSelector(WHOLE);
    await page.waitForFunction(() => history.state === null && location.hash.includes('step=1'));
    assert.equal(await step(), 1);
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

test('a line of the log that tells of another quarter shows the whole city', {timeout: TEST_MS}, async () => {
    const person = await openPerson(here.browser, PHONE);
    const {page} = person;
    await finishMatch(person, here.server);
    await page.click('[data-replay]');
    await page.waitForSelector('.replay-bar');
    await page.keyboard.press('End');
    await page.tap('#tab-log');
    const inQuarter = ['port', 'commerce', 'palace'].map((ring) => `[data-places="area:${ring}2"]`).join(', ');
    const line = page.locator(`.log-lines :is(${inQuarter})`).last();
    const place = await line.getAttribute('data-places');
    await page.focus('[data-enlarge="1"]');
    await page.keyboard.press('Enter');
    await enlarged(page, 1);
    await line.tap();
    await page.waitForSelector(WHOLE);
    await page.waitForSelector(`.area[data-at="${place}"][data-pointed]`);
    await page.waitForFunction(() => history.state === null);
    const isFocused = await line.evaluate((element) => element.closest('button') === document.activeElement);
    assert.ok(isFocused, 'the focus stays on the line');
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

test('a tap on a character says what it does, and enlarges nothing', {timeout: TEST_MS}, async () => {
    const person = await sit();
    const {page} = person;
    await tap(page, '.plaque .plaque-card');
    await page.waitForSelector('.pinned:not([hidden])');
    const title = await page.getAttribute('.plaque', 'aria-label');
    assert.ok(title.includes((await page.textContent('.pinned > span')).slice(0, 12)), title);
    assert.equal(await page.locator('.city[data-enlarged]').count(), 0);
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

test('a broker that is picked up does not move a page that shows places for it', {timeout: TEST_MS}, async () => {
    const person = await sit();
    const {page} = person;
    await page.waitForFunction(comesToPlace);
    await page.waitForSelector('.panel-place');
    const before = await page.evaluate(() => scrollY);
    await page.evaluate(() => document.querySelector('button.hand-slot:enabled').click());
    await page.waitForSelector('.area.target');
    // Twice a frame, so that what would scroll has scrolled.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    assert.equal(await page.evaluate(() => scrollY), before);
    assert.deepEqual(person.errors, []);
    await person.context.close();
});
