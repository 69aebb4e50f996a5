// Every message kind has an example, and every example fits its schema.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {assertFits, exampleFiles, examplesFolder} from './support.mjs';

const kindsOf = (name) => {
    const file = path.join(examplesFolder, '../schemas', `${name}.schema.json`);
    return Object.keys(JSON.parse(readFileSync(file, 'utf8')).$defs);
};

for (const direction of ['client', 'server']) {
    test(`every message from the ${direction} has an example that fits its schema`, () => {
        const examples = exampleFiles(direction);
        assert.deepEqual(examples.map(([name]) => name).sort(), kindsOf(direction).sort());
        for (const [name, example] of examples) {
            assert.equal(example.type, name);
            assertFits(`${direction}.schema.json`, example);
        }
    });

    test(`a message from the ${direction} with another field does not fit`, () => {
        for (const [, example] of exampleFiles(direction)) {
            assert.throws(() => assertFits(`${direction}.schema.json`, {...example, another: 1}));
        }
    });
}

test('every answer over HTTP has an example that fits its schema', () => {
    const examples = exampleFiles('http');
    assert.deepEqual(examples.map(([name]) => name).sort(), kindsOf('http').sort());
    for (const [name, example] of examples) {
        assertFits(`http.schema.json#/$defs/${name}`, example);
    }
});

test('both kinds of record fit their schema', () => {
    for (const [, example] of exampleFiles('record')) {
        assertFits('record.schema.json', example);
    }
});
