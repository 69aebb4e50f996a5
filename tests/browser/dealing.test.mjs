// How the pages show that a deal is honest. A custom table is marked wherever it appears, and everybody can see what
// their browser contributed. The check of a finished match passes, finds what was tampered with, and says where it
// cannot be made.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {DESKTOP, openPerson, PHONE, resize, useServerAndBrowser} from './support.mjs';
import {createTable, finishMatch, GAME_MS, playFromSeat, shot, twoPlayers, UNCHOSEN, unfold} from './table.mjs';

const SMALL_DESKTOP = {width: 1280, height: 800};
// A name for this machine that browsers do not treat as secure, unlike `localhost`.
const ELSEWHERE = 'dahut.lan';
const here = useServerAndBrowser(`--host-resolver-rules=MAP ${ELSEWHERE} 127.0.0.1`);

async function publicForTwo(page) {
    await twoPlayers(page);
    await page.click('.create .advanced summary');
    await page.check('.create input[name=visibility][value=public]');
}

async function chooseSeed(page) {
    await publicForTwo(page);
    await page.fill('.create input[name=seed]', '2026');
}

/** Waits for the check; returns its verdict on the whole and on each part. */
async function checkShown({page}) {
    await page.waitForSelector('dialog [data-verdict]');
    return page.evaluate(() => ({
        whole: document.querySelector('dialog .verdict').dataset.verdict,
        parts: Object.fromEntries(
            [...document.querySelectorAll('[data-check-line]')].map((line) => [
                line.dataset.checkLine,
                line.dataset.verdict,
            ]),
        ),
    }));
}

/** The record as the browser saves it. */
async function savedRecord({page}) {
    const saving = page.waitForEvent('download');
    await page.click('[data-record]');
    return JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
}

const PASSED = {
    match: 'passed',
    commitment: 'passed',
    noted: 'passed',
    contribution: 'passed',
    draws: 'passed',
    actions: 'passed',
    digest: 'passed',
    result: 'passed',
};

test('the seal, the own contribution and the check of a finished match', {timeout: GAME_MS}, async () => {
    const person = await openPerson(here.browser, SMALL_DESKTOP);
    const {page} = person;
    const contributed = [];
    page.on('websocket', (socket) =>
        socket.on('framesent', ({payload}) => contributed.push(JSON.parse(String(payload)).contribution)),
    );
    const table = await finishMatch(person, here.server, publicForTwo, 'ys', UNCHOSEN);
    const [{contribution, commitment}] = await page.evaluate(() => JSON.parse(localStorage.getItem('dahut.seats')));
    assert.ok(contributed.includes(contribution), 'what is remembered is what was sent');
    await page.click('[data-rules]');
    await page.click('dialog .dealing summary');
    const shown = await page.locator('dialog .dealing').textContent();
    assert.ok(shown.includes(contribution) && shown.includes(commitment), shown);
    await shot(person, 'contribution_desktop');
    await page.click('dialog .primary');

    await page.click('[data-check]');
    const good = await checkShown(person);
    assert.deepEqual([good.whole, good.parts], ['passed', PASSED]);
    assert.equal((await savedRecord(person)).table, table);
    await shot(person, 'check_desktop');
    await resize(page, PHONE);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= PHONE.width);
    await shot(person, 'check_phone');
    await page.click('dialog .primary');
    assert.ok(await page.locator('.score-sheet').isVisible(), 'back at the result');
    await page.click('[data-replay]');
    await page.waitForSelector('.replay-bar');
    await shot(person, 'replay_phone');

    await page.route('**/record', async (route) => {
        const response = await route.fetch();
        const record = await response.json();
        record.dealing.contributions[0] = record.dealing.commitment;
        record.result.points[0] += 1;
        await route.fulfill({response, json: record});
    });
    await resize(page, SMALL_DESKTOP);
    await page.click('.top [data-check]');
    const bad = await checkShown(person);
    assert.equal(bad.whole, 'failed');
    assert.deepEqual(bad.parts, {...PASSED, contribution: 'failed', draws: 'failed', result: 'failed'});
    await shot(person, 'check_failed_desktop');

    const stranger = await openPerson(here.browser);
    await stranger.page.goto(`${here.server.address}/replay.html#check=${table}`);
    const seen = await checkShown(stranger);
    assert.equal(seen.whole, 'partly');
    assert.deepEqual(seen.parts, {...PASSED, noted: 'not_made', contribution: 'not_made'});
    await stranger.page.click('dialog[open] .primary');
    // The check leads to the result.
    await stranger.page.waitForSelector('.score-sheet');

    await stranger.page.goto(`${here.server.address.replace('127.0.0.1', ELSEWHERE)}/replay.html#table=${table}`);
    await stranger.page.click('.top [data-check]');
    const elsewhere = await checkShown(stranger);
    assert.deepEqual([elsewhere.whole, elsewhere.parts], ['insecure', {}]);
    assert.match(await stranger.page.locator('dialog').textContent(), /dahut verify/);
    await shot(stranger, 'check_insecure_desktop');
    assert.deepEqual([...person.errors, ...stranger.errors], []);
    await Promise.all([person.context.close(), stranger.context.close()]);
});

test('a custom table is marked wherever it appears', {timeout: GAME_MS}, async () => {
    const host = await openPerson(here.browser, SMALL_DESKTOP);
    await host.page.goto(here.server.address);
    await host.page.fill('.quick input[name=player]', 'Anna');
    await unfold(host.page);
    await host.page.click('.create .advanced summary');
    await host.page.fill('.create input[name=seed]', '99999999999999999999');
    await shot(host, 'custom_seed_desktop');
    await host.page.click('[data-create]');
    const wrong = host.page.locator('.create input[name=seed]:invalid');
    assert.match(await wrong.evaluate((it) => it.validationMessage), /2\^64/);
    // The section must open even if it was folded before.
    await host.page.click('.create .advanced summary');
    await wrong.waitFor({state: 'hidden'});
    await host.page.click('[data-create]');
    await wrong.waitFor();
    const link = await createTable(host, here.server, {player: 'Anna', name: 'A puzzle', choose: chooseSeed});
    await host.page.waitForSelector('.room .custom-note');
    await shot(host, 'custom_room_desktop');

    const guest = await openPerson(here.browser, DESKTOP);
    await guest.page.goto(here.server.address);
    await guest.page.waitForSelector('.table-line .custom-note');
    await shot(guest, 'custom_lobby_desktop');
    await resize(guest.page, PHONE);
    await guest.page.goto(link);
    await guest.page.waitForSelector('.join .custom-note');
    await shot(guest, 'custom_invitation_phone');
    assert.equal(await guest.page.locator('.join form').count(), 1, 'the note comes before the seat is taken');

    await host.page.click('[data-fill]');
    await host.page.click('[data-start]');
    await host.page.waitForSelector('.top .custom-mark');
    await resize(host.page, PHONE);
    await host.page.waitForLoadState('networkidle');
    await shot(host, 'custom_table_phone');
    await resize(host.page, SMALL_DESKTOP);
    await host.page.evaluate(playFromSeat);
    await host.page.waitForSelector('.score-sheet');
    await host.page.click('[data-check]');
    const {whole, parts} = await checkShown(host);
    assert.equal(whole, 'seeded');
    const unmade = {commitment: 'not_made', noted: 'not_made', contribution: 'not_made'};
    assert.deepEqual(parts, {...PASSED, ...unmade});
    await host.page.waitForSelector('.top .custom-mark');
    await shot(host, 'custom_check_desktop');
    assert.deepEqual([...host.errors, ...guest.errors], []);
    await Promise.all([host.context.close(), guest.context.close()]);
});
