// A server that hangs while its connections stay open.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {ANSWER_MS, SILENCE_MS} from '../../web-client/app/connection/heartbeat.js';
import {answer, openPerson, seeded, useServerAndBrowser} from './support.mjs';
import {createTable} from './table.mjs';

const TEST_MS = 300000;
// The promise: a page reports within this time that the server does not answer.
const SAID_MS = 15000;
const here = useServerAndBrowser();

test('a page says that its server hangs, and goes on when the server does', {timeout: TEST_MS}, async () => {
    assert.ok(SILENCE_MS + ANSWER_MS < SAID_MS, 'what the page waits for, however slow the machine is');
    const person = await openPerson(here.browser);
    const {page} = person;
    await createTable(person, here.server, {player: 'Anna', name: 'Frozen'});
    await page.click('[data-fill]');
    await page.click('[data-start]:not([disabled])');
    await page.waitForSelector('.panel');
    here.server.freeze();
    try {
        await page.waitForSelector('.link-sign.lost');
        assert.match(await page.locator('.banner').allInnerTexts().then(String), /connection/i);
        // A retry gets no answer either, and the page shows no countdown for it.
        await page.click('.banner.lost button');
        await page.waitForFunction(() => /Connecting/.test(document.querySelector('.banner.lost').textContent));
        assert.doesNotMatch(await page.textContent('.banner.lost'), /Next try/);
    } finally {
        here.server.goOn();
    }
    await page.waitForSelector('.link-sign.live');
    await answer(person, seeded(1));
    await page.waitForSelector('.decide.mine .panel');
    await person.context.close();
});
