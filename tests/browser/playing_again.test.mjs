// Playing again after a match: with whom one has played, at one table for all of them, whoever asks first.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isOpenToAll} from './axe.mjs';
import {openPerson, PHONE, useServerAndBrowser} from './support.mjs';
import {createTable, finishMatch, joinTable, ownSeatsOf, playFromSeat, shot, twoPlayers} from './table.mjs';

const TEST_MS = 300000;
const here = useServerAndBrowser();

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
