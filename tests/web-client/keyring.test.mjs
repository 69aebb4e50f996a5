// How a browser keeps in step with its other devices. The test plays the server.
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {keepInStep, makeKeyring, ownKeyring, revokeKeyring, takeKeyring} from '../../web-client/app/people/keyring.js';
import {broughtKeyring, devicesLink} from '../../web-client/app/connection/links.js';
import {ownSeats, rememberSeat} from '../../web-client/app/browser/storage.js';
import {emptyStorage, OpenAtOnce} from './fake_page.mjs';

const KEYRING = '51a7'.repeat(16);

/** Answers every request as `answers` says by type. */
class Server extends OpenAtOnce {
    static heard = [];
    static answers = {};
    send(text) {
        const request = JSON.parse(text);
        Server.heard.push(request);
        const answer = Server.answers[request.type]?.(request) ?? {type: 'done'};
        this.say({...answer, id: request.id});
    }
}

const refused = (code) => ({type: 'refused', code, sentence: code});
const opened = (...seats) => ({type: 'keyring', keyring: KEYRING, seats});
const lent = (number) => ({token: `lent${number}`, table: `t${number}`, name: `Table ${number}`, game: 'ys', seat: 1});
const held = (number) => ({token: `own${number}`, table: `h${number}`, name: `Held ${number}`, game: 'ys', seat: 0});
const asked = (type) => Server.heard.filter((request) => request.type === type);
const tokens = () => ownSeats().map(({token}) => token);

beforeEach(() => {
    emptyStorage();
    globalThis.location = {href: 'http://localhost/index.html', protocol: 'http:'};
    globalThis.WebSocket = Server;
    Server.heard = [];
    Server.answers = {make_keyring: () => opened(), open_keyring: () => opened()};
});

test('a keyring is made of all seats that the server still knows', async () => {
    [3, 2, 1].forEach((number) => rememberSeat(held(number)));
    const isGone = ({token}) => (token === 'own1' ? refused('table_gone') : undefined);
    Server.answers.make_keyring = (request) => isGone(request) ?? opened();
    Server.answers.add_to_keyring = isGone;
    await makeKeyring();
    assert.equal(ownKeyring(), KEYRING);
    assert.deepEqual(
        asked('add_to_keyring').map(({token}) => token),
        ['own1', 'own2', 'own3'],
    );
    await keepInStep();
    assert.equal(asked('add_to_keyring').length, 3, 'what is on it, or gone, is not put there again');
});

test('who has no seat that is known makes no keyring', async () => {
    rememberSeat(held(1));
    Server.answers.make_keyring = () => refused('unknown_token');
    await assert.rejects(makeKeyring(), {code: 'unknown_token'});
    assert.equal(ownKeyring(), undefined);
});

test('seats of other devices come and go with the keyring, and those of this one stay', async () => {
    rememberSeat(held(1));
    Server.answers.open_keyring = () => opened(lent(1), lent(2), {...held(1), token: 'lent0'});
    await takeKeyring(KEYRING);
    assert.deepEqual(tokens(), ['lent2', 'lent1', 'own1']);
    assert.deepEqual(
        asked('add_to_keyring').map(({token}) => token),
        ['own1'],
    );
    Server.answers.open_keyring = () => opened(lent(2));
    await keepInStep();
    assert.deepEqual(tokens(), ['lent2', 'own1']);
    Server.answers.open_keyring = () => refused('unknown_keyring');
    await keepInStep();
    assert.deepEqual(tokens(), ['own1']);
    assert.equal(ownKeyring(), undefined);
});

test('a failure that passes leaves everything as it is', async () => {
    rememberSeat(held(1));
    Server.answers.open_keyring = () => opened(lent(1));
    await takeKeyring(KEYRING);
    rememberSeat(held(2));
    Server.answers.add_to_keyring = () => refused('storage_failed');
    await keepInStep();
    assert.equal(ownKeyring(), KEYRING);
    assert.ok(tokens().includes('lent1'));
    Server.answers.add_to_keyring = undefined;
    await keepInStep();
    assert.deepEqual(
        asked('add_to_keyring').map(({token}) => token),
        ['own1', 'own2', 'own2'],
    );
});

test('a keyring is ended also if another device was first, but not if the server could not', async () => {
    Server.answers.open_keyring = () => opened(lent(1));
    await takeKeyring(KEYRING);
    Server.answers.revoke_keyring = () => refused('storage_failed');
    await assert.rejects(revokeKeyring(), {code: 'storage_failed'});
    assert.equal(ownKeyring(), KEYRING);
    Server.answers.revoke_keyring = () => refused('unknown_keyring');
    await revokeKeyring();
    assert.equal(ownKeyring(), undefined);
    assert.deepEqual(tokens(), []);
});

test('a browser keeps so many seats, its own first', async () => {
    for (let number = 0; number < 48; number += 1) {
        rememberSeat(held(number));
    }
    Server.answers.open_keyring = () => opened(lent(1), lent(2), lent(3), lent(4));
    await takeKeyring(KEYRING);
    assert.deepEqual(tokens().slice(0, 3), ['lent4', 'lent3', 'own47']);
    assert.equal(tokens().length, 50);
});

test('the keyring stands in the fragment of a link, and nothing else is one', () => {
    const {hash, search, pathname} = new URL(devicesLink(KEYRING));
    assert.deepEqual([broughtKeyring(hash), search, pathname], [KEYRING, '', '/index.html']);
    assert.equal(broughtKeyring('#devices=abc'), undefined);
    assert.equal(broughtKeyring(`#seat=${KEYRING}`), undefined);
});
