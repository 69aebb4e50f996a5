// The replay of a finished match: moving through it by buttons, keys, landmarks, the strip and the log, from the view
// of any seat, at the step in the address; and what can be sent to friends.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {GAME_NAMES} from '../../web-client/games/known_games.js';
import {ACROSS} from './covered.mjs';
import {sampled} from './sampled.mjs';
import {boardSide, LEAST_BOARD, LEAST_ON_PHONE, NARROW_ACROSS, tooSmall} from './sizes.mjs';
import {pressInBar} from './states.mjs';
import {becomes, DESKTOP, openPerson, PHONE, resize, TABLET, useServerAndBrowser} from './support.mjs';
import {finishMatch, GAME_MS, replayOf, shot, twoPlayers} from './table.mjs';

const here = useServerAndBrowser();

/** A finished match of this game, by default for two, with its replay opened from its table. */
async function openReplay(game, seats = twoPlayers) {
    const person = await openPerson(here.browser, DESKTOP);
    const {page} = person;
    await finishMatch(person, here.server, seats, game);
    await page.click('[data-replay]');
    await page.waitForSelector('.replay-bar');
    return person;
}

const addressSays = (page, words) => page.waitForFunction((part) => location.hash.includes(part), words);

/** How many hands stand side by side, and how far the lowest one must be scrolled. Runs in the page. */
function handsSeen() {
    const area = document.querySelector('.own-area').getBoundingClientRect();
    const hands = [...document.querySelectorAll('.own-area > :is(.secrets, .hand-of)')];
    const boxes = hands.map((hand) => hand.getBoundingClientRect());
    const tops = new Set(boxes.map(({top}) => Math.round(top)));
    return {hands: hands.length, rows: tops.size, areAllSeen: boxes.every(({bottom}) => bottom <= area.bottom)};
}

/**
 * What happened last, as far as it stands in its box: the rows of letters that the box cuts, and whether it shows that
 * there is more where there is. Runs in the page.
 */
function lastTold() {
    const box = document.querySelector('.last-told > div');
    const {top, bottom} = box.getBoundingClientRect();
    const rowsOf = (element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()];
    };
    const rows = [...box.querySelectorAll('p, li > span')].flatMap(rowsOf);
    const cut = rows.filter((row) => row.top < bottom - 3 && row.bottom - 3 > bottom).length;
    const isMore = box.scrollHeight > box.clientHeight + 1;
    const {overflowY, backgroundAttachment} = getComputedStyle(box);
    box.scrollTo({top: box.scrollHeight, behavior: 'instant'});
    return {
        cut,
        isAtNewest: rows[0].top >= top,
        isSaid: !isMore || (overflowY === 'auto' && backgroundAttachment.includes('local')),
        isAllReached: box.scrollTop + box.clientHeight >= box.scrollHeight - 1,
    };
}

/** Leafs to this step, and looks at what is told of it in windows of these sizes. */
async function seeLastTold(page, step) {
    for (const size of [DESKTOP, {width: 1024, height: 768}]) {
        await resize(page, size);
        await page.fill('.strip input', String(step + 1));
        await page.fill('.strip input', String(step));
        await addressSays(page, `step=${step}`);
        const whole = {cut: 0, isAtNewest: true, isSaid: true, isAllReached: true};
        assert.deepEqual(await page.evaluate(lastTold), whole, `${step} at ${size.width}`);
    }
    await resize(page, DESKTOP);
}

for (const game of sampled(['ys', 'magna-carta'], 'hands')) {
    test(`all hands of ${game} stand side by side`, {timeout: GAME_MS}, async () => {
        const person = await openReplay(game, async () => {});
        const last = Number(await person.page.getAttribute('.strip input', 'max'));
        for (const part of [0.05, 0.35]) {
            const step = Math.floor(last * part);
            await person.page.fill('.strip input', String(step));
            await addressSays(person.page, String(step));
            await person.page.waitForSelector('.own-area > :nth-child(4)');
            assert.deepEqual(await person.page.evaluate(handsSeen), {hands: 4, rows: 2, areAllSeen: true}, `${part}`);
            await seeLastTold(person.page, step);
        }
        await resize(person.page, TABLET);
        await person.page.click('[data-hand]');
        assert.ok(await person.page.locator('.own-area > :nth-child(4)').isVisible(), 'they unfold on a tablet');
        assert.equal((await person.page.evaluate(handsSeen)).rows, 2);
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}

const stepOf = (page) => page.inputValue('.strip input').then(Number);
/** Clicks a line of the log wherever it is; the log scrolls within the page. */
const clickLine = (page, step) => page.locator(`[data-log-step="${step}"]`).click();

/** Moves through the match by every key that does so. */
async function leafByKeys(page, last) {
    const {keyboard} = page;
    await keyboard.press('End');
    await page.waitForSelector('.score-sheet');
    assert.equal(await stepOf(page), last);
    await keyboard.press('Home');
    assert.equal(await stepOf(page), 0);
    await keyboard.press('ArrowRight');
    assert.equal(await stepOf(page), 1);
    await keyboard.press('Shift+ArrowRight');
    const landmark = await stepOf(page);
    assert.ok(landmark > 1);
    await keyboard.press('PageDown');
    assert.ok((await stepOf(page)) > landmark);
    await keyboard.press('PageUp');
    assert.equal(await stepOf(page), landmark);
    await keyboard.press('Shift+ArrowLeft');
    assert.ok((await stepOf(page)) < landmark);
}

/** Goes to a landmark from the list. Returns its step. */
async function chooseLandmark(page) {
    const values = await page.locator('[data-landmarks] option').evaluateAll((all) => all.map(({value}) => value));
    const middle = values[Math.floor(values.length / 2)];
    await page.selectOption('[data-landmarks]', middle);
    assert.equal(await stepOf(page), Number(middle));
    return Number(middle);
}

/** Another view shows the same step, and so does the address when somebody else opens it. */
async function seeWithOtherEyes(person) {
    const {page} = person;
    const step = await stepOf(page);
    await page.selectOption('.replay-as select', '0');
    await addressSays(page, `step=${step}&as=0`);
    assert.equal(await stepOf(page), step);
    await page.reload();
    await page.waitForSelector('.replay-bar');
    assert.equal(await stepOf(page), step);
    assert.equal(await page.inputValue('.replay-as select'), '0');
    await page.selectOption('.replay-as select', 'all');
    await page.waitForFunction(() => !location.hash.includes('as='));
}

const DESKS = [DESKTOP, {width: 1180, height: 820}, {width: 1280, height: 720}];

/** Whether the whole table of points is on its sheet, and the sheet inside the match. Runs in the page. */
function sheetIsWhole() {
    const [game, sheet, table] = ['.game', '.score-sheet', '.score-sheet table'].map((name) =>
        document.querySelector(name).getBoundingClientRect(),
    );
    const boards = document.querySelector('.game-main').firstElementChild.getBoundingClientRect();
    return {
        isOnSheet: table.top >= sheet.top && table.bottom <= sheet.bottom,
        isInMatch: sheet.bottom <= game.bottom,
        isUnderOrOverBoards: sheet.top >= boards.bottom || sheet.bottom <= boards.top || boards.top === sheet.top,
    };
}

/** The boards of which a part has to be scrolled to. Runs in the page. */
function scrolledBoards() {
    const parts = [...document.querySelectorAll('.boards, .boards > *')];
    return parts.filter((part) => part.scrollHeight > part.clientHeight + 1).map(({className}) => className);
}

/** However much was built, all of it is in sight at the step before the end. */
async function seeAllBoards(page, last) {
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await addressSays(page, `step=${last - 1}`);
    assert.deepEqual(await page.evaluate(scrolledBoards), []);
}

/** The end is shown whole in windows of every size, also when the address leads there. */
async function seeTheEnd(page) {
    await page.keyboard.press('End');
    await addressSays(page, `step=${await stepOf(page)}`);
    for (const size of DESKS) {
        await page.setViewportSize(size);
        await page.reload();
        await page.waitForSelector('.score-sheet');
        const whole = {isOnSheet: true, isInMatch: true, isUnderOrOverBoards: true};
        assert.deepEqual(await page.evaluate(sheetIsWhole), whole, `at ${size.width} x ${size.height}`);
    }
    await resize(page, DESKTOP);
}

for (const game of sampled(GAME_NAMES, 'replay')) {
    test(`a match of ${game} is leafed through by every means`, {timeout: GAME_MS}, async () => {
        const person = await openReplay(game);
        const {page} = person;
        const {steps} = await replayOf(person, here.server);
        await leafByKeys(page, steps.length);
        const landmark = await chooseLandmark(page);
        await addressSays(page, `step=${landmark}`);
        await seeWithOtherEyes(person);

        const current = Number(await page.getAttribute('[data-log-step][aria-current]', 'data-log-step'));
        assert.ok(current <= landmark);
        assert.ok((await page.locator('.past-lines .later').count()) > 0, 'what comes later is there, too');
        await clickLine(page, current);
        assert.equal(await stepOf(page), current);
        await shot(person, `replay_${game}_desktop`);
        await seeAllBoards(page, steps.length);
        await resize(page, PHONE);
        await shot(person, `replay_${game}_phone`);
        await seeTheEnd(page);
        await shot(person, `replay_${game}_end`);
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}

/** The share of the window that shows the board, between the strip above it and the sheet. Runs in the page. */
function partForBoard() {
    const strip = document.querySelector('.score-strip').getBoundingClientRect();
    const sheet = document.querySelector('.dock').getBoundingClientRect();
    return (sheet.top - strip.bottom) / innerHeight;
}

/** On a phone the board comes first, and a button opens the rest. */
async function unfoldOnPhone(page, size) {
    const where = `at ${size.width} x ${size.height}`;
    await resize(page, size);
    assert.ok((await page.evaluate(partForBoard)) >= 0.5, where);
    assert.equal(await page.locator('.replay-as select').isVisible(), false, where);
    assert.equal(await page.locator('[data-tab=log] .tab-fresh').count(), 0, 'nothing is new in a replay');
    await page.tap('[data-unfold]');
    await page.waitForSelector('.replay-as select');
    assert.deepEqual(await page.evaluate(tooSmall, LEAST_ON_PHONE), {text: [], touch: [], sideways: 0}, where);
    await page.tap('[data-unfold]');
    await page.waitForSelector('.replay-as select', {state: 'hidden'});
    await page.evaluate(() => scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
    const step = await stepOf(page);
    await page.tap('[data-step=next]');
    await becomes(() => stepOf(page), step + 1, 'the steps stay in sight');
}

/** Which of the steps, and which end of what is said of this one, cannot be seen. Runs in the page. */
function coveredSteps() {
    const words = document.createRange();
    words.selectNodeContents(document.querySelector('.replay-step'));
    const {left, right, top, bottom} = words.getBoundingClientRect();
    const buttons = [...document.querySelectorAll('.replay-buttons button')].filter((one) => one.checkVisibility());
    const ends = buttons.map((button) => {
        const box = button.getBoundingClientRect();
        return {what: button, x: box.right - 6, y: (box.top + box.bottom) / 2};
    });
    const what = document.querySelector('.replay-step');
    ends.push({what, x: left + 1, y: top + 4}, {what, x: right - 1, y: bottom - 4});
    const covered = ends.filter((end) => !end.what.contains(document.elementFromPoint(end.x, end.y)));
    return covered.map((end) => end.what.className || end.what.dataset.step);
}

/** Names of players that are cut. Runs in the page. */
function cutNames() {
    const names = [...document.querySelectorAll('.player-name')];
    return names.filter((name) => name.scrollWidth > name.clientWidth).map(({textContent}) => textContent);
}

/** In a window that is hardly wide enough the board is large with all hands below it, and names are whole. */
async function seeWhenNarrow(page) {
    for (const size of NARROW_ACROSS) {
        await resize(page, size);
        await page.fill('.strip input', String(Math.floor(0.8 * (await page.getAttribute('.strip input', 'max')))));
        const side = await page.evaluate(boardSide);
        assert.ok(side >= LEAST_BOARD, `a board of ${side} at ${size.width} x ${size.height}`);
        assert.deepEqual(await page.evaluate(cutNames), [], `${size.width} wide`);
    }
}

for (const game of sampled(GAME_NAMES, 'replay on a phone')) {
    test(`a replay of ${game} on a phone shows its board above all`, {timeout: GAME_MS}, async () => {
        const person = await openPerson(here.browser, PHONE);
        const {page} = person;
        await finishMatch(person, here.server, async () => {}, game);
        await page.click('[data-replay]');
        await page.waitForSelector('.replay-bar');
        await page.waitForSelector('.score-strip');
        for (const size of [PHONE, {width: 320, height: 640}]) {
            await unfoldOnPhone(page, size);
        }
        for (const across of ACROSS) {
            await resize(page, across);
            assert.deepEqual(await page.evaluate(coveredSteps), [], `${across.width} wide`);
        }
        await seeWhenNarrow(page);
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}

/** From now on counts in `rewritten` how often the log is written from its beginning. Runs in the page. */
async function countWriting() {
    // The page loads its modules under the name of its edition.
    const {Log} = await import(new URL('../log/log.js', document.querySelector('script[type=module]').src));
    const {read} = Log.prototype;
    globalThis.rewritten = 0;
    Log.prototype.read = function reading(...given) {
        const known = this.lines;
        const lines = read.apply(this, given);
        globalThis.rewritten += lines === known ? 0 : 1;
        return lines;
    };
}

// Rewriting the log would take longer than everything else in a step.
test('a step writes no line of the log again', {timeout: GAME_MS}, async () => {
    for (const game of sampled(GAME_NAMES, 'lines')) {
        const person = await openReplay(game);
        const {page} = person;
        await page.evaluate(countWriting);
        for (const key of ['End', 'ArrowLeft', 'PageUp', 'ArrowRight', 'Home', 'ArrowRight']) {
            await page.keyboard.press(key);
        }
        assert.equal(await stepOf(page), 1);
        assert.equal(await page.evaluate(() => globalThis.rewritten), 0, game);
        await person.context.close();
    }
});

/** What screen readers are told, and what the log shows of the current step. Runs in the page. */
function toldAndShown() {
    const wordsOf = (elements) => [...elements].map((element) => element.textContent.replace(/\s+/g, ' ').trim());
    return {
        told: wordsOf(document.querySelectorAll('[role=status][aria-live=polite].step-told p')),
        shown: wordsOf(document.querySelectorAll('.log-step[aria-current] .log-line > span')),
    };
}

for (const game of sampled(GAME_NAMES, 'told steps')) {
    test(`whoever listens to a replay of ${game} is told what happened at each step`, {timeout: GAME_MS}, async () => {
        const person = await openReplay(game);
        const {page} = person;
        for (const key of ['Shift+ArrowRight', 'ArrowRight', 'PageDown', 'ArrowLeft']) {
            await page.keyboard.press(key);
            const {told, shown} = await page.evaluate(toldAndShown);
            assert.ok(told.length > 0, 'something happened');
            assert.deepEqual(told, shown, key);
        }
        await page.click('[data-step=play]');
        assert.equal(await page.getAttribute('.step-told', 'aria-live'), 'off');
        await person.context.close();
    });
}

test('the curve of points says the same as the score sheet', {timeout: GAME_MS}, async () => {
    const person = await openReplay('yspahan');
    const {page} = person;
    await page.keyboard.press('End');
    await page.waitForSelector('.score-sheet');
    const bySeat = await page.locator('.curve-legend b').allTextContents();
    const sheet = await page.evaluate(() =>
        [...document.querySelectorAll('[data-total]')]
            .sort((one, other) => one.dataset.total - other.dataset.total)
            .map((cell) => cell.textContent.trim()),
    );
    assert.deepEqual(bySeat, sheet);
    assert.equal(await page.locator('.curve .line').count(), bySeat.length);
    const told = await page.locator('.timeline tbody tr:last-child td').allTextContents();
    assert.deepEqual(told, sheet, 'as a table, too');
    await person.context.close();
});

test('link and result can be sent to friends, and no seat goes with them', {timeout: GAME_MS}, async () => {
    const person = await openReplay('ys');
    const {page} = person;
    const [{token, table}] = await page.evaluate(() => JSON.parse(localStorage.getItem('dahut.seats')));
    await page.keyboard.press('ArrowRight');
    await pressInBar(page, '[data-share]');
    const link = await page.inputValue('dialog .link-line input');
    const text = await page.inputValue('dialog textarea');
    assert.ok(link.includes(`table=${table}`) && link.includes('step=1'), link);
    assert.match(text, /^Ys: Seen again\n1\. .+ – \d+\n2\. .+ – \d+$/);
    assert.ok(!link.includes(token) && !text.includes(token));
    await shot(person, 'share_desktop');
    await resize(page, PHONE);
    await shot(person, 'share_phone');
    await page.click('dialog .dialog-buttons .primary');

    const saving = page.waitForEvent('download');
    await pressInBar(page, '[data-save-record]');
    assert.equal((await saving).suggestedFilename(), `${table}.json`);

    await page.goto(`${here.server.address}/table.html#seat=${token}`);
    await page.click('[data-share]');
    const watching = await page.inputValue('dialog .link-line input');
    assert.ok((await page.inputValue('dialog textarea')).endsWith(watching), 'for whom it may be seen, it says where');
    assert.ok(!watching.includes(token), watching);
    const friend = await openPerson(here.browser, DESKTOP);
    await friend.page.goto(watching);
    await friend.page.waitForSelector('.replay-bar');
    assert.deepEqual([...person.errors, ...friend.errors], []);
    await Promise.all([person.context.close(), friend.context.close()]);
});
