// A private match that is over: the people of its table can replay it, others only after its host has allowed
// everybody. No address sent to the server contains a token.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pressInBar} from './states.mjs';
import {openPerson, useServerAndBrowser} from './support.mjs';
import {createTable, finishMatch, GAME_MS, playFromSeat, shot, twoPlayers} from './table.mjs';

const here = useServerAndBrowser();

async function unwatchedForTwo(page) {
    await twoPlayers(page);
    await page.click('.create .advanced summary');
    await page.check('.create input[name=watching][value=forbidden]');
}

/** Notes the address of every request of this person's page. */
function noteAddresses({page}) {
    const addresses = [];
    page.on('request', (request) => addresses.push(request.url()));
    return addresses;
}

test(
    'a match that could not be watched is read by its people, and by others once its host lets them',
    {
        timeout: GAME_MS,
    },
    async () => {
        const host = await openPerson(here.browser);
        const addresses = noteAddresses(host);
        const table = await finishMatch(host, here.server, unwatchedForTwo);
        const tableAddress = host.page.url();
        await host.page.click('[data-replay]');
        await host.page.waitForSelector('.replay-bar');
        assert.ok(tableAddress.endsWith(`table.html#table=${table}`), 'the address of the table gives nothing away');
        assert.ok(host.page.url().endsWith(`replay.html#table=${table}`), 'nor does a link to share');

        const stranger = await openPerson(here.browser);
        await stranger.page.goto(`${here.server.address}/replay.html#table=${table}`);
        await stranger.page.waitForSelector('.room h1');
        const refused = 'This game cannot be replayed: only those who were at its table may see this game.';
        assert.equal(await stranger.page.textContent('.room h1'), refused);

        await host.page.goto(tableAddress);
        await host.page.waitForSelector('[data-publish]');
        await shot(host, 'publish_desktop');
        await host.page.click('[data-publish]');
        await host.page.click('dialog .primary');
        await host.page.waitForSelector('[data-publish]', {state: 'detached'});
        await stranger.page.reload();
        await stranger.page.waitForSelector('.replay-bar');

        const [{token}] = await host.page.evaluate(() => JSON.parse(localStorage.getItem('dahut.seats')));
        assert.ok(addresses.some((address) => address.includes('/replay?')));
        assert.deepEqual(
            addresses.filter((address) => new URL(address).search.includes(token) || address.includes(`/${token}`)),
            [],
        );
        assert.deepEqual(host.errors, []);
        await Promise.all([host.context.close(), stranger.context.close()]);
    },
);

test('a host who shares a match can let everybody read it there and then', {timeout: GAME_MS}, async () => {
    const host = await openPerson(here.browser);
    const {page} = host;
    await finishMatch(host, here.server, unwatchedForTwo);
    await page.click('[data-share]');
    await shot(host, 'publish_shared_desktop');
    await page.click('dialog [data-publish-shared]');
    await page.click('dialog .primary');
    await page.waitForSelector('dialog >> text=Everybody who has this link can open it.');
    assert.equal(await page.locator('dialog [data-publish-shared]').count(), 0);
    await page.click('dialog .dialog-buttons .primary');
    await page.waitForSelector('[data-publish]', {state: 'detached'});
    assert.deepEqual(host.errors, []);
    await host.context.close();
});

test('a host who replays a private match can let everybody read it there as well', {timeout: GAME_MS}, async () => {
    const host = await openPerson(here.browser);
    const {page} = host;
    const table = await finishMatch(host, here.server, unwatchedForTwo);
    await page.click('[data-replay]');
    await page.waitForSelector('.replay-bar');
    await pressInBar(page, '[data-share]');
    await shot(host, 'publish_replayed_desktop');
    await page.click('dialog [data-publish-shared]');
    await page.click('dialog .primary');
    await page.waitForSelector('dialog >> text=Everybody who has this link can open it.');
    assert.equal(await page.locator('dialog [data-publish-shared]').count(), 0);
    const stranger = await openPerson(here.browser);
    await stranger.page.goto(`${here.server.address}/replay.html#table=${table}`);
    await stranger.page.waitForSelector('.replay-bar');
    await pressInBar(stranger.page, '[data-share]');
    await stranger.page.waitForSelector('dialog .link-line');
    assert.equal(await stranger.page.locator('dialog [data-publish-shared]').count(), 0);
    assert.deepEqual([...host.errors, ...stranger.errors], []);
    await Promise.all([host.context.close(), stranger.context.close()]);
});

test('whoever watched a private match replays it with the token that let them watch', {timeout: GAME_MS}, async () => {
    const host = await openPerson(here.browser);
    await createTable(host, here.server, {player: 'Anna', name: 'Watched', choose: twoPlayers});
    const watcher = await openPerson(here.browser);
    await watcher.page.goto(await host.page.locator('.link-line input').nth(1).inputValue());
    await host.page.click('[data-fill]');
    await host.page.click('[data-start]');
    await host.page.waitForSelector('.game');
    await host.page.evaluate(playFromSeat);
    await watcher.page.click('[data-replay]');
    await watcher.page.waitForSelector('.replay-bar');
    assert.equal(await watcher.page.locator('[data-publish]').count(), 0);
    assert.deepEqual([...host.errors, ...watcher.errors], []);
    await Promise.all([host.context.close(), watcher.context.close()]);
});

test('the lobby says how a match ended that everybody may read', {timeout: GAME_MS}, async () => {
    const host = await openPerson(here.browser);
    await finishMatch(host, here.server, async (page) => {
        await twoPlayers(page);
        await page.check('.create input[name=visibility][value=public]');
    });
    const stranger = await openPerson(here.browser);
    await stranger.page.goto(here.server.address);
    const finished = stranger.page.locator('.table-line', {hasText: 'Seen again'});
    assert.match(await finished.textContent(), /(Anna|Soizic.*): \d+, (Anna|Soizic.*): \d+/);
    await finished.scrollIntoViewIfNeeded();
    await shot(stranger, 'lobby_result_desktop');
    assert.deepEqual([...host.errors, ...stranger.errors], []);
    await Promise.all([host.context.close(), stranger.context.close()]);
});
