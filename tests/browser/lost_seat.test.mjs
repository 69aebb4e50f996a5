// A seat whose browser forgot it: the page says whom to ask, the host hands out a link, and whoever opens it plays on.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {toolsByWhom, pressInBar, useTool} from './states.mjs';
import {answer, DESKTOP, openPerson, PHONE, seeded, useServerWith} from './support.mjs';
import {createTable, joinTable, ownSeatsOf, seatAddress, shot, twoWithoutPatience} from './table.mjs';

const TEST_MS = 300000;
const here = useServerWith(['--lost-seat-after-seconds', '1']);

/** Two people at a table that waits for nobody longer than a second. */
async function startedTable() {
    const [anna, benedek] = [await openPerson(here.browser, DESKTOP), await openPerson(here.browser, PHONE)];
    const choose = (page) => twoWithoutPatience(page, 'none');
    const link = await createTable(anna, here.server, {player: 'Anna', name: 'An evening', choose});
    await joinTable(benedek, link, 'Benedek');
    await anna.page.click('[data-start]');
    await benedek.page.waitForSelector('.panel-bid');
    return {anna, benedek, link};
}

/** The host hands out a link, and reads it. */
async function handLink(host) {
    await host.page.waitForSelector('[data-stand-in]');
    await useTool(host, 'relink');
    await host.page.click('dialog .primary');
    const link = await host.page.inputValue('dialog .link-line input');
    await shot(host, 'new_link_desktop');
    await host.page.click('dialog .dialog-buttons .primary');
    return link;
}

const lineSays = ({page}, line) => page.waitForSelector(`[role=log] li >> text=${line}`, {state: 'attached'});

test('whoever lost the seat is told whom to ask, and plays on by a link of the host', {timeout: TEST_MS}, async () => {
    const {anna, benedek, link: invitation} = await startedTable();
    const {page} = benedek;
    const former = await seatAddress(benedek, here.server);
    await pressInBar(anna.page, '[data-tools]');
    assert.deepEqual((await toolsByWhom(anna.page)).others, ['nudge'], 'who is here keeps the seat');
    await anna.page.click('dialog .dialog-buttons button');

    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.waitForSelector('[data-lost-seat]');
    assert.match(await page.textContent('[data-lost-seat]'), /ask the host/);
    await shot(benedek, 'lost_seat_phone');
    await page.goto(invitation);
    await page.waitForSelector('[data-too-late]');
    assert.match(await page.textContent('[data-lost-seat]'), /ask Anna/);

    const link = await handLink(anna);
    await lineSays(anna, 'The host has handed the seat of Benedek a new link: whoever opens it plays on.');
    await page.goto(link);
    await page.waitForSelector('[data-return]');
    await shot(benedek, 'return_phone');
    await page.click('[data-return]');
    await page.waitForSelector('.panel-bid');
    // Neither the link nor the token stays in the address.
    await page.waitForURL(/#table=\w{1,64}$/);
    for (const person of [anna, benedek]) {
        await lineSays(person, 'Benedek is back and plays on.');
    }
    await answer(benedek, seeded(3));
    await page.waitForSelector('[data-take-back]');
    await page.reload();
    await page.waitForSelector('[data-take-back]');

    const other = await openPerson(here.browser);
    await other.page.goto(former);
    await other.page.waitForSelector('main h1 >> text=The host has handed this seat a new link');
    await shot(other, 'ended_token_desktop');
    await other.page.goto(link);
    await other.page.click('[data-return]');
    await other.page.waitForSelector('main .error >> text=this link was opened before');
    assert.deepEqual([...anna.errors, ...benedek.errors, ...other.errors], []);
    await Promise.all([anna, benedek, other].map(({context}) => context.close()));
});

test('a page that comes back by a token that was ended says so, and forgets it', {timeout: TEST_MS}, async () => {
    const {anna, benedek} = await startedTable();
    const {page} = benedek;
    const address = page.url();
    await page.goto(here.server.address);
    const link = await handLink(anna);
    await page.goto(address);
    await page.waitForSelector('main h1 >> text=The host has handed this seat a new link');
    assert.deepEqual(await ownSeatsOf(benedek), []);
    await page.goto(link);
    await page.click('[data-return]');
    await page.waitForSelector('.panel-bid');
    assert.equal((await ownSeatsOf(benedek)).length, 1);
    assert.deepEqual([...anna.errors, ...benedek.errors], []);
    await Promise.all([anna, benedek].map(({context}) => context.close()));
});
