// A session at a table of a small game, whose socket does what the test says.
import {Session} from '../../web-client/app/connection/session.js';
import {fakeWorld, settle} from './fake_socket.mjs';

export const table = {id: 't', game: 'ys', name: 'T', status: 'running', host: 0, seats: [], options: {}};
export const rows = [{type: 'pass'}];
export const packedRows = [[0]];
export const forms = {
    action: {kinds: [['pass', []]]},
    event: {
        kinds: [
            ['market_went_home', []],
            ['passed', []],
        ],
    },
    view: {
        fields: [
            ['turn', 'plain'],
            ['stage', {words: ['placing']}],
        ],
    },
};

/** A session that has entered this table. */
export function enteredSession(entered = table) {
    const world = fakeWorld();
    const session = new Session(
        'ws://here/ws',
        'secret',
        () => {},
        world,
        async () => forms,
    );
    world.socket_now.open();
    const enter = world.socket_now.answer('enter', {type: 'entered', role: 1, table: entered});
    return {world, session, enter};
}

/** A session that has just acted. */
export async function actedSession() {
    const entered = enteredSession();
    const {world, session} = entered;
    world.socket_now.hear({type: 'snapshot', n: 1, view: {turn: 1}, events: [], decision: {number: 1, rows}});
    await settle();
    session.act({type: 'pass'});
    world.socket_now.answer('act', {type: 'update', n: 2, events: [[1]], changes: [0, 2], decision: null});
    await settle();
    return entered;
}
