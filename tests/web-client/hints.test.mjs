// When hints of a first game speak: conditions against facts, each hint once, and what is remembered of it.
import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {lessonOf, rememberLesson} from '../../web-client/app/browser/storage.js';
import {isTheMoment} from '../../web-client/app/teaching/hints.js';
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
