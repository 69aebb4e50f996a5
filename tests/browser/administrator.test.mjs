// The administrator's page in a browser: the token opens it, tables are found and ended, everybody is told something.
// It is open to all, and nothing of it is wider than a phone.
import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {isOpenToAll} from './axe.mjs';
import {DESKTOP, openPerson, PHONE, useServerWith} from './support.mjs';
import {createTable, shot} from './table.mjs';

const TEST_MS = 300000;
const TOKEN = 'a-secret-of-the-house-0123456789abcdef';
const folder = mkdtempSync(join(tmpdir(), 'dahut-administrator-'));
const file = join(folder, 'token');
writeFileSync(file, `${TOKEN}\n`);
after(() => rmSync(folder, {recursive: true}));
const here = useServerWith(['--admin-token-file', file]);

/** So many days the clock of a visitor may be wrong. */
const DAYS_AHEAD = 3;

/** Opens the page with this token, in a browser whose clock is ahead. */
async function administrator(viewport, token, daysAhead = 0) {
    const person = await openPerson(here.browser, viewport);
    await person.page.clock.setSystemTime(Date.now() + daysAhead * 86400_000);
    await person.page.goto(new URL('administrator.html', here.server.address).href);
    await person.page.fill('input[name=token]', token);
    await person.page.click('.door button');
    return person;
}

const isTooWide = ({page}) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test('another token opens nothing', {timeout: TEST_MS}, async () => {
    const person = await administrator(PHONE, `${TOKEN}1`);
    await person.page.waitForSelector('[role=alert]');
    assert.equal(await person.page.textContent('[role=alert]'), "This is not the administrator's token.");
    assert.equal(await person.page.locator('[data-table]').count(), 0);
    await isOpenToAll(person.page, 'the door');
    await shot(person, 'administrator_door_phone');
    await person.context.close();
});

test('where tables cannot be listed, the token still opens the page', {timeout: TEST_MS}, async () => {
    const person = await openPerson(here.browser, PHONE);
    const {page} = person;
    // As with PostgreSQL.
    const sentence = 'With PostgreSQL tables are found by psql.';
    const refusal = {type: 'refused', code: 'storage_failed', sentence};
    await page.route('**/api/operate', (route) => {
        const {type} = route.request().postDataJSON();
        return type === 'show_tables' ? route.fulfill({json: refusal}) : route.continue();
    });
    await page.goto(new URL('administrator.html', here.server.address).href);
    await page.fill('input[name=token]', TOKEN);
    await page.click('.door button');
    await page.waitForSelector(`section >> text=${sentence}`);
    assert.equal(await page.locator('text=…').count(), 0, 'no list is on its way');
    await isOpenToAll(page, 'without a list');

    await page.fill('textarea', 'The database moves tonight.');
    await page.click('form:has(textarea) button');
    await page.waitForSelector('.said >> text=Told to everybody.');
    await page.route('**/api/operate', (route) => {
        const {type} = route.request().postDataJSON();
        return type === 'announce' ? route.fulfill({json: {...refusal, sentence: 'Not now.'}}) : route.fallback();
    });
    await page.click('form:has(textarea) button');
    await page.waitForSelector('.error >> text=Not now.');
    assert.equal(await page.locator('.said').count(), 0);
    await page.click('text=Stop the server');
    await page.waitForSelector('[data-stop]');
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

test('tables are found and ended, and everybody is told something', {timeout: TEST_MS}, async () => {
    const anna = await openPerson(here.browser, DESKTOP);
    await createTable(anna, here.server, {player: 'Anna', name: 'An evening'});
    for (const [device, viewport] of Object.entries({desktop: DESKTOP, phone: PHONE})) {
        const person = await administrator(viewport, TOKEN, DAYS_AHEAD);
        const {page} = person;
        await page.waitForSelector('[data-table]');
        assert.match(await page.textContent('[data-table]'), /An evening.*Anna/s);
        assert.match(await page.textContent('[data-table]'), /made \d+ (s|min) ago/, 'by the clock of the server');
        assert.equal(await isTooWide(person), false);
        await isOpenToAll(page, `the list on a ${device}`);
        await shot(person, `administrator_${device}`);

        await page.fill('input[name=named]', 'nobody');
        await page.press('input[name=named]', 'Enter');
        await page.waitForSelector('text=There is no such table.');
        await page.fill('input[name=named]', 'even');
        await page.press('input[name=named]', 'Enter');
        await page.waitForSelector('[data-table] [data-decide=end]');
        await page.reload();
        await page.waitForSelector('[data-table]', {state: 'visible'});
        assert.deepEqual(person.errors, []);
        await person.context.close();
    }

    const person = await administrator(DESKTOP, TOKEN);
    const {page} = person;
    await page.fill('textarea', 'A larger disk comes tonight.');
    await page.click('form:has(textarea) button');
    await page.waitForSelector('.said >> text=Told to everybody.');
    await anna.page.waitForSelector('[data-announced] >> text=A larger disk comes tonight.');

    await page.click('[data-decide=delete]');
    await page.click('[data-sure]');
    await page.waitForSelector('.said >> text=set aside');
    await page.fill('input[name=named]', 'even');
    await page.press('input[name=named]', 'Enter');
    await page.click('[data-decide=bring_back]');
    await page.waitForSelector('.sure');
    await shot(person, 'administrator_brings_back');
    await page.click('[data-sure]');
    await page.waitForSelector('.said >> text=there again');
    await page.fill('input[name=named]', '');
    await page.press('input[name=named]', 'Enter');

    await page.click('[data-decide=end]');
    await page.waitForSelector('.sure');
    await shot(person, 'administrator_sure');
    await page.click('[data-sure]');
    await page.waitForSelector('.said >> text=ended');
    await page.waitForSelector('text=Nobody has a table.');
    await anna.page.waitForSelector('[data-start]', {state: 'detached'});

    await page.selectOption('select[name=until]', '3600');
    await page.click('text=Stop the server');
    await page.click('[data-stop]');
    await page.waitForSelector('.said >> text=the server is about to stop');

    await page.click('.inside button');
    await page.waitForSelector('.door');
    assert.equal(await page.evaluate(() => sessionStorage.length), 0);
    assert.deepEqual(person.errors, []);
    await person.context.close();
    await anna.context.close();
});
