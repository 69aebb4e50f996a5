// The log of a match: one line for each event, written once. All lines are written anew only for another match or other
// names.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Log} from '../../web-client/app/log/log.js';
import {learnWordsOf} from '../../web-client/games/words.js';

await learnWordsOf('ys');

const SEATS = [{player: 'Anna', connected: true}];
const EVENTS = ['began', 'scored', 'ended'].map((type) => ({type}));

/** A log, and the list of the events for which it has written lines. */
function newLog() {
    const written = [];
    const write = ({type}) => {
        written.push(type);
        return {weight: 'plain', parts: [type]};
    };
    return {log: new Log(() => write), written};
}

test('each line is written once, however often the log is read', () => {
    const {log, written} = newLog();
    log.read(EVENTS.slice(0, 1), SEATS);
    const first = log.read(EVENTS, SEATS);
    assert.equal(log.read([...EVENTS], SEATS), first, 'the same lines');
    assert.equal(first.length, EVENTS.length);
    assert.deepEqual(written, ['began', 'scored', 'ended']);
});

test('all are written anew if something was taken back, or somebody has another name', () => {
    const {log, written} = newLog();
    log.read(EVENTS, SEATS);
    const lines = log.read([EVENTS[0], {type: 'undone', seat: 0}], SEATS);
    assert.equal(lines.length, 2);
    assert.match(lines[1].parts.join(''), /Anna/);
    log.read(EVENTS, [{player: 'Ben', connected: true}]);
    assert.deepEqual(written, [...['began', 'scored', 'ended'], 'began', ...['began', 'scored', 'ended']]);
});

test('other events are read beside, and what was read stays read', () => {
    const {log, written} = newLog();
    const lines = log.read(EVENTS, SEATS);
    const beside = log.readBeside([EVENTS[0], {type: 'undone', seat: 0}], SEATS);
    assert.equal(beside.length, 2);
    assert.match(beside[1].parts.join(''), /Anna/);
    assert.equal(log.read(EVENTS, SEATS), lines, 'the same lines');
    assert.deepEqual(written, ['began', 'scored', 'ended', 'began']);
});
