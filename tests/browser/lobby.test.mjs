// The lobby as it meets those who come back: their tables first and how these stand, their name and game remembered,
// and a new table in two clicks.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isOpenToAll} from './axe.mjs';
import {openPerson, PHONE, seeded, useServerAndBrowser} from './support.mjs';
import {answerUntil, createTable, joinTable, playFromSeat, shot, twoPlayers} from './table.mjs';

const TEST_MS = 300000;
const here = useServerAndBrowser();

const standing = (page, state) => page.textContent(`.own .${state} .standing`);

test('own tables come first, and say how they stand and how they ended', {timeout: TEST_MS}, async () => {
    const [anna, ben] = [await openPerson(here.browser), await openPerson(here.browser, PHONE)];
    const {page} = anna;
    await createTable(anna, here.server, {player: 'Anna', name: 'Over', choose: twoPlayers});
    await page.click('[data-fill]');
    await page.click('[data-start]');
    await page.waitForSelector('.game');
    await page.evaluate(playFromSeat);
    await page.waitForSelector('.score-sheet');
    const link = await createTable(anna, here.server, {player: 'Anna', name: 'Goes on', choose: twoPlayers});
    await joinTable(ben, link, 'Benedek');
    await page.click('[data-start]');
    await page.waitForSelector('.game');
    await createTable(anna, here.server, {player: 'Anna', name: 'Not begun', choose: twoPlayers});

    await page.goto(here.server.address);
    await page.waitForSelector('.own .running');
    const names = await page.locator('.own .table-line strong').allTextContents();
    assert.deepEqual(names, ['Goes on', 'Not begun', 'Over']);
    assert.match(await standing(page, 'running'), /^Your turn Benedek is there now · /, 'both bid at once');
    assert.match(await standing(page, 'open'), /^Not begun: 1 free seat/);
    assert.match(await standing(page, 'finished'), /^(You won|Place 2 of 2,) with \d+ points/);
    await shot(anna, 'lobby_own_desktop');
    await page.setViewportSize(PHONE);
    await shot(anna, 'lobby_own_phone');

    await page.click('.own .running a.primary');
    await page.waitForSelector('.game');
    assert.equal(await page.textContent('h1'), 'Goes on');
    assert.deepEqual([...anna.errors, ...ben.errors], []);
    await Promise.all([anna.context.close(), ben.context.close()]);
});

test('whose turn it is stands there and in the title, as long as the lobby is open', {timeout: TEST_MS}, async () => {
    const [anna, ben] = [await openPerson(here.browser), await openPerson(here.browser, PHONE)];
    for (const name of ['Slow', 'Evening']) {
        const link = await createTable(anna, here.server, {player: 'Anna', name, choose: twoPlayers});
        await joinTable(ben, link, 'Benedek');
        await anna.page.click('[data-start]');
        await Promise.all([anna, ben].map(({page}) => page.waitForSelector('.game')));
    }
    const lobby = await anna.context.newPage();
    await lobby.goto(here.server.address);
    const all = lobby.locator('.own .table-line');
    const lines = () =>
        all.evaluateAll((found) =>
            found.map((line) => ['strong', '.turn'].map((part) => line.querySelector(part).textContent)),
        );
    const isTitled = (words) => lobby.waitForFunction((title) => document.title === title, words);
    await isTitled('(2) Your turn – Dahut');
    assert.deepEqual(await lines(), [['Evening', 'Your turn'], ['Slow', 'Your turn']]);
    assert.equal(await lobby.textContent('.own [role=status]'), 'It is your turn at 2 tables.');
    assert.match(await lobby.getAttribute('link[rel=icon]', 'href'), /turn/);

    const isAsked = async ({page}) => (await page.title()).startsWith('●');
    const random = seeded(5);
    await answerUntil([anna], random, async () => !(await isAsked(anna)));
    await isTitled('(1) Your turn – Dahut');
    assert.deepEqual(await lines(), [['Slow', 'Your turn'], ['Evening', 'Waiting for Benedek']], 'by itself');
    await shot({page: lobby}, 'lobby_turns_desktop');
    await lobby.setViewportSize(PHONE);
    await shot({page: lobby}, 'lobby_turns_phone');
    await isOpenToAll(lobby, 'the lobby of whose turn it is');
    await answerUntil([ben], random, () => isAsked(anna));
    await isTitled('(2) Your turn – Dahut');
    assert.deepEqual([...anna.errors, ...ben.errors], []);
    await Promise.all([anna.context.close(), ben.context.close()]);
});

test('whoever has played before makes the next table in two clicks', {timeout: TEST_MS}, async () => {
    const anna = await openPerson(here.browser);
    const {page} = anna;
    const choose = (form) => form.selectOption('.create select[name=game]', 'yspahan');
    await createTable(anna, here.server, {player: 'Anna', name: 'The first', choose});
    await page.goto(here.server.address);
    await page.waitForSelector('.create select[name=game]');
    assert.equal(await page.inputValue('.create select[name=game]'), 'yspahan', 'the game of the last time');
    await page.check('.create input[name=kind][value=days]');
    await page.click('[data-create]');
    await page.waitForSelector('.room .seats');
    assert.equal(await page.textContent('h1'), 'Anna’s table');
    assert.deepEqual(anna.errors, []);
    await anna.context.close();
});

test('who has played together plays again, by a link that is said', {timeout: TEST_MS}, async () => {
    const [anna, ben] = [await openPerson(here.browser), await openPerson(here.browser, PHONE)];
    const link = await createTable(anna, here.server, {player: 'Anna', name: 'Twice', choose: twoPlayers});
    await joinTable(ben, link, 'Benedek');
    await anna.page.click('[data-start]');
    await Promise.all([anna, ben].map(({page}) => page.waitForSelector('.game')));
    await Promise.all([anna, ben].map(({page}) => page.evaluate(playFromSeat)));
    await Promise.all([anna, ben].map(({page}) => page.waitForSelector('.score-sheet')));
    await anna.page.click('[data-play-again]');
    await anna.page.waitForSelector('.room .seats');

    await ben.page.waitForSelector('.talk-fresh');
    await ben.page.click('[data-talk]');
    await ben.page.waitForSelector('[data-invitation]');
    await shot(ben, 'play_again_phone');
    await ben.page.click('[data-invitation]');
    await ben.page.click('.join form .primary');
    await ben.page.waitForSelector('.room .seats');
    const names = await anna.page.locator('.room .seat-name').allTextContents();
    assert.match(names[0], /Anna/);
    await anna.page.waitForFunction(() => document.querySelector('.room .seats').textContent.includes('Benedek'));
    await anna.page.waitForSelector('[data-start]:not([disabled])');
    assert.deepEqual([...anna.errors, ...ben.errors], []);
    await Promise.all([anna.context.close(), ben.context.close()]);
});

test('pages look as the system has it until somebody chooses, and then as chosen', {timeout: TEST_MS}, async () => {
    const anna = await openPerson(here.browser);
    const {page} = anna;
    const ground = () => page.evaluate(() => getComputedStyle(document.querySelector('.sheet')).backgroundImage);
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto(here.server.address);
    await page.waitForSelector('.create .fold');
    const light = await ground();
    await page.emulateMedia({colorScheme: 'dark'});
    const dark = await ground();
    assert.notEqual(dark, light);
    await page.click('[data-settings]');
    await page.check('dialog input[name=look][value=light]');
    await page.click('dialog .primary');
    assert.equal(await ground(), light, 'at once');
    await page.reload();
    await page.waitForSelector('.create .fold');
    assert.equal(await ground(), light, 'and kept');
    await shot(anna, 'lobby_light_desktop');
    assert.deepEqual(anna.errors, []);
    await anna.context.close();
});
