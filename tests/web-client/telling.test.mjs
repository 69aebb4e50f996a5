// What the page shows while something is told. The test drives the clock.
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {HOLDS, Sketchbook} from '../../web-client/app/telling/beats.js';
import {Telling} from '../../web-client/app/telling/telling.js';

let timers;
let changes;
let pace;
let telling;
let events;
const book = new Sketchbook(
    () =>
        ({sketch}) =>
            sketch,
);

beforeEach(() => {
    [timers, changes, pace, events] = [[], 0, 'calm', []];
    const clock = {
        later: (act, ms) => {
            const timer = {act, ms};
            timers.push(timer);
            return timer;
        },
        cancel: (timer) => {
            timers = timers.filter((one) => one !== timer);
        },
    };
    telling = new Telling(
        () => {
            changes += 1;
        },
        () => pace,
        clock,
    );
    hear('start');
});

/** The server tells these events, which lead to this view. */
function hear(view, sketches = [], {viewer = undefined, deciding = false, turn = 1} = {}) {
    events = [...events, ...sketches.map((sketch) => ({type: 'any', sketch}))];
    telling.hear({view, events}, book.read(events), {viewer, deciding, turn});
}

const pass = () => timers.shift().act();
const shown = () => `${telling.shown.view} ${telling.shown.events.length}`;

test('a beat is told over the view before, then the view after is shown', () => {
    hear('after', [{hold: 'read'}, {}]);
    assert.equal(shown(), 'start 1');
    assert.equal(timers[0].ms, HOLDS.read);
    pass();
    assert.equal(shown(), 'start 2');
    pass();
    assert.equal(shown(), 'after 2');
    assert.equal(telling.beat, undefined);
    assert.equal(changes, 2);
});

test('a beat lasts as long as its words need, and nobody is held for ever', () => {
    telling.lettersOf = () => 60;
    hear('after', [{hold: 'look'}]);
    const {ms} = timers[0];
    assert.ok(ms > HOLDS.look && ms > 60 * 30, `${ms} ms`);
    telling.lettersOf = () => 10000;
    assert.equal(telling.holdMs, 7000);
    pace = 'quick';
    assert.equal(telling.holdMs, 3500);
});

test('what comes meanwhile waits its turn', () => {
    hear('second', [{}]);
    hear('third', [{over: 'after'}]);
    assert.equal(shown(), 'start 1');
    assert.equal(telling.left, 2);
    pass();
    assert.equal(shown(), 'third 2');
    assert.equal(telling.from, 1);
    pass();
    assert.equal(telling.beat, undefined);
});

test('the log tells what makes no beat with the beat after it, or at once', () => {
    hear('second', [undefined]);
    assert.equal(shown(), 'second 1');
    hear('third', [undefined, {}, undefined]);
    assert.equal(shown(), 'second 3');
    pass();
    assert.equal(shown(), 'third 4');
});

test('an update without a beat is shown in its order', () => {
    hear('second', [{}]);
    hear('third', [undefined]);
    assert.equal(shown(), 'start 1');
    pass();
    assert.equal(shown(), 'third 2');
});

test('another pace holds at once, for the beat at hand as well, unless that waits', () => {
    hear('after', [{}, {}]);
    const calm = timers[0].ms;
    pace = 'quick';
    telling.heedPace();
    assert.deepEqual(
        timers.map(({ms}) => ms),
        [calm / 2],
    );
    assert.equal(shown(), 'start 1', 'it is still told');
    assert.equal(changes, 1);
    telling.setPace('paused');
    pace = 'calm';
    telling.heedPace();
    assert.equal(timers.length, 0);
});

test('one beat is skipped, or all', () => {
    hear('after', [{}, {}, {}]);
    telling.skip();
    assert.equal(shown(), 'start 2');
    assert.equal(timers.length, 1);
    telling.skipAll();
    assert.equal(shown(), 'after 3');
    assert.equal(timers.length, 0);
});

test('a quick pace holds half as long, none tells nothing', () => {
    pace = 'quick';
    hear('second', [{hold: 'look'}]);
    assert.equal(timers[0].ms, HOLDS.look / 2);
    telling.skipAll();
    pace = 'off';
    hear('third', [{}]);
    assert.equal(shown(), 'third 2');
});

test('whoever is deciding already is not interrupted', () => {
    hear('after', [{}], {deciding: true});
    assert.equal(shown(), 'after 1');
});

test('a pause lasts until it is ended', () => {
    hear('after', [{}]);
    telling.setPace('paused');
    assert.equal(timers.length, 0);
    hear('later', [{}]);
    assert.equal(timers.length, 0);
    telling.setPace('running');
    pass();
    assert.equal(shown(), 'after 2');
});

test('skipping on after a pause leaves it', () => {
    hear('after', [{}, {}]);
    telling.setPace('paused');
    telling.skipAll();
    hear('later', [{}]);
    assert.equal(telling.isPaused, false);
    assert.equal(timers.length, 1);
});

test('what was told can be told again, with the views that were', () => {
    hear('second', [{}]);
    pass();
    hear('third', [{}]);
    pass();
    assert.equal(shown(), 'third 2');
    telling.again();
    assert.equal(shown(), 'start 1');
    pass();
    assert.equal(shown(), 'second 2');
    pass();
    assert.equal(shown(), 'third 2');
});

/** The server tells so many beats, which are skipped. */
function hearSkipped(view, beats, turn) {
    hear(
        view,
        Array.from({length: beats}, () => ({})),
        {turn},
    );
    telling.skipAll();
}

test('told again is all that happened since the turn began, whatever was answered meanwhile', () => {
    assert.equal(telling.canTellAgain, false);
    hearSkipped('bids', 2, 1);
    hear('asked', [undefined]);
    hearSkipped('placed', 2, 1);
    telling.again();
    assert.equal(shown(), 'start 1');
    assert.equal(telling.left, 4);
});

test('what ends a turn is told again with it, until the next one has told enough', () => {
    hearSkipped('placed', 2, 1);
    hearSkipped('next turn', 3, 2);
    telling.again();
    assert.equal(shown(), 'start 1');
    assert.equal(telling.left, 5);
    telling.skipAll();
    hearSkipped('one bid', 1, 2);
    telling.again();
    assert.equal(shown(), 'start 1', 'a single beat is told after the turn before it');
    assert.equal(telling.left, 6);
    telling.skipAll();
    hearSkipped('more bids', 2, 2);
    telling.again();
    assert.equal(shown(), 'next turn 6');
    assert.equal(telling.left, 3);
});

test('only so many steps of two turns are kept', () => {
    for (let count = 0; count < 400; count += 1) {
        hearSkipped(`step ${count}`, 1, count < 200 ? 1 : 2);
    }
    telling.again();
    assert.equal(telling.left, 150);
    assert.equal(shown(), 'step 249 251');
});

test('what was shown at once can be told again too', () => {
    pace = 'off';
    hear('after', [{}]);
    telling.again();
    assert.equal(shown(), 'start 1');
    assert.equal(timers.length, 1);
});

test('what comes while something is told again is told after it', () => {
    hear('second', [{}]);
    telling.skipAll();
    telling.again();
    hear('third', [{}]);
    pass();
    assert.equal(shown(), 'second 2');
    pass();
    assert.equal(shown(), 'third 2');
});

test('another story is shown at once, and nothing of the old one is told', () => {
    hear('after', [{}]);
    events = [];
    hear('elsewhere', [{}, {}]);
    assert.equal(shown(), 'elsewhere 2');
    assert.equal(telling.canTellAgain, false);
    assert.equal(timers.length, 0);
});

test('the same view heard twice is told once', () => {
    hear('after', [{}]);
    hear('after');
    assert.equal(telling.left, 1);
});

/** Another page opens the match, which this browser has shown up to so many events. */
function open(view, sketches, seen) {
    telling.forget();
    telling = new Telling(telling.changed, telling.pace, telling.clock);
    events = sketches.map((sketch) => ({type: 'any', sketch}));
    telling.hear({view, events}, book.read(events), {deciding: false, turn: 1, seen});
}

test('what was played while the page was closed is summed up over the board as it is', () => {
    open('now', [{}, {}, {}], 1);
    assert.equal(telling.missedFrom, 1);
    assert.equal(shown(), 'now 3');
    assert.equal(telling.canTellMissed, false, 'the views between are not known');
    telling.skip();
    assert.equal(telling.missedFrom, undefined);
});

test('nothing is summed up where nothing is new, or nothing was seen, or nothing shall be told', () => {
    open('now', [{}, {}], 2);
    assert.equal(telling.missedFrom, undefined);
    open('now', [{}, {}], 0);
    assert.equal(telling.missedFrom, undefined);
    pace = 'off';
    open('now', [{}, {}], 1);
    assert.equal(telling.missedFrom, undefined);
});

test('after a resync only what had not been known is summed up', () => {
    hear('second', [{places: ['a']}]);
    telling.skipAll();
    events = [{type: 'any', sketch: {places: ['a']}}];
    hear('third', [{}, {}]);
    assert.equal(telling.missedFrom, 1);
    assert.equal(shown(), 'third 3');
});

test('while nobody looks nothing is told; a little is told then', () => {
    hear('second', [{}, {}]);
    telling.away();
    assert.equal(timers.length, 0);
    hear('third', [{}]);
    assert.equal(timers.length, 0);
    telling.back();
    assert.equal(telling.missedFrom, undefined);
    assert.equal(shown(), 'start 1');
    assert.equal(timers.length, 1);
});

test('much is summed up, and told step by step for whoever wants it', () => {
    telling.away();
    hear(
        'second',
        Array.from({length: 9}, () => ({})),
    );
    telling.back();
    assert.equal(telling.missedFrom, 0);
    assert.equal(shown(), 'second 9');
    assert.equal(telling.canTellMissed, true);
    assert.equal(timers.length, 0);
    telling.tellMissed();
    assert.equal(shown(), 'start 1');
    assert.equal(timers.length, 1);
});

test('what comes while it is summed up is part of it', () => {
    open('now', [{}, {}, {}], 1);
    events = [...events, {type: 'any', sketch: {}}];
    telling.hear({view: 'later', events}, book.read(events), {deciding: false, turn: 1});
    assert.equal(shown(), 'later 4');
    assert.equal(telling.missedFrom, 1);
    assert.equal(telling.canTellMissed, false);
});
