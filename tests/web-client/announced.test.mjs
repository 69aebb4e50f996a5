// What the operator of the server has to say, as a page of a table keeps it until it is over or somebody has read it.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {enteredSession} from './fake_session.mjs';

function hearing() {
    const {world, session} = enteredSession();
    return {session, hear: (fields) => world.socket_now.hear({type: 'announced', ...fields})};
}

test('what is announced stays until something else is announced, or nothing any more', () => {
    const {session, hear} = hearing();
    hear({text: 'A larger disk comes tonight.'});
    assert.deepEqual(session.announced, {
        text: 'A larger disk comes tonight.',
        stopsAt: undefined,
        isFull: undefined,
    });
    hear({text: 'The disk is there.'});
    assert.equal(session.announced.text, 'The disk is there.');
    hear({});
    assert.equal(session.announced, undefined);
});

test('the moment at which the server stops is worked out from the time that is left', () => {
    const {session, hear} = hearing();
    const before = Date.now();
    hear({stops_in_s: 90});
    const {stopsAt, text} = session.announced;
    assert.ok(stopsAt >= before + 90000 && stopsAt <= Date.now() + 90000);
    assert.equal(text, undefined);
});

test('that a server makes no tables is said until it makes some again', () => {
    const {session, hear} = hearing();
    hear({nearly_full: true});
    assert.equal(session.announced.isFull, true);
    hear({});
    assert.equal(session.announced, undefined);
});

test('what a server does not announce any more when the page connects again is gone', () => {
    const {world, session} = enteredSession();
    world.socket_now.hear({type: 'announced', stops_in_s: 0});
    world.socket_now.hear({type: 'hello'});
    assert.equal(session.announced, undefined);
});

test('whoever has read it sees it no more', () => {
    const {session, hear} = hearing();
    hear({text: 'Hello', stops_in_s: 0});
    session.dismissAnnounced();
    assert.equal(session.announced, undefined);
});
