// Dahut as an installed app without a connection. A page says so in the person's language and recovers by itself, and
// the browser stores nothing secret for it.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {barriers} from './axe.mjs';
import {openPerson, PHONE, useServerAndBrowser} from './support.mjs';
import {createTable, ownSeatsOf, shot} from './table.mjs';

const TEST_MS = 300000;
const SAID = {en: 'No connection', hu: 'Nincs kapcsolat', it: 'Nessuna connessione', fr: 'Pas de connexion'};
const here = useServerAndBrowser();

/** Everything that the browser has stored, addresses and contents. Runs in the page. */
async function keptTexts() {
    const texts = [];
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            texts.push(request.url, await (await cache.match(request)).text());
        }
    }
    return texts;
}

const isKept = (page) => page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);

test('Dahut can be installed', {timeout: TEST_MS}, async () => {
    const anna = await openPerson(here.browser);
    const {context, page} = anna;
    await page.goto(here.server.address);
    const session = await context.newCDPSession(page);
    const {errors, data} = await session.send('Page.getAppManifest');
    assert.deepEqual(errors, []);
    const manifest = JSON.parse(data);
    for (const {src, type} of manifest.icons) {
        const answer = await context.request.get(`${here.server.address}/${src}`);
        assert.equal(answer.headers()['content-type'], type);
    }
    const {installabilityErrors} = await session.send('Page.getInstallabilityErrors');
    const found = installabilityErrors.map(({errorId}) => errorId);
    assert.deepEqual(
        found.filter((one) => one !== 'in-incognito'),
        [],
    );
    assert.deepEqual(anna.errors, []);
    await context.close();
});

test('without a connection a page says so, and goes on when it is back', {timeout: TEST_MS}, async () => {
    const anna = await openPerson(here.browser, PHONE);
    const {context, page} = anna;
    await createTable(anna, here.server, {player: 'Anna', name: 'On the train'});
    await isKept(page);
    const [{token}] = await ownSeatsOf(anna);
    assert.match(token, /^[0-9a-f]{64}$/);
    const kept = await page.evaluate(keptTexts);
    assert.ok(kept.includes(`${here.server.address}/offline.html`));
    assert.ok(!kept.some((text) => text.includes(token)), 'no token is kept');

    await context.setOffline(true);
    for (const [language, words] of Object.entries(SAID)) {
        await page.evaluate((one) => localStorage.setItem('dahut.language', one), language);
        await page.reload();
        await page.waitForSelector(`section[lang=${language}] button`);
        await page.waitForFunction((one) => document.documentElement.lang === one, language);
        assert.deepEqual(await page.locator('h1:visible').allTextContents(), [words]);
    }
    for (const colorScheme of ['dark', 'light']) {
        await page.emulateMedia({colorScheme});
        assert.deepEqual(await barriers(page), []);
        await shot(anna, `offline_phone_${colorScheme}`);
    }
    await page.evaluate(() => localStorage.setItem('dahut.language', 'en'));
    await context.setOffline(false);
    await page.waitForSelector('.room .seats');
    assert.equal(await page.textContent('h1'), 'On the train');
    await context.close();
});

test('the page of a server that is down goes on when it is up again', {timeout: TEST_MS}, async () => {
    const anna = await openPerson(here.browser);
    const {context, page} = anna;
    await page.goto(here.server.address);
    await isKept(page);
    await here.server.down();
    await page.reload();
    await page.waitForSelector('section[lang=en]:visible');
    await shot(anna, 'offline_desktop');
    await here.server.up();
    await page.waitForSelector('.create');
    await context.close();
});
