// Three people play one whole game of Caylus Magna Carta through the real pages, one of them on a phone and one who
// begins by keyboard alone; two others play the basic game, and somebody watches. At the end all see the same score
// sheet, the check of the dealing passes, and nobody was ever sent a card of somebody else's hand.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {DESKTOP, openPerson, PHONE, scoreSheet, seeded, useServerAndBrowser} from './support.mjs';
import {playWell} from './magna_carta_player.mjs';
import {answerUntil, createTable, GAME_MS, goToChapter, joinTable, play, replayOf, shot} from './table.mjs';

// Small pages for those of whom no picture is taken, since drawing them is what takes time.
const SMALL = {width: 780, height: 460};
const NAMES = ['Anna', 'Benedek', 'Chiara'];
// Deals the first seat a Peddler, which can be paid for in more than one way.
const SEED = '2';
const here = useServerAndBrowser();

/** Chooses the game and the number of players in the form of the lobby. */
async function chooseGame(page, seats) {
    await page.selectOption('.create select[name=game]', 'magna-carta');
    await page.check(`.create input[name=seats][value="${seats}"]`);
}

const seededTable = async (page) => {
    await chooseGame(page, 3);
    await page.click('.create .advanced summary');
    await page.fill('.create input[name=seed]', SEED);
};

const basicTable = async (page) => {
    await chooseGame(page, 2);
    await page.click('.create .options:not(.advanced) summary');
    await page.check('[name="option.game"][value="basic"]');
};

/** Sits down as many people as there are viewports, lets one watch if asked to, and starts the game. */
async function sitDown(viewports, name, choose, isWatched = false) {
    const people = [];
    for (const viewport of viewports) {
        people.push({...(await openPerson(here.browser, viewport)), plays: playWell});
    }
    const [host, ...guests] = people;
    const link = await createTable(host, here.server, {player: NAMES[0], name, choose});
    for (const [index, guest] of guests.entries()) {
        await joinTable(guest, link, NAMES[index + 1]);
    }
    const watchers = isWatched ? [await openPerson(here.browser, SMALL)] : [];
    for (const {page} of watchers) {
        await page.goto(await host.page.locator('.link-line input').nth(1).inputValue());
    }
    await host.page.click('[data-start]:not([disabled])');
    await Promise.all([...people, ...watchers].map(({page}) => page.waitForSelector('.game.magna-carta')));
    return {people, watcher: watchers[0]};
}

/** The seats whose secrets a message holds: in a view, or in its changes. */
function seatsWithSecrets({view, changes}) {
    const players = Object.entries((view ?? changes)?.players ?? {});
    return players.filter(([, player]) => player?.own).map(([seat]) => Number(seat));
}

/** The cards that somebody hears to have drawn, for each time. */
const drawn = (events = []) => events.filter(({type}) => type === 'cards_drawn').map(({cards}) => cards.join());

/** What somebody was ever told of hands: whose, and which cards. */
function toldOfHands({frames}) {
    const messages = frames.map((frame) => JSON.parse(frame));
    return {seats: messages.flatMap(seatsWithSecrets), cards: messages.flatMap(({events}) => drawn(events))};
}

/** Nobody is told of another's hand: neither in a view nor in an event. */
async function checkSecrecy(person, seat, table) {
    const told = toldOfHands(person);
    assert.deepEqual([...new Set(told.seats)], [seat]);
    const replay = await replayOf(person, here.server, seat);
    const own = new Set([...drawn(replay.events), ...replay.steps.flatMap(({events}) => drawn(events))]);
    assert.ok(told.cards.length > 0 && told.cards.every((cards) => own.has(cards)));
}

async function checkWidth({page}) {
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(sideways <= 0, 'the page does not scroll sideways');
}

/** What has to be true of the end for everybody; returns the score sheet. */
async function checkEnd(people) {
    const sheets = await Promise.all(people.map(scoreSheet));
    for (const [seat, person] of people.entries()) {
        assert.deepEqual(sheets[seat], sheets[0]);
        assert.deepEqual(person.errors, []);
        await checkWidth(person);
    }
    return sheets[0];
}

/** The check of the finished match finds nothing, and the replay leads through it round by round. */
async function checkReplay(person, people) {
    const {page} = person;
    await page.click('[data-check]');
    await page.waitForSelector('dialog [data-verdict]');
    assert.equal(await page.getAttribute('dialog .verdict', 'data-verdict'), 'passed');
    assert.equal(await page.getAttribute('[data-check-line=result]', 'data-verdict'), 'passed');
    await page.click('dialog .primary');
    await page.waitForSelector('.replay-bar');
    await page.click('[data-step=first]');
    await goToChapter(page, 'Round 2');
    await page.waitForSelector('.game.magna-carta[data-turn="2"]');
    assert.equal(await page.locator('.hand-of').count(), people, 'everything is seen');
    for (const [device, viewport] of Object.entries({desktop: DESKTOP, phone: PHONE})) {
        await page.setViewportSize(viewport);
        await checkWidth(person);
        await shot(person, `magna_carta_replay_${device}`);
    }
    await page.selectOption('.replay-as select', '1');
    await page.waitForFunction(() => document.querySelectorAll('.hand-of').length === 1);
}

/** Waits for words in the log, which may be behind a tab. */
const logged = (page, words) => page.locator('.log-lines', {hasText: words}).waitFor({state: 'attached'});

/** Presses Enter on what is found there, once it is. */
async function press(page, selector) {
    await page.waitForSelector(selector);
    await page.locator(selector).first().focus();
    await page.keyboard.press('Enter');
}

/** By keyboard alone: the first hand is kept, and a worker is placed on the first card that takes one. */
async function placeByKeyboard({page}) {
    await press(page, '[data-pick=choice][data-value=keep]');
    await press(page, '.road-card.target');
    assert.match(await page.textContent('.preview'), /You: .* The provost reaches it/, 'it is said before it is paid');
    await press(page, '[data-send]');
    await logged(page, 'Benedek places a worker on');
    assert.match(await page.textContent('.road-card:has(.worker.side-1) .unseen'), /Benedek’s worker is there/);
}

/** The Peddler is paid for with two pieces of wood, though food is proposed for one of them. */
async function payOtherwise({page}) {
    await page.click('[data-pick=choice][data-value=keep]');
    await page.click('.hand-card[data-value=peddler]');
    await page.click('.panel [data-pick=payment][aria-pressed=false]');
    await page.click('[data-send]');
    await logged(page, 'Anna builds the Peddler (4) for 2 wood');
}

test('three people play a whole game through the page', {timeout: GAME_MS + 60000}, async () => {
    const {people} = await sitDown([SMALL, SMALL, PHONE], 'A road to build', seededTable);
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
    const {table} = await replayOf(anna, here.server);
    for (const [seat, person] of people.entries()) {
        await checkSecrecy(person, seat, table.id);
    }
    await anna.page.setViewportSize(DESKTOP);
    await shot(anna, 'magna_carta_final_desktop');
    await shot(chiara, 'magna_carta_final_phone');
    await Promise.all(people.map(({context}) => context.close()));
});

test('two people play the basic game while one watches', {timeout: GAME_MS + 60000}, async () => {
    const {people, watcher} = await sitDown([SMALL, PHONE], 'Basic', basicTable, true);
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
