// When hints of a first game speak: conditions against facts, each hint once, and what is remembered of it.
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {lessonOf, rememberLesson} from '../../web-client/app/browser/storage.js';
import {guided} from '../../web-client/app/teaching/guide.js';
import {isTheMoment} from '../../web-client/app/teaching/hints.js';
import {adviceOf} from '../../web-client/app/teaching/mistakes.js';
import {Teacher} from '../../web-client/app/teaching/teacher.js';
import {emptyStorage} from './fake_page.mjs';

const FACTS = {
    view: {
        stage: 'placing',
        turn: 2,
        players: [{own: {behind: [2, 0, 1]}, cards: 1}, {cards: 4}],
        piles: {north: {on_top: 'king'}, south: {}},
    },
    events: [
        {type: 'turn_began', turn: 1},
        {type: 'gem_taken', side: 1, gem: 'red'},
        {type: 'turn_began', turn: 2},
        {type: 'gem_taken', side: 0, gem: 'blue'},
    ],
    decision: {number: 3, rows: [{type: 'place', broker: [1]}, {type: 'pass'}]},
    seat: 0,
};

const holds = (condition, facts = FACTS) => isTheMoment({name: 'any', when: [condition], at: 'main'}, facts);

test('a stage and an action that is offered are conditions', () => {
    assert.ok(holds({stage: ['bidding', 'placing']}));
    assert.ok(!holds({stage: ['bidding']}));
    assert.ok(holds({offered: ['bid', 'pass']}));
    assert.ok(!holds({offered: ['bid']}));
    assert.ok(!holds({offered: ['pass']}, {...FACTS, decision: undefined}), 'nothing is asked');
});

test('an event was heard, by or for this seat, also after the last one of another type', () => {
    assert.ok(holds({heard: {type: 'gem_taken', side: 'me'}}));
    assert.ok(!holds({heard: {type: 'gem_taken', side: 'me'}}, {...FACTS, seat: 2}));
    assert.ok(holds({heard: {type: 'gem_taken', gem: 'red'}}));
    assert.ok(!holds({heard: {type: 'gem_taken', gem: 'red'}, since: 'turn_began'}));
    assert.ok(holds({heard: {type: 'gem_taken', gem: 'blue'}, since: 'turn_began'}));
});

test('events are counted, and a list names what will do', () => {
    assert.ok(holds({heard: {type: 'gem_taken'}, least: 2}));
    assert.ok(!holds({heard: {type: 'gem_taken'}, least: 3}));
    assert.ok(holds({heard: {type: 'gem_taken', gem: 'green'}, most: 0}), 'never');
    assert.ok(!holds({heard: {type: 'gem_taken', side: 'me'}, most: 0}));
    assert.ok(holds({heard: {type: ['turn_ended', 'gem_taken'], gem: ['green', 'blue']}}));
    assert.ok(!holds({heard: {type: 'gem_taken', gem: ['green', 'white']}}));
});

test('a game can bring a condition of its own', () => {
    assert.ok(holds({holds: ({view}) => view.turn === 2}));
    assert.ok(!holds({holds: ({view}) => view.turn === 3}));
});

test('fields of the view are compared and counted, those of this seat and those of all', () => {
    assert.ok(holds({field: 'turn', is: [1, 2]}));
    assert.ok(!holds({field: 'turn', is: [1]}));
    assert.ok(holds({field: 'players.me.own.behind.0', least: 2}));
    assert.ok(!holds({field: 'players.me.own.behind.0', least: 3}));
    assert.ok(holds({field: 'players.me.own.behind', most: 3}), 'the length of a list');
    assert.ok(holds({field: 'players.*.cards', least: 5, most: 5}), 'added up');
    assert.ok(holds({field: 'piles.*.on_top', is: ['king']}));
    assert.ok(!holds({field: 'piles.*.on_top', is: ['queen']}));
    assert.ok(holds({field: 'players.me.own.hand', most: 0}), 'what is not there is nothing');
    assert.ok(!holds({field: 'players.me.own.hand', least: 1}));
});

test('a hint waits for all of its conditions', () => {
    const when = [{stage: ['placing']}, {field: 'turn', is: [3]}];
    assert.ok(!isTheMoment({name: 'both', when, at: 'main'}, FACTS));
});

const GAME = {
    prefix: 'any.first',
    table: {seats: 2, seed: '1'},
    hints: [
        {name: 'now', when: [{offered: ['place']}], at: 'main'},
        {name: 'next', when: [{offered: ['place']}], at: 'main'},
        {name: 'later', when: [{offered: ['bid']}], at: 'main'},
    ],
};
const BIDDING = {...FACTS, decision: {number: 4, rows: [{type: 'bid'}]}};
const SILENCE = {...FACTS, decision: undefined};

/** A teacher at a table that was made to teach, as the page has it after loading. */
const teacherOf = (token) => new Teacher(token, () => {});
const said = (teacher, facts = FACTS) => teacher.hintFor(GAME, facts)?.name;

beforeEach(() => {
    emptyStorage();
    rememberLesson('taught', {told: [], state: 'on'});
});

test('hints speak one after the other, each once', () => {
    const teacher = teacherOf('taught');
    assert.equal(said(teacher), 'now');
    assert.equal(said(teacher), 'now', 'until it is closed');
    teacher.close();
    assert.equal(said(teacher), 'next');
    teacher.close();
    assert.equal(said(teacher), undefined);
    assert.equal(said(teacher, BIDDING), 'later');
});

test('a hint whose moment has passed is told, and does not come back', () => {
    const teacher = teacherOf('taught');
    assert.equal(said(teacher), 'now');
    assert.equal(said(teacher, SILENCE), undefined);
    assert.equal(said(teacher), 'next');
});

test('what was told is remembered for its table, and what was not closed speaks again after loading', () => {
    const teacher = teacherOf('taught');
    said(teacher);
    teacher.close();
    said(teacher);
    assert.equal(said(teacherOf('taught')), 'next');
    assert.deepEqual(lessonOf('taught'), {told: ['now'], state: 'on'});
    assert.equal(said(teacherOf('another')), undefined, 'a table that was not made to teach');
});

test('the last hint can be had again at any time, and is closed like any other', () => {
    const teacher = teacherOf('taught');
    assert.ok(!teacher.canRepeat, 'there is none yet');
    said(teacher);
    teacher.close();
    said(teacher, SILENCE);
    assert.ok(teacher.canRepeat);
    teacher.again(GAME);
    assert.equal(said(teacher, SILENCE), 'now');
    teacher.close();
    assert.equal(said(teacher, SILENCE), undefined);
    assert.equal(said(teacher), 'next');
});

test('hints end with one press, which is remembered, and come back with another', () => {
    const teacher = teacherOf('taught');
    said(teacher);
    teacher.close();
    teacher.put('off');
    assert.equal(said(teacher), undefined);
    const loaded = teacherOf('taught');
    assert.equal(loaded.state, 'off');
    loaded.put('on');
    assert.equal(said(loaded), 'next');
});

test('a memory that is broken is none', () => {
    localStorage.setItem('dahut.lessons', '{"told": 3');
    assert.equal(lessonOf('taught'), undefined);
    localStorage.setItem('dahut.lessons', '[null, ["taught"], ["taught", {"told": 3}]]');
    assert.equal(lessonOf('taught'), undefined);
});

const GUIDE = {
    during: [{field: 'turn', most: 2}],
    steps: [
        {name: 'gem', when: [{offered: ['place']}], done: [{heard: {type: 'gem_taken', side: 'me'}}], at: 'main'},
        {name: 'bid', when: [{offered: ['bid']}], done: [{heard: {type: 'bid'}}], at: 'main'},
        {name: 'play', when: [{offered: ['pass']}], done: [{heard: {type: 'played'}}], at: 'main'},
    ],
};

test('the guided beginning proposes the first thing that can be tried and was not', () => {
    const {steps, now} = guided(GUIDE, FACTS);
    assert.deepEqual(
        steps.map(({isDone}) => isDone),
        [true, false, false],
    );
    assert.equal(now.name, 'play', 'bidding is not offered');
    assert.equal(guided(GUIDE, SILENCE).now, undefined, 'nothing is asked');
});

test('the guided beginning ends when all was tried, and when it is over', () => {
    const all = [...FACTS.events, {type: 'bid'}, {type: 'played'}];
    assert.equal(guided(GUIDE, {...FACTS, events: all}), undefined);
    assert.equal(guided(GUIDE, {...FACTS, view: {...FACTS.view, turn: 3}}), undefined);
});

const slipped = ({later}) => (later.some(({type}) => type === 'stumbled') ? {steps: later.length} : undefined);
const LESSONS = {
    guide: GUIDE,
    mistakes: [
        {name: 'stumbled', worth: 2, when: [{offered: ['place']}], at: 'main', slip: slipped},
        {name: 'idle', worth: 3, at: 'main', lack: ({view}) => (view.stage === 'placing' ? {} : undefined)},
        {name: 'late', worth: 3, about: 'idle', at: 'main', lack: () => ({})},
        {name: 'slow', worth: 1, at: 'main', lack: () => ({})},
    ],
};
const STUMBLED = {...SILENCE, events: [...FACTS.events, {type: 'stumbled'}]};

test('a slip is spoken of at its next moment, before anything else, and once', () => {
    const teacher = teacherOf('taught');
    teacher.heed(LESSONS, FACTS);
    teacher.heed(LESSONS, STUMBLED);
    assert.equal(teacher.hintFor(GAME, STUMBLED, LESSONS), undefined, 'it waits for its moment');
    const hint = teacher.hintFor(GAME, {...STUMBLED, decision: FACTS.decision}, LESSONS);
    assert.deepEqual([hint.name, hint.numbers], ['missed.stumbled', {steps: 1, times: 1}]);
    teacher.close();
    assert.equal(teacher.hintFor(GAME, {...STUMBLED, decision: FACTS.decision}, LESSONS).name, 'now');
    teacher.close();
    teacher.again(GAME);
    assert.equal(teacher.hintFor(GAME, SILENCE, LESSONS).name, 'now', 'the last one can be had again');
});

test('a slip that happens often is spoken of once more, and not again', () => {
    const teacher = teacherOf('taught');
    teacher.heed(LESSONS, FACTS);
    const spoken = [1, 2, 3, 4, 5].map((times) => {
        const facts = {...FACTS, events: [...FACTS.events, ...Array(times).fill({type: 'stumbled'})]};
        teacher.heed(LESSONS, facts);
        const {name, numbers} = teacher.hintFor({...GAME, hints: []}, facts, LESSONS) ?? {};
        teacher.close();
        return name && [name, numbers.times];
    });
    const missed = (times) => ['missed.stumbled', times];
    assert.deepEqual(spoken, [missed(1), undefined, undefined, missed(4), undefined]);
});

test('a slip that was undone is none, and one that was loaded again stays one', () => {
    const teacher = teacherOf('taught');
    [FACTS, STUMBLED].forEach((facts) => teacher.heed(LESSONS, facts));
    assert.equal(lessonOf('taught').slips.length, 1);
    teacherOf('taught').heed(LESSONS, STUMBLED);
    assert.equal(lessonOf('taught').slips.length, 1, 'after loading');
    teacher.heed(LESSONS, {...FACTS, events: [...FACTS.events, {type: 'undone'}]});
    assert.deepEqual(lessonOf('taught').slips, []);
    teacher.heed(LESSONS, {...SILENCE, events: [...FACTS.events, {type: 'undone'}, {type: 'stumbled'}]});
    assert.equal(lessonOf('taught').slips.length, 1, 'and it can happen again');
});

test('the same told once more, as after a lost connection, is no new slip', () => {
    const teacher = teacherOf('taught');
    [FACTS, STUMBLED].forEach((facts) => teacher.heed(LESSONS, facts));
    teacher.heed(LESSONS, structuredClone(STUMBLED));
    assert.equal(lessonOf('taught').slips.length, 1);
});

test('the closing names the two that cost most, one of each kind', () => {
    const slips = [1, 2].map((at) => ({name: 'stumbled', at, numbers: {steps: at}}));
    const names = (facts, noted) => adviceOf(LESSONS.mistakes, noted, facts).map(({name}) => name);
    assert.deepEqual(names(FACTS, slips), ['stumbled', 'idle']);
    assert.deepEqual(names(FACTS, []), ['idle', 'slow'], 'late is about the same as idle');
    assert.deepEqual(names({...FACTS, view: {stage: 'over'}}, []), ['late', 'slow']);
    assert.deepEqual(adviceOf(LESSONS.mistakes, slips, FACTS)[0].numbers, {steps: 2, times: 2});
    assert.deepEqual(adviceOf([], [], FACTS), []);
});

test('a match that teaches nothing notes nothing', () => {
    const teacher = teacherOf('another');
    [FACTS, STUMBLED].forEach((facts) => teacher.heed(LESSONS, facts));
    assert.equal(lessonOf('another'), undefined);
});
