// Which tab a key leads to.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {tabAfter} from '../../web-client/app/board/key_steps.js';

const NAMES = ['tower', 'players', 'log'];

test('arrows lead around all tabs, and two keys to the ends', () => {
    assert.equal(tabAfter('ArrowRight', NAMES, 'tower'), 'players');
    assert.equal(tabAfter('ArrowRight', NAMES, 'log'), 'tower');
    assert.equal(tabAfter('ArrowLeft', NAMES, 'tower'), 'log');
    assert.equal(tabAfter('Home', NAMES, 'log'), 'tower');
    assert.equal(tabAfter('End', NAMES, 'tower'), 'log');
});

test('every other key leads nowhere', () => {
    assert.equal(tabAfter('a', NAMES, 'tower'), undefined);
});
