// A proxy that lets pages through but no WebSocket: each page says so instead of waiting, and goes on once sockets
// work.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {barriers} from './axe.mjs';
import {openPerson, PHONE, useServerAndBrowser} from './support.mjs';
import {createTable, shot} from './table.mjs';

const TEST_MS = 300000;
const BLOCKED = /A network or a proxy in between may block it/;
const here = useServerAndBrowser();

/** From the next page on, this person's sockets fail as behind such a proxy, until `free` is called. */
async function block({context}) {
    await context.addInitScript(() => {
        const Working = WebSocket;
        globalThis.WebSocket = class extends Working {
            constructor(address, protocol) {
                const isFree = sessionStorage.getItem('way') === 'free';
                // Nobody listens there.
                super(isFree ? address : 'ws://127.0.0.1:2', protocol);
            }
        };
    });
}

const free = ({page}) => page.evaluate(() => sessionStorage.setItem('way', 'free'));

/** Leaves out what Chromium itself logs about each failed socket. */
const otherErrors = ({errors}) => errors.filter((error) => !/^WebSocket connection to/.test(error));

test('the lobby gives its buttons back and says why there is no table', {timeout: TEST_MS}, async () => {
    const anna = await openPerson(here.browser, PHONE);
    const {page} = anna;
    await block(anna);
    await page.goto(here.server.address);
    await page.fill('.quick input[name=player]', 'Anna');
    await page.click('[data-quick]');
    await page.waitForSelector('.quick .error');
    assert.match(await page.textContent('.quick .error'), BLOCKED);
    assert.equal(await page.locator('main button[disabled]').count(), 0);
    assert.deepEqual(await barriers(page), []);
    await shot(anna, 'blocked_lobby_phone');
    await page.click('[data-create]');
    await page.waitForSelector('.create .error');
    assert.match(await page.textContent('.create .error'), BLOCKED);
    assert.equal(await page.evaluate(() => localStorage.getItem('dahut.seats')), null);

    await free(anna);
    await page.click('[data-create]');
    await page.waitForSelector('.room .seats');
    assert.deepEqual(otherErrors(anna), []);
    await anna.context.close();
});

test(
    'a table that was never reached is not said to be lost, and is there once it is reached',
    {
        timeout: TEST_MS,
    },
    async () => {
        const [anna, ben] = [await openPerson(here.browser), await openPerson(here.browser, PHONE)];
        const link = await createTable(anna, here.server, {player: 'Anna', name: 'Behind a wall'});
        await block(anna);
        await anna.page.reload();
        await anna.page.waitForSelector('.banner.lost');
        assert.match(await anna.page.textContent('.banner.lost'), BLOCKED);
        assert.doesNotMatch(await anna.page.textContent('body'), /Connection lost/);
        assert.deepEqual(await barriers(anna.page), []);
        await shot(anna, 'blocked_table_desktop');
        // The page also retries by itself, and may reconnect before the click.
        await free(anna);
        await anna.page.evaluate(() => document.querySelector('.banner.lost button')?.click());
        await anna.page.waitForSelector('.room .seats');
        assert.equal(await anna.page.locator('.banner').count(), 0);

        await block(ben);
        await ben.page.goto(link);
        await ben.page.waitForSelector('.join .error');
        assert.match(await ben.page.textContent('.join .error'), BLOCKED);
        await shot(ben, 'blocked_invitation_phone');
        await free(ben);
        await ben.page.waitForSelector('.join form .primary:not([disabled])');
        assert.equal(await ben.page.locator('.join .error').count(), 0);
        assert.deepEqual([...otherErrors(anna), ...otherErrors(ben)], []);
        await Promise.all([anna.context.close(), ben.context.close()]);
    },
);
