// The links of a table can be had during the match too, not only in the waiting room. Players whose table may be
// watched, and those who watch it, can invite others to watch.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {barriers} from './axe.mjs';
import {pressInBar} from './states.mjs';
import {openPerson, PHONE, useServerAndBrowser} from './support.mjs';
import {createTable, playFromSeat, shot, twoPlayers} from './table.mjs';

const TEST_MS = 300000;
const here = useServerAndBrowser();

/** The links that the dialog of the table offers. */
async function linksOf({page}) {
    await pressInBar(page, '[data-tools]');
    await page.waitForSelector('dialog[open]');
    const links = await page.locator('dialog .link-line input').evaluateAll((all) => all.map(({value}) => value));
    assert.deepEqual(await barriers(page), []);
    return links;
}

async function closeDialog({page}) {
    await page.click('dialog .dialog-buttons .primary');
    await page.waitForSelector('dialog', {state: 'detached'});
}

/** Shows the code of a link in the dialog, and returns to the button that opened it. */
async function showCode({page}) {
    await page.click('dialog [data-qr]');
    await page.waitForSelector('.qr-code');
    await page.click('dialog:has(.qr-code) .dialog-buttons .primary');
    await page.waitForSelector('.qr-code', {state: 'detached'});
    assert.ok(await page.evaluate(() => document.activeElement.matches('dialog [data-qr]')));
}

async function startAgainstBot({page}) {
    await page.click('[data-fill]');
    await page.click('[data-start]');
    await page.waitForSelector('.game');
}

test('the link for watching is in the dialog of a match and of its end, for all', {timeout: TEST_MS}, async () => {
    const [anna, watcher] = [await openPerson(here.browser), await openPerson(here.browser, PHONE)];
    await createTable(anna, here.server, {player: 'Anna', name: 'To be seen', choose: twoPlayers});
    const watching = await anna.page.inputValue('.link-line >> nth=1 >> input');
    assert.match(watching, /#watch=/);
    await watcher.page.goto(watching);
    await watcher.page.waitForSelector('.room .seats');
    await startAgainstBot(anna);
    await watcher.page.waitForSelector('.game');
    assert.deepEqual(await linksOf(anna), [watching]);
    await shot(anna, 'table_links_desktop');
    await showCode(anna);
    await closeDialog(anna);
    assert.deepEqual(await linksOf(watcher), [watching]);
    await shot(watcher, 'table_links_phone');
    await showCode(watcher);
    await closeDialog(watcher);

    await anna.page.evaluate(playFromSeat);
    for (const person of [anna, watcher]) {
        await person.page.waitForSelector('.after');
        assert.deepEqual(await linksOf(person), [watching]);
        assert.equal(await person.page.locator('dialog [data-rename]').count(), 0);
        await closeDialog(person);
    }
    assert.deepEqual([...anna.errors, ...watcher.errors], []);
    await Promise.all([anna.context.close(), watcher.context.close()]);
});

test('where nobody may watch there is no link to give away', {timeout: TEST_MS}, async () => {
    const anna = await openPerson(here.browser);
    const choose = async (page) => {
        await twoPlayers(page);
        await page.check('.create input[name=watching][value=forbidden]');
    };
    await createTable(anna, here.server, {player: 'Anna', name: 'Behind doors', choose});
    await startAgainstBot(anna);
    assert.deepEqual(await linksOf(anna), []);
    await closeDialog(anna);
    await anna.page.evaluate(playFromSeat);
    await anna.page.waitForSelector('.after');
    assert.equal(await anna.page.locator('[data-tools]').count(), 0);
    assert.deepEqual(anna.errors, []);
    await anna.context.close();
});
