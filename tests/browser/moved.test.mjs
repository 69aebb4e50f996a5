// Two servers on one PostgreSQL behind a relay that hands `/at/NAME/ws` to the server of that name and all else to any.
// The page of a table goes to the server that has it, and there at once when it is loaded again. When that server dies,
// the page comes back at the other one as it was.
import assert from 'node:assert/strict';
import http from 'node:http';
import {test} from 'node:test';
import {isDeepStrictEqual} from 'node:util';
import {handUpgradesOn} from '../server/handing_on.mjs';
import {usePostgres} from '../server/postgres_server.mjs';
import {patienceFor} from './patience.mjs';
import {shown} from './shown.mjs';
import {answer, becomes, openPerson, seeded, startBrowser, startServer} from './support.mjs';
import {createTable, joinTable, twoPlayers} from './table.mjs';

const TEST_MS = 300000;
const SMALL = {width: 1280, height: 800};
/** Enough for both to act. */
const ANSWERS = 6;
const NAMES = ['one', 'two'];
const DATABASE = 'house';

const postgres = usePostgres();
const servers = new Map();
let browser;
let front;

/** For so long servers believe that another one is there which has said so. Each start makes it the usual time. */
const believeFor = (time) => postgres.believeFor(DATABASE, time);

/** The port of a server. */
const portOf = (name) => Number(new URL(servers.get(name).address).port);

/**
 * A proxy before the servers, on a port of its own. What names no server goes to the first that can be reached,
 * beginning with `first`, which may be set anew at any time.
 */
async function relay() {
    const proxy = http.createServer();
    const way = {address: '', first: NAMES[0], close: () => {}};
    const inTurn = () => [...NAMES].sort((one, other) => Number(other === way.first) - Number(one === way.first));
    proxy.on('request', (request, response) => {
        const ask = ([name, ...others]) => {
            const {method, url: path, headers} = request;
            const asked = http.request({host: '127.0.0.1', port: portOf(name), method, path, headers, agent: false});
            asked.once('response', (said) => said.pipe(response.writeHead(said.statusCode, said.headers)));
            asked.once('error', () => (others.length > 0 ? ask(others) : response.writeHead(502).end()));
            asked.end();
        };
        ask(inTurn());
    });
    await new Promise((done) => proxy.listen(0, '127.0.0.1', done));
    way.address = `http://127.0.0.1:${proxy.address().port}`;
    way.close = handUpgradesOn(proxy, inTurn, portOf);
    return way;
}

/** Starts everything, until the test has ended. */
async function startHouse(t) {
    const database = postgres.freshDatabase(DATABASE);
    t.after(async () => {
        await browser?.close();
        front?.close();
        await Promise.all([...servers.values()].map((server) => server.stop()));
    });
    for (const name of NAMES) {
        servers.set(name, await startServer(['--database', database, '--process-name', name]));
        believeFor('1 hour');
    }
    front = await relay();
    browser = await startBrowser();
}

/** Somebody whose page notes where its sockets lead. */
async function visitor() {
    const person = {...(await openPerson(browser, SMALL)), sockets: [], broken: []};
    person.page.on('websocket', (socket) => person.sockets.push(new URL(socket.url()).pathname));
    person.page.on('pageerror', (error) => person.broken.push(String(error)));
    return person;
}

const isLive = ({page}) => page.waitForSelector('.link-sign.live', {state: 'attached'});

/** Loads the page again. Returns where its sockets led until it was live. */
async function reloaded(person) {
    person.sockets.length = 0;
    await person.page.reload();
    await isLive(person);
    await person.page.waitForSelector('.game');
    return [...person.sockets];
}

/** Lets both answer until so many decisions were. */
async function playOn(people, random) {
    const isInTime = patienceFor('until both have acted', TEST_MS);
    for (let answers = 0; answers < ANSWERS;) {
        isInTime();
        for (const person of people) {
            answers += (await answer(person, random)).length > 0 ? 1 : 0;
        }
        await people[0].page.waitForTimeout(20);
    }
}

/** What everybody's page shows, once somebody is asked and all have heard the same. */
async function atRest(people) {
    let seen;
    const isSettled = async () => {
        seen = await Promise.all(people.map(({page}) => page.evaluate(shown)));
        const [{log}] = seen;
        return seen.some(({kind}) => kind) && seen.every((one) => isDeepStrictEqual(one.log, log));
    };
    await becomes(isSettled, true, 'all have heard the same');
    return seen;
}

test(
    'a page follows its table to the server that has it, and elsewhere when that one dies',
    {timeout: TEST_MS},
    async (t) => {
        await startHouse(t);
        const [anna, bela] = [await visitor(), await visitor()];
        const random = seeded(3);
        front.first = 'one';
        const link = await createTable(anna, front, {player: 'Anna', name: 'One house', choose: twoPlayers});
        assert.ok(
            anna.sockets.every((path) => path === '/ws'),
            'nobody is sent on by the server that made the table',
        );

        front.first = 'two';
        await joinTable(bela, link, 'Bela');
        assert.ok(bela.sockets.includes('/at/one/ws'), 'who joins through another server is sent on');
        await anna.page.click('[data-start]:not([disabled])');
        await Promise.all([anna, bela].map(({page}) => page.waitForSelector('.game')));
        await playOn([anna, bela], random);
        const seen = await atRest([anna, bela]);
        assert.deepEqual(
            await reloaded(anna),
            ['/ws', '/at/one/ws'],
            'a page that comes to the wrong server is sent on once',
        );
        assert.deepEqual(await reloaded(anna), ['/at/one/ws'], 'and goes there at once from then on');
        assert.deepEqual(await atRest([anna, bela]), seen);

        [anna, bela].forEach(({sockets}) => (sockets.length = 0));
        await servers.get('one').kill();
        await anna.page.waitForSelector('.link-sign:not(.live)', {state: 'attached'});
        believeFor('3 seconds');
        await becomes(
            () => Promise.all([anna, bela].map(({sockets}) => sockets.at(-1))),
            ['/ws', '/ws'],
            'another one',
        );
        await Promise.all([anna, bela].map(isLive));
        assert.deepEqual(await atRest([anna, bela]), seen, 'all that was told is there');
        await playOn([anna, bela], random);
        assert.deepEqual(await reloaded(anna), ['/ws'], 'nobody looks for the server that is gone');
        assert.deepEqual(
            [anna, bela].flatMap(({broken}) => broken),
            [],
        );
        await Promise.all([anna, bela].map(({context}) => context.close()));
    },
);
