// Whatever the server tells late moves nothing that somebody is about to tap. On the first page and on an invitation,
// games and tables arrive after the page.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openPerson, PHONE, useServerAndBrowser} from './support.mjs';
import {createTable, shot} from './table.mjs';

const TEST_MS = 180000;
const LATE_MS = 700;
const here = useServerAndBrowser();

/** Notes every layout shift with the old and new place. Runs before the page does. */
function noteMoves() {
    globalThis.moves = [];
    const said = ({node, previousRect, currentRect}) => ({
        what: node?.outerHTML?.slice(0, 100) ?? node?.textContent,
        from: previousRect.top,
        to: currentRect.top,
    });
    new PerformanceObserver((list) => {
        globalThis.moves.push(...list.getEntries().flatMap(({sources}) => sources.map(said)));
    }).observe({type: 'layout-shift', buffered: true});
}

/** Delays the lists of games and tables. */
const tellLate = ({context}) =>
    context.route(/\/api\/(?:games|tables)$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, LATE_MS));
        await route.continue();
    });

/** Opens the page, and waits until it shows everything. */
async function nothingMoves({page}, address, last) {
    await page.goto(address);
    await page.waitForSelector(last);
    await page.waitForTimeout(2 * LATE_MS);
    assert.deepEqual(await page.evaluate(() => globalThis.moves), [], address);
}

for (const [size, viewport, more] of [
    ['desktop', {width: 1280, height: 800}, {}],
    ['phone', PHONE, {isMobile: true, deviceScaleFactor: 2}],
]) {
    test(`nothing that is told late moves what is about to be tapped, ${size}`, {timeout: TEST_MS}, async () => {
        const host = await openPerson(here.browser, viewport, 'off', more);
        await host.context.addInitScript(noteMoves);
        await tellLate(host);
        await nothingMoves(host, here.server.address, '.create');
        await shot(host, `lobby_${size}_first`);
        const link = await createTable(host, here.server, {player: 'Anna', name: 'Nothing moves'});
        await nothingMoves(host, here.server.address, '.create');
        await shot(host, `lobby_${size}_back`);

        const guest = await openPerson(here.browser, viewport, 'off', more);
        await guest.context.addInitScript(noteMoves);
        await tellLate(guest);
        await nothingMoves(guest, link, '.join form');
        await shot(guest, `invitation_${size}`);
        assert.deepEqual([...host.errors, ...guest.errors], []);
        await Promise.all([host, guest].map(({context}) => context.close()));
    });
}
