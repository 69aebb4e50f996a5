// Whoever thinks for long hears nothing and says nothing. Its connection outlives what each proxy would allow by
// itself, because the server asks now and then whether it is there. That takes minutes, so it is tried by night.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Client, sleep} from '../server/support.mjs';
import {replaced} from './shown.mjs';
import {PROXIES} from './files.mjs';
import {Front, unlessMissing} from './front.mjs';

/** Longer than the minute that nginx and Apache wait if nobody tells them otherwise. */
const QUIET_MS = 90_000;

/** What the files say of waiting, which is left out here. */
const saidOfWaiting = {nginx: 'proxy_read_timeout 90s;', apache: 'ProxyTimeout 90'};

const byNight = process.env.DAHUT_NIGHTLY ? {} : {skip: 'by night'};

for (const proxy of Object.keys(PROXIES)) {
    test(`a quiet connection stays open through ${proxy}`, {...unlessMissing(proxy), ...byNight}, async (t) => {
        const line = saidOfWaiting[proxy];
        const change = (file) => (line ? replaced(file, {[line]: ''}) : file);
        const front = await Front.start(t, {proxy, change});
        const client = await Client.open(front.at());
        await sleep(QUIET_MS);
        assert.equal((await client.get('ping')).type, 'done');
    });
}
