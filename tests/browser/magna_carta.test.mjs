// Three people play one whole game of Caylus Magna Carta through the real pages, one of them on a phone and one by
// keyboard alone; two others play the basic game. At the end all see the same score sheet, the check of the dealing
// passes, and nobody was ever sent a card of somebody else's hand.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {DESKTOP, openPerson, PHONE, scoreSheet, seeded, startBrowser, startServer} from './support.mjs';
import {createTable, GAME_MS, joinTable, play, replayOf, shot} from './table.mjs';

const SMALL = {width: 800, height: 600};
let server;
let browser;

before(async () => {
    server = await startServer();
    browser = await startBrowser();
});

after(async () => {
    await browser?.close();
    await server?.stop();
});

/** Chooses the game and what else there is in the form of the lobby. */
const choosing =
    (seats, ...options) =>
    async (page) => {
        await page.selectOption('.create select[name=game]', 'magna-carta');
        await page.check(`.create input[name=seats][value="${seats}"]`);
        for (const option of options) {
            await page.check(`[name="option.${option.name}"][value="${option.value}"]`);
        }
    };

/** Sits down as many people as there are viewports, and starts the game. */
async function sitDown(viewports, name, choose) {
    const people = [];
    for (const viewport of viewports) {
        people.push(await openPerson(browser, viewport));
    }
    const [host, ...guests] = people;
    const link = await createTable(host, server, {player: 'Anna', name, choose});
    for (const [index, guest] of guests.entries()) {
        await joinTable(guest, link, ['Benedek', 'Chiara'][index]);
    }
    await host.page.click('[data-start]:not([disabled])');
    await Promise.all(people.map(({page}) => page.waitForSelector('.magna-carta')));
    return people;
}

/** The seats whose secrets a message holds: in a view, or in its changes. */
function seatsWithSecrets({view, changes}) {
    const players = Object.entries((view ?? changes)?.players ?? {});
    return players.filter(([, player]) => player?.own).map(([seat]) => Number(seat));
}

/** Nobody is told of another's hand: neither in a view nor in an event. */
async function checkSecrecy({frames}, seat, table) {
    const messages = frames.map((frame) => JSON.parse(frame));
    const seen = messages.flatMap(seatsWithSecrets);
    assert.ok(seen.length > 0);
    assert.deepEqual(
        seen.filter((one) => one !== seat),
        [],
    );
    const replay = await (await fetch(`${server.address}/api/tables/${table}/replay?as=${seat}`)).json();
    const drawn = (events) =>
        (events ?? []).filter(({type}) => type === 'cards_drawn').map(({cards}) => cards.join());
    const own = new Set([...drawn(replay.events), ...replay.steps.flatMap(({events}) => drawn(events))]);
    const told = messages.flatMap(({events}) => drawn(events));
    assert.ok(told.length > 0 && told.every((cards) => own.has(cards)));
}

/** What has to be true of the end for everybody; returns the score sheet. */
async function checkEnd(people) {
    const sheets = await Promise.all(people.map(scoreSheet));
    for (const [seat, person] of people.entries()) {
        assert.deepEqual(sheets[seat], sheets[0]);
        assert.deepEqual(person.errors, []);
        const sideways = await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(sideways <= 0, 'the page does not scroll sideways');
    }
    return sheets[0];
}

/** The check of the finished match finds nothing, and the replay leads through it round by round. */
async function checkReplay({page}) {
    await page.click('[data-check]');
    await page.waitForSelector('dialog [data-verdict]');
    assert.equal(await page.getAttribute('dialog .verdict', 'data-verdict'), 'passed');
    assert.equal(await page.getAttribute('[data-check-line=result]', 'data-verdict'), 'passed');
    await page.click('dialog .primary');
    await page.waitForSelector('.replay-bar');
    await page.click('[data-step=first]');
    await page.click('[data-step=turn]');
    assert.equal(await page.getAttribute('.magna-carta', 'data-turn'), '2');
    assert.equal(await page.locator('.hand-of').count(), 3, 'everything is seen');
    await page.selectOption('.replay-as select', '1');
    await page.waitForFunction(() => document.querySelectorAll('.hand-of').length === 1);
}

/** By keyboard alone: the first hand is kept, and a worker is placed on the first card that takes one. */
async function actByKeyboard({page}) {
    await page.waitForSelector('.panel-choose_hand');
    await page.focus('[data-pick=choice][data-value=keep]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.panel-choose_hand', {state: 'detached'});
}

test('three people play a whole game through the page', {timeout: GAME_MS + 60000}, async () => {
    const people = await sitDown([DESKTOP, SMALL, PHONE], 'A road to build', choosing(3));
    await shot(people[0], 'magna_carta_hands_desktop');
    await actByKeyboard(people[1]);
    const clicked = await play(people, seeded(4), async () => {
        await shot(people[0], 'magna_carta_desktop');
        await shot(people[2], 'magna_carta_phone');
        await people[1].page.reload();
        await people[1].page.waitForSelector('.magna-carta');
    });
    for (const pick of ['place', 'building', 'payment', 'steps', 'type']) {
        assert.ok(
            clicked.some((one) => one.startsWith(`${pick} `)),
            `${pick} was picked`,
        );
    }
    const sheet = await checkEnd(people);
    assert.ok(sheet.length >= 9, 'the sheet is itemised');
    const {table} = await replayOf(people[0], server);
    for (const [seat, person] of people.entries()) {
        await checkSecrecy(person, seat, table.id);
    }
    await shot(people[0], 'magna_carta_final_desktop');
    await shot(people[2], 'magna_carta_final_phone');
    await checkReplay(people[0]);
    await shot(people[0], 'magna_carta_replay_desktop');
    await Promise.all(people.map(({context}) => context.close()));
});

test('two people play the basic game, without provost and residences', {timeout: GAME_MS + 60000}, async () => {
    const people = await sitDown([SMALL, PHONE], 'Basic', choosing(2, {name: 'game', value: 'basic'}));
    assert.equal(await people[0].page.locator('.provost').count(), 0);
    await play(people, seeded(6), () => shot(people[1], 'magna_carta_basic_phone'));
    await checkEnd(people);
    await Promise.all(people.map(({context}) => context.close()));
});
