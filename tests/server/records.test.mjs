// The libraries of finished records (tests/records): each record fits the schemas, `dahut verify` finds each genuine,
// and finds out whoever changes anything that was dealt, done or won.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {assertFits, programs, recordsFolder, temporaryFolder} from './support.mjs';

const library = readdirSync(recordsFolder, {recursive: true})
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, JSON.parse(readFileSync(path.join(recordsFolder, name), 'utf8'))]);

/** Another hexadecimal digit in the last place. */
const otherDigits = (digits) => digits.slice(0, -1) + (digits.endsWith('0') ? '1' : '0');

/** Something of each game that was done otherwise, in the middle of the match. */
const doneOtherwise = {
    ys: {type: 'place', change: (action) => (action.where = action.where === 'commerce1' ? 'palace1' : 'commerce1')},
    yspahan: {type: 'use_row', change: (action) => (action.row = action.row === 'camel' ? 'gold' : 'camel')},
    'magna-carta': {type: 'place_worker', change: (action) => (action.place = action.place === 0 ? 1 : 0)},
};

function doOtherwise({game, actions}) {
    const {type, change} = doneOtherwise[game];
    change(actions.slice(Math.floor(actions.length / 2)).find(({action}) => action.type === type).action);
}

const tamperings = {
    'something done otherwise': doOtherwise,
    'the last action left out': ({actions}) => actions.pop(),
    'an action done twice': ({actions}) => actions.push(actions.at(-1)),
    'an action done by another seat': ({actions, seats}) => (actions[0].seat = (actions[0].seat + 1) % seats.length),
    'a point more': ({result}) => (result.points[0] += 1),
    'another place': ({result}) => (result.places[0] += 1),
    'another digest': (record) => (record.digest = otherDigits(record.digest)),
};

const sealedTamperings = {
    'another table': (record) => (record.table += 'x'),
    'another secret': ({dealing}) => (dealing.secret = otherDigits(dealing.secret)),
    'another commitment': ({dealing}) => (dealing.commitment = otherDigits(dealing.commitment)),
    'another contribution': ({dealing}) => (dealing.contributions[0] = otherDigits(dealing.contributions[0])),
};

const fastTamperings = {'another seed': ({dealing}) => (dealing.seed = String(BigInt(dealing.seed) + 1n))};

const tamperingsOf = ({dealing}) =>
    Object.entries({...tamperings, ...(dealing.secret === undefined ? fastTamperings : sealedTamperings)});

function verify(file) {
    const settings = {encoding: 'utf8', timeout: 20000};
    const {status, stdout, stderr} = spawnSync(programs.dahut, ['verify', file], settings);
    return {status, said: stdout + stderr};
}

test('every record of the libraries fits its schema, and its options and actions those of its game', () => {
    assert.ok(library.length > 0);
    for (const [, record] of library) {
        assertFits('record.schema.json', record);
        assertFits(`${record.game}.schema.json#/$defs/options`, record.options);
        for (const {action} of record.actions) {
            assertFits(`${record.game}.schema.json#/$defs/action`, action);
        }
    }
});

test('every record of the libraries is found genuine', () => {
    for (const [name] of library) {
        const {status, said} = verify(path.join(recordsFolder, name));
        assert.equal(status, 0, said);
        assert.match(said, /: genuine\./);
    }
});

test('whatever is changed in a record is found out', (t) => {
    const file = path.join(temporaryFolder(t), 'record.json');
    for (const [name, record] of library) {
        for (const [what, tamper] of tamperingsOf(record)) {
            const changed = structuredClone(record);
            tamper(changed);
            writeFileSync(file, JSON.stringify(changed));
            const {status, said} = verify(file);
            assert.equal(status, 1, `${name}: ${what}: ${said}`);
            assert.match(said, /not genuine/, `${name}: ${what}`);
        }
    }
});
