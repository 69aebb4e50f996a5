// The lobby as returning visitors see it: their tables come first and say how they stand, their name and game are
// remembered, and a new table takes two clicks.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isOpenToAll} from './axe.mjs';
import {DESKTOP, hasLetters, openPerson, PHONE, resize, seeded, startServer, useServerAndBrowser} from './support.mjs';
import {answerUntil, createTable, joinTable, ownSeatsOf, playFromSeat, shot, twoPlayers} from './table.mjs';

const TEST_MS = 300000;
const here = useServerAndBrowser();

const standing = (page, state) => page.textContent(`.own .${state} .standing`);

/** In how many places those who see read who has won. Runs in the page. */
const timesWinnerIsSeen = () =>
    [...document.querySelectorAll('.match-winner, .score-sheet h2')].filter(
        (one) => getComputedStyle(one).clipPath === 'none',
    ).length;

test('whoever clicks a level twice has seated that bot', {timeout: TEST_MS}, async () => {
    const anna = await openPerson(here.browser);
    const {page} = anna;
    const asked = [];
    page.on('websocket', (socket) => socket.on('framesent', ({payload}) => asked.push(JSON.parse(payload).type)));
    await createTable(anna, here.server, {player: 'Anna', name: 'Twice', choose: twoPlayers});
    await page.click('[data-seat-bot=hard]');
    await page.locator('[data-unseat]').dispatchEvent('click', {detail: 2});
    await page.click('[data-start]');
    await page.waitForSelector('.game');
    assert.ok(!asked.includes('unseat'), asked.join());
    await anna.context.close();
});

test('own tables come first, and say how they stand and how they ended', {timeout: TEST_MS}, async () => {
    const [anna, ben] = [await openPerson(here.browser), await openPerson(here.browser, PHONE)];
    const {page} = anna;
    await createTable(anna, here.server, {player: 'Anna', name: 'Over', choose: twoPlayers});
    await page.click('[data-fill]');
    await page.click('[data-start]');
    await page.waitForSelector('.game');
    await page.evaluate(playFromSeat);
    await page.waitForSelector('.score-sheet');
    assert.match(await page.textContent('.own-result'), /^(You won|Your place: 2 of 2,) with \d+ points$/);
    assert.equal(await page.evaluate(timesWinnerIsSeen), 1);
    assert.notEqual(await page.textContent('.score-sheet h2'), '', 'the sheet has its heading all the same');
    await shot(anna, 'own_result_desktop');
    await page.waitForSelector('.match-curve .curve');
    assert.equal(await page.locator('.match-curve .curve').count(), 2, 'how it came to this is beside the result');
    await isOpenToAll(page, 'the end of a match');
    await resize(page, PHONE);
    await shot(anna, 'own_result_phone');
    await resize(page, DESKTOP);
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
    assert.match(await standing(page, 'finished'), /^(You won|Your place: 2 of 2,) with \d+ points/);
    await shot(anna, 'lobby_own_desktop');
    await resize(page, PHONE);
    await shot(anna, 'lobby_own_phone');

    await page.click('.own .running a.primary');
    await page.waitForSelector('.game');
    assert.equal(await page.textContent('h1'), 'Goes on');
    assert.deepEqual([...anna.errors, ...ben.errors], []);
    await Promise.all([anna.context.close(), ben.context.close()]);
});

/** Makes these tables, of which the lobby lists the last one first, and goes to the lobby. */
async function comeBackTo(person, ...names) {
    for (const name of names) {
        await createTable(person, here.server, {player: 'Anna', name});
    }
    await person.page.goto(here.server.address);
    await person.page.waitForSelector('.own .open .standing');
}

test('a seat is forgotten after a question, and can be brought back', {timeout: TEST_MS}, async () => {
    const anna = await openPerson(here.browser, PHONE);
    const {page} = anna;
    await comeBackTo(anna, 'First', 'Second');
    const before = await ownSeatsOf(anna);
    const button = page.locator('.own li:has-text("Second") [data-forget]');
    const focused = () => button.evaluate((element) => document.activeElement === element);
    await button.click();
    assert.match(await page.textContent('dialog'), /^Forget “Second”\? This browser then no longer knows your seat/);
    await shot(anna, 'forget_phone');
    await page.click('dialog .quiet-button');
    assert.deepEqual(await ownSeatsOf(anna), before, 'whoever says no loses nothing');
    await button.click();
    await page.click('dialog .primary');
    await page.waitForSelector('.own .forgotten');
    await page.waitForSelector('dialog', {state: 'detached'});
    assert.deepEqual(await ownSeatsOf(anna), before.slice(1));
    assert.equal(await page.locator('.own .forgotten a').count(), 0);
    assert.match(await page.textContent('.own .forgotten div'), /^Second\s*Forgotten\.$/);
    assert.equal((await button.textContent()).trim(), 'Bring it back');
    assert.ok(await focused(), 'the way back is where the focus is');
    await isOpenToAll(page, 'the lobby with a forgotten table');
    await shot(anna, 'forgotten_phone');
    await resize(page, DESKTOP);
    await shot(anna, 'forgotten_desktop');
    await button.click();
    await page.waitForSelector('.own .forgotten', {state: 'detached'});
    assert.deepEqual(await ownSeatsOf(anna), before, 'in its place');
    assert.ok(await focused());

    await button.click();
    await page.click('dialog .primary');
    await page.waitForSelector('.own .forgotten');
    await page.reload();
    await page.waitForSelector('.own .open');
    assert.deepEqual(await page.locator('.own strong').allTextContents(), ['First'], 'until the page is left');
    assert.deepEqual(anna.errors, []);
    await anna.context.close();
});

test(
    'the only seat can be brought back, and one at a table that is gone goes at once',
    {
        timeout: TEST_MS,
    },
    async () => {
        const anna = await openPerson(here.browser);
        const {page} = anna;
        await comeBackTo(anna, 'Only');
        await page.click('.own [data-forget]');
        await page.click('dialog .primary');
        await page.waitForSelector('.own .forgotten');
        await page.click('.own [data-forget]');
        await page.waitForSelector('.own .open a');
        const [seat] = await ownSeatsOf(anna);
        const gone = JSON.stringify([{...seat, token: '0'.repeat(64)}]);
        await page.evaluate((seats) => localStorage.setItem('dahut.seats', seats), gone);
        await page.reload();
        await page.waitForSelector('.own .gone');
        await page.click('.own [data-forget]');
        await page.waitForSelector('.own', {state: 'detached'});
        assert.equal(await page.locator('dialog').count(), 0);
        assert.deepEqual(await ownSeatsOf(anna), []);
        assert.deepEqual(anna.errors, []);
        await anna.context.close();
    },
);

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
    assert.deepEqual(await lines(), [
        ['Evening', 'Your turn'],
        ['Slow', 'Your turn'],
    ]);
    assert.equal(await lobby.textContent('.own [role=status]'), 'It is your turn at 2 tables.');
    assert.match(await lobby.getAttribute('link[rel=icon]', 'href'), /turn/);

    const isAsked = async ({page}) => (await page.title()).startsWith('●');
    const random = seeded(5);
    await answerUntil([anna], random, async () => !(await isAsked(anna)));
    await isTitled('(1) Your turn – Dahut');
    assert.deepEqual(
        await lines(),
        [
            ['Slow', 'Your turn'],
            ['Evening', 'Waiting for Benedek'],
        ],
        'by itself',
    );
    await shot({page: lobby}, 'lobby_turns_desktop');
    await lobby.setViewportSize(PHONE);
    await shot({page: lobby}, 'lobby_turns_phone');
    await isOpenToAll(lobby, 'the lobby of whose turn it is');
    await answerUntil([ben], random, () => isAsked(anna));
    await isTitled('(2) Your turn – Dahut');
    assert.deepEqual([...anna.errors, ...ben.errors], []);
    await Promise.all([anna.context.close(), ben.context.close()]);
});

/** Where on the page the cards, the form and the lists are, with all their buttons. Runs in the page. */
const placesOfLobby = () =>
    [...document.querySelectorAll('.game-card, .cards-foot, .create, .lobby .list, .lobby button')]
        .filter((part) => part.checkVisibility())
        .map((part) => Math.round(part.getBoundingClientRect().top + scrollY));

for (const [device, viewport] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
]) {
    test(`a missing name is complained of beside what was pressed, on a ${device}`, {timeout: TEST_MS}, async () => {
        for (const pressed of ['quick', 'learn', 'create']) {
            const anna = await openPerson(here.browser, viewport);
            const {page} = anna;
            await page.goto(here.server.address);
            await page.waitForSelector('[data-learn]');
            await page.waitForSelector('.lobby .list');
            await hasLetters(page);
            const form = pressed === 'create' ? '.create' : '.quick';
            const before = await page.evaluate(placesOfLobby);
            await page.click(`${form} [data-${pressed}]`);
            const complaint = page.locator(`${form} [data-complaint]`);
            await complaint.waitFor();
            assert.deepEqual(await page.evaluate(placesOfLobby), before, 'a complaint moves nothing');
            const field = page.locator(`${form} input[name=player]:focus`);
            for (const one of [complaint, field]) {
                const {y, height} = await one.boundingBox();
                assert.ok(y >= 0 && y + height <= viewport.height, 'in sight');
            }
            await isOpenToAll(page, `the lobby without a name, for ${pressed}`);
            await shot(anna, `name_missing_${pressed}_${device}`);
            await page.keyboard.type('Anna');
            await page.keyboard.press('Enter');
            await page.waitForURL(/table\.html/);
            await page.waitForSelector({quick: '.decide.mine', learn: '.hint-strip', create: '.room .seats'}[pressed]);
            assert.equal(await page.locator('.hint-strip').count(), pressed === 'learn' ? 1 : 0);
            assert.deepEqual(anna.errors, []);
            await anna.context.close();
        }
    });
}

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

/** How far below the top of the cards the buttons of each game are. Runs in the page. */
const heightsOfButtons = () => {
    const {top} = document.querySelector('.game-cards').getBoundingClientRect();
    return [...document.querySelectorAll('.game-buttons')].map((one) => one.getBoundingClientRect().top - top);
};

test('a game that the server refuses moves the buttons of no other', {timeout: TEST_MS}, async () => {
    const server = await startServer(['--max-tables', '1']);
    const anna = await openPerson(here.browser);
    const {page} = anna;
    await createTable(anna, server, {player: 'Anna', name: 'The only one'});
    await page.goto(server.address);
    await page.waitForSelector('[data-quick]');
    const before = await page.evaluate(heightsOfButtons);
    assert.equal(before.length, 3);
    await page.click('[data-quick] >> nth=0');
    await page.waitForSelector('.game-card .error');
    assert.deepEqual(await page.evaluate(heightsOfButtons), before);
    await anna.context.close();
    await server.stop();
});
