// What a page built from the sources loads: it must load nothing twice.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {watchNetwork} from './network.mjs';
import {openPerson, useServerAndBrowser} from './support.mjs';
import {createTable} from './table.mjs';

const TEST_MS = 300000;
// For a first visit to the lobby and a table, headers included.
const MOST_BYTES = 400_000;
const here = useServerAndBrowser();

test('a page loads in little, and asks for nothing of it again', {timeout: TEST_MS}, async () => {
    const person = await openPerson(here.browser);
    const {loaded, anew} = await watchNetwork(person);
    await person.page.goto(here.server.address);
    await createTable(person, here.server, {player: 'Anna', name: 'Loaded'});
    await person.page.click('[data-fill]');
    await person.page.click('[data-start]:not([disabled])');
    await person.page.waitForSelector('.panel');
    const bytes = loaded.reduce((sum, one) => sum + one.bytes, 0);
    console.log(`from the lobby into a match: ${loaded.length} requests, ${bytes} bytes`);
    assert.ok(bytes < MOST_BYTES, `${bytes} bytes`);
    anew();
    await person.page.reload();
    await person.page.waitForSelector('.panel');
    const again = loaded.filter(({path}) => !/^\/(?:api\/|ws$)/.test(path));
    assert.deepEqual(
        again.map(({path}) => path),
        ['/table.html'],
    );
    await person.context.close();
});
