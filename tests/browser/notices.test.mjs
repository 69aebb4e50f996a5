// Where notices are sent, as entered on the pages: each person's mail address, and the host's webhook.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pressInBar} from './states.mjs';
import {openPerson, PHONE, useServerAndBrowser, useServerWith} from './support.mjs';
import {createTable, joinTable, shot, twoPlayers, unfold} from './table.mjs';

const TEST_MS = 300000;
const HOOK = 'http://127.0.0.1:9/secret';
// Nothing is ever sent there, since everybody is at the table.
const offering = useServerWith([
    ...['--public-address', 'http://localhost', '--notify-webhook', 'http://127.0.0.1:9'],
    ...['--notify-mail', 'smtp://127.0.0.1:9', '--notify-from', 'dahut@games.example'],
]);
const usual = useServerAndBrowser();

async function startedTable({server, browser}) {
    const [anna, benedek] = [await openPerson(browser), await openPerson(browser, PHONE)];
    const link = await createTable(anna, server, {player: 'Anna', name: 'A week', choose: twoPlayers});
    await joinTable(benedek, link, 'Benedek');
    return {anna, benedek};
}

async function keep({page}, kind, address) {
    const form = page.locator(`[data-notices=${kind}]`);
    await form.locator('input').fill(address);
    await form.locator('button').click();
    return form.locator('output:not(:empty)').textContent();
}

const closeDialog = ({page}) => page.click('.dialog-buttons button');

async function end(...people) {
    assert.deepEqual(
        people.flatMap(({errors}) => errors),
        [],
    );
    await Promise.all(people.map(({context}) => context.close()));
}

test('people give mail addresses, the host a webhook, and each finds its own again', {timeout: TEST_MS}, async () => {
    const {anna, benedek} = await startedTable(offering);
    await pressInBar(anna.page, '[data-notices-open]');
    assert.match(await keep(anna, 'webhook', 'https://elsewhere.example/'), /does not allow/);
    assert.equal(await keep(anna, 'webhook', HOOK), 'Kept.');
    assert.equal(await keep(anna, 'mail', 'anna@example.org'), 'Kept.');
    await shot(anna, 'notices');
    await closeDialog(anna);
    await anna.page.click('[data-start]');
    await benedek.page.waitForSelector('.game');
    await pressInBar(benedek.page, '[data-notices-open]');
    assert.equal(await benedek.page.locator('[data-notices=webhook]').count(), 0);
    assert.equal(await benedek.page.inputValue('[data-notices=mail] input'), '');
    await shot(benedek, 'notices_phone');
    await anna.page.reload();
    await pressInBar(anna.page, '[data-notices-open]');
    assert.equal(await anna.page.inputValue('[data-notices=webhook] input'), HOOK);
    assert.equal(await anna.page.inputValue('[data-notices=mail] input'), 'anna@example.org');
    assert.equal(await keep(anna, 'mail', ''), 'No more notices.');
    const heard = benedek.frames.join('');
    assert.ok(!heard.includes('anna@') && !heard.includes('secret'), 'nobody else is told where notices go');
    await end(anna, benedek);
});

test('a table is made with a webhook in the form', {timeout: TEST_MS}, async () => {
    const anna = await openPerson(offering.browser);
    const choose = async (page) => {
        await page.click('.create .people summary');
        await page.fill('.create input[name=webhook]', HOOK);
        await shot(anna, 'create_webhook');
    };
    await createTable(anna, offering.server, {player: 'Anna', name: 'A week', choose});
    await pressInBar(anna.page, '[data-notices-open]');
    assert.equal(await anna.page.inputValue('[data-notices=webhook] input'), HOOK);
    await end(anna);
});

test('the link of a notice leads to the seat that the browser holds', {timeout: TEST_MS}, async () => {
    const {anna, benedek} = await startedTable(offering);
    const table = await benedek.page.evaluate(() => JSON.parse(localStorage.getItem('dahut.seats'))[0].table);
    await benedek.page.goto(offering.server.address);
    await benedek.page.goto(`${offering.server.address}/table.html#table=${table}`);
    await benedek.page.waitForSelector('.seats .side-1 em');
    await end(anna, benedek);
});

test('where the server offers no notices there is no field for any', {timeout: TEST_MS}, async () => {
    const {anna, benedek} = await startedTable(usual);
    assert.equal(await anna.page.locator('[data-notices-open]').count(), 0);
    await anna.page.goto(usual.server.address);
    await unfold(anna.page);
    await anna.page.click('.create .people summary');
    await anna.page.waitForSelector('.create select[name=patience]', {state: 'visible'});
    assert.equal(await anna.page.locator('.create input[name=webhook]').count(), 0);
    await end(anna, benedek);
});
