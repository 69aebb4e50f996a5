// Three people play a whole game of Caylus Magna Carta through the real pages. One of them is on a phone, and one
// begins by keyboard alone. Two others play the basic game while somebody watches. At the end all see the same score
// sheet, the check of the dealing passes, and nobody was ever sent a card of another hand.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkEnd, checkSecrecy, checkWidth, chooseGame, sitDown, SMALL, toldOfHands} from './magna_carta_table.mjs';
import {DESKTOP, PHONE, resize, scoreSheet, seeded, useServerAndBrowser} from './support.mjs';
import {answerUntil, chooseSeed, GAME_MS, goToChapter, play, shot, UNCHOSEN, unfoldReplay} from './table.mjs';

// With this seed the first seat gets a Peddler, which can be paid for in more than one way.
const SEED = '2';
const here = useServerAndBrowser();

const seededTable = async (page) => {
    await chooseGame(page, 3);
    await chooseSeed(page, SEED);
};

const basicTable = async (page) => {
    await chooseGame(page, 2);
    await chooseSeed(page, UNCHOSEN);
    await page.click('.create .options:not(.advanced) summary');
    await page.check('[name="option.game"][value="basic"]');
};

/** The check of the finished match passes, and the replay leads through it round by round. */
async function checkReplay(person, people) {
    const {page} = person;
    await page.click('[data-check]');
    await page.waitForSelector('dialog [data-verdict]');
    assert.equal(await page.getAttribute('dialog .verdict', 'data-verdict'), 'passed');
    assert.equal(await page.getAttribute('[data-check-line=result]', 'data-verdict'), 'passed');
    const ground = (line) => getComputedStyle(line).backgroundColor;
    const clear = await page.locator('[data-check-line=result]').evaluate(ground);
    assert.equal(clear, 'rgba(0, 0, 0, 0)', 'no style of the game lies under the words');
    await page.click('dialog .primary');
    await page.click('[data-replay]');
    await page.waitForSelector('.replay-bar');
    await page.click('[data-step=first]');
    await goToChapter(page, 'Round 2');
    await page.waitForSelector('.game.magna-carta[data-turn="2"]');
    assert.equal(await page.locator('.hand-of').count(), people, 'everything is seen');
    for (const [device, viewport] of Object.entries({desktop: DESKTOP, phone: PHONE})) {
        await resize(page, viewport);
        await checkWidth(person);
        await shot(person, `magna_carta_replay_${device}`);
    }
    await unfoldReplay(page);
    await page.selectOption('.replay-as select', '1');
    await page.waitForFunction(() => document.querySelectorAll('.hand-of').length === 1);
}

/** Waits until these words are in the log, which may be in a closed tab. */
const logged = (page, words) => page.locator('.log-lines', {hasText: words}).waitFor({state: 'attached'});

/** Waits for the element under this selector, and presses Enter on it. */
async function press(page, selector) {
    await page.waitForSelector(selector);
    await page.locator(selector).first().focus();
    await page.keyboard.press('Enter');
}

/** By keyboard alone: keeps the first hand, and places a worker on the first card that takes one. */
async function placeByKeyboard({page}) {
    await press(page, '[data-pick=choice][data-value=keep]');
    await press(page, '.road-card.target');
    assert.match(await page.textContent('.preview'), /You: .* The provost reaches it/, 'it is said before it is paid');
    await press(page, '[data-send]');
    await logged(page, 'Benedek places a worker on');
    assert.match(await page.textContent('.road-card:has(.worker.side-1) .unseen'), /Benedek’s worker is there/);
}

/** Pays for the Peddler with two pieces of wood, though the page proposes food for one of them. */
async function payOtherwise({page}) {
    await page.click('[data-pick=choice][data-value=keep]');
    const card = page.locator('.hand-card[data-value=peddler]');
    assert.match(await card.getAttribute('title'), /^Peddler.* \(key \d\)$/s, 'its key is said where it is explained');
    await card.click();
    await page.click('.panel [data-pick=payment][aria-pressed=false]');
    await page.click('[data-send]');
    await logged(page, 'Anna builds the Peddler (4) for 2 wood');
}

test('three people play a whole game through the page', {timeout: GAME_MS + 60000}, async () => {
    const {people} = await sitDown(here, [SMALL, SMALL, PHONE], 'A road to build', seededTable);
    const [anna, benedek, chiara] = people;
    let isBegun = false;
    const begin = Promise.all([payOtherwise(anna), placeByKeyboard(benedek)]).finally(() => {
        isBegun = true;
    });
    await Promise.all([begin, answerUntil([chiara], seeded(5), async () => isBegun)]);
    const clicked = await play(people, seeded(4), async () => {
        await anna.page.setViewportSize(DESKTOP);
        await shot(anna, 'magna_carta_desktop');
        await anna.page.setViewportSize(SMALL);
        await shot(chiara, 'magna_carta_phone');
        await benedek.page.reload();
        await benedek.page.waitForSelector('.game.magna-carta');
    });
    for (const pick of ['place', 'building', 'steps', 'type']) {
        assert.ok(
            clicked.some((one) => one.startsWith(`${pick} `)),
            `${pick} was picked`,
        );
    }
    const sheet = await checkEnd(people);
    assert.ok(sheet.length >= 9, 'the sheet is itemised');
    for (const [seat, person] of people.entries()) {
        await checkSecrecy(here, person, seat);
    }
    await anna.page.setViewportSize(DESKTOP);
    await shot(anna, 'magna_carta_final_desktop');
    await shot(chiara, 'magna_carta_final_phone');
    await Promise.all(people.map(({context}) => context.close()));
});

test('two people play the basic game while one watches', {timeout: GAME_MS + 60000}, async () => {
    const {people, watcher} = await sitDown(here, [SMALL, PHONE], 'Basic', basicTable, true);
    const [anna, benedek] = people;
    assert.equal(await anna.page.locator('.provost').count(), 0);
    await play(people, seeded(6), () => shot(benedek, 'magna_carta_basic_phone'));
    await checkEnd(people);
    await watcher.page.waitForSelector('.score-sheet');
    assert.deepEqual(await scoreSheet(watcher), await scoreSheet(anna));
    assert.deepEqual(toldOfHands(watcher), {seats: [], cards: []});
    assert.deepEqual(watcher.errors, []);
    await checkReplay(anna, people.length);
    await Promise.all([...people, watcher].map(({context}) => context.close()));
});
