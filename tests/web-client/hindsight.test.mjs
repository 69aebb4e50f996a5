// What bots say of a match that is over, before it is drawn: how it becomes curves, and what is asked once.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
    changeAround,
    curvesOfPlaces,
    Hindsight,
    isDecision,
    placesBySeat,
    placeWritten,
} from '../../web-client/app/sharing/hindsight.js';

const STANDINGS = [
    {step: 0, points: [0, 0], places: [150, 150]},
    {step: 2, points: [500, 300], places: [110, 190]},
];

test('between two looks the earlier one is shown', () => {
    assert.deepEqual(placesBySeat(STANDINGS, 3), [
        [150, 150, 110, 110],
        [150, 150, 190, 190],
    ]);
    assert.deepEqual(placesBySeat([], 3), []);
});

test('around a step, the looks before and after it say whose place changed, before all of whoever acted', () => {
    const standings = [
        {step: 0, points: [0, 0, 0], places: [150, 200, 250]},
        {step: 4, points: [0, 0, 0], places: [200, 230, 170]},
        {step: 8, points: [0, 0, 0], places: [100, 240, 260]},
    ];
    assert.deepEqual(changeAround(standings, 3, 2), {seat: 2, before: 250, after: 170});
    assert.deepEqual(changeAround(standings, 3, 0), {seat: 0, before: 150, after: 200});
    assert.deepEqual(changeAround(standings, 4, 1), {seat: 0, before: 200, after: 100}, 'hardly any of his own');
    assert.equal(changeAround(standings, 8, 0), undefined, 'nobody looked later');
    assert.equal(placeWritten(170), '1.7');
    assert.equal(placeWritten(200), '2.0');
});

test('whoever is first is highest', () => {
    assert.deepEqual(curvesOfPlaces([[100], [200]]), [[1], [0]]);
});

test('nothing is decided before the first step, nor by taking something back', () => {
    assert.equal(isDecision(undefined), false);
    assert.equal(isDecision({seat: 0, at: 0, events: [], changes: {}}), true);
    assert.equal(isDecision({seat: 0, at: 0, undoes: 3, events: [], changes: {}}), false);
});

test('what is asked is being thought about until the answer has come, and a refusal is kept as one', async () => {
    const answers = [
        {ok: true, json: async () => ({seat: 1, action: {}, better_by: 0, events: []})},
        {ok: false, status: 503, statusText: '', json: async () => ({code: 'busy', sentence: 'Later.'})},
    ];
    const {fetch, location} = globalThis;
    Object.assign(globalThis, {fetch: async () => answers.shift(), location: {href: 'http://127.0.0.1/replay.html'}});
    let drawn = 0;
    const hindsight = new Hindsight(
        () => ({table: 't'}),
        () => (drawn += 1),
    );
    const asked = hindsight.advise(4);
    assert.deepEqual(hindsight.adviceAt(4), {});
    await asked;
    assert.equal(hindsight.adviceAt(4).said.seat, 1);
    await hindsight.analyse();
    assert.equal(hindsight.analysis.refused.code, 'busy');
    assert.equal(hindsight.curves, 'points');
    assert.equal(drawn, 4);
    Object.assign(globalThis, {fetch, location});
});
