// A browser that opens the first page through a proxy, at the root of a name and below a path, makes a table and plays
// at it. Nothing that it asks for may fail.
import assert from 'node:assert/strict';
import {fileURLToPath} from 'node:url';
import {test} from 'node:test';
import {sampled} from '../browser/sampled.mjs';
import {openPerson, startBrowser} from '../browser/support.mjs';
import {createTable, twoPlayers} from '../browser/table.mjs';
import {programs} from '../server/support.mjs';
import {NAME} from './authority.mjs';
import {Front, unlessMissing} from './front.mjs';

const TEST_MS = 300000;
const pages = fileURLToPath(new URL('../../web-client', import.meta.url));

/** The page itself asks no longer, as for an icon that has changed again, or when it is loaded anew. */
const GIVEN_UP = 'net::ERR_ABORTED';

/** What a page asks for and does not get. */
function failuresOf({page}) {
    const failures = [];
    page.on('requestfailed', (request) => {
        const why = request.failure()?.errorText;
        failures.push(...(why === GIVEN_UP ? [] : [`${request.url()}: ${why}`]));
    });
    page.on('response', (answer) => answer.status() >= 400 && failures.push(`${answer.url()}: ${answer.status()}`));
    return failures;
}

const WAYS = ['caddy', 'nginx'].flatMap((proxy) => ['root', 'below'].map((shape) => ({proxy, shape})));

for (const {proxy, shape} of sampled(WAYS, 'a browser behind a proxy')) {
    test(`a browser plays through ${proxy}, ${shape}`, {timeout: TEST_MS, ...unlessMissing(proxy)}, async (t) => {
        const settings = {program: programs.dahut};
        const front = await Front.start(t, {proxy, shape, settings, options: ['--web', pages]});
        const pinned = `--ignore-certificate-errors-spki-list=${front.authority.pin}`;
        const browser = await startBrowser(`--host-resolver-rules=MAP ${NAME} 127.0.0.1`, pinned);
        t.after(() => browser.close());
        const person = await openPerson(browser);
        const failures = failuresOf(person);
        await person.page.goto(`${front.origin}${front.path}/`);
        await person.page.waitForSelector('.game-card [data-about]');
        const address = `${front.origin}${front.path}`;
        await createTable(person, {address}, {player: 'Anna', name: 'Far away', choose: twoPlayers});
        const [invitation] = await person.page
            .locator('.link-line input')
            .evaluateAll((all) => all.map((one) => one.value));
        assert.ok(invitation.startsWith(`${address}/table.html#`), invitation);
        await person.page.click('[data-fill]');
        await person.page.click('[data-start]:not([disabled])');
        await person.page.waitForSelector('.panel');
        await person.page.reload();
        await person.page.waitForSelector('.panel');
        assert.deepEqual([failures, person.errors], [[], []]);
    });
}
