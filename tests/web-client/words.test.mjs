// Every kind of thing that the engine names has words: a new action, event or stage without them fails here.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {addMessages, afterColon, hasWords, parts, say} from '../../web-client/app/words/words.js';
import app from '../../web-client/app/words/languages/en.js';
import english from '../../web-client/games/ys/languages/en.js';
import {FIELD_KINDS, MANNERS} from '../../web-client/games/ys/interactions.js';
import {logLine, newLog} from '../../web-client/games/ys/log.js';
import {situation, STAGES} from '../../web-client/games/ys/situation.js';
import {Headers} from './headers.mjs';
import {allHaveWords, haveWords, SEATS as seats, testActionsAndEvents} from './named_things.mjs';

addMessages(english);
const headers = new Headers('ys');

testActionsAndEvents(headers, 'ys', {
    kinds: FIELD_KINDS,
    actions: 25,
    events: 46,
    asked: (type) => MANNERS[type]?.pair && [`pair.${type}`],
});

test('every stage has a sentence for the one who is asked and for the others', () => {
    const stages = headers.words('stage.hpp', 'Stage');
    assert.deepEqual(stages, STAGES);
    const keys = stages.flatMap((stage) => [
        `ys.phase.${stage}`,
        ...['you', 'other', 'several'].map((who) => `ys.stage.${stage}.${who}`),
    ]);
    haveWords(keys);
});

test('every character, colour, gem, cause, source, contest and tie-break has words', () => {
    const lists = {
        'ys.character.': headers.words('components.hpp', 'Character'),
        'ys.colour.': headers.words('components.hpp', 'Colour'),
        'ys.gem.': headers.words('components.hpp', 'Gem'),
        'ys.face.': headers.words('components.hpp', 'Face'),
        'ys.place.': headers.words('components.hpp', 'Area'),
        'ys.value.': headers.words('action.hpp', 'Direction'),
        'ys.cause.': [...headers.words('event.hpp', 'ScoreCause'), ...headers.words('event.hpp', 'QuotationCause')],
        'ys.source.': headers.words('event.hpp', 'GemSource'),
        'ys.contest.': headers.words('event.hpp', 'Contest'),
        'ys.by.': headers.words('event.hpp', 'TieBreak'),
        'ys.contender.': headers.words('event.hpp', 'TieBreak'),
    };
    allHaveWords(lists);
    haveWords(lists['ys.character.'].map((word) => `ys.character.${word}.does`));
});

test('every option of the engine has a title', () => {
    const options = headers.options();
    assert.ok(options.length >= 10);
    haveWords(options.map((name) => `ys.option.${name}`));
});

test('a tie says what decided it, with the figures', () => {
    const event = {
        type: 'tie_decided',
        contest: 'area',
        area: 'commerce2',
        total: 4,
        by: 'before_screen',
        contenders: [
            {side: 1, before_screen: 6, order_card: 3},
            {side: 0, before_screen: 5, order_card: 1},
        ],
    };
    assert.equal(
        logLine(event, seats).parts.join(''),
        'Tie for the commerce of quarter II at 4, decided by the brokers before the screen: Ben (6), Anna (5)',
    );
});

test('a tie with the neutral gives figures for those who have any', () => {
    const event = {type: 'tie_decided', contest: 'row', row: 2, total: 3, by: 'before_screen'};
    const contenders = [{side: 4}, {side: 1, before_screen: 6, order_card: 1}];
    assert.equal(
        logLine({...event, contenders}, seats).parts.join(''),
        'Tie for market row 2 at 3, decided by the brokers before the screen: Neutral, Ben (6)',
    );
    assert.equal(
        logLine({...event, contenders, by: 'neutral'}, seats).parts.join(''),
        'Tie for market row 2 at 3, decided by the neutral, who wins ties: Neutral, Ben',
    );
});

test('a courtier is called by its owner and its turn', () => {
    const text = (event) => logLine(event, seats).parts.join('');
    const looked = {type: 'courtier_looked_at', seat: 0, owner: 1, courtier: 2};
    assert.equal(text(looked), 'Anna looks at Ben’s courtier of turn 3');
    const seen = {type: 'courtier_seen', owner: 1, courtier: 2, value: 4};
    assert.equal(text(seen), 'You saw a 4, Ben’s courtier of turn 3');
});

test('a quotation says what moved it', () => {
    const event = {type: 'quotation_moved', colour: 'green', from: 8, to: 10, cause: 'columns'};
    assert.equal(logLine(event, seats).parts.join(''), 'Quotation green: 8 → 10, by the sums of the columns');
});

test('a broker placed face down is told without a value', () => {
    const up = {type: 'broker_placed', side: 0, broker: 3, where: 'port1', face: 'up', value: 4};
    const down = {type: 'broker_placed', side: 2, broker: 4, where: 'blue3', face: 'down'};
    assert.equal(logLine(up, seats).parts.join(''), 'Anna places a 4 at the port of quarter I');
    assert.equal(
        logLine(down, seats).parts.join(''),
        'Greedy bot 3 places a broker face down at the blue market space in row 3',
    );
});

test('the log remembers where a numbered broker stands', () => {
    const events = [
        {type: 'broker_placed', side: 0, broker: 0, where: 'port1', face: 'down'},
        {type: 'broker_placed', side: 0, broker: 1, where: 'palace2', face: 'down'},
        {type: 'brokers_swapped', seat: 0, first: 0, second: 1},
        {type: 'broker_looked_at', seat: 1, broker: 0},
        {type: 'turn_began', turn: 2},
        {type: 'broker_seen', broker: 0, value: 3},
    ];
    const lines = newLog()
        .read(events, seats)
        .map((line) => line.parts.join(''));
    const ofNeutral = [
        {type: 'neutral_placed', seat: 0, broker: 4, where: 'blue2'},
        {type: 'courtier_swapped', seat: 1, broker: 4, courtier: 0},
    ];
    assert.deepEqual(
        newLog()
            .read(ofNeutral, seats)
            .map((line) => line.parts.join('')),
        [
            'Anna places a broker of the neutral at the blue market space in row 2',
            'Ben swaps the broker at the blue market space in row 2 and the courtier of turn 1',
        ],
    );
    assert.equal(lines[2], 'Anna swaps the brokers at the port of quarter I and the palace of quarter II');
    assert.equal(lines[3], 'Ben looks at the broker face down at the palace of quarter II');
    assert.equal(lines[5], 'You saw a 3 at some place');
});

test('the log goes on where it was, and starts anew for another match or other names', () => {
    const [one, two, other] = ['market_went_home', 'market_went_home', 'turn_began'].map((type) => ({type, turn: 1}));
    const log = newLog();
    const text = (events, names = seats) => log.read(events, names).map((line) => line.parts.join(''));
    assert.equal(text([one]).length, 1);
    assert.equal(text([one, two]).length, 2);
    assert.deepEqual(text([other]), ['Turn 1']);
    assert.deepEqual(text([{type: 'has_bid', seat: 0}]), ['Anna has bid']);
    assert.deepEqual(text([{type: 'has_bid', seat: 0}], [{player: 'Eve', connected: true}]), ['Eve has bid']);
});

test('no sentence is left with an unfilled name', () => {
    const event = {
        side: 0,
        seat: 0,
        owner: 1,
        courtier: 0,
        turn: 1,
        quarter: 1,
        row: 1,
        position: 1,
        first: 1,
        second: 2,
        value: 3,
        total: 4,
        points: 3,
        broker: 2,
        character: 'queen',
        gem: 'red',
        colour: 'red',
        give: 'red',
        take: 'blue',
        where: 'port1',
        area: 'port1',
        from: 'port1',
        to: 'blue2',
        face: 'up',
        ship: {big: 'red', small: ['blue', 'white']},
        ranking: [{side: 0, total: 3}],
        columns: [{colour: 'red', total: 3, brokers: 1}],
        contenders: [{side: 0, before_screen: 3, order_card: 1}],
        order: ['red', 'blue'],
        cause: 'king',
        source: 'ship',
        contest: 'bids',
        by: 'intriguer',
        score: {sides: [{side: 0, place: 1}]},
    };
    for (const type of headers.names('event.hpp')) {
        assert.doesNotMatch(logLine({...event, type}, seats).parts.join(''), /[{}]|undefined|false|ys\./, type);
    }
});

test('the sentence of the situation names who is waited for', () => {
    const view = {
        stage: 'placing',
        asked: [1],
        turn: 1,
        round: 1,
        brokers: {0: {side: 1, where: 'port1', face: 'up'}},
        effects: {},
    };
    assert.equal(situation(view, seats, 0), 'Ben places a second broker');
    assert.equal(situation(view, seats, 1), 'Place your second broker');
    assert.equal(
        situation({...view, stage: 'bidding', asked: [0, 1, 3]}, seats, 2),
        'Waiting for Anna, Ben and Dora to bid',
    );
});

test('with two players the situation says whether a broker of the neutral is due', () => {
    const own = {side: 1, where: 'port1', face: 'up'};
    const neutral = {side: 4, placer: 1, where: 'port1', face: 'down'};
    const told = (round, ...brokers) =>
        situation({stage: 'placing', asked: [1], turn: 1, round, brokers, effects: {}, neutral: {}}, seats, 1);
    assert.equal(told(1), 'Place your first broker or a neutral one');
    assert.equal(told(1, own, neutral), 'Place your second broker');
    assert.equal(told(1, own, own), 'Place a broker of the neutral');
    assert.equal(told(2, own, own, neutral, {...neutral, placer: 0}), 'Place your first broker or a neutral one');
});

test('messages keep drawings apart from text and leave names as they are', () => {
    const drawing = {drawing: true};
    addMessages({'test.line': '{who} takes {what}!'});
    assert.deepEqual(parts('test.line', {who: '<b>Anna</b>', what: drawing}), ['<b>Anna</b>', ' takes ', drawing, '!']);
    assert.equal(say('no.such.key'), 'no.such.key');
});

test('a sentence behind a colon begins with a small letter', () => {
    const sentences = [
        'Only its table may see it.',
        'Itt nincs.',
        'A kiszolgáló hibázott.',
        'L’asta.',
        '502 Bad Gateway',
    ];
    assert.deepEqual(sentences.map(afterColon), [
        'only its table may see it.',
        'itt nincs.',
        'a kiszolgáló hibázott.',
        'l’asta.',
        '502 Bad Gateway',
    ]);
    for (const untouched of ['TypeError: no', 'WebSockets are at /ws.']) {
        assert.equal(afterColon(untouched), untouched);
    }
});

test('counted messages have both forms', () => {
    for (const key of Object.keys({...app, ...english}).filter((one) => one.endsWith('.one'))) {
        assert.ok(hasWords(key.replace(/\.one$/, '.other')), key);
    }
});
