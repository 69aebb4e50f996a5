// How a finished match is leafed through: its moments, its landmarks, its curves, and its result as a text.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {chaptersOf, nextPlace, placeAt, previousPlace} from '../../web-client/app/replay/landmarks.js';
import {
    coloursOf,
    momentsOf,
    pastOf,
    pathOf,
    pointsBySeat,
    reachOf,
    stepWithin,
} from '../../web-client/app/sharing/moments.js';
import {resultText} from '../../web-client/app/sharing/result_text.js';
import {GAME_NAMES} from '../../web-client/games/known_games.js';
import {landmark as magnaCarta} from '../../web-client/games/magna-carta/landmarks.js';
import {learnWordsOf} from '../../web-client/games/words.js';
import {landmark as ys} from '../../web-client/games/ys/landmarks.js';
import {landmark as yspahan} from '../../web-client/games/yspahan/landmarks.js';
import {playedSteps} from './played.mjs';

await Promise.all(GAME_NAMES.map(learnWordsOf));

const SEATS = ['Anna', 'Ben', 'Cleo', 'Dora'].map((player) => ({player, connected: true}));

/** A match with two points, an undoing, and then three points. */
const REPLAY = {
    view: {points: [0, 0]},
    events: [{type: 'began'}],
    steps: [
        {events: [{type: 'scored', points: 2}], changes: {points: [2, 0]}},
        {events: [{type: 'undone', seat: 0}], undoes: 0, changes: {points: [0, 0]}},
        {events: [{type: 'scored', points: 3}, {type: 'ended'}], changes: {points: [3, 0]}},
    ],
};
const typesOf = (events) => events.map(({type}) => type);

test('each step is seen without what was undone by then, and the past keeps it', () => {
    const moments = momentsOf(REPLAY);
    assert.deepEqual(
        moments.map(({view}) => view.points[0]),
        [0, 2, 0, 3],
    );
    assert.deepEqual(typesOf(moments[1].events), ['began', 'scored']);
    assert.deepEqual(typesOf(moments[2].events), ['began', 'undone']);
    const past = pastOf(REPLAY);
    assert.deepEqual(typesOf(past.events), ['began', 'scored', 'undone', 'scored', 'ended']);
    assert.deepEqual(past.steps, [0, 1, 2, 3, 3]);
    assert.deepEqual([...past.undone], [1]);
    assert.deepEqual(
        [-1, 2, 99].map((step) => stepWithin(step, moments)),
        [0, 2, 3],
    );
});

test('what was undone is no landmark, and a name stands once in its chapter', () => {
    const words = {began: {chapter: 'One', words: 'Start'}, scored: {words: 'Points'}, ended: {words: 'Points'}};
    const chapters = chaptersOf(pastOf(REPLAY), ({type}) => words[type], SEATS);
    assert.deepEqual(chapters, [
        {
            chapter: 'One',
            step: 0,
            places: [
                {step: 0, chapter: 'One', words: 'Start'},
                {step: 3, chapter: 'One', words: 'Points'},
            ],
        },
    ]);
    assert.deepEqual([placeAt(chapters, 2)?.words, placeAt(chapters, 3)?.words], ['Start', 'Points']);
    assert.deepEqual([nextPlace(chapters, 0), nextPlace(chapters, 3)], [3, undefined]);
    assert.deepEqual([previousPlace(chapters, 3), previousPlace(chapters, 0)], [0, undefined]);
});

/** The chapters of a whole match, each as its name and those of its places. */
function leafedThrough(name, landmark) {
    const steps = playedSteps(name);
    const numbers = steps.flatMap((events, step) => events.map(() => step));
    const past = {events: steps.flat(), steps: numbers, undone: new Set()};
    return chaptersOf(past, landmark, SEATS).map(({chapter, places}) => [chapter, places.map(({words}) => words)]);
}

test('a match of Ys can be opened at each turn’s bids, quarters and market', () => {
    const chapters = leafedThrough('ys_4_players', ys);
    const names = chapters.map(([name]) => name);
    assert.deepEqual(names, ['Turn 1', 'Turn 2', 'Turn 3', 'Turn 4', 'The end']);
    assert.deepEqual(chapters[1][1], [
        'Ships and characters arrive',
        'Bids',
        'Placing',
        'Quarter I',
        'Quarter II',
        'Quarter III',
        'Quarter IV',
        'Market',
        'The best bid',
    ]);
    assert.deepEqual(chapters[4][1], ['Final score']);
});

test('a match of Yspahan can be opened at each day, building and pay day', () => {
    const chapters = leafedThrough('yspahan_4_players', yspahan);
    assert.deepEqual(
        chapters.map(([name]) => name),
        ['Week I', 'Week II', 'Week III', 'The end'],
    );
    const days = chapters[0][1].filter((words) => words.startsWith('Day'));
    assert.equal(days.length, 7);
    assert.equal(chapters[0][1].at(-1), 'Week I pays');
    assert.ok(chapters.some(([, words]) => words.some((one) => /^(Anna|Ben|Cleo|Dora): /.test(one))));
});

test('a match of Caylus Magna Carta can be opened at each round, pass, provost and castle', () => {
    const chapters = leafedThrough('magna_carta_4_players', magnaCarta).filter(([name]) => name.startsWith('Round'));
    assert.ok(chapters.length > 3);
    assert.equal(chapters[0][1][1], 'Actions');
    for (const [name, words] of chapters) {
        assert.equal(words[0], 'Income', name);
        assert.ok(
            words.some((one) => one.endsWith('passes first')),
            name,
        );
        assert.ok(words.includes('The provost') && words.includes('The castle'), name);
    }
});

test('a curve goes on level until points change, and none leaves the drawing', () => {
    const curves = pointsBySeat(momentsOf(REPLAY), ({points}) => points);
    assert.deepEqual(curves, [
        [0, 2, 0, 3],
        [0, 0, 0, 0],
    ]);
    const {highest, lowest} = reachOf(curves);
    assert.deepEqual([lowest, highest], [0, 3]);
    assert.equal(pathOf(curves[0], highest), 'M0 3H1V1H2V3H3V0H3');
    assert.equal(pathOf(curves[1], highest), 'M0 3H3');
    assert.equal(reachOf([[-2, 1]]).lowest, -2);
});

test('the result as a text has the winners first, bots among them, and where to see it', () => {
    const table = {name: 'An evening', seats: [{player: 'Anna'}, {bot: 'greedy'}, {player: 'Cleo'}]};
    const result = {points: [31, 40, 31], places: [2, 1, 2]};
    assert.equal(
        resultText(table, 'Ys', result, 'http://here/replay.html#table=1'),
        'Ys: An evening\n1. Greedy bot 2 – 40\n2. Anna – 31\n2. Cleo – 31\nhttp://here/replay.html#table=1',
    );
});

test('the curve of every seat that a table can have is drawn in the colour of its side', () => {
    const textOf = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
    const seats = Number(/seats_max = (\d+);/.exec(textOf('engine/core/seat.hpp'))[1]);
    const drawn = Array.from({length: seats}, (_, seat) => /^--curve: var\(--side-(\d)\b/.exec(coloursOf(seat))[1]);
    assert.deepEqual(
        drawn,
        Array.from({length: seats}, (_, seat) => String(seat)),
    );
    assert.match(textOf('web-client/style/pages.css'), /^\.curve \.line .*var\(--curve\)/m);
});
