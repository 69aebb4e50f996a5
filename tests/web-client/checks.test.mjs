// The check of a finished match: how each part of it can end, and that there are words for every end. A test with a
// real server shows that it agrees with what that tells (tests/server/verify.test.mjs).
import assert from 'node:assert/strict';
import {webcrypto} from 'node:crypto';
import {test} from 'node:test';
import {wholeVerdict, checkMatch} from '../../web-client/app/dealing/checks.js';
import {
    bytesOf,
    commitmentTo,
    drawBelow,
    hexOf,
    joined,
    sha256,
    streamsOf,
} from '../../web-client/app/dealing/dealing.js';
import {learnReplayWords} from '../../web-client/app/sharing/replay_words.js';
import english from '../../web-client/app/words/languages/replay_en.js';
import {hasWords} from '../../web-client/app/words/words.js';

await learnReplayWords();
const {subtle} = webcrypto;
const SECRET = '01'.repeat(32);
const OWN = '02'.repeat(32);
const RESULT = {points: [7, 3], places: [1, 2]};
const STEPS = [
    {seat: 1, at: 5, events: [{type: 'named', name: 'Kővár'}], changes: {turn: 2}},
    {seat: 0, at: 9, events: [], changes: {result: RESULT}},
];

/** The digest of a replay, computed link by link. */
async function digestOf(replay) {
    let chain = new Uint8Array(32);
    for (const {events} of [replay, ...replay.steps]) {
        chain = await sha256(subtle, joined(chain, bytesOf(`${JSON.stringify(events)}\n`)));
    }
    return hexOf(chain);
}

/** A finished match with a draw for each purpose, and what the browser in seat 1 remembers of it. */
async function finishedMatch(dealing) {
    const seats = [{bot: 'greedy'}, {player: 'Anna'}];
    const record = {table: 't1', game: 'pips', options: {pips: '6'}, seats, dealing, result: structuredClone(RESULT)};
    record.actions = STEPS.map(({seat, at}) => ({seat, at, action: {type: 'go'}}));
    const streamOf = await streamsOf(subtle, record);
    const draws = [];
    for (const [purpose, below] of [
        ['cards', 6],
        ['ships', 3],
        ['cards', 5],
    ]) {
        draws.push({purpose, below, drawn: await drawBelow(streamOf(purpose), below)});
    }
    const custom = dealing.generator === 'custom' ? {custom: true} : {};
    const table = {id: 't1', game: 'pips', options: {pips: '6'}, commitment: dealing.commitment, ...custom};
    table.seats = structuredClone(seats);
    const replay = {table, view: {turn: 1}, events: [{type: 'began'}], draws, steps: STEPS};
    record.digest = await digestOf(replay);
    const own = {token: 'a', table: 't1', game: 'pips', options: {pips: '6'}, seat: 1, played: true};
    const remembered = [{...own, commitment: dealing.commitment, contribution: OWN}];
    const ship = {purpose: 'ships', drawn: [draws[1].drawn], words: 'A ship'};
    return {table: 't1', record, replay, seats: remembered, resultOf: (view) => view.result, seenDraws: () => [ship]};
}

const sealed = async () =>
    finishedMatch({
        generator: 'aes-256-ctr',
        commitment: await commitmentTo(subtle, SECRET),
        secret: SECRET,
        contributions: ['bot', OWN],
    });
const seeded = (generator) => finishedMatch({generator, seed: '18446744073709551615'});

/** How the checks end after something has been changed, as keys of words. */
async function ends(finished, change = () => {}) {
    const {resultOf, seenDraws, ...rest} = finished;
    const copy = {...structuredClone(rest), resultOf, seenDraws};
    change(copy);
    const checks = await checkMatch(subtle, copy);
    assert.equal(
        wholeVerdict(checks) === 'failed',
        checks.some(({verdict}) => verdict === 'failed'),
    );
    return checks.map(({check, verdict, why}) => `check.${check}.${verdict}${why ? `.${why}` : ''}`);
}

const CHANGES = [
    (one) => (one.table = 'another'),
    (one) => (one.record.dealing.secret = OWN),
    (one) => (one.replay.table.commitment = OWN),
    (one) => (one.seats[0].commitment = OWN),
    (one) => (one.seats[0].contribution = SECRET),
    (one) => (one.seats[0].table = 'another'),
    (one) => (one.replay.draws[2].drawn += 1),
    (one) => (one.replay.draws = undefined),
    (one) => (one.seenDraws = () => [{purpose: 'ships', drawn: [5], words: 'Another ship'}]),
    (one) => (one.seenDraws = undefined),
    (one) => one.record.actions.pop(),
    (one) => (one.record.actions[0].seat = 0),
    (one) => one.replay.steps[0].events.pop(),
    (one) => (one.record.result.points[1] = 4),
    (one) => (one.resultOf = () => undefined),
];

test('an honest match passes every check', async () => {
    const checks = ['match', 'commitment', 'noted', 'contribution', 'draws', 'seen', 'actions', 'digest', 'result'];
    assert.deepEqual(
        await ends(await sealed()),
        checks.map((check) => `check.${check}.passed`),
    );
});

test('every end of every check has words, and no other words are kept', async () => {
    const seen = new Set([...(await ends(await seeded('custom'))), ...(await ends(await seeded('fast')))]);
    for (const change of [() => {}, ...CHANGES]) {
        (await ends(await sealed(), change)).forEach((end) => seen.add(end));
    }
    const missing = [...seen].filter((end) => !hasWords(end));
    assert.deepEqual(missing, []);
    const kept = Object.keys(english).filter((key) => /^check\.(?!verdict)\w+\.(passed|failed|not_made)/.test(key));
    // A learner is told some of them in other words.
    assert.deepEqual(
        kept.filter((key) => !seen.has(key.replace(/\.first$/, '.custom'))),
        [],
    );
    assert.ok(kept.length >= 20, `${kept.length} ends`);
});

test('every change makes another end of some check', async () => {
    const good = await ends(await sealed());
    for (const change of CHANGES) {
        assert.notDeepEqual(await ends(await sealed(), change), good, String(change));
    }
});

test('what cannot be read has failed', async () => {
    const broken = await ends(await sealed(), ({record}) => (record.dealing = {generator: 'unknown'}));
    assert.deepEqual(broken.slice(0, 5), [
        'check.match.failed.unreadable',
        'check.commitment.failed.unreadable',
        'check.noted.failed',
        'check.contribution.failed.unreadable',
        'check.draws.failed.unreadable',
    ]);
    const endless = await ends(await sealed(), ({replay}) => (replay.draws[0].below = 0));
    assert.equal(endless[4], 'check.draws.failed.unreadable');
});

test('a seat from which this browser never saw the match accuses nobody', async () => {
    const freed = await ends(await sealed(), ({seats: [seat]}) => {
        seat.played = false;
        seat.contribution = SECRET;
    });
    assert.equal(freed[3], 'check.contribution.not_made.no_seat');
});

test('a seal that this browser noted cannot be replaced by a seed', async () => {
    const {seats: noted} = await sealed();
    for (const generator of ['custom', 'fast']) {
        const swapped = await ends(await seeded(generator), (one) => (one.seats = noted));
        assert.deepEqual(swapped.slice(2, 4), ['check.noted.failed', 'check.contribution.failed']);
    }
});

test('record and replay must be of the table that was asked for, and agree on it', async () => {
    const lies = [
        (one) => (one.record.table = 'another'),
        (one) => (one.replay.table.id = 'another'),
        (one) => (one.record.game = 'another'),
        (one) => (one.record.options.nonce = '1'),
        (one) => (one.record.options.nonce = one.replay.table.options.nonce = '1'),
        (one) => (one.record.dealing.contributions[0] = SECRET),
        (one) => (one.record.dealing.contributions[1] = 'bot'),
        (one) => (one.record.dealing.contributions[1] += '\nmore'),
        (one) => one.record.dealing.contributions.push(SECRET),
        (one) => (one.record.seats[1].player = 'Bela'),
        (one) => (one.replay.table.custom = true),
        (one) => (one.replay.table.commitment = undefined),
    ];
    for (const lie of lies) {
        assert.equal((await ends(await sealed(), lie))[0], 'check.match.failed', String(lie));
    }
});

test('the whole verdict says no more than the checks', async () => {
    const whole = async (finished, change = () => {}) => {
        change(finished);
        return wholeVerdict(await checkMatch(subtle, finished));
    };
    assert.equal(await whole(await sealed()), 'passed');
    assert.equal(await whole(await sealed(), (one) => (one.seats = [])), 'partly');
    assert.equal(await whole(await sealed(), (one) => (one.replay.draws = [])), 'partly');
    assert.equal(await whole(await seeded('custom')), 'seeded');
    assert.equal(await whole(await seeded('custom'), (one) => (one.record.result.places = [])), 'failed');
});
