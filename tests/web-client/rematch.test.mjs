// Playing again: the new table is like the last one, and the line that invites leads only there.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {botsOf, nextSeat, quicker, requestLike} from '../../web-client/app/gathering/rematch.js';
import {partsOfLine} from '../../web-client/app/people/talk_links.js';

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

test('the new table has the rules, terms and seats of the last one, and the asker moves on by a seat', () => {
    assert.deepEqual(requestLike(table, 1), {
        type: 'create',
        game: 'ys',
        name: 'Evening',
        options: {queen: 'area'},
        seats: 4,
        player: 'Anna',
        seat: 2,
        visibility: 'link',
        watching: 'forbidden',
        talk: 'seats',
        memory: 'unaided',
        patience_s: 120,
        clock: {bank_s: 60, increment_s: 5},
    });
    assert.equal('clock' in requestLike({...table, clock: undefined}, 1), false);
});

test('bots move on by a seat as people do, and none sits for a person who was only stood in for', () => {
    assert.deepEqual(botsOf(table), [
        {seat: 1, bot: 'greedy'},
        {seat: 0, bot: 'random'},
    ]);
    assert.deepEqual(table.seats.map((_, seat) => nextSeat(seat, table)).sort(), [0, 1, 2, 3]);
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

const line = (seat, invitation) => ({seat, at: 1, text: `Again? http://here/table.html#join=${invitation}`});
const open = {game: 'ys', status: 'open', seats: [{player: 'Ben'}, {}, {bot: 'greedy'}, {}]};

/** The invitation of another table at which people meet, if it is not one's own. */
function met(tables, talk, own = 'mine') {
    const asked = [];
    const look = async (invitation) => {
        asked.push(invitation);
        return tables[invitation];
    };
    return quicker(talk, table, own, look).then((other) => ({other, asked}));
}

test('of two who ask at once the one who was heard first is met, whatever was known of that table', async () => {
    const talk = [line(0, 'old'), line(1, 'theirs'), line(0, 'mine'), line(2, 'late')];
    const tables = {old: {...open, status: 'finished'}, theirs: open, mine: open, late: open};
    assert.deepEqual(await met(tables, talk), {other: 'theirs', asked: ['old', 'theirs']});
    assert.equal((await met(tables, talk, 'theirs')).other, undefined);
    assert.equal((await met(tables, talk, 'unsaid')).other, 'theirs', 'whoever could not say it is late');
    assert.equal((await met(tables, [{...talk[1], seat: undefined, watcher: 'Eva'}])).other, undefined);
});

test('nobody is led to a table unlike this one, without a free seat or gone', async () => {
    const full = {...open, seats: open.seats.map(() => ({bot: 'greedy'}))};
    const unlike = [undefined, {...open, game: 'yspahan'}, {...open, seats: [{player: 'Ben'}, {}]}, full];
    for (const theirs of [...unlike, {...open, status: 'running'}, {...open, status: 'closed'}]) {
        assert.equal((await met({theirs}, [line(1, 'theirs')])).other, undefined);
    }
    const talk = ['a', 'b', 'c', 'd', 'e', 'f'].map((invitation) => line(1, invitation));
    assert.deepEqual(await met({a: open, c: open, f: open}, talk), {other: 'c', asked: ['b', 'c', 'd', 'e', 'f']});
});
