// When the page calls whoever sits at it.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Attention} from '../../web-client/app/table/attention.js';

const told = (parts = {}) => ({beat: {}, signs: [], arriving: [], ...parts});

test('what is asked calls once, and again when it is asked anew', () => {
    const attention = new Attention();
    assert.deepEqual(attention.note({isAsked: true}), ['turn']);
    assert.deepEqual(attention.note({isAsked: true}), []);
    assert.deepEqual(attention.note({isAsked: false}), []);
    assert.deepEqual(attention.note({isAsked: true}), ['turn']);
});

test('what is asked right after one’s own answer does not call', () => {
    const attention = new Attention();
    attention.note({isAsked: true});
    attention.note({isAsked: false, isSent: true});
    assert.deepEqual(attention.note({isAsked: true}), []);
    attention.note({isAsked: false, isSent: true});
    attention.note({isAsked: false});
    assert.deepEqual(attention.note({isAsked: true}), ['turn']);
});

test('a beat calls once by what it brings: a card, gains, or something turned over', () => {
    const attention = new Attention();
    const gain = told({arriving: [{side: 0, token: 'points', count: 1}]});
    assert.deepEqual(attention.note({isAsked: false, told: gain}), ['gain']);
    assert.deepEqual(attention.note({isAsked: false, told: gain}), []);
    assert.deepEqual(attention.note({isAsked: false, told: told({signs: [{at: 'a', token: 'piece.1'}]})}), ['reveal']);
    assert.deepEqual(attention.note({isAsked: false, told: told({beat: {sum: {title: '', gains: []}}})}), ['sum']);
    assert.deepEqual(attention.note({isAsked: false, told: told()}), []);
});

test('what was missed is read in silence', () => {
    const missed = told({beat: {sum: {title: '', gains: []}}, missed: 'over'});
    assert.deepEqual(new Attention().note({isAsked: false, told: missed}), []);
});

test('what somebody says calls once, and no refusal makes it call again', () => {
    const attention = new Attention();
    const said = {seat: 1, text: 'Hello'};
    assert.deepEqual(attention.note({isAsked: false, said}), ['message']);
    assert.deepEqual(attention.note({isAsked: false, said, message: {code: 'not_asked'}}), ['message']);
    assert.deepEqual(attention.note({isAsked: false, said}), []);
    assert.deepEqual(attention.note({isAsked: false, said: {seat: 1, text: 'Again'}}), ['message']);
});

test('a message calls once', () => {
    const attention = new Attention();
    const message = {code: 'not_asked', sentence: ''};
    assert.deepEqual(attention.note({isAsked: false, message}), ['message']);
    assert.deepEqual(attention.note({isAsked: false, message}), []);
    assert.deepEqual(attention.note({isAsked: false}), []);
});

test('whoever is reminded is called again, if something is asked', () => {
    const attention = new Attention();
    attention.note({isAsked: true});
    assert.deepEqual(attention.note({isAsked: true, nudgedAt: 5}), ['turn']);
    assert.deepEqual(attention.note({isAsked: true, nudgedAt: 5}), []);
    assert.deepEqual(attention.note({isAsked: false, nudgedAt: 9}), []);
});
