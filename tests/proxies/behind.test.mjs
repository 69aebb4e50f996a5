// Dahut behind the proxies of Debian, with the files that docs/hosting.md shows: at the root of a name, below a path,
// and several processes. People play through them, and what the server needs to know of its callers arrives.
import assert from 'node:assert/strict';
import {once} from 'node:events';
import http2 from 'node:http2';
import {join} from 'node:path';
import {test} from 'node:test';
import {dahut, dahutWith} from '../server/commands.mjs';
import {Client, comesTrue, fast, programs} from '../server/support.mjs';
import {Traveller, matchOf} from '../server/traveller.mjs';
import {Front, unlessMissing} from './front.mjs';

/** Which version of HTTP a browser would speak, and what it would get as the first page. */
async function firstPage({tls, path, ports, headers}) {
    const session = http2.connect(`https://127.0.0.1:${ports.secure}`, tls);
    const request = session.request({':authority': headers.host, ':path': `${path}/`});
    const [answer] = await once(request, 'response');
    let text = '';
    for await (const piece of request) {
        text += piece;
    }
    session.close();
    return {protocol: session.alpnProtocol, status: answer[':status'], text};
}

/** Somebody whose second action waits until `happen` has happened. */
class Interrupted extends Traveller {
    acts = 0;

    async ask(type, fields) {
        this.acts += Number(type === 'act');
        await (type === 'act' && this.acts === 2 ? this.happen() : undefined);
        return super.ask(type, fields);
    }
}

/** What `dahut check` says of the address and of each process. */
async function checks({authority, ports, path, servers}) {
    const url = `https://localhost:${ports.secure}${path}`;
    for (const {options} of servers) {
        const words = ['check', '--url', url, '--quiet-for', '0s', '--process-name', options.at(-1)];
        const said = await dahutWith({SSL_CERT_FILE: authority.authority}, ...words);
        assert.deepEqual(said, {status: 0, stdout: `People can play at ${url}.\n`, stderr: ''});
    }
}

/** Who calls is told apart whatever they say, and pages of another origin are refused. */
async function callers(front) {
    const forged = {'x-forwarded-for': '192.0.2.77'};
    for (const from of ['127.0.0.7', '127.0.0.8']) {
        const {text} = await front.get('/api/address', {from, headers: forged});
        assert.deepEqual(JSON.parse(text), {address: from});
    }
    await assert.rejects(Client.open(front.at(undefined, {origin: 'https://elsewhere.example'})), /403/);
    const client = await Client.open(front.at());
    await client.close();
}

/** A match is played to its end, although the proxy ends in its midst and starts again. */
async function matchWithRestart(front) {
    const [anna, bela] = [Interrupted, Traveller].map((One) => new One(front.sockets, front.at().way));
    anna.happen = async () => {
        await front.end();
        await front.run();
    };
    await matchOf(anna, bela, {game: 'magna-carta'});
    assert.ok(anna.acts > 2, 'it was in the midst of the match');
    for (const {refused, jumps, client} of [anna, bela]) {
        assert.deepEqual([refused, jumps, client.table.status], [[], 0, 'finished'], 'they went on by number');
    }
}

// Apache takes ten seconds to end.
const tried = process.env.DAHUT_NIGHTLY ? ['caddy', 'nginx', 'apache'] : ['caddy', 'nginx'];

for (const proxy of tried) {
    for (const [shape, where] of [
        ['root', 'at the root of a name'],
        ['below', 'below a path'],
    ]) {
        test(`people play through ${proxy} ${where}`, unlessMissing(proxy), async (t) => {
            const front = await Front.start(t, {proxy, shape, options: fast, settings: {program: programs.dahut}});
            const {protocol, status, text} = await firstPage(front);
            assert.deepEqual([protocol, status], ['h2', 200]);
            assert.match(text, /<title>Test</);
            await checks(front);
            await callers(front);
            await matchWithRestart(front);
        });
    }

    test(`${proxy} leads to each of several processes, and to any that lives`, unlessMissing(proxy), async (t) => {
        const front = await Front.start(t, {proxy, shape: 'several', names: ['one', 'two']});
        await checks(front);
        await callers(front);
        await front.servers[0].kill('SIGKILL');
        for (let count = 0; count < 4; ++count) {
            assert.equal((await front.get('/healthz')).status, 200);
        }
        await Client.open(front.at('two'));
        await assert.rejects(Client.open(front.at('one')), /50[234]/);
    });
}

// The others ask no /readyz.
test('caddy asks any that lives while none is ready', unlessMissing('caddy'), async (t) => {
    const front = await Front.start(t, {proxy: 'caddy', shape: 'several', names: ['one', 'two']});
    for (const {folder} of front.servers) {
        await dahut('drain', '--database', join(folder, 'dahut.db'), '--drain-seconds', '3600');
    }
    const isKnownUnready = ({url}) =>
        front.said.split('\n').some((line) => line.includes('"status_code":503') && line.includes(new URL(url).host));
    await comesTrue(() => front.servers.every(isKnownUnready), 'Caddy knows that none is ready');
    // It looks for one that is ready for seconds, so both look at once.
    const [page, client] = await Promise.all([front.get('/'), Client.open(front.at())]);
    assert.equal(page.status, 200);
    assert.match(page.text, /<title>Test</);
    await client.close();
});
