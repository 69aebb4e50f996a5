// Whole games of Yspahan by clicking through the real pages: four people in four browsers, and two in two. One turn is
// played by keyboard alone. At the end all see the same score sheet, the check finds every roll among the draws, and no
// seat was ever sent a card that only another could know.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {DESKTOP, openPerson, PHONE, resize, scoreSheet, seeded, useServerAndBrowser} from './support.mjs';
import {objectsIn} from './secrecy.mjs';
import {answerUntil, createTable, GAME_MS, goToChapter, joinTable, play, replayOf, shot, UNCHOSEN} from './table.mjs';

const PUBLIC = -1;
// People of whom no picture is taken get small pages, since drawing takes most of the time.
const SMALL = {width: 320, height: 240};
// By this day the board is full enough for a picture.
const MIDDLE_DAY = '12';
const NAMES = ['Anna', 'Benedek', 'Chiara', 'Dahud'];
const here = useServerAndBrowser();

/** Opens a page with long timeouts: a slow machine must not fail the test. */
async function openPatiently(viewport) {
    const person = await openPerson(here.browser, viewport);
    person.page.setDefaultTimeout(GAME_MS / 4);
    return person;
}

/** Fills all seats of a new table, each from a browser of its own, and starts the match. Returns the people. */
async function sitDown(viewports, name, seed) {
    const people = [];
    for (const viewport of viewports) {
        people.push(await openPatiently(viewport));
    }
    const link = await createTable(people[0], here.server, {
        player: NAMES[0],
        name,
        seed,
        choose: async (page) => {
            await page.selectOption('.create select[name=game]', 'yspahan');
            await page.check(`.create input[name=seats][value="${people.length}"]`);
        },
    });
    for (const [seat, person] of people.entries()) {
        if (seat > 0) {
            await joinTable(person, link, NAMES[seat]);
        }
    }
    return people;
}

async function start(people) {
    await people[0].page.click('[data-start]:not([disabled])');
    await Promise.all(people.map(({page}) => page.waitForSelector('.game.yspahan')));
}

/** Plays to the middle of the match, and takes pictures of it on a desktop and on a phone. */
async function playToMiddle(people, random, name) {
    const day = () => people[0].page.getAttribute('.game', 'data-turn');
    await answerUntil(people, random, async () => (await day()) === MIDDLE_DAY);
    await shot(people[0], `${name}_desktop`);
    await shot(people.at(-1), `${name}_phone`);
}

/** The cards of hands in a message: the seat they belong to, and where in the message. */
function cardsTold(message) {
    const told = [];
    for (const {value, path} of objectsIn(message)) {
        if (value.cards !== undefined && path.at(-2) === 'players') {
            told.push({seat: Number(path.at(-1)), path: path.join('.')});
        }
    }
    return told;
}

/**
 * Asserts that this seat was told of no other hand, and saw no more cards than it drew. A planted hand must be found.
 */
function checkHands(frames, replay, seat) {
    const leaksIn = (list) =>
        list.flatMap((frame) => cardsTold(JSON.parse(frame)).filter((told) => told.seat !== seat));
    assert.deepEqual(leaksIn(frames), []);
    const events = [...replay.events, ...replay.steps.flatMap((step) => step.events)];
    const drawn = events.filter(({type, seat: by}) => type === 'card_drawn' && by === seat).length;
    const messages = frames.map((frame) => JSON.parse(frame));
    const updates = messages.filter(({type}) => type === 'update').flatMap((message) => message.events);
    const seen = updates.filter(({type}) => type === 'card_seen').length;
    assert.ok(seen <= drawn, `${seen} cards were seen, ${drawn} were drawn`);
    const planted = frames.map((frame) => frame.replaceAll('"hand":', '"cards":["exchange"],"hand":'));
    assert.ok(leaksIn(planted).length > 0, 'planted hands are found');
    console.log(`${leaksIn(planted).length} planted hands are found`);
}

const sideways = ({page}) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Checks the end for everybody. */
async function checkEnd(people) {
    const sheets = await Promise.all(people.map(scoreSheet));
    assert.ok(sheets[0].length >= 8, 'the sheet is itemised');
    for (const [seat, person] of people.entries()) {
        assert.deepEqual(sheets[seat], sheets[0]);
        assert.ok((await sideways(person)) <= 0, 'the page does not scroll sideways');
        assert.deepEqual(person.errors, []);
    }
}

/** Asserts that the check of the match passes, and lists a roll for each of the 21 days. */
async function checkRolls({page}) {
    await page.click('[data-check]');
    await page.waitForSelector('dialog [data-verdict]');
    const verdicts = await page
        .locator('dialog [data-verdict]')
        .evaluateAll((all) => all.map(({dataset}) => dataset.verdict));
    assert.deepEqual([...new Set(verdicts)], ['passed']);
    assert.equal(await page.locator('dialog .seen li').count(), 21);
    await page.click('dialog .primary');
}

test('four people play a whole game of Yspahan through the page', {timeout: GAME_MS + 60000}, async () => {
    const people = await sitDown([DESKTOP, SMALL, SMALL, PHONE], 'Four in Yspahan', UNCHOSEN);
    const watcher = await openPatiently(SMALL);
    await watcher.page.goto(await people[0].page.locator('.link-line input').nth(1).inputValue());
    await start(people);
    const random = seeded(4);
    await play(people, random, async () => {
        await playToMiddle(people, random, 'yspahan_table');
        await people[1].page.reload();
        await people[1].page.waitForSelector('.game.yspahan');
    });
    await watcher.page.waitForSelector('.score-sheet');
    await checkEnd([...people, watcher]);
    await shot(people[0], 'yspahan_final_desktop');
    await people[3].page.locator('.score-sheet h2').scrollIntoViewIfNeeded();
    await shot(people[3], 'yspahan_final_phone');
    const replay = await replayOf(people[0], here.server);
    checkHands(people[2].frames, replay, 2);
    checkHands(watcher.frames, replay, PUBLIC);
    await watchReplay(people[0]);
    await Promise.all([...people, watcher].map(({context}) => context.close()));
});

/** Asserts that the finished match can be replayed from the table page, and checked there. */
async function watchReplay(person) {
    const {page} = person;
    await page.click('[data-replay]');
    await page.waitForSelector('.replay-bar');
    await checkRolls(person);
    await goToChapter(page, 'Week II');
    assert.equal(await page.locator('.secrets').count(), 4, 'everything is seen');
    assert.equal(await page.getAttribute('.game', 'data-turn'), '8', 'the first day of its week');
    await shot(person, 'yspahan_replay_desktop');
    await page.selectOption('.replay-as select', '2');
    await page.waitForFunction(() => document.querySelectorAll('.secrets').length === 1);
}

/** Goes by Tab to this element, and presses it. */
async function pressByKey(page, selector) {
    await page.waitForSelector(selector);
    for (let presses = 0; presses < 250; presses += 1) {
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) {
            await page.keyboard.press('Enter');
            return;
        }
        await page.keyboard.press('Tab');
    }
    assert.fail(`the tabulator never comes to ${selector}`);
}

/** More uses than dice have. */
const USES_MOST = 12;

/** Presses the number of the chosen dice, which moves on to their next use, until this is there. */
async function pressNumberUntil(page, selector) {
    const uses = page.locator('.uses:has([aria-pressed="true"])');
    for (let presses = 0; (await page.locator(selector).count()) === 0; presses += 1) {
        assert.ok(presses < USES_MOST, `the number of the dice leads to ${selector}`);
        await page.keyboard.press(await uses.locator('[data-key]').getAttribute('data-key'));
    }
}

/** Plays the first turn by keyboard alone: dice, the supervisor's way, and what follows to the end of the action. */
async function moveSupervisorByKeys(page) {
    await pressByKey(page, '[data-pick="yellow"][data-value="0"]');
    await page.waitForSelector('.floor .use');
    await pressByKey(page, '.use[tabindex="0"]');
    await pressNumberUntil(page, '.use.move_supervisor[aria-pressed="true"]');
    await pressByKey(page, '.space-target');
    assert.match(await page.textContent('.preview'), /step/);
    const way = await page.locator('.space-target.chosen .way').evaluate((line) => getComputedStyle(line).visibility);
    assert.equal(way, 'visible', 'the way is drawn before it is gone');
    await pressByKey(page, '[data-send]:not([disabled])');
    await page.waitForFunction(() => /moves the supervisor|leaves the supervisor/.test(document.body.textContent));
}

test('two people play a whole game of Yspahan, the first turn by keyboard', {timeout: GAME_MS + 60000}, async () => {
    const people = await sitDown([DESKTOP, PHONE], 'Two in Yspahan');
    await start(people);
    const {page} = await Promise.any(people.map((one) => one.page.waitForSelector('.decide.mine').then(() => one)));
    const size = page.viewportSize();
    // Keys are for a desk, whoever begins.
    await resize(page, DESKTOP);
    await moveSupervisorByKeys(page);
    await resize(page, size);
    const random = seeded(6);
    await play(people, random, () => playToMiddle(people, random, 'yspahan_two'));
    await checkEnd(people);
    const replay = await replayOf(people[0], here.server);
    checkHands(people[1].frames, replay, 1);
    await Promise.all(people.map(({context}) => context.close()));
});
