// An address that leads nowhere: a person reads so in their own language and can go to the lobby, and a program gets a
// machine-readable error.
import assert from 'node:assert/strict';
import {createServer, request} from 'node:http';
import {test} from 'node:test';
import {barriers} from './axe.mjs';
import {openPerson, useServerAndBrowser} from './support.mjs';
import {shot} from './table.mjs';

const TEST_MS = 300000;
const NARROW = {width: 320, height: 640};
const WORDS = {
    en: 'There is nothing here',
    fr: 'Il n’y a rien ici',
    hu: 'Itt nincs semmi',
    it: 'Qui non c’è niente',
};
/** The browser itself logs the status. */
const NOTED = /status of 404/;
const here = useServerAndBrowser();

test('an unknown address is a page in words, which leads to the lobby', {timeout: TEST_MS}, async () => {
    for (const [locale, words] of Object.entries(WORDS)) {
        const {page, context, errors} = await openPerson(here.browser, NARROW, 'off', {locale});
        const answer = await page.goto(`${here.server.address}/tables/of/yesterday?which=1`);
        assert.deepEqual([answer.status(), answer.headers()['content-type']], [404, 'text/html; charset=utf-8']);
        await page.waitForSelector(`html[lang=${locale}]`);
        assert.deepEqual(await page.locator('h1:visible').allTextContents(), [words]);
        for (const colorScheme of ['light', 'dark']) {
            await page.emulateMedia({colorScheme});
            assert.deepEqual(await barriers(page), []);
            await shot({page}, `not_found_${locale}_${colorScheme}`);
        }
        const {height} = await page.locator('.button:visible').boundingBox();
        assert.ok(height >= 44, 'large enough to touch');
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
        await page.click('.button:visible');
        await page.waitForSelector('.lobby [data-quick]');
        assert.deepEqual(
            errors.filter((error) => !NOTED.test(error)),
            [],
        );
        await context.close();
    }
});

test('a program gets the error, and so does whatever a page fetches', {timeout: TEST_MS}, async () => {
    for (const accept of ['application/json', '*/*', 'image/png']) {
        const answer = await fetch(`${here.server.address}/nothing`, {headers: {accept}});
        assert.equal(answer.status, 404);
        assert.equal(answer.headers.get('vary'), 'Accept, Accept-Encoding');
        assert.equal((await answer.json()).code, 'not_found');
    }
});

/** A site that has the server in its folder `/dahut/` and nothing beside it, as a proxy shows it. */
async function siteWithFolder(t) {
    const site = createServer((asked, answer) => {
        const path = asked.url.replace(/^\/dahut\//, '/');
        if (path === asked.url) {
            answer.writeHead(404).end();
            return;
        }
        const {host} = new URL(here.server.address);
        request(here.server.address + path, {headers: {...asked.headers, host}}, (got) => {
            answer.writeHead(got.statusCode, got.headers);
            got.pipe(answer);
        }).end();
    });
    await new Promise((resolve) => site.listen(0, '127.0.0.1', resolve));
    t.after(() => site.close());
    return `http://127.0.0.1:${site.address().port}/dahut/`;
}

test('in a folder of a site it leads to the first page in that folder', {timeout: TEST_MS}, async (t) => {
    const folder = await siteWithFolder(t);
    const {page, context} = await openPerson(here.browser, NARROW, 'off', {locale: 'hu'});
    for (const nowhere of ['asztal.html', 'asztalok/tegnapi', 'a/b/c/d/e/f/']) {
        await page.goto(`${folder}${nowhere}`);
        await page.waitForSelector('html[lang=hu]');
        assert.equal(await page.locator('.button:visible').evaluate((link) => link.href), folder, nowhere);
        await page.waitForFunction(() => getComputedStyle(document.querySelector('.button')).minHeight === '44px');
    }
    await context.close();
});

test('it leads there without scripts, in all languages', {timeout: TEST_MS}, async (t) => {
    const folder = await siteWithFolder(t);
    const {page, context} = await openPerson(here.browser, NARROW, 'off', {javaScriptEnabled: false});
    await page.goto(`${folder}asztalok/2026/tegnapi`);
    const links = page.locator('.button:visible');
    assert.equal(await links.count(), Object.keys(WORDS).length);
    assert.equal((await links.first().boundingBox()).height, 44, 'the style is found');
    await links.first().click();
    await page.waitForURL(folder);
    await context.close();
});

test('a link whose # was escaped leads where it meant to', {timeout: TEST_MS}, async (t) => {
    for (const folder of [`${here.server.address}/`, await siteWithFolder(t)]) {
        const {page, context} = await openPerson(here.browser, NARROW);
        await page.goto(`${folder}table.html%23join=${'0'.repeat(64)}`);
        await page.waitForURL(`${folder}table.html#join=${'0'.repeat(64)}`);
        await context.close();
    }
});
