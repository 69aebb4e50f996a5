// Learning by `dahut train`: the same command writes the same weights, and a tournament plays with them.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {programs, temporaryFolder} from './support.mjs';

/** Runs the program to its end. Returns the exit status and the lines on standard error. */
function run(...options) {
    const {status, stderr} = spawnSync(programs.dahut, options, {encoding: 'utf8', timeout: 20000});
    return {status, lines: stderr.split('\n').filter((line) => line !== '')};
}

test('training writes the same weights twice, says how wrong forecasts are, and a tournament plays by them', (t) => {
    const folder = temporaryFolder(t);
    const train = (name, ...options) => {
        const file = path.join(folder, name);
        const training = ['train', 'yspahan', '--games', '10', '--player', 'easy', '--output', file, ...options];
        const {status, stdout} = spawnSync(programs.dahut, training, {encoding: 'utf8', timeout: 60000});
        assert.equal(status, 0);
        return {stdout, weights: readFileSync(file, 'utf8')};
    };
    const once = train('once.txt');
    assert.equal(train('twice.txt').weights, once.weights);
    assert.notEqual(train('other.txt', '--seed', '2').weights, once.weights);
    assert.match(once.weights, /^# dahut train yspahan --players 2 --players 3 --players 4 --games 10 --seed 1/m);
    assert.deepEqual(once.weights.match(/^players \d$/gm), ['players 2', 'players 3', 'players 4']);
    assert.equal(once.stdout.match(/^ {2}forecast learned +wrong by +[\d.]+ points, the lead by +[\d.]+$/gm).length, 3);
    const played = (...options) => {
        const contest = ['tournament', 'yspahan', '--first', 'medium', '--others', 'easy', '--games', '2', ...options];
        return /^signature .*$/m.exec(spawnSync(programs.dahut, contest, {encoding: 'utf8', timeout: 60000}).stdout)[0];
    };
    const hasty = ['--first-share', '5'];
    const learned = played(...hasty, '--first-weights', path.join(folder, 'once.txt'));
    assert.notEqual(learned, played(...hasty, '--first-without', 'learning'));
    assert.equal(played('--first-budget', 'playouts=20'), played(...hasty));
    const {status, lines} = run('tournament', 'ys', '--first-weights', path.join(folder, 'once.txt'));
    assert.equal(status, 2);
    assert.match(lines[0], /line 3: these are no weights of ys$/);
});

test('weights that cannot be written are reported in one line', () => {
    const file = path.join(programs.dahut, 'weights.txt');
    const {status, lines} = run('train', 'yspahan', '--games', '5', '--player', 'random', '--output', file);
    assert.equal(status, 1);
    assert.equal(lines.length, 1);
});

test('a file of weights that cannot be written is refused before anything is learned', (t) => {
    const output = path.join(temporaryFolder(t), 'missing', 'weights.txt');
    const {status, stdout, stderr} = spawnSync(
        programs.dahut,
        ['train', 'yspahan', '--games', '10', '--player', 'easy', '--output', output],
        {encoding: 'utf8', timeout: 60000},
    );
    assert.deepEqual(
        [status, stdout, stderr],
        [1, '', `dahut train: ${output}: it cannot be written: No such file or directory\n`],
    );
});

test('a tournament of a single deal shows no interval, and one of two deals does', () => {
    const played = (games, ...options) => {
        const words = ['tournament', 'yspahan', '--first', 'easy', '--others', 'random', '--games', games, ...options];
        return spawnSync(programs.dahut, words, {encoding: 'utf8', timeout: 60000}).stdout;
    };
    const deal = played('2');
    assert.match(deal, /^first places +\d+\.\d %$/m);
    assert.match(deal, /^lead +-?\d+\.\d points over the best of the others$/m);
    assert.doesNotMatch(deal, /±/);
    assert.match(played('4'), /^first places +\d+\.\d ± \d+\.\d %$/m);
});
