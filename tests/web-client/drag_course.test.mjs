// What a pointer means by now, a press or a drag, and when the page scrolls below it.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isDrag, scrollAt} from '../../web-client/app/board/drag_course.js';

test('a finger that trembles presses, one that goes on drags', () => {
    const from = {x: 100, y: 100};
    assert.equal(isDrag(from, {x: 105, y: 104}), false);
    assert.equal(isDrag(from, {x: 100, y: 112}), true);
});

test('at the edges of what is in sight the page scrolls, the faster the nearer, and nowhere else', () => {
    const band = {top: 100, bottom: 500};
    assert.equal(scrollAt(300, band), 0);
    assert.ok(scrollAt(110, band) < scrollAt(140, band) && scrollAt(140, band) < 0);
    assert.ok(scrollAt(490, band) > scrollAt(460, band) && scrollAt(460, band) > 0);
    assert.equal(scrollAt(700, band), 0, 'over the sheet, where it was picked up');
    assert.equal(scrollAt(20, band), 0);
});
