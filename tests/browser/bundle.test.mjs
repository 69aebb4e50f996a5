// Tests the bundle, which is what most visitors get. It is built anew from the sources for this test. A first visit
// stays within its budget, a second one loads only the page, and every game can be played and replayed in every
// language. All other browser tests use the sources.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {GAME_NAMES} from '../../web-client/games/known_games.js';
import {playWell} from './magna_carta_player.mjs';
import {watchNetwork} from './network.mjs';
import {sampled} from './sampled.mjs';
import {pressInBar} from './states.mjs';
import {answer, openPerson, seeded, useServerWith} from './support.mjs';
import {createTable, finishMatch, ownSeatsOf, seatAddress, twoPlayers} from './table.mjs';

const TEST_MS = 300000;
const CLICKS = 12;
// For a first visit with everything: socket, tab icons and headers included.
const MOST_REQUESTS = 15;
const MOST_BYTES = 150_000;
const source = (path) => fileURLToPath(new URL(`../../web-client/${path}`, import.meta.url));
const web = mkdtempSync(join(tmpdir(), 'dahut-bundle-'));
execFileSync(process.execPath, [source('bundle.mjs'), web]);
const here = useServerWith(['--web', web]);
after(() => rmSync(web, {recursive: true}));

/**
 * Opens an address twice, as somebody who was never here but may have `kept` something: the first visit stays within
 * the budget, the second loads only the page.
 */
async function visit(address, shown, kept = {}) {
    const person = await openPerson(here.browser);
    const {context, page} = person;
    await context.addInitScript((own) => Object.assign(localStorage, own), kept);
    const network = await watchNetwork(person);
    await page.goto(address);
    await page.waitForSelector(shown, {state: 'attached'});
    await network.quiet();
    const bytes = network.loaded.reduce((sum, one) => sum + one.bytes, 0);
    const what = `${new URL(address).pathname}: ${network.loaded.length} requests, ${bytes} bytes`;
    console.log(what);
    const which = JSON.stringify(network.loaded);
    assert.ok(network.loaded.length > 5 && network.loaded.length <= MOST_REQUESTS, which);
    assert.ok(bytes <= MOST_BYTES, which);
    network.anew();
    await page.reload();
    await page.waitForSelector(shown, {state: 'attached'});
    await network.quiet();
    const again = network.loaded.map(({path}) => path).filter((path) => !/^\/(?:api\/|ws$)/.test(path));
    assert.deepEqual(again, [new URL(address).pathname]);
    assert.deepEqual(person.errors, []);
    await context.close();
}

/** Begins a match of two against a bot. */
async function begin(game) {
    const person = {...(await openPerson(here.browser)), ...(game === 'magna-carta' ? {plays: playWell} : {})};
    const choose = async (form) => {
        await form.selectOption('.create select[name=game]', game);
        await twoPlayers(form);
    };
    await createTable(person, here.server, {player: 'Anna', name: 'In few files', choose});
    await person.page.click('[data-fill]');
    await person.page.click('[data-start]:not([disabled])');
    await person.page.waitForSelector('.game');
    return person;
}

/** Plays by clicking for a while, ends the match, and goes to its replay. */
async function playToReplay(person) {
    const {page} = person;
    const random = seeded(3);
    for (let clicked = 0; clicked < CLICKS;) {
        clicked += (await answer(person, random)).length;
        await page.waitForTimeout(20);
    }
    await pressInBar(page, '[data-tools]');
    await page.click('dialog [data-tool=stop]');
    await page.click('dialog .primary');
    await page.click('[data-replay]');
    await page.waitForSelector('.replay-bar');
}

test('a first visit of the lobby is cheap, and a second one costs the page', {timeout: TEST_MS}, async () => {
    await visit(`${here.server.address}/`, '[data-learn]');
});

for (const game of sampled(GAME_NAMES, 'bundle')) {
    test(`${game} is played and seen again, and visiting it is cheap`, {timeout: TEST_MS}, async () => {
        const person = await begin(game);
        await visit(await seatAddress(person, here.server), '.game');
        await playToReplay(person);
        const seats = await person.page.evaluate(() => localStorage.getItem('dahut.seats'));
        await visit(person.page.url(), '.replay-bar', {'dahut.seats': seats});
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });

    test(`visiting the replay of a whole match of ${game} for four is as cheap`, {timeout: TEST_MS}, async () => {
        const person = await openPerson(here.browser);
        // The player needs a module that has no file of its own in the bundle.
        const packing = source('app/connection/packing.js');
        await person.page.route('**/app/connection/packing.js', (route) => route.fulfill({path: packing}));
        const table = await finishMatch(person, here.server, async () => {}, game);
        const [{token}] = await ownSeatsOf(person);
        await visit(`${here.server.address}/replay.html#table=${table}&token=${token}`, '.game');
        await person.context.close();
    });

    test(`visiting a first game of ${game} is as cheap`, {timeout: TEST_MS}, async () => {
        const person = await openPerson(here.browser);
        const {context, page} = person;
        await page.goto(here.server.address);
        await page.fill('.quick input[name=player]', 'Anna');
        await page.click(`[data-learn="${game}"]`);
        await page.waitForSelector('.hint-strip');
        const lessons = await page.evaluate(() => localStorage.getItem('dahut.lessons'));
        await visit(await seatAddress(person, here.server), '.hint-strip', {'dahut.lessons': lessons});
        await context.close();
    });
}

test('another language is spoken as soon as it is chosen', {timeout: TEST_MS}, async () => {
    const {context, page, errors} = await begin('ys');
    const sayings = [
        ['hu', /Miről szól/],
        ['it', /Di che si tratta/],
        ['fr', /De quoi il s’agit/],
        ['en', /What it is about/],
    ];
    for (const [language, saying] of sayings) {
        await pressInBar(page, '[data-settings]');
        await page.click(`dialog [data-language=${language}]`);
        await page.waitForSelector(`html[lang=${language}]`);
        await page.waitForSelector('.game');
        await pressInBar(page, '[data-rules]');
        assert.match(await page.textContent('dialog .rules-page'), saying);
        await page.click('dialog .primary');
    }
    assert.deepEqual(errors, []);
    await context.close();
});

/**
 * Loads the page without the files that match `lacking`, then whole. The page must say the first and show the second.
 */
async function lacks(page, address, shown, lacking) {
    await page.route(lacking, (route) => route.abort());
    await page.goto('about:blank');
    await page.goto(address);
    await page.waitForSelector('.unloaded', {state: 'visible'});
    await page.unroute(lacking);
    await page.reload();
    await page.waitForSelector(shown);
    assert.equal(await page.isVisible('.unloaded'), false);
}

test('a page that lacks a module or its words says so, until it has come', {timeout: TEST_MS}, async () => {
    const person = await begin('ys');
    const {page} = person;
    const seat = page.url();
    for (const module of ['app/lobby/lobby.js', 'app/chunk-*.js', 'app/words/languages/en.js']) {
        await lacks(page, here.server.address, '.create', `**/${module}`);
    }
    for (const module of ['app/table/table.js', 'app/words/languages/en.js']) {
        await lacks(page, seat, '.game', `**/${module}`);
    }
    await playToReplay(person);
    await lacks(page, page.url(), '.replay-bar', '**/app/replay/replay.js');
    await person.context.close();
});

test('a table whose game cannot be drawn says so, and draws it as soon as it can', {timeout: TEST_MS}, async () => {
    const {context, page} = await begin('ys');
    await page.route('**/app/ys-*.js', (route) => route.abort());
    await page.reload();
    await page.waitForSelector('.banner');
    assert.match(await page.innerText('.banner'), /out of date/);
    await page.unroute('**/app/ys-*.js');
    await page.waitForSelector('.game');
    await context.close();
});
