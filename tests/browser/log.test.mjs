// The log of a match on the page: all lines are available, and readers choose whose lines they see, and which. One
// match serves all of these tests.
import assert from 'node:assert/strict';
import {after, test} from 'node:test';
import {isOpenToAll} from './axe.mjs';
import {pressInBar} from './states.mjs';
import {DESKTOP, openPerson, PHONE, resize, useServerAndBrowser} from './support.mjs';
import {createTable, finishMatch, joinTable, playFromSeat, replayOf, seatAddress, shot, twoPlayers} from './table.mjs';

const TEST_MS = 300000;
const AT_ONCE = 250;
const NARROW = {width: 320, height: 640};
const here = useServerAndBrowser();
/** The person who has played the match, set once it is over. */
let person;

async function playMatch() {
    person = await openPerson(here.browser);
    await finishMatch(person, here.server);
}

after(() => assert.deepEqual(person.errors, []));

/** Loads the page anew, in a window of this size. */
async function loadAnew(viewport = DESKTOP) {
    if (!person) {
        await playMatch();
    }
    const {page} = person;
    await resize(page, viewport);
    await page.reload();
    await page.waitForSelector('.log-lines [data-earlier]', {state: 'attached'});
    if (viewport !== DESKTOP) {
        await page.click('[data-tab=log]');
    }
    return page;
}

/** How many events the server has sent in the latest snapshot. */
function toldAtOnce({frames}) {
    const snapshots = frames.map((text) => JSON.parse(text)).filter(({type}) => type === 'snapshot');
    return snapshots.at(-1).events.length;
}

const countLines = (page) => page.locator('.log-lines li').count();
const isFocusInLog = (page) => page.evaluate(() => document.activeElement.closest('.log') !== null);
/** Where the first of the latest lines is on the screen. */
const placeOfFirst = (page) =>
    page.evaluate(() => document.querySelector('.log-lines [role=log] li').getBoundingClientRect().top);

test('all lines of a long match are at hand, and what is read stays where it is', {timeout: TEST_MS}, async () => {
    const page = await loadAnew();
    const count = toldAtOnce(person);
    assert.ok(count > AT_ONCE, `a match of ${count} lines`);
    assert.equal(await countLines(page), AT_ONCE, 'who does not ask for more has no more drawn');
    const shown = [AT_ONCE];
    while ((await page.locator('[data-earlier]').count()) > 0) {
        assert.ok(shown.at(-1) < count, 'nothing is offered when all is shown');
        const said = await page.textContent('[data-earlier]');
        assert.match(said, new RegExp(`\\(${count - shown.at(-1)}\\)`));
        await page.evaluate(() => document.querySelector('.log-lines').scrollTo(0, 0));
        const place = await placeOfFirst(page);
        await page.locator('[data-earlier]').focus();
        await page.keyboard.press('Enter');
        await page.waitForFunction((least) => document.querySelectorAll('.log-lines li').length > least, shown.at(-1));
        shown.push(await countLines(page));
        if (shown.length === 2) {
            assert.ok(Math.abs((await placeOfFirst(page)) - place) < 2, 'what is read stays where it is');
        }
        assert.ok(await isFocusInLog(page), 'the focus stays in the log');
    }
    assert.equal(shown.at(-1), count);
    const [first] = await page.locator('.log-lines li').allTextContents();
    assert.match(first, /turn 1/i, 'from the beginning');
});

/** The kind of each line that is drawn, and whether it names Anna. Runs in the page. */
function linesOfLog() {
    const lines = document.querySelectorAll('.past-lines .log-line, [role=log] li');
    return [...lines].map((line) => ({
        isMinor: line.matches('.log-minor'),
        isTitle: line.matches('.log-title'),
        hasName: line.textContent.includes('Anna'),
    }));
}

/** The number of lines that the page states. */
const saidCount = async (page) => Number(/^\s*(\d+) of \d+ lines/.exec(await page.textContent('#log-count'))[1]);

/** Chooses Anna's important lines, by keys alone. */
async function chooseByKeys(page) {
    await page.locator('[data-log-choose]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    assert.ok(await page.isChecked('[name=log-side][value="0"]'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    assert.ok(await page.isChecked('[name=log-weighty]'));
}

async function checkChosen(page) {
    const lines = await page.evaluate(linesOfLog);
    assert.ok(lines.length > 0 && lines.every(({isMinor}) => !isMinor));
    assert.ok(
        lines.every(({isTitle, hasName}) => isTitle || hasName),
        'lines of Anna, under their titles',
    );
    assert.equal(await saidCount(page), lines.length);
}

test('whose lines are read, and whether only those that matter, is chosen by keys', {timeout: TEST_MS}, async () => {
    const page = await loadAnew();
    await chooseByKeys(page);
    await checkChosen(page);
    assert.ok((await page.textContent('.log-side:has([value="0"])')).includes('Anna'));
    assert.equal(await page.locator('.log-side .emblem').count(), 4, 'each player with the own sign');
    await shot(person, 'log-filter');
    await isOpenToAll(page);
    await page.click('[data-log-choose]');
    assert.equal(await page.locator('.log-sides').count(), 0);
    await checkChosen(page);
    await page.click('[data-log-all]');
    assert.equal(await countLines(page), AT_ONCE);
    assert.ok(await isFocusInLog(page), 'the focus stays in the log');
});

test('on the narrowest phone the choices fit, behind their tab', {timeout: TEST_MS}, async () => {
    const page = await loadAnew(NARROW);
    await page.click('[data-log-choose]');
    await page.click('.log-side:has([value="0"])');
    await page.click('.log-weighty');
    await checkChosen(page);
    await shot(person, 'log-filter-narrow');
    const misfits = await page.evaluate(() => {
        const choices = [...document.querySelectorAll('.log-head button, .log-side, .log-weighty')];
        const isWrong = ({left, right, height}) => left < 0 || right > innerWidth || height < 43.5;
        const wrong = choices.filter((element) => isWrong(element.getBoundingClientRect()));
        return [...wrong.map(({className}) => className), document.documentElement.scrollWidth - innerWidth];
    });
    assert.deepEqual(misfits, [0]);
    await resize(page, PHONE);
    await shot(person, 'log-filter-phone');
});

test('in a replay the same can be chosen, and what is chosen stays from step to step', {timeout: TEST_MS}, async () => {
    const page = await loadAnew();
    await page.click('[data-replay]');
    await page.waitForSelector('.past-lines');
    await page.click('[data-log-choose]');
    await chooseInReplay(page);
    await page.locator('[data-log-step]').nth(5).click();
    await checkChosen(page);
    assert.equal(await page.locator('[data-log-step][tabindex="0"]').count(), 1, 'one stop for the keyboard');
    await shot(person, 'log-filter-replay');
    await isOpenToAll(page);
    await page.goBack();
});

/** Shows only Anna's important lines; arrow keys must change the choice and not the step. */
async function chooseInReplay(page) {
    const step = await page.evaluate(() => location.hash);
    await page.locator('[name=log-side][value=""]').focus();
    await page.keyboard.press('ArrowRight');
    assert.ok(await page.isChecked('[name=log-side][value="0"]'));
    assert.equal(await page.evaluate(() => location.hash), step);
    await page.click('.log-weighty');
}

const LEFT = 'Ben has left; a bot plays on.';
/** The index of this line in the whole log. Runs in the page. */
function placeOfLine(words) {
    const lines = [...document.querySelectorAll('.past-lines .log-line, .log-lines:not(.past-lines) li')];
    return lines.findIndex(({textContent}) => textContent.includes(words));
}

/** Which lines of the step with this line would be struck out if the step were undone. Runs in the page. */
function struckWith(words) {
    const lines = [...document.querySelectorAll('.past-lines .log-line')];
    const step = lines.find(({textContent}) => textContent.includes(words)).closest('li');
    step.classList.add('undone');
    const isStruck = (line) => getComputedStyle(line.lastElementChild).textDecorationLine === 'line-through';
    const struck = [...step.querySelectorAll('.log-line')].map((line) => [
        line.textContent.includes(words),
        isStruck(line),
    ]);
    step.classList.remove('undone');
    return struck;
}

/** Anna and Ben in a match that Ben leaves after something has happened. */
async function leftMatch() {
    const [anna, ben] = [await openPerson(here.browser), await openPerson(here.browser)];
    const link = await createTable(anna, here.server, {player: 'Anna', name: 'Half a match', choose: twoPlayers});
    await joinTable(ben, link, 'Ben');
    await anna.page.click('[data-start]');
    await ben.page.waitForSelector('.game');
    await pressInBar(ben.page, '[data-leave]');
    await ben.page.click('dialog[open] .dialog-buttons .primary');
    await anna.page.waitForSelector(`[role=log] li >> text=${LEFT}`);
    return {anna, ben};
}

test('who left is told on another device, and in a replay at its place', {timeout: TEST_MS}, async () => {
    const {anna, ben} = await leftMatch();
    const place = await anna.page.evaluate(placeOfLine, LEFT);
    await anna.page.evaluate(playFromSeat, 'ys');
    await anna.page.waitForSelector('.score-sheet');

    const elsewhere = await openPerson(here.browser);
    await elsewhere.page.goto(await seatAddress(anna, here.server));
    await elsewhere.page.waitForSelector('.score-sheet');
    while ((await elsewhere.page.locator('[data-earlier]').count()) > 0) {
        await elsewhere.page.click('[data-earlier]');
    }
    assert.equal(await elsewhere.page.evaluate(placeOfLine, LEFT), place, 'where Anna saw it');

    await elsewhere.page.click('[data-replay]');
    await elsewhere.page.waitForSelector('.past-lines');
    const {handovers, events} = await replayOf(anna, here.server);
    assert.ok(handovers[0].after >= events.length, 'after the start');
    assert.equal(await elsewhere.page.evaluate(placeOfLine, LEFT), handovers[0].after);
    const struck = await elsewhere.page.evaluate(struckWith, LEFT);
    assert.ok(struck.length > 1);
    struck.forEach(([isHandover, isStruck]) => assert.equal(isStruck, !isHandover, 'nobody undoes that somebody left'));
    await shot(elsewhere, 'log-handover-replay');
    assert.deepEqual(
        [anna, ben, elsewhere].flatMap(({errors}) => errors),
        [],
    );
    await Promise.all([anna, ben, elsewhere].map(({context}) => context.close()));
});
