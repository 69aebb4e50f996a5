// How a score sheet is counted up: what its numbers show at each moment, and that they are left as they were.
import assert from 'node:assert/strict';
import {afterEach, beforeEach, mock, test} from 'node:test';
import {countedTo, countingMs, countUp, ROW_MS} from '../../web-client/app/table/counting_up.js';

/** A cell with a number, as lit draws it: among nodes that are no text. */
const cellOf = (written) => {
    const text = {
        nodeType: 3,
        data: written,
        get textContent() {
            return this.data;
        },
    };
    return {text, querySelector: () => ({childNodes: [{nodeType: 8}, text]})};
};
const rowOf = (...cells) => ({cells, querySelectorAll: () => cells});

/** A sheet of two rows for two people, with its sums and a line below them. */
function sheetOf() {
    const rows = [rowOf(cellOf('12'), cellOf('4')), rowOf(cellOf('0'), cellOf('9'))];
    const sums = rowOf(cellOf('12'), cellOf('13'));
    const places = rowOf({querySelector: () => null});
    return {rows, sums, querySelectorAll: (selector) => (selector.startsWith('tbody') ? rows : [sums, places])};
}
const shown = ({cells}) => cells.map(({text}) => text.data);

const before = {};
let now = 0;
/** What runs with the next frame. */
let next = [];
const frameAt = (moment) => {
    now = moment;
    next.splice(0).forEach((step) => step());
};

beforeEach(() => {
    const names = ['Node', 'requestAnimationFrame', 'cancelAnimationFrame'];
    names.forEach((name) => (before[name] = globalThis[name]));
    now = 0;
    mock.method(performance, 'now', () => now);
    Object.assign(globalThis, {
        Node: {TEXT_NODE: 3},
        requestAnimationFrame: (step) => next.push(step),
        cancelAnimationFrame: () => (next = []),
    });
});

afterEach(() => {
    mock.restoreAll();
    Object.assign(globalThis, before);
});

test('a number begins with its row, grows, and stays', () => {
    assert.deepEqual(
        [0, 100, 200, 400, 5000].map((moment) => countedTo(20, 0, moment)),
        [0, 5, 10, 20, 20],
    );
    assert.equal(countedTo(20, 2, 2 * ROW_MS), 0);
    assert.equal(countedTo(20, 2, countingMs(3)), 20);
});

test('rows are counted one after the other, sums with them, and all is left as it was', () => {
    const sheet = sheetOf();
    let ended = 0;
    countUp(sheet, () => (ended += 1));
    assert.deepEqual(
        [...sheet.rows.map(shown), shown(sheet.sums)],
        [
            ['0', '0'],
            ['0', '0'],
            ['0', '0'],
        ],
    );
    frameAt(200);
    assert.deepEqual(
        [...sheet.rows.map(shown), shown(sheet.sums)],
        [
            ['6', '2'],
            ['0', '0'],
            ['6', '2'],
        ],
    );
    frameAt(ROW_MS);
    assert.deepEqual(
        [...sheet.rows.map(shown), shown(sheet.sums)],
        [
            ['12', '4'],
            ['0', '0'],
            ['12', '4'],
        ],
    );
    assert.equal(ended, 0);
    frameAt(countingMs(2));
    assert.deepEqual(
        [...sheet.rows.map(shown), shown(sheet.sums)],
        [
            ['12', '4'],
            ['0', '9'],
            ['12', '13'],
        ],
    );
    assert.deepEqual([ended, next.length], [1, 0]);
});

test('counting can be ended at once', () => {
    const sheet = sheetOf();
    let ended = 0;
    const end = countUp(sheet, () => (ended += 1));
    end();
    assert.deepEqual(
        [...sheet.rows.map(shown), shown(sheet.sums)],
        [
            ['12', '4'],
            ['0', '9'],
            ['12', '13'],
        ],
    );
    assert.deepEqual([ended, next.length], [1, 0]);
});
