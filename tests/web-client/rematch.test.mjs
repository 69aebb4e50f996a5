// Playing again: the new table is as the last one was, and the line that invites to it leads nowhere else.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {botsOf, requestLike} from '../../web-client/app/rematch.js';
import {partsOfLine} from '../../web-client/app/talk_links.js';

const table = {
    id: '1',
    game: 'ys',
    name: 'Evening',
    options: {queen: 'area'},
    status: 'finished',
    visibility: 'link',
    watching: 'forbidden',
    talk: 'seats',
    memory: 'unaided',
    patience_s: 120,
    clock: {bank_s: 60, increment_s: 5},
    host: 1,
    seats: [{bot: 'greedy'}, {player: 'Anna'}, {bot: 'random', player: 'Ben', stood_in: true}, {bot: 'random'}],
};

test('the new table has the rules, terms and seats of the last one, and a host by the asker’s name', () => {
    assert.deepEqual(requestLike(table, 'Anna'), {
        type: 'create',
        game: 'ys',
        name: 'Evening',
        options: {queen: 'area'},
        seats: 4,
        player: 'Anna',
        visibility: 'link',
        watching: 'forbidden',
        talk: 'seats',
        memory: 'unaided',
        patience_s: 120,
        clock: {bank_s: 60, increment_s: 5},
    });
    assert.equal('clock' in requestLike({...table, clock: undefined}, 'Anna'), false);
});

test('bots sit again, behind the people, and none for a person who was only stood in for', () => {
    assert.deepEqual(botsOf(table), [
        {seat: 2, bot: 'greedy'},
        {seat: 3, bot: 'random'},
    ]);
});

test('an invitation that is said becomes a link within this server, whatever address was said', () => {
    assert.deepEqual(partsOfLine('Once more? http://here/table.html#join=0af-9 Ok?'), [
        {words: 'Once more? '},
        {link: 'table.html#join=0af-9'},
        {words: ' Ok?'},
    ]);
    assert.deepEqual(partsOfLine('https://evil.example/table.html#join=0af'), [{link: 'table.html#join=0af'}]);
    for (const text of ['javascript:alert(1)', 'https://elsewhere.example/#join=0af', 'table.html#seat=0af', 'hello']) {
        assert.deepEqual(partsOfLine(text), [{words: text}]);
    }
});
