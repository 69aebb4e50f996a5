// What a page asks of the network: all of it small the first time, and nothing of it again.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openPerson, useServerAndBrowser} from './support.mjs';
import {createTable} from './table.mjs';

const TEST_MS = 300000;
// Of the lobby and a table at the first visit, headers included.
const MOST_BYTES = 400_000;
const here = useServerAndBrowser();

/** Notes the address of each answer that comes over the network, and how many bytes it had; `anew` begins again, with
 *  what is asked from then on. */
async function watchNetwork({context, page}) {
    const session = await context.newCDPSession(page);
    const addresses = new Map();
    const loaded = [];
    await session.send('Network.enable');
    session.on('Network.requestWillBeSent', ({requestId, request}) => addresses.set(requestId, request.url));
    session.on('Network.requestServedFromCache', ({requestId}) => addresses.delete(requestId));
    session.on('Network.responseReceived', ({requestId, response}) => {
        if (response.fromDiskCache) {
            addresses.delete(requestId);
        }
    });
    session.on('Network.loadingFinished', ({requestId, encodedDataLength: bytes}) => {
        if (addresses.has(requestId)) {
            loaded.push({path: new URL(addresses.get(requestId)).pathname, bytes});
        }
    });
    const anew = () => {
        addresses.clear();
        loaded.length = 0;
    };
    return {loaded, anew};
}

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
    const again = loaded.filter(({path}) => !path.startsWith('/api/'));
    assert.deepEqual(
        again.map(({path}) => path),
        ['/table.html'],
    );
    await person.context.close();
});
