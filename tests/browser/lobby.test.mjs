// The lobby as returning visitors see it: their tables come first and say how they stand, their name and game are
// remembered, and a new table takes two clicks.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isOpenToAll} from './axe.mjs';
import {DESKTOP, openPerson, PHONE, seeded, useServerAndBrowser} from './support.mjs';
import {
    answerUntil,
    createTable,
    finishMatch,
    joinTable,
    ownSeatsOf,
    playFromSeat,
    shot,
    twoPlayers,
} from './table.mjs';

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
    assert.match(await page.textContent('.own-result'), /^(You won|Place 2 of 2,) with \d+ points$/);
    await shot(anna, 'own_result_desktop');
    await page.waitForSelector('.match-curve .curve');
    assert.equal(await page.locator('.match-curve .curve').count(), 2, 'how it came to this is beside the result');
    await isOpenToAll(page, 'the end of a match');
    await page.setViewportSize(PHONE);
    await shot(anna, 'own_result_phone');
    await page.setViewportSize(DESKTOP);
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
    await page.setViewportSize(DESKTOP);
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
            const form = pressed === 'create' ? '.create' : '.quick';
            await page.click(`${form} [data-${pressed}]`);
            const complaint = page.locator(`${form} [data-complaint]`);
            await complaint.waitFor();
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
            await page.waitForSelector(pressed === 'create' ? '.room .seats' : '.game');
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

/** Two people who have played a match together. */
async function afterMatch(choose) {
    const [anna, ben] = [await openPerson(here.browser), await openPerson(here.browser, PHONE)];
    const link = await createTable(anna, here.server, {player: 'Anna', name: 'Twice', choose});
    await joinTable(ben, link, 'Benedek');
    await anna.page.click('[data-start]');
    await Promise.all([anna, ben].map(({page}) => page.waitForSelector('.game')));
    await Promise.all([anna, ben].map(({page}) => page.evaluate(playFromSeat)));
    await Promise.all([anna, ben].map(({page}) => page.waitForSelector('.score-sheet')));
    return {anna, ben};
}

test(
    'who has played together plays again, at one table that is offered after the match',
    {
        timeout: TEST_MS,
    },
    async () => {
        const {anna, ben} = await afterMatch(twoPlayers);
        const over = anna.page.url();
        await anna.page.click('[data-play-again]');
        await anna.page.waitForSelector('.room .seats');

        await ben.page.waitForSelector('[data-rematch]');
        assert.match(await ben.page.textContent('[data-rematch]'), /^\s*Anna plays again: take your seat$/);
        assert.equal(await ben.page.locator('[data-play-again]').count(), 0, 'there is one table for all');
        await isOpenToAll(ben.page, 'somebody plays again');
        await shot(ben, 'rematch_phone');
        const invitation = await ben.page.getAttribute('[data-rematch]', 'href');
        await ben.page.waitForSelector('.talk-fresh');
        await ben.page.click('[data-talk]');
        await ben.page.waitForSelector('[data-invitation]');
        await shot(ben, 'play_again_phone');
        assert.equal(`${await ben.page.getAttribute('[data-invitation]', 'href')}&seat=0`, invitation);
        await ben.page.click('[data-talk-close]');
        await ben.page.click('[data-rematch]');
        await ben.page.waitForSelector('.room .seats');
        await anna.page.waitForFunction(() => document.querySelector('.room .seats').textContent.includes('Benedek'));
        const names = await anna.page.locator('.room .seat-name').allTextContents();
        assert.match(names[0], /Benedek/, 'seats have moved on by one');
        assert.match(names[1], /Anna/);
        await anna.page.waitForSelector('[data-start]:not([disabled])');

        const next = anna.page.url();
        await anna.page.goto(over);
        await anna.page.reload();
        await anna.page.waitForSelector('[data-rematch]');
        assert.match(await anna.page.textContent('[data-rematch]'), /^\s*You have a seat at the next game/);
        await shot(anna, 'rematch_desktop');
        await anna.page.click('[data-rematch]');
        await anna.page.waitForURL(next);
        assert.deepEqual([...anna.errors, ...ben.errors], []);
        await Promise.all([anna.context.close(), ben.context.close()]);
    },
);

test('who has played against bots alone plays again at once', {timeout: TEST_MS}, async () => {
    const anna = await openPerson(here.browser);
    const {page} = anna;
    await finishMatch(anna, here.server, twoPlayers);
    await page.click('[data-play-again]');
    await page.waitForSelector('.decide.mine .panel');
    assert.equal(await page.locator('.score-sheet, .room').count(), 0);
    assert.deepEqual(anna.errors, []);
    await anna.context.close();
});

/** Holds back the request for a table until `letGo()`. Runs in the page. */
function holdCreating() {
    const {send} = WebSocket.prototype;
    const held = [];
    WebSocket.prototype.send = function (text) {
        if (JSON.parse(text).type === 'create') {
            held.push(() => send.call(this, text));
        } else {
            send.call(this, text);
        }
    };
    const letGo = () => {
        Object.assign(WebSocket.prototype, {send});
        held.forEach((go) => go());
    };
    Object.assign(window, {isHolding: () => held.length > 0, letGo});
}

test('who asks to play again at the same moment as somebody else is led to one table', {timeout: TEST_MS}, async () => {
    const {anna, ben} = await afterMatch(twoPlayers);
    const people = [anna, ben];
    // Both have asked before either has a table: nobody can hear of the other's first.
    await Promise.all(people.map(({page}) => page.evaluate(holdCreating)));
    await Promise.all(people.map(({page}) => page.click('[data-play-again]')));
    await Promise.all(people.map(({page}) => page.waitForFunction(() => window.isHolding())));
    await Promise.all(people.map(({page}) => page.evaluate(() => window.letGo())));
    await Promise.all(people.map(({page}) => page.waitForSelector('.room .seats, .join form')));
    const isHost = await Promise.all(people.map(({page}) => page.locator('.room .seats').isVisible()));
    const [host, guest] = isHost[0] ? [anna, ben] : [ben, anna];
    await guest.page.click('.join form .primary');
    await host.page.waitForSelector('[data-start]:not([disabled])');
    const kept = await Promise.all(people.map(async (person) => (await ownSeatsOf(person)).map(({table}) => table)));
    assert.equal(new Set(kept.flat()).size, 2, 'the match and the next one: nothing is left of a third');
    assert.deepEqual([...anna.errors, ...ben.errors], []);
    await Promise.all(people.map(({context}) => context.close()));
});

/**
 * Holds back the question where an invitation leads until the next click, the one that counts. Runs in the page.
 */
function lookNowhere() {
    const {send} = WebSocket.prototype;
    WebSocket.prototype.send = function (text) {
        if (JSON.parse(text).type !== 'inspect') {
            send.call(this, text);
        }
    };
    document.addEventListener('click', () => Object.assign(WebSocket.prototype, {send}), {capture: true, once: true});
}

test(
    'who asks to play again before the page knows where an invitation leads is led there',
    {
        timeout: TEST_MS,
    },
    async () => {
        const {anna, ben} = await afterMatch(twoPlayers);
        await ben.page.evaluate(lookNowhere);
        await anna.page.click('[data-play-again]');
        await anna.page.waitForSelector('.room .seats');
        await ben.page.waitForSelector('.talk-fresh');
        await ben.page.click('[data-play-again]');
        await ben.page.waitForURL(/#join=/);
        await ben.page.click('.join form .primary');
        await anna.page.waitForSelector('[data-start]:not([disabled])');
        const [next] = await ownSeatsOf(anna);
        const kept = (await ownSeatsOf(ben)).map(({table}) => table);
        assert.deepEqual(
            [kept.length, kept[0]],
            [2, next.table],
            'the match and the next one, which is the same for both',
        );
        assert.deepEqual([...anna.errors, ...ben.errors], []);
        await Promise.all([anna, ben].map(({context}) => context.close()));
    },
);

test('where nobody talks, whoever plays again knows beforehand that nobody is told', {timeout: TEST_MS}, async () => {
    const {anna, ben} = await afterMatch(async (page) => {
        await twoPlayers(page);
        await page.click('.create .people summary');
        await page.check('.create input[name=talk][value=off]');
    });
    await anna.page.click('[data-play-again]');
    await anna.page.waitForSelector('dialog');
    assert.match(await anna.page.textContent('dialog'), /cannot tell the others/);
    await shot(anna, 'rematch_untold_desktop');
    await anna.page.click('dialog .primary');
    await anna.page.waitForSelector('.room .seats');
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
