// What a page built from the sources loads: it must load nothing twice, and show words before their letters come.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {watchNetwork} from './network.mjs';
import {becomes, openPerson, useServerAndBrowser} from './support.mjs';
import {createTable} from './table.mjs';

const TEST_MS = 300000;
// For a first visit to the lobby and a table, headers included, with the words of all games that the lobby shows. What
// browsers load is a bundle, a third of this (bundle.test.mjs).
const MOST_BYTES = 415_000;
const here = useServerAndBrowser();

test('a page loads in little, and asks for nothing of it again', {timeout: TEST_MS}, async () => {
    const person = await openPerson(here.browser);
    const {loaded, anew, quiet} = await watchNetwork(person);
    await person.page.goto(here.server.address);
    // Whoever leaves sooner breaks off what is still coming, and loads less.
    await person.page.waitForSelector('.game-card [data-about]');
    await quiet();
    await createTable(person, here.server, {player: 'Anna', name: 'Loaded'});
    await person.page.click('[data-fill]');
    await person.page.click('[data-start]:not([disabled])');
    await person.page.waitForSelector('.panel');
    await quiet();
    const bytes = loaded.reduce((sum, one) => sum + one.bytes, 0);
    console.log(`from the lobby into a match: ${loaded.length} requests, ${bytes} bytes`);
    assert.ok(bytes < MOST_BYTES, `${bytes} bytes`);
    const letters = loaded.filter(({path}) => path.endsWith('.woff2'));
    assert.equal(letters.length, 1, 'the typeface is loaded once, and of it what English needs');
    anew();
    await person.page.reload();
    await person.page.waitForSelector('.panel');
    await quiet();
    const again = loaded.filter(({path}) => !/^\/(?:api\/|ws$)/.test(path));
    assert.deepEqual(
        again.map(({path}) => path),
        ['/table.html'],
    );
    await person.context.close();
});

test('words are there before their letters have come', {timeout: TEST_MS}, async () => {
    const person = await openPerson(here.browser);
    const {page} = person;
    let come;
    const held = new Promise((resolve) => (come = resolve));
    await page.route('**/*.woff2', async (route) => {
        await held;
        await route.continue();
    });
    await page.goto(here.server.address, {waitUntil: 'commit'});
    await page.waitForSelector('.game-card');
    const session = await person.context.newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const {root} = await session.send('DOM.getDocument');
    const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector: 'h1'});
    /** With which of the two the heading is drawn; with nothing while it cannot be seen. */
    const drawnWith = async () => {
        const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
        return fonts.map(({isCustomFont}) => (isCustomFont ? 'our own' : 'the system’s'));
    };
    assert.deepEqual(await drawnWith(), ['the system’s']);
    come();
    await becomes(drawnWith, ['our own']);
    await person.context.close();
});

test('a drawing without short rules is shown without words for them', {timeout: TEST_MS}, async () => {
    const person = await openPerson(here.browser);
    const {page} = person;
    await page.route('**/games/ys/languages/rules_*.js', (route) => route.fulfill({status: 404}));
    await page.route('**/games/ys/ys.js', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/^ {4}rules: .*$/m, '');
        await route.fulfill({response, body});
    });
    await createTable(person, here.server, {
        player: 'Anna',
        name: 'Without rules',
        choose: (choosing) => choosing.selectOption('.create select[name=game]', 'ys'),
    });
    await page.click('[data-fill]');
    await page.click('[data-start]:not([disabled])');
    await page.waitForSelector('.game.ys .panel');
    await person.context.close();
});

const FAILING = 'export const gameCards = () => undefined.cards;';

test(
    'a fault in the drawing is said, with a way to load the page anew and to copy it',
    {timeout: TEST_MS},
    async () => {
        const person = await openPerson(here.browser);
        const {page} = person;
        const path = '**/app/lobby/game_cards.js';
        await page.route(path, (route) => route.fulfill({contentType: 'text/javascript', body: FAILING}));
        await page.goto(`${here.server.address}/#secret`);
        await page.waitForSelector('.failure[role=alert]');
        const said = await page.inputValue('.failure textarea');
        assert.match(said, /TypeError/);
        assert.ok(!said.includes('secret'));
        await page.click('[data-failure-copy]');
        await page.unroute(path);
        await page.click('[data-failure-reload]');
        await page.waitForSelector('.game-card');
        assert.equal(await page.locator('.failure').count(), 0);
        await page.click('[data-settings]');
        const isTranslated = (where) => page.locator(where).evaluate(({translate}) => translate);
        for (const drawn of ['#page', 'dialog[open]']) {
            assert.equal(await isTranslated(drawn), false, `no translation moves what is drawn in ${drawn}`);
        }
        assert.ok(await isTranslated('.unloaded'), 'what stands still may be translated');
        await person.context.close();
    },
);
