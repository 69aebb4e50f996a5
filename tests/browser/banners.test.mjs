// What is said over a match: people who are away share one banner, and what is asked or has gone wrong stays in sight
// however far the page is scrolled.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {useTool} from './states.mjs';
import {DESKTOP, openPerson, PHONE, resize, useServerAndBrowser} from './support.mjs';
import {createTable, joinTable, shot, twoPlayers} from './table.mjs';

const TEST_MS = 300000;
const here = useServerAndBrowser();

/** Held upright and across, the smallest last. */
const PHONES = [PHONE, {width: 360, height: 640}, {width: 844, height: 390}, {width: 568, height: 320}];
/** More of a window's height is never taken by what is said over a match, be it one banner or two. */
const SHARE_MOST = 0.35;

/** A table whose patience is over after a second: the form offers minutes, but a test has seconds. */
async function withoutPatience(page) {
    await page.selectOption('.create select[name=clock]', 'none');
    await page.click('.create .options:has(select[name=patience]) summary');
    await page.evaluate(() => {
        document.querySelector('select[name=patience] option').value = '1';
    });
}

/** Anna, who looks, and three guests at a table that has begun. */
async function fourPeople() {
    const anna = await openPerson(here.browser);
    const name = 'A long evening';
    const link = await createTable(anna, here.server, {player: 'Anna', name, choose: withoutPatience});
    const guests = [];
    for (const player of ['Benedek', 'Maximiliane', 'Dora']) {
        const guest = await openPerson(here.browser);
        await joinTable(guest, link, player);
        guests.push(guest);
    }
    await anna.page.click('[data-start]:not([disabled])');
    await anna.page.waitForSelector('.panel-bid');
    return {anna, guests};
}

/** The banners, how much of the window they take, and whether all of them are in it and uncovered. Runs in the page. */
function lookAtBanners() {
    const all = [...document.querySelectorAll('#page > .banners > .banner')];
    const boxes = all.map((banner) => banner.getBoundingClientRect());
    const isSeen = ({left, top, width, height}, banner) =>
        top >= 0 &&
        top + height <= innerHeight &&
        banner.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    return {
        count: all.length,
        words: all.map(({innerText}) => innerText.replace(/\s+/g, ' ').trim()),
        height: boxes.reduce((sum, {height}) => sum + height, 0),
        areSeen: boxes.every((box, at) => isSeen(box, all[at])),
        scrolled: scrollY,
        strip: document.querySelector('.score-strip').getBoundingClientRect().top,
    };
}

const scrollDown = () => scrollTo(0, document.documentElement.scrollHeight);

/** A vote about a pause is asked while somebody is away. */
async function voteAsWell(person) {
    const {page} = person;
    await useTool(person, 'pause');
    await page.waitForSelector('[data-question=pause]');
    for (const size of PHONES) {
        await resize(page, size);
        const {count, height, areSeen} = await page.evaluate(lookAtBanners);
        const where = `a vote as well, ${size.width} x ${size.height}: ${height} px`;
        assert.deepEqual([count, areSeen], [2, true], where);
        assert.ok(height <= size.height * SHARE_MOST, where);
        await shot(person, `away_and_vote_${size.width}`);
    }
    await resize(page, DESKTOP);
    await page.click('[data-disagree=pause]');
}

test('people who are away share one banner, from which a bot plays for each', {timeout: TEST_MS}, async () => {
    const {anna, guests} = await fourPeople();
    const {page} = anna;
    const away = [];
    for (const [count, guest] of guests.entries()) {
        away.push(['Benedek', 'Maximiliane', 'Dora'][count]);
        await guest.page.goto(`${here.server.address}/index.html`);
        await page.waitForFunction(
            (wanted) => document.querySelectorAll('[data-stand-in]').length === wanted,
            away.length,
        );
        for (const size of [DESKTOP, ...PHONES]) {
            await resize(page, size);
            const {count: banners, words, height, areSeen} = await page.evaluate(lookAtBanners);
            const where = `${away.length} away, ${size.width} x ${size.height}: ${height} px`;
            assert.equal(banners, 1, where);
            assert.ok(
                away.every((player) => words[0].includes(player)),
                words[0],
            );
            assert.ok(areSeen, `${where}, in sight`);
            assert.ok(height <= size.height * SHARE_MOST, where);
            await shot(anna, `away_${away.length}_${size.width}`);
        }
        await resize(page, DESKTOP);
        if (away.length === 1) {
            await voteAsWell(anna);
        }
    }
    await page.click('[data-missing-player="2"] [data-stand-in]');
    await page.waitForSelector('[data-missing-player="2"]', {state: 'detached'});
    const {count, words} = await page.evaluate(lookAtBanners);
    assert.equal(count, 1);
    assert.ok(!words[0].includes('Maximiliane'), words[0]);
    assert.deepEqual(
        [anna, ...guests].flatMap(({errors}) => errors),
        [],
    );
    await Promise.all([anna, ...guests].map(({context}) => context.close()));
});

/** Two at a table that has begun, the second on a phone. */
async function twoPeople(name) {
    const [anna, benedek] = [await openPerson(here.browser), await openPerson(here.browser, PHONE)];
    const link = await createTable(anna, here.server, {player: 'Anna', name, choose: twoPlayers});
    await joinTable(benedek, link, 'Benedek');
    await anna.page.click('[data-start]:not([disabled])');
    await benedek.page.waitForSelector('.panel-bid');
    return {anna, benedek};
}

/** However far the page is scrolled, on phones of every shape one banner is in sight. */
async function staysInSight(person, what) {
    const {page} = person;
    for (const size of PHONES) {
        await resize(page, size);
        await page.evaluate(scrollDown);
        const seen = await page.evaluate(lookAtBanners);
        assert.ok(seen.scrolled > 0, `${what}, ${size.width} x ${size.height}: the page is scrolled`);
        assert.equal(seen.count, 1, what);
        assert.ok(seen.areSeen, `${what}, ${size.width} x ${size.height}`);
        assert.equal(seen.strip, 0, `${what}, ${size.width} x ${size.height}: so do the scores`);
        await shot(person, `scrolled_${what}_${size.width}`);
    }
}

test('scrolled down, a vote about a pause and a lost connection stay in sight', {timeout: TEST_MS}, async () => {
    const {anna, benedek} = await twoPeople('Scrolled');
    const {page} = benedek;
    await useTool(anna, 'pause');
    await page.waitForSelector('[data-question=pause]');
    await staysInSight(benedek, 'pause');
    await page.click('[data-disagree=pause]');
    await page.waitForSelector('[data-question=pause]', {state: 'detached'});
    await here.server.kill();
    await page.waitForSelector('.banner.lost');
    await staysInSight(benedek, 'lost');
    await here.server.up();
    await page.waitForSelector('.banner.lost', {state: 'detached'});
    await Promise.all([anna, benedek].map(({context}) => context.close()));
});

test('so does that a match was ended by all, on which nothing lies', {timeout: TEST_MS}, async () => {
    const {anna, benedek} = await twoPeople('Ended');
    await useTool(anna, 'stop');
    await anna.page.click('dialog .primary');
    await benedek.page.click('[data-agree=stop]');
    await benedek.page.waitForSelector('[data-stopped]');
    await staysInSight(benedek, 'stopped');
    for (const size of PHONES) {
        await resize(benedek.page, size);
        assert.equal(await benedek.page.evaluate(isAfterCovered), false, `${size.width} x ${size.height}`);
        await shot(benedek, `stopped_${size.width}`);
    }
    await Promise.all([anna, benedek].map(({context}) => context.close()));
});

/** Whether something lies over what can be done after a match, brought into sight. Runs in the page. */
function isAfterCovered() {
    return [...document.querySelectorAll('.after :is(a, button)')].some((element) => {
        element.scrollIntoView({block: 'center', behavior: 'instant'});
        const {left, top, width, height} = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
}

test('so does that a match has failed', {timeout: TEST_MS}, async () => {
    const {anna, benedek} = await twoPeople('Failed');
    const {page} = benedek;
    await page.routeWebSocket('**/ws', (socket) => {
        const server = socket.connectToServer();
        server.onMessage((message) => socket.send(message.replace('"status":"running"', '"status":"broken"')));
    });
    await page.reload();
    await page.waitForSelector('[data-broken]');
    await staysInSight(benedek, 'broken');
    await Promise.all([anna, benedek].map(({context}) => context.close()));
});

/** Where the sheet with the question lies in the window. Runs in the page. */
function sheetAt() {
    const {left, top, width, height} = document.querySelector('.dock').getBoundingClientRect();
    return [left, top, width, height];
}

test('held across, no banner moves the sheet with the question', {timeout: TEST_MS}, async () => {
    const {anna, benedek} = await twoPeople('Across');
    const {page} = benedek;
    for (const size of PHONES.filter(({width, height}) => width > height)) {
        await resize(page, size);
        await page.evaluate(() => scrollTo(0, 0));
        const before = await page.evaluate(sheetAt);
        await useTool(anna, 'pause');
        await page.waitForSelector('[data-question=pause]');
        assert.deepEqual(await page.evaluate(sheetAt), before, `${size.width} x ${size.height}`);
        await shot(benedek, `across_pause_${size.width}`);
        await page.click('[data-disagree=pause]');
        await page.waitForSelector('[data-question=pause]', {state: 'detached'});
        assert.deepEqual(await page.evaluate(sheetAt), before, 'nor does its end');
        await here.server.kill();
        await page.waitForSelector('.banner.lost');
        assert.deepEqual(await page.evaluate(sheetAt), before, 'nor a lost connection');
        await shot(benedek, `across_lost_${size.width}`);
        await here.server.up();
        await anna.page.waitForSelector('.banner.lost', {state: 'detached'});
        await page.waitForSelector('.banner.lost', {state: 'detached'});
    }
    await Promise.all([anna, benedek].map(({context}) => context.close()));
});
