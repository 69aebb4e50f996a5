// A line is said once, however quickly somebody presses Enter, and is not lost if it could not be said.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {settle} from './fake_socket.mjs';

// lit-html looks for a document as soon as it is loaded.
globalThis.document = {createTreeWalker: () => ({}), createComment: () => ({})};
globalThis.navigator ??= {languages: ['en']};
const {send} = await import('../../web-client/app/people/talk.js');

/** A form with these words, and a session whose answers the test gives. */
function talking(value) {
    const field = {value};
    const form = {elements: {namedItem: (name) => (name === 'line' ? field : null)}};
    const asked = [];
    const session = {ask: (line) => new Promise((answer) => asked.push({line, answer}))};
    const enter = () => send({target: form, preventDefault() {}}, session);
    return {field, asked, enter};
}

test('a line is said once by two quick Enters', async () => {
    const {field, asked, enter} = talking(' Good evening! ');
    enter();
    enter();
    assert.deepEqual(
        asked.map(({line}) => line),
        [{type: 'say', text: 'Good evening!'}],
    );
    asked[0].answer({type: 'said'});
    await settle();
    assert.equal(field.value, '');
});

test('what could not be said comes back, behind what is written already', async () => {
    for (const [written, left] of [
        ['', 'Hello'],
        ['Well,', 'Well, Hello'],
    ]) {
        const {field, asked, enter} = talking('Hello');
        enter();
        field.value = written;
        asked[0].answer(undefined);
        await settle();
        assert.equal(field.value, left);
    }
});
