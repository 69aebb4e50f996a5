// Dealing by the cryptography of the browser, against the vectors that the tests of the engine read too. The vectors
// were made independently of both (tests/core/make_dealing_vectors.py).
import assert from 'node:assert/strict';
import {webcrypto} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {
    bytesOfHex,
    commitmentTo,
    dealKey,
    drawBelow,
    fastStream,
    hexOf,
    sortedText,
    streamsOf,
} from '../../web-client/app/dealing/dealing.js';

const {subtle} = webcrypto;
const {vectors} = JSON.parse(readFileSync(new URL('../core/dealing_vectors.json', import.meta.url), 'utf8'));

const dealOf = ({table, game, options, secret, commitment, contributions}) => ({
    table,
    game,
    options: JSON.parse(options),
    dealing: {generator: 'aes-256-ctr', secret, commitment, contributions: contributions.map((one) => one ?? 'bot')},
});

/** A stream that gives these numbers. */
const streamOf = (numbers) => ({next: async () => numbers.shift()});

test('commitments, keys and option texts agree with independent vectors', async () => {
    assert.equal(vectors.length, 3);
    for (const vector of vectors) {
        assert.equal(await commitmentTo(subtle, vector.secret), vector.commitment);
        assert.equal(sortedText(JSON.parse(vector.options)), vector.options);
        assert.equal(hexOf(await dealKey(subtle, dealOf(vector))), vector.key);
    }
});

test('streams, draws and shuffles agree with independent vectors', async () => {
    let streams = 0;
    for (const vector of vectors) {
        for (const {purpose, numbers, draws, shuffled_24: shuffled} of vector.streams) {
            const raw = (await streamsOf(subtle, dealOf(vector)))(purpose);
            for (const number of numbers) {
                assert.equal(await raw.next(), number);
            }
            const bounded = (await streamsOf(subtle, dealOf(vector)))(purpose);
            for (const {below, drawn} of draws) {
                assert.equal(await drawBelow(bounded, below), drawn);
            }
            const again = (await streamsOf(subtle, dealOf(vector)))(purpose);
            const cards = Array.from({length: 24}, (_, card) => card);
            for (let left = 24; left > 1; left -= 1) {
                const chosen = await drawBelow(again, left);
                [cards[left - 1], cards[chosen]] = [cards[chosen], cards[left - 1]];
            }
            assert.deepEqual(cards, shuffled);
            streams += 1;
        }
    }
    assert.equal(streams, 7);
});

test('a stream goes on where it was, also after the first kilobyte', async () => {
    const one = (await streamsOf(subtle, dealOf(vectors[1])))('ships');
    const streams = await streamsOf(subtle, dealOf(vectors[1]));
    const seen = new Set();
    for (let count = 0; count < 600; count += 1) {
        const number = await one.next();
        assert.equal(await streams('ships').next(), number);
        await streams('characters').next();
        seen.add(number);
    }
    assert.ok(seen.size > 595, 'no kilobyte is given twice');
});

test('numbers that would favour a result are thrown away', async () => {
    const surplus = 2 ** 32 % 7;
    assert.equal(await drawBelow(streamOf([surplus - 1, 0, surplus]), 7), surplus % 7);
    assert.equal(await drawBelow(streamOf([2 ** 32 - 1]), 2 ** 32), 2 ** 32 - 1);
    assert.equal(await drawBelow(streamOf([5]), 1), 0);
    for (const bound of [0, -1, 1.5, 2 ** 32 + 1, NaN, '7']) {
        await assert.rejects(drawBelow(streamOf([1]), bound), RangeError);
    }
});

test('the fast generator is SplitMix64 from the hash of the purpose and the seed', async () => {
    // FNV-1a of nothing exclusive-or a seed of 0 is the state that SplitMix64 begins with.
    const start = 0xcbf29ce484222325n;
    const reference = (steps) => {
        const mask = 2n ** 64n - 1n;
        let mixed = (start + BigInt(steps) * 0x9e3779b97f4a7c15n) & mask;
        mixed = ((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
        mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & mask;
        return Number(((mixed ^ (mixed >> 31n)) & mask) >> 32n);
    };
    const stream = fastStream(0n, '');
    assert.deepEqual([await stream.next(), await stream.next()], [reference(1), reference(2)]);
    assert.notEqual(await fastStream(0n, 'ships').next(), await fastStream(1n, 'ships').next());
});

test('only 64 lower-case hexadecimal digits are read as bytes', () => {
    const good = 'ab'.repeat(32);
    assert.equal(hexOf(bytesOfHex(good)), good);
    for (const bad of ['', good.slice(1), `${good}0`, `g${good.slice(1)}`, good.toUpperCase()]) {
        assert.throws(() => bytesOfHex(bad), RangeError);
    }
});
