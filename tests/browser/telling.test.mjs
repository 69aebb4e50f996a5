// Events are told beat by beat on the page, with their places lit on the board. Beats can be skipped by key, button and
// tap, told again, and paced. In all three games, on a desktop and on a phone.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {LANGUAGES} from '../../web-client/app/words/language.js';
import {GAME_NAMES} from '../../web-client/games/known_games.js';
import {patienceFor} from './patience.mjs';
import {sampled} from './sampled.mjs';
import {Staying} from './staying.mjs';
import {answer, becomes, DESKTOP, hasLetters, openPerson, PHONE, seeded, useServerAndBrowser} from './support.mjs';
import {createTable, shot} from './table.mjs';

const TEST_MS = 300000;
const EVENING = Date.parse('2026-05-04T20:00:00Z');
const AN_HOUR = 3600000;
const SMALL = {width: 1280, height: 800};
const here = useServerAndBrowser();

/**
 * A person who watches the telling, with three greedy bots. The page's clock is stopped, so only this person moves
 * beats on, however long the test takes to look.
 */
async function sitWithBots(game, viewport, pace = 'calm', locale = 'en') {
    const person = await openPerson(here.browser, viewport, pace, {locale});
    await person.page.clock.install({time: EVENING});
    await person.page.clock.pauseAt(EVENING + AN_HOUR);
    const choose = (page) => page.selectOption('.create select[name=game]', game);
    await createTable(person, here.server, {player: 'Anna', name: 'Told', choose});
    await person.page.click('[data-fill]');
    await person.page.click('[data-start]');
    await person.page.waitForSelector('.game');
    return person;
}

/** What the page shows right now. Runs in the page. */
const look = () => ({
    told: document.querySelector('.telling .situation')?.textContent.replace(/\s+/g, ' ').trim(),
    sum: document.querySelectorAll('.telling-sum > div').length,
    signs: document.querySelectorAll('.beat-spot > *').length,
    lit: [...document.querySelectorAll('[data-lit]')].map((element) => element.dataset.at),
    asked: document.querySelectorAll('.panel').length,
    turn: document.querySelector('.game').dataset.turn,
    lines: document.querySelectorAll('.log-lines li').length,
    last: document.querySelector('.log-lines li:last-child')?.textContent.replace(/\s+/g, ' ').trim(),
});

/** Plays, and moves beats on by key, until the page shows this; returns all that was shown. */
async function playUntil(person, isSo) {
    const {page} = person;
    const random = seeded(7);
    const seen = [];
    const isInTime = patienceFor('until what is shown is so', TEST_MS);
    while (seen.length === 0 || !isSo(seen.at(-1))) {
        isInTime();
        if (seen.at(-1)?.told) {
            await page.keyboard.press('ArrowRight');
        } else if ((await answer(person, random)).length === 0) {
            await page.waitForTimeout(20);
        }
        seen.push(await page.evaluate(look));
    }
    return seen;
}

/** Resizes the window. The clock of the page is stopped, and so are its frames. */
async function resizeStopped(page, {width, height}) {
    await page.setViewportSize({width, height});
    await becomes(() => page.evaluate(() => [innerWidth, innerHeight]), [width, height]);
    await hasLetters(page);
}

/** Once nothing is told any more, the board is as the server says. */
async function isQuiet({page}) {
    await page.waitForSelector('.decide:not(.telling)');
    const {signs, lit} = await page.evaluate(look);
    assert.deepEqual({signs, lit}, {signs: 0, lit: []});
}

for (const game of sampled(GAME_NAMES, 'telling')) {
    const name = game.replace('-', '_');
    test(`${game} is told beat by beat, up to the card that sums up`, {timeout: TEST_MS}, async () => {
        const person = await sitWithBots(game, SMALL);
        const seen = await playUntil(person, ({sum}) => sum > 0);
        const told = seen.filter((one) => one.told);
        assert.ok(told.length > 3);
        assert.ok(
            told.every(({asked}) => asked === 0),
            'what is asked waits',
        );
        assert.ok(told.some(({lit}) => lit.length > 0) && told.some(({signs}) => signs > 0));
        assert.ok(
            told.some((one) => one.last === one.told),
            'the log tells it at the same time',
        );
        await shot(person, `telling_${name}_desktop`);
        await resizeStopped(person.page, PHONE);
        await shot(person, `telling_${name}_phone`);
        assert.ok((await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0);
        await person.page.keyboard.press('Escape');
        await isQuiet(person);
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}

/** How long the current beat is held. Runs in the page. */
const heldFor = () => parseFloat(getComputedStyle(document.querySelector('.telling-time')).animationDuration);

/** Whether the buttons and the number of beats left stand in one line within their panel. Runs in the page. */
function isOneLine() {
    const foot = document.querySelector('.telling-foot');
    const {right} = foot.getBoundingClientRect();
    const boxes = [...foot.querySelectorAll('button')].map((one) => one.getBoundingClientRect());
    const {fontSize} = getComputedStyle(foot.firstElementChild);
    const isLeftWhole = foot.firstElementChild.getBoundingClientRect().height < 2 * parseFloat(fontSize);
    return (
        isLeftWhole &&
        new Set(boxes.map(({top}) => Math.round(top))).size === 1 &&
        boxes.every((box) => box.right <= Math.min(right, innerWidth) + 1 && box.height < 50)
    );
}

test(
    'whoever finds it slow has it told quickly by one button beside it, from then on',
    {
        timeout: TEST_MS,
    },
    async () => {
        const person = await sitWithBots('ys', SMALL);
        const {page} = person;
        await playUntil(person, ({told}) => told !== undefined);
        const [before, calm] = [await page.evaluate(look), await page.evaluate(heldFor)];
        const button = page.locator('.telling-foot [data-telling=quick]');
        assert.equal(await button.getAttribute('aria-pressed'), 'false');
        await button.click();
        assert.equal(await button.getAttribute('aria-pressed'), 'true');
        assert.equal(await page.evaluate(heldFor), calm / 2);
        assert.equal((await page.evaluate(look)).told, before.told, 'what is told stays');
        assert.equal(
            await page.evaluate(() => localStorage.getItem('dahut.telling')),
            'quick',
            'kept, as in the settings',
        );
        await shot(person, 'telling_quickly_desktop');
        for (const [width, height] of [
            [390, 844],
            [360, 800],
            [320, 568],
            [844, 390],
        ]) {
            await resizeStopped(page, {width, height});
            assert.ok(await page.evaluate(isOneLine), `${width} x ${height}`);
            await shot(person, `telling_quickly_${width}`);
        }
        await button.click();
        assert.equal(await page.evaluate(heldFor), calm);
        assert.deepEqual(person.errors, []);
        await person.context.close();
    },
);

test('the ways to go on keep to their panel, be it as narrow as that of Yspahan', {timeout: TEST_MS}, async () => {
    for (const locale of Object.keys(LANGUAGES)) {
        const person = await sitWithBots('yspahan', SMALL, 'calm', locale);
        await playUntil(person, ({told}) => told !== undefined);
        for (const [width, height] of [
            [1440, 900],
            [1180, 820],
            [1024, 768],
            [820, 1180],
            [390, 844],
            [320, 568],
        ]) {
            await resizeStopped(person.page, {width, height});
            assert.ok(await person.page.evaluate(isOneLine), `${locale} at ${width}`);
        }
        assert.deepEqual(person.errors, []);
        await person.context.close();
    }
});

test(
    'told things wait, go on by button and tap, and are told again with the board as it was',
    {
        timeout: TEST_MS,
    },
    async () => {
        const person = await sitWithBots('ys', SMALL);
        const {page} = person;
        const told = (await playUntil(person, ({sum}) => sum > 0)).filter((one) => one.told);
        const beats = new Set(told.map((one) => `${one.lines} ${one.told}`)).size;
        await page.click('[data-telling=pause]');
        const paused = await page.evaluate(look);
        await page.waitForSelector('[data-telling=go_on]');
        await page.click('.telling .situation');
        const tapped = await page.evaluate(look);
        assert.notEqual(tapped.told, paused.told);
        assert.ok(tapped.lines > paused.lines, 'the log goes on with it');
        await page.click('[data-telling=skip_all]');
        await isQuiet(person);
        const onFocus = await page.evaluate(() => document.activeElement.className);
        assert.equal(onFocus, 'situation', 'the focus stays with what is said next');
        const now = await page.evaluate(look);
        await page.click('[data-again]');
        await page.waitForSelector('.telling');
        const again = await page.evaluate(look);
        assert.ok(again.lines < now.lines);
        const left = Number.parseInt(await page.textContent('.telling-left'), 10);
        assert.ok(
            left >= beats,
            `of at least ${beats} beats of the turn, which was answered in, ${left} are told again`,
        );
        await page.keyboard.press('Escape');
        await isQuiet(person);
        assert.equal((await page.evaluate(look)).lines, now.lines);
        assert.deepEqual(person.errors, []);
        await person.context.close();
    },
);

/** The lowest bid gets more beats than the bids before the next question: who takes a place first, or how ties end. */
async function bidLeast({page}) {
    for (let picks = 0; picks < 2; picks += 1) {
        await page.locator('button.hand-slot:enabled').last().click();
    }
    await page.click('[data-send]:not([disabled])');
}

test('beats go on by themselves, also without motion', {timeout: TEST_MS}, async () => {
    const person = await sitWithBots('ys', SMALL, 'quick');
    await bidLeast(person);
    await person.page.waitForSelector('.telling');
    const first = await person.page.textContent('.telling .situation');
    await person.page.evaluate(() => document.querySelector('.telling-time').classList.add('old'));
    await person.page.clock.resume();
    await person.page.waitForFunction((before) => {
        const told = document.querySelector('.telling .situation');
        return told && told.textContent !== before;
    }, first);
    assert.equal(await person.page.locator('.telling-time.old').count(), 0, 'the time of each beat begins anew');
    assert.equal(await person.page.locator('.beat-traveller').count(), 0, 'still cards only');
    await person.context.close();
});

/** How often a watcher is told something. */
const TOLD_TO_WATCHERS = 3;

for (const game of sampled(GAME_NAMES, 'watching')) {
    test(`nothing that is told moves the boards of ${game} for those who watch`, {timeout: TEST_MS}, async () => {
        const person = await openPerson(here.browser, DESKTOP);
        const choose = (page) => page.selectOption('.create select[name=game]', game);
        await createTable(person, here.server, {player: 'Anna', name: 'Watched', choose});
        const watch = await person.page.locator('.link-line input').nth(1).inputValue();
        await person.page.click('[data-fill]');
        await person.page.click('[data-start]:not([disabled])');
        const watcher = await openPerson(here.browser, DESKTOP, 'calm');
        await watcher.page.goto(watch);
        await watcher.page.waitForSelector('.game .decide');
        const staying = new Staying();
        const random = seeded(3);
        const isInTime = patienceFor('until watchers are told something', TEST_MS);
        for (let told = 0; told < TOLD_TO_WATCHERS;) {
            isInTime();
            if ((await watcher.page.locator('.telling').count()) > 0) {
                told += 1;
                await staying.look(watcher.page, 'told');
                await watcher.page.keyboard.press('Escape');
                await watcher.page.waitForSelector('.decide:not(.telling)');
                await staying.look(watcher.page, 'waiting');
            } else if ((await answer(person, random)).length === 0) {
                await person.page.waitForTimeout(20);
            }
        }
        assert.ok(staying.compared > 0);
        assert.deepEqual([...staying.moved], []);
        assert.deepEqual([...person.errors, ...watcher.errors], []);
        await Promise.all([person.context.close(), watcher.context.close()]);
    });
}

test('who wants nothing told says so once, and keeps it', {timeout: TEST_MS}, async () => {
    const person = await openPerson(here.browser, SMALL, 'calm');
    const {page} = person;
    await page.goto(here.server.address);
    await page.fill('.quick input[name=player]', 'Anna');
    await page.click('[data-quick]');
    await page.waitForSelector('.panel-bid');
    await page.click('[data-settings]');
    await shot(person, 'settings_desktop');
    await page.check('dialog input[value=off]');
    await page.click('dialog .primary');
    await answer(person, seeded(7));
    await page.waitForSelector('.panel-choose_position, .panel-place, .log-lines:has-text("takes place")');
    assert.equal(await page.locator('.telling').count(), 0);
    await page.reload();
    await page.click('[data-settings]');
    assert.ok(await page.isChecked('dialog input[value=off]'));
    await person.context.close();
});

test('what happened while the page was closed is summed up first', {timeout: TEST_MS}, async () => {
    const person = await sitWithBots('ys', SMALL);
    const {page} = person;
    await playUntil(person, ({sum}) => sum > 0);
    const address = page.url();
    await page.goto(here.server.address);
    await page.goto(address);
    await page.waitForSelector('.telling [data-telling=on]');
    assert.match(await page.textContent('.telling .situation'), /Since you last looked/);
    assert.ok((await page.locator('.telling-lines li').count()) > 0);
    await shot(person, 'missed_desktop');
    await page.setViewportSize(PHONE);
    await shot(person, 'missed_phone');
    await page.keyboard.press('Escape');
    await isQuiet(person);
    await page.reload();
    await page.waitForSelector('.log-lines li', {state: 'attached'});
    await isQuiet(person);
    assert.deepEqual(person.errors, []);
    await person.context.close();
});
