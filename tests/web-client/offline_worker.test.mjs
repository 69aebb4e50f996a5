// The worker that answers without a connection, in a fake browser: which requests it answers, what it keeps, and that
// it goes when the server no longer has it.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path/posix';
import {test} from 'node:test';
import {createContext, runInContext} from 'node:vm';

const SOURCE = readFileSync(new URL('../../web-client/offline_worker.js', import.meta.url), 'utf8');
const HERE = 'https://here/play/';
const OFFLINE = `${HERE}offline.html`;
const TOKEN = 'ab'.repeat(32);

/** A worker whose server answers as `serve` says, by address and options. */
function newWorker(serve) {
    const cache = new Map();
    const heard = {};
    const worker = {cache, unregistered: 0, deleted: []};
    const self = {
        location: {href: `${HERE}offline_worker.js?of=1`},
        registration: {unregister: async () => (worker.unregistered += 1)},
        skipWaiting: () => {},
        addEventListener: (type, listener) => (heard[type] = listener),
    };
    const store = {
        addAll: async (requests) => requests.forEach(({url}) => cache.set(url, `kept ${url}`)),
        match: async (address) => cache.get(address),
    };
    const caches = {open: async () => store, delete: async (name) => worker.deleted.push(name)};
    const fetch = async (request, how) => serve(request.url ?? request, how);
    const {Request, Response} = globalThis;
    runInContext(SOURCE, createContext({self, caches, fetch, URL, Request, Response}));
    worker.send = async (type, event = {}) => {
        let answer;
        const waits = [];
        heard[type]({...event, respondWith: (given) => (answer = given), waitUntil: (wait) => waits.push(wait)});
        await Promise.allSettled(waits);
        return answer;
    };
    worker.ask = (url, more = {}) => worker.send('fetch', {request: {url, method: 'GET', mode: 'navigate', ...more}});
    return worker;
}

const lost = async () => {
    throw new TypeError('Failed to fetch');
};

test('while the server answers, its answer is what the browser gets', async () => {
    const worker = newWorker(async (address) => ({status: 200, address}));
    await worker.send('install');
    for (const address of [HERE, `${HERE}table.html#seat=${TOKEN}`, OFFLINE]) {
        assert.equal((await worker.ask(address)).address, address);
    }
    const module = `${HERE}app/words/language.js`;
    assert.equal((await worker.ask(module, {mode: 'cors'})).address, module);
    assert.ok(![...worker.cache.keys()].some((address) => address.includes('seat') || address.includes('table')));
});

test('without a connection every page is the one that says so, and that one has what it needs', async () => {
    const worker = newWorker(lost);
    await worker.send('install');
    for (const address of [HERE, `${HERE}index.html`, `${HERE}table.html#seat=${TOKEN}`, `${HERE}replay.html`]) {
        assert.equal(await worker.ask(address), `kept ${OFFLINE}`);
    }
    const styles = `${HERE}style/base.css`;
    assert.equal(await worker.ask(styles, {mode: 'no-cors'}), `kept ${styles}`);
    assert.equal(worker.unregistered, 0, 'a lost connection is no reason to go');
});

test('what is no page never comes by the worker', async () => {
    const worker = newWorker(lost);
    await worker.send('install');
    const others = [
        [`${HERE}api/tables`, {mode: 'cors'}],
        [`${HERE}api/tables/1/record`, {}],
        [`${HERE}ws`, {mode: 'websocket'}],
        [`${HERE}edition/0123/app/words/language.js`, {mode: 'cors'}],
        [`${HERE}app/lobby/lobby.js`, {mode: 'cors'}],
        [`${HERE}table.html`, {mode: 'same-origin', method: 'HEAD'}],
        [`${HERE}index.html`, {method: 'POST'}],
    ];
    for (const [address, how] of others) {
        assert.equal(await worker.ask(address, how), undefined, address);
    }
});

test('it looks once whether the server still has it, and goes with what it kept if not', async () => {
    for (const [status, gone] of [
        [404, 1],
        [410, 1],
        [200, 0],
        [503, 0],
    ]) {
        const looks = [];
        const worker = newWorker(async (address, how) => {
            how && looks.push([address, how.method]);
            return {status: how ? status : 200};
        });
        await worker.send('install');
        await worker.ask(HERE);
        await worker.ask(HERE);
        assert.deepEqual(looks, [[`${HERE}offline_worker.js?of=1`, 'HEAD']]);
        assert.equal(worker.unregistered, gone, `${status}`);
        assert.equal(worker.deleted.length, gone, `${status}`);
    }
});

test('what is kept are files of the client, and none of them needs another one', () => {
    const files = [.../const FILES = \[([^;]*)\];/.exec(SOURCE)[1].matchAll(/'([^']+)'/g)].map(([, path]) => path);
    const read = (path) => readFileSync(new URL(`../../web-client/${path}`, import.meta.url), 'utf8');
    const known = new Set(['offline.html', ...files]);
    for (const path of known) {
        const named = [
            ...[...read(path).matchAll(/^import .* from '(\.[^']+)'/gm)].map(([, name]) => join(dirname(path), name)),
            ...[...read(path).matchAll(/(?:href|src)="\.\/([^"]+)"/g)].map(([, name]) => name),
        ];
        assert.deepEqual(
            named.filter((name) => !known.has(name)),
            [],
            path,
        );
    }
});
