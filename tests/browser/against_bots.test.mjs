// One person who has never been here: the lobby, one click, a turn against three bots; on a desktop and on a phone.
import assert from 'node:assert/strict';
import {join} from 'node:path';
import {test} from 'node:test';
import {answer, DESKTOP, openPerson, PHONE, SCREENSHOTS, seeded, useServerAndBrowser} from './support.mjs';

// Generous: how fast the machine is says nothing about the page.
const TURN_MS = 180000;
const here = useServerAndBrowser();

const sideways = (person) => person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Plays until this turn has begun. */
async function playUntilTurn(person, turn) {
    const random = seeded(5);
    const deadline = Date.now() + TURN_MS;
    while ((await person.page.getAttribute('.game.ys', 'data-turn')) !== String(turn)) {
        assert.ok(Date.now() < deadline, 'the turn takes too long');
        if ((await answer(person, random)).length === 0) {
            await person.page.waitForTimeout(20);
        }
    }
}

for (const [device, viewport] of Object.entries({desktop: DESKTOP, phone: PHONE})) {
    test(`one person plays against three bots on a ${device}`, {timeout: 2 * TURN_MS}, async () => {
        const person = await openPerson(here.browser, viewport);
        await person.page.goto(here.server.address);
        await person.page.waitForSelector('[data-create]:not([disabled])');
        await person.page.screenshot({path: join(SCREENSHOTS, `lobby_${device}.png`), fullPage: true});
        assert.ok((await sideways(person)) <= 0, 'the lobby does not scroll sideways');

        await person.page.click('[data-quick]');
        await person.page.waitForSelector('.error');
        await person.page.fill('.quick input[name=player]', 'Anna');
        await person.page.click('[data-quick]');
        await person.page.waitForSelector('.panel-bid');
        await playUntilTurn(person, 2);
        assert.ok((await sideways(person)) <= 0, 'the table does not scroll sideways');
        await person.page.screenshot({path: join(SCREENSHOTS, `against_bots_${device}.png`)});

        const address = person.page.url();
        await person.page.goto(here.server.address);
        await person.page.click('.list.own a.button');
        await person.page.waitForSelector('.game.ys[data-turn="2"]');
        assert.equal(person.page.url(), address, 'coming back leads to the same seat');
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}

test('a lost connection is said plainly, and the game goes on when it is back', {timeout: TURN_MS}, async () => {
    const person = await openPerson(here.browser);
    await person.page.goto(here.server.address);
    await person.page.fill('.quick input[name=player]', 'Anna');
    await person.page.click('[data-quick]');
    await person.page.waitForSelector('.panel-bid');
    // Looked for from before on: the page may be back as soon as the server is.
    const isLost = person.page.waitForSelector('.banner.lost');
    await here.server.restart();
    await isLost;
    await person.page.waitForSelector('.link-sign.live');
    await person.page.waitForSelector('.banner.lost', {state: 'detached'});
    await answer(person, seeded(1));
    await person.page.waitForSelector('.panel-place, .panel-choose_position, .decide:not(:has(.panel))');
    await person.context.close();
});

test('wrong links are answered in words', async () => {
    const person = await openPerson(here.browser);
    await person.page.goto(`${here.server.address}/table.html#seat=0000`);
    await person.page.waitForSelector('h1');
    await person.page.waitForFunction(() => /does not know this seat/.test(document.body.textContent));
    await person.page.goto(`${here.server.address}/table.html`);
    await person.page.waitForFunction(() => /leads to no table/.test(document.body.textContent));
    await person.page.goto(`${here.server.address}/replay.html#table=nothing`);
    await person.page.waitForFunction(() => /cannot be replayed/.test(document.body.textContent));
    await person.context.close();
});
