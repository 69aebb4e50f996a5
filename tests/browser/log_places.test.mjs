// A line of the log marks the places of the board that it is about: by mouse, keyboard and finger, live and in replays,
// in all three games.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isOpenToAll} from './axe.mjs';
import {sampled} from './sampled.mjs';
import {becomes, DESKTOP, openPerson, PHONE, resize, useServerAndBrowser} from './support.mjs';
import {finishMatch, shot} from './table.mjs';

const TEST_MS = 300000;
const here = useServerAndBrowser();

const threePlayers = (page) => page.check('.create input[name=seats][value="3"]');

/** A person who looks at a finished match of this game. */
async function finished(game) {
    const person = await openPerson(here.browser);
    await finishMatch(person, here.server, threePlayers, game);
    return person;
}

async function leave({context, errors}) {
    assert.deepEqual(errors, []);
    await context.close();
}

/** The places that the visible lines point at, except for those that are not on the page. Runs in the page. */
function pointedAt() {
    const lines = [...document.querySelectorAll('.log-lines [data-places]')].map(({dataset}) => dataset.places);
    const isThere = (place) => document.querySelector(`[data-at="${place}"]`) !== null;
    return {
        kinds: [...new Set(lines.flatMap((places) => places.split(' ').map((place) => place.split(':')[0])))].sort(),
        lost: lines.filter((places) => !places.split(' ').some(isThere)),
    };
}

/** The marked places, and whether each has a visible pin. Runs in the page. */
function marks() {
    const tips = [...document.querySelectorAll('.log-pin')].map((pin) => {
        const {left, width, bottom} = pin.getBoundingClientRect();
        return {x: left + width / 2, y: bottom};
    });
    const marked = [...document.querySelectorAll('[data-pointed]')];
    const hasPin = (element) => {
        const {left, right, top, bottom} = element.getBoundingClientRect();
        return tips.some(({x, y}) => x >= left && x <= right && y >= top && y <= bottom);
    };
    return {places: marked.map(({dataset}) => dataset.at).sort(), havePins: marked.every(hasPin), pins: tips.length};
}

const NOTHING = {places: [], havePins: true, pins: 0};
/** More pins than these would hide what they point at. */
const PINS_MAX = 3;

/** Asserts that these places are marked, each with a pin if they are few. */
function checkMarks(page, places) {
    const wanted = places.split(' ').sort();
    const havePins = wanted.length <= PINS_MAX;
    return becomes(() => page.evaluate(marks), {places: wanted, havePins, pins: havePins ? wanted.length : 0});
}

const isNothingMarked = (page, why) => becomes(() => page.evaluate(marks), NOTHING, why);

/** The latest line that is about this kind of place only. */
const lineAbout = (page, kind) => page.locator(`.log-lines [data-places^="${kind}"]:not([data-places*=" "])`).last();

async function checkMouse(page, line) {
    const places = await line.getAttribute('data-places');
    await line.hover();
    await checkMarks(page, places);
    await page.hover('.topbar, header');
    await isNothingMarked(page, 'the mark goes with the pointer');
    await line.click();
    await page.hover('.topbar, header');
    await checkMarks(page, places);
    await page
        .locator('.score-sheet')
        .first()
        .click({position: {x: 5, y: 5}});
    await isNothingMarked(page, 'until something else is clicked');
}

/** Asserts that the places of the line with the most places are marked only, without pins. */
async function checkMany(page) {
    const all = await page
        .locator('.log-lines [data-places]')
        .evaluateAll((lines) =>
            lines.map(
                ({dataset}) =>
                    dataset.places.split(' ').filter((place) => document.querySelector(`[data-at="${place}"]`)).length,
            ),
        );
    const at = all.indexOf(Math.max(...all));
    assert.ok(all[at] > PINS_MAX, 'some line is about many places');
    const line = page.locator('.log-lines [data-places]').nth(at);
    await line.hover();
    await becomes(
        async () => {
            const {places, pins} = await page.evaluate(marks);
            return {areMany: places.length > PINS_MAX, pins};
        },
        {areMany: true, pins: 0},
    );
    await page.hover('.topbar, header');
}

/** Tab leads to one line, arrows to the others, and Escape ends it. */
async function checkKeys(page) {
    assert.equal(await page.locator('.log-place[tabindex="0"]').count(), 1);
    await page.locator('.log-lines').focus();
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement.matches('[data-earlier]'))) {
        await page.keyboard.press('Tab');
    }
    const last = page.locator('.log-place').last();
    await checkMarks(page, await last.getAttribute('data-places'));
    await page.keyboard.press('ArrowUp');
    const before = page.locator('.log-place').nth(-2);
    assert.ok(await before.evaluate((line) => line === document.activeElement));
    await checkMarks(page, await before.getAttribute('data-places'));
    await page.keyboard.press('Escape');
    await isNothingMarked(page, 'Escape ends it');
}

/** A tap opens the tab with the place; the tabs lead back. */
async function checkFinger(person, kind, tab) {
    const {page} = person;
    await resize(page, PHONE);
    await page.click('[data-tab=log]');
    const line = lineAbout(page, kind);
    const places = await line.getAttribute('data-places');
    await line.click();
    assert.equal(await page.getAttribute(`[data-tab=${tab}]`, 'aria-selected'), 'true');
    assert.equal(await page.evaluate(() => document.activeElement.dataset.tab), tab, 'the focus is at the tabs');
    await checkMarks(page, places);
    const {y, height} = await page.locator('[data-pointed]').boundingBox();
    assert.ok(y >= 0 && y + height <= PHONE.height, 'it is in sight');
    await shot(person, `log-place-phone-${kind}`);
    await page.click('[data-tab=log]');
    await isNothingMarked(page, 'back at the log nothing is pointed at');
    await resize(page, DESKTOP);
}

async function checkReplay(person, kind) {
    const {page} = person;
    await page.click('[data-replay]');
    await page.waitForSelector('.past-lines');
    // A step may have several lines; the test clicks one of them.
    const step = page.locator('.past-lines .log-line[data-places]').nth(3);
    await step.click();
    await page.hover('.topbar, header');
    await checkMarks(page, await step.getAttribute('data-places'));
    await shot(person, `log-place-replay-${kind}`);
    await page.keyboard.press('ArrowRight');
    await isNothingMarked(page, 'at another step');
}

const GAMES = {
    ys: {kinds: ['area', 'gauge', 'row', 'ship'], kind: 'row', tab: 'market', many: checkMany},
    yspahan: {kinds: ['row', 'shop', 'souk'], kind: 'row', tab: 'tower'},
    'magna-carta': {kinds: ['bridge', 'card', 'castle'], kind: 'bridge', tab: 'castle'},
};

for (const [game, {kinds, kind, tab, many}] of sampled(Object.entries(GAMES), 'lines')) {
    test(`in ${game} lines point at the board`, {timeout: TEST_MS}, async () => {
        const person = await finished(game);
        const {page} = person;
        const pointed = await page.evaluate(pointedAt);
        assert.deepEqual(
            kinds.filter((one) => !pointed.kinds.includes(one)),
            [],
        );
        assert.deepEqual(pointed.lost, [], 'each line finds its place');
        await checkMouse(page, page.locator('.log-place').last());
        await many?.(page);
        await checkKeys(page);
        await page.locator('.log-place').last().focus();
        await isOpenToAll(page, game);
        await shot(person, `log-place-${game}`);
        await checkFinger(person, kind, tab);
        await checkReplay(person, kind);
        await leave(person);
    });
}
