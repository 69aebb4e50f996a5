// Where links lead: to a finished match with the right token, and from a notice to one's seat.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {refusalOf} from '../../web-client/app/connection/connection.js';
import {fetchRecord, fetchReplay} from '../../web-client/app/connection/http.js';
import {
    asksForCheck,
    broughtKeyring,
    checkLink,
    entranceOf,
    devicesLink,
    isOfThisComputer,
    replayedMatch,
    replayLink,
    replayPlace,
    seatedLink,
    seatLink,
    socketAddress,
    wholeReplayLink,
    wholeTableLink,
} from '../../web-client/app/connection/links.js';
import {mendedAddress} from '../../web-client/app/page/mended_address.js';
import {rememberSeat} from '../../web-client/app/browser/storage.js';
import {emptyStorage} from './fake_page.mjs';

const TOKEN = 'ab'.repeat(32);
const hashOf = (link) => link.slice(link.indexOf('#'));

test('a link to a replay brings the table, and the token if there is one', () => {
    for (const match of [{table: '0123'}, {table: '0123', token: TOKEN}]) {
        for (const link of [replayLink(match), checkLink(match)]) {
            assert.deepEqual({...replayedMatch(hashOf(link))}, {token: undefined, ...match});
        }
    }
    assert.ok(asksForCheck(hashOf(checkLink({table: '0123', token: TOKEN}))));
    assert.equal(replayedMatch('#table=0123&token='), undefined);
});

test('a link to a replay may bring the step and whose eyes', () => {
    for (const match of [{table: '0123'}, {table: '0123', token: TOKEN}]) {
        for (const place of [{step: 0}, {step: 17, as: 'public'}, {as: '2'}]) {
            const hash = hashOf(replayLink(match, place));
            assert.deepEqual(replayPlace(hash), {step: undefined, as: undefined, ...place});
            assert.deepEqual(replayedMatch(hash), {token: undefined, ...match});
        }
    }
    assert.equal(replayedMatch('#table=0123&step=x'), undefined);
});

test('a token is shown in a header of its own, never in the address, nor is the password of a proxy', async (t) => {
    const home = 'https://games.example/dahut/api/tables';
    const asked = [];
    globalThis.location = {href: 'https://ada:secret@games.example/dahut/replay.html#table=0123'};
    t.after(() => delete globalThis.location);
    t.mock.method(globalThis, 'fetch', async (address, {headers}) => {
        asked.push({address, token: headers['dahut-token'], authorization: headers.authorization});
        return new Response('{}');
    });
    await fetchReplay({table: '0123', token: TOKEN}, 'all');
    await fetchRecord({table: '0123', token: TOKEN});
    await fetchRecord({table: '0123'});
    assert.deepEqual(asked, [
        {address: `${home}/0123/replay?as=all`, token: TOKEN, authorization: undefined},
        {address: `${home}/0123/record`, token: TOKEN, authorization: undefined},
        {address: `${home}/0123/record`, token: undefined, authorization: undefined},
    ]);
});

test('no link that is sent on has the name and password with which a page was opened', (t) => {
    globalThis.location = {href: 'https://ada:secret@games.example/dahut/table.html', protocol: 'https:'};
    t.after(() => delete globalThis.location);
    const home = 'https://games.example/dahut/';
    assert.equal(wholeTableLink('join', TOKEN), `${home}table.html#join=${TOKEN}`);
    assert.equal(wholeReplayLink({table: '0123'}), `${home}replay.html#table=0123`);
    assert.equal(devicesLink(TOKEN), `${home}index.html#devices=${TOKEN}`);
    assert.equal(socketAddress(), 'wss://games.example/dahut/ws');
});

test('a link that names a table only leads to the seat that this browser holds there', () => {
    emptyStorage();
    assert.equal(entranceOf('#table=6f0c'), undefined);
    rememberSeat({token: TOKEN, table: '6f0c', name: 'Evening', game: 'ys', seat: 1});
    assert.deepEqual(entranceOf('#table=6f0c'), {kind: 'seat', secret: TOKEN});
    assert.equal(entranceOf('#table=another'), undefined);
});

test('a link to a seat that this browser keeps names the table, and which seat only if it keeps several', () => {
    emptyStorage();
    const other = 'cd'.repeat(32);
    const seat = {token: TOKEN, table: '6f0c', name: 'Evening', game: 'ys', seat: 2};
    rememberSeat(seat);
    assert.equal(seatLink(TOKEN), 'table.html#table=6f0c');
    rememberSeat({...seat, token: other, seat: 0, lent: true});
    rememberSeat({...seat, token: 'ef'.repeat(32), table: '0123'});
    assert.equal(seatLink(TOKEN), 'table.html#table=6f0c&seat=2');
    assert.equal(seatLink(other), 'table.html#table=6f0c&seat=0');
    for (const secret of [TOKEN, other]) {
        assert.deepEqual(entranceOf(hashOf(seatLink(secret))), {kind: 'seat', secret});
    }
    assert.deepEqual(entranceOf('#table=6f0c'), {kind: 'seat', secret: other}, 'the lowest of them');
    assert.equal(entranceOf('#table=6f0c&seat=1'), undefined);
});

test('a link to a seat that this browser cannot keep has its secret, or it would be lost', () => {
    emptyStorage();
    globalThis.localStorage.setItem = () => {
        throw new Error('QuotaExceededError');
    };
    rememberSeat({token: TOKEN, table: '6f0c', name: 'Evening', game: 'ys', seat: 1});
    assert.equal(seatLink(TOKEN), `table.html#seat=${TOKEN}`);
    assert.deepEqual(entranceOf(hashOf(seatLink(TOKEN))), {kind: 'seat', secret: TOKEN});
});

test('an invitation may say which seat one would like', () => {
    assert.deepEqual(entranceOf(hashOf(seatedLink(TOKEN, 3))), {kind: 'join', secret: TOKEN, seat: 3});
    assert.equal(entranceOf(`#join=${TOKEN}&seat=8`), undefined);
});

test('what cannot be the secret of a link leads nowhere', () => {
    emptyStorage();
    for (const kind of ['seat', 'join', 'watch']) {
        assert.deepEqual(entranceOf(`#${kind}=${TOKEN}`), {kind, secret: TOKEN});
        for (const wrong of ['', 'aaa', TOKEN.slice(1), `${TOKEN}a`, TOKEN.toUpperCase(), TOKEN.replace('a', 'g')]) {
            assert.equal(entranceOf(`#${kind}=${wrong}`), undefined, wrong);
        }
    }
    assert.equal(entranceOf(`#devices=${TOKEN}`), undefined);
});

/** What mail, messengers and people put behind an address. */
const BEHIND = [
    '.',
    ',',
    ')',
    ']',
    '>',
    '”',
    '…',
    '*',
    '_',
    '.)',
    '%2C',
    '%3D',
    '&amp;',
    '&fbclid=IwAR0',
    '?utm=a&b=c',
    '%',
];

test('what came to stand behind a link on its way does not take it apart', () => {
    emptyStorage();
    rememberSeat({token: TOKEN, table: '6f0c', name: 'Evening', game: 'ys', seat: 1});
    for (const behind of BEHIND) {
        for (const kind of ['seat', 'join', 'watch', 'return']) {
            assert.deepEqual(entranceOf(`#${kind}=${TOKEN}${behind}`), {kind, secret: TOKEN}, behind);
        }
        const seated = hashOf(seatedLink(TOKEN, 3)) + behind;
        assert.deepEqual(entranceOf(seated), {kind: 'join', secret: TOKEN, seat: 3}, behind);
        for (const held of ['#table=6f0c', '#table=6f0c&seat=1']) {
            assert.deepEqual(entranceOf(held + behind), {kind: 'seat', secret: TOKEN}, behind);
        }
        assert.equal(broughtKeyring(`#devices=${TOKEN}${behind}`), TOKEN, behind);
        const replayed = hashOf(replayLink({table: '0123', token: TOKEN}, {step: 17, as: '2'})) + behind;
        assert.deepEqual(replayedMatch(replayed), {table: '0123', token: TOKEN}, behind);
        assert.deepEqual(replayPlace(replayed), {step: 17, as: '2'}, behind);
        assert.deepEqual(replayedMatch(`#table=0123${behind}`), {table: '0123', token: undefined}, behind);
        assert.ok(asksForCheck(`#check=0123${behind}`), behind);
    }
});

test('a secret is found between the signs and words that were written onto it', () => {
    emptyStorage();
    for (const written of ['T_Hi', 'T-evening', 'TSzia', '<T>', '%20T', ' T', '%253CT%253E', '"T"', '[T](see']) {
        for (const kind of ['seat', 'join', 'watch', 'return']) {
            assert.deepEqual(entranceOf(`#${kind}=${written.replace('T', TOKEN)}`), {kind, secret: TOKEN}, written);
        }
        assert.equal(broughtKeyring(`#devices=${written.replace('T', TOKEN)}`), TOKEN, written);
    }
});

test('a link whose signs were escaped leads where it led', () => {
    emptyStorage();
    const seated = {kind: 'join', secret: TOKEN, seat: 3};
    const escaped = ['&amp;seat=3', '%26seat%3D3', '&seat=3D3', '&fbclid=1&seat=3'].map((rest) => `${TOKEN}${rest}`);
    for (const invited of ['#join=', '#join%3D', '#join%253D', '#join=3D', '#?join=', '?join=', '?fbclid=1#join=']) {
        for (const rest of escaped) {
            assert.deepEqual(entranceOf(invited + rest), seated, invited + rest);
        }
    }
});

test('an address whose # was escaped is mended', () => {
    const whole = `https://example.org/dahut/table.html#join=${TOKEN}`;
    for (const escaped of ['%23', '%2523']) {
        assert.equal(mendedAddress(whole.replace('#', escaped)), whole);
    }
    const counted = `https://example.org/table.html%23seat=${TOKEN}?fbclid=1`;
    assert.equal(mendedAddress(counted), `https://example.org/table.html#seat=${TOKEN}?fbclid=1`);
    for (const other of [whole, 'https://example.org/tables/of/yesterday', 'https://example.org/?a=%23']) {
        assert.equal(mendedAddress(other), undefined, other);
    }
});

test('whatever is refused over HTTP keeps its code, and so does a connection that is lost', async (t) => {
    globalThis.location = {href: 'https://games.example/'};
    t.after(() => delete globalThis.location);
    const answers = [
        new Response('{"code": "not_found", "sentence": "There is no such table."}', {status: 404}),
        new Response('<html>', {status: 502, statusText: 'Bad Gateway'}),
    ];
    t.mock.method(globalThis, 'fetch', async () => answers.shift() ?? Promise.reject(new TypeError('Failed to fetch')));
    const refused = () => fetchReplay({table: '0123'}, 'all').catch(refusalOf);
    assert.deepEqual(await refused(), {code: 'not_found', sentence: 'There is no such table.'});
    assert.deepEqual(await refused(), {code: '', sentence: '502 Bad Gateway'});
    assert.equal((await refused()).code, 'connection_lost');
});

test('an address by which a computer calls itself is told from one that others can reach', () => {
    const own = ['localhost:8080', 'dahut.localhost', '127.0.0.1:8080', '127.8.9.1', '[::1]:8080'];
    const others = ['192.168.0.7:8080', 'localhost.example.org', 'games.example.org', 'raspberrypi', '[fe80::1]'];
    assert.deepEqual(
        own.filter((host) => !isOfThisComputer(`http://${host}/table.html#join=1`)),
        [],
    );
    assert.deepEqual(
        others.filter((host) => isOfThisComputer(`http://${host}/table.html#join=1`)),
        [],
    );
});
