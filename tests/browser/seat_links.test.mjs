// The secret of a seat leaves the address as soon as the browser has stored it. Everything that an address is good for
// still works: reloading, going back, other tabs, several seats at a table, another device, and a browser that stores
// nothing.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {DESKTOP, openPerson, PHONE, useServerAndBrowser} from './support.mjs';
import {createTable, joinTable, ownSeatsOf, seatAddress, shot, twoPlayers} from './table.mjs';

const TEST_MS = 300000;
const SECRET = /[0-9a-f]{64}/;
const here = useServerAndBrowser();

const addressOf = (table, more = '') => `${here.server.address}/table.html#table=${table}${more}`;
const isAt = (page, address) => page.waitForFunction((wanted) => location.href === wanted, address);
const sitsAt = (page, seat) => page.waitForSelector(`.seats .side-${seat} em`);

/** Every link of a page, as whole addresses. */
const linksOf = (page) => page.locator('a[href]').evaluateAll((links) => links.map(({href}) => href));

/** The targets of the primary buttons; all of them are links. Runs in the page. */
const mainWays = (buttons) => buttons.map(({href}) => href);

async function playAtOnce() {
    const person = await openPerson(here.browser);
    await person.page.goto(here.server.address);
    await person.page.fill('.quick input[name=player]', 'Anna');
    await person.page.click('[data-quick]');
    await person.page.waitForSelector('.panel-bid');
    const [{table}] = await ownSeatsOf(person);
    return {person, page: person.page, table};
}

test(
    'a seat is played at an address without its secret, which is loaded again and gone back to',
    {
        timeout: TEST_MS,
    },
    async () => {
        const {person, page, table} = await playAtOnce();
        await isAt(page, addressOf(table));
        await page.reload();
        await page.waitForSelector('.panel-bid');
        await isAt(page, addressOf(table));
        await page.goto(here.server.address);
        await page.waitForSelector('.own .table-line a');
        assert.deepEqual(
            (await linksOf(page)).filter((link) => SECRET.test(link)),
            [],
        );
        await page.click('.own .table-line a');
        await page.waitForSelector('.panel-bid');
        await isAt(page, addressOf(table));
        await page.goBack();
        await page.waitForSelector('.own .table-line a');
        await page.goForward();
        await page.waitForSelector('.panel-bid');

        const tab = await person.context.newPage();
        await tab.goto(page.url());
        await tab.waitForSelector('.panel-bid');
        assert.deepEqual(person.errors, []);
        await person.context.close();
    },
);

test(
    'a link with a secret leads to the seat on another device, and leaves no secret in its history',
    {
        timeout: TEST_MS,
    },
    async () => {
        const {person, page, table} = await playAtOnce();
        const other = await openPerson(here.browser, PHONE);
        await other.page.goto(await seatAddress(person, here.server));
        await other.page.waitForSelector('.panel-bid');
        await isAt(other.page, addressOf(table));
        await other.page.reload();
        await other.page.waitForSelector('.panel-bid');
        await other.page.goto(here.server.address);
        await other.page.goBack();
        await other.page.waitForSelector('.panel-bid');
        await isAt(other.page, addressOf(table));

        // If the browser has stored the seat already, an old bookmark does no harm.
        await page.goto(here.server.address);
        await page.goto(await seatAddress(person, here.server));
        await page.waitForSelector('.panel-bid');
        await isAt(page, addressOf(table));
        assert.deepEqual([...person.errors, ...other.errors], []);
        await Promise.all([person.context.close(), other.context.close()]);
    },
);

test('a browser with two seats at a table has an address for each', {timeout: TEST_MS}, async () => {
    const anna = await openPerson(here.browser);
    const {page} = anna;
    const link = await createTable(anna, here.server, {player: 'Anna', name: 'With my brother'});
    const [{table}] = await ownSeatsOf(anna);
    await isAt(page, addressOf(table));
    const tab = await anna.context.newPage();
    await joinTable({page: tab}, link, 'Benedek');
    await sitsAt(tab, 1);
    await isAt(tab, addressOf(table, '&seat=1'));
    for (const [where, seat] of [
        [page, 0],
        [tab, 1],
    ]) {
        await where.reload();
        await sitsAt(where, seat);
        await isAt(where, addressOf(table, `&seat=${seat}`));
    }
    await page.goto(here.server.address);
    await page.waitForSelector('.own .table-line a');
    const links = (await linksOf(page)).filter((one) => one.includes('table.html'));
    assert.deepEqual([...links].sort(), [addressOf(table, '&seat=0'), addressOf(table, '&seat=1')]);
    await tab.goBack();
    // Going back to the invitation offers the seats that one has; a third one is taken only on purpose.
    await tab.waitForSelector('.join form button:not([disabled])');
    assert.deepEqual(await tab.locator('.join .primary').evaluateAll(mainWays), [addressOf(table, '&seat=0')]);
    assert.equal(await tab.locator('.join input:focus').count(), 0);
    await tab.goForward();
    await sitsAt(tab, 1);
    assert.deepEqual(anna.errors, []);
    await anna.context.close();
});

test('a browser that keeps nothing keeps the secret in the address', {timeout: TEST_MS}, async () => {
    const context = await here.browser.newContext({viewport: DESKTOP});
    await context.addInitScript(() => {
        const refuse = () => {
            throw new DOMException('no storage here', 'SecurityError');
        };
        Object.assign(Storage.prototype, {getItem: refuse, setItem: refuse});
    });
    const page = await context.newPage();
    await createTable({page}, here.server, {player: 'Anna', name: 'Unseen'});
    assert.match(page.url(), /\/table\.html#seat=[0-9a-f]{64}$/);
    await page.reload();
    await sitsAt(page, 0);
    assert.match(page.url(), /\/table\.html#seat=[0-9a-f]{64}$/);
    await context.close();
});

test('an invitation to where nobody can sit down says so, and where to go instead', {timeout: TEST_MS}, async () => {
    const [anna, bela] = [await openPerson(here.browser), await openPerson(here.browser, PHONE)];
    const choose = async (form) => {
        await twoPlayers(form);
        await form.check('.create input[name=visibility][value=public]');
        await form.check('.create input[name=watching][value=allowed]');
    };
    const link = await createTable(anna, here.server, {player: 'Anna', name: 'Taken', choose});
    await anna.page.click('[data-fill]');
    await anna.page.waitForSelector('[data-start]:not([disabled])');
    await bela.page.goto(link);
    assert.match(await bela.page.textContent('[data-too-late]'), /^All seats are taken/);
    assert.equal(await bela.page.locator('.join form').count(), 0);
    assert.match(await bela.page.textContent('.ways .primary'), /Watch/, 'who comes too late can watch meanwhile');

    // A seat that becomes free can be taken without reloading the page.
    await anna.page.click('.seats .quiet-button');
    await bela.page.waitForSelector('.join form');
    await anna.page.click('[data-fill]');
    await anna.page.waitForSelector('[data-start]:not([disabled])');
    await bela.page.fill('input[name=player]', 'Béla');
    await bela.page.click('.join form .primary');
    await bela.page.waitForSelector('[data-too-late]');
    assert.equal(await bela.page.locator('.join form').count(), 0, 'who was refused sees that there is none');
    await anna.page.click('.seats .quiet-button');
    await bela.page.waitForSelector('.join form');
    await anna.page.click('[data-fill]');
    await anna.page.click('[data-start]:not([disabled])');
    await anna.page.waitForSelector('.game');
    await bela.page.reload();
    assert.match(await bela.page.textContent('[data-too-late]'), /^This match has begun/);
    await bela.page.click('.ways .primary');
    await bela.page.waitForSelector('.game');

    await anna.page.goto(link);
    await anna.page.waitForSelector('[data-too-late]');
    const main = await anna.page.locator('.join .primary').allTextContents();
    assert.deepEqual(
        main.map((words) => words.trim()),
        ['Back to my seat'],
        'whoever has a seat comes to sit there',
    );
    await shot(anna, 'own_seat_again_desktop');
    await anna.page.click('.join .primary');
    await anna.page.waitForSelector('.game');
    assert.deepEqual([...anna.errors, ...bela.errors], []);
    await Promise.all([anna.context.close(), bela.context.close()]);
});

test('whoever waits for a free seat is told when the table is closed', {timeout: TEST_MS}, async () => {
    const [anna, bela] = [await openPerson(here.browser), await openPerson(here.browser, PHONE)];
    const link = await createTable(anna, here.server, {player: 'Anna', name: 'Given up', choose: twoPlayers});
    await anna.page.click('[data-fill]');
    await anna.page.waitForSelector('[data-start]:not([disabled])');
    await bela.page.goto(link);
    await bela.page.waitForSelector('[data-too-late]');
    assert.match(await bela.page.textContent('.join'), /whoever sits at this table has the link/);
    assert.equal((await bela.page.textContent('.ways .primary')).trim(), 'All tables');
    await shot(bela, 'too_late_phone');
    await anna.page.click('[data-tools]');
    await anna.page.click('dialog [data-tool=close]');
    await anna.page.click('dialog .primary');
    await bela.page.waitForSelector('[data-too-late]', {state: 'detached'});
    assert.match(await bela.page.textContent('.room h1'), /gone|not valid|closed/i);
    assert.deepEqual(bela.errors, []);
    await Promise.all([anna.context.close(), bela.context.close()]);
});
