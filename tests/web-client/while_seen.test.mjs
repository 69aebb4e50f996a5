// A pause lasts longer while nobody sees the page, and ends when somebody does.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {WhileSeen} from '../../web-client/app/browser/while_seen.js';
import {holdTimers} from './held_timers.mjs';

/** A page that can be hidden, and a counter of what is done on it. */
function begin(context) {
    const tick = holdTimers(context);
    const page = Object.assign(new EventTarget(), {hidden: false});
    globalThis.document = page;
    const done = {count: 0};
    const waiting = new WhileSeen(() => (done.count += 1));
    const show = (isSeen) => {
        page.hidden = !isSeen;
        page.dispatchEvent(new Event('visibilitychange'));
    };
    return {done, waiting, show, tick};
}

test('it is done once after the pause, on a page that is seen', (context) => {
    const {done, waiting, show, tick} = begin(context);
    waiting.wait(5000);
    tick(4999);
    assert.equal(done.count, 0);
    tick(1);
    assert.equal(done.count, 1);
    show(false);
    show(true);
    tick(60000);
    assert.equal(done.count, 1);
});

test('on a page that nobody sees it waits, and is done at once for whoever comes back', (context) => {
    const {done, waiting, show, tick} = begin(context);
    waiting.wait(5000);
    show(false);
    tick(60000);
    assert.equal(done.count, 0);
    show(true);
    assert.equal(done.count, 1);
    waiting.wait(5000);
    show(false);
    show(true);
    assert.equal(done.count, 2, 'even before the pause is over');
    tick(60000);
    assert.equal(done.count, 2, 'and not once more then');
});

test('nothing is done for a page that was left', (context) => {
    const {done, waiting, show, tick} = begin(context);
    waiting.wait(5000);
    waiting.end();
    tick(60000);
    show(true);
    assert.equal(done.count, 0);
});
