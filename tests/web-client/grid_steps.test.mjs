// Where arrow keys lead on boards and in hands.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {entryOf, isArrow, isSameKey, stepped} from '../../web-client/app/board/key_steps.js';

const cell = (row, column) => ({row, column});
const grid = [0, 1, 2].flatMap((row) => [1, 2, 3, 4].map((column) => cell(row, column)));

test('arrows lead to the next cell, and around the edge', () => {
    assert.deepEqual(stepped(grid, cell(1, 2), 'ArrowRight'), cell(1, 3));
    assert.deepEqual(stepped(grid, cell(1, 2), 'ArrowUp'), cell(0, 2));
    assert.deepEqual(stepped(grid, cell(0, 2), 'ArrowUp'), cell(2, 2));
    assert.deepEqual(stepped(grid, cell(0, 4), 'ArrowRight'), cell(0, 1));
    assert.deepEqual(stepped(grid, cell(0, 1), 'ArrowLeft'), cell(0, 4));
    assert.ok(isArrow('ArrowDown') && !isArrow('Enter'));
});

test('what is missing is passed over', () => {
    const some = grid.filter(({row, column}) => !(row === 1 && column === 3));
    assert.deepEqual(stepped(some, cell(1, 2), 'ArrowRight'), cell(1, 4));
});

test('where a line has no other cell, the nearest of the next line is reached', () => {
    const some = [cell(0, 1), cell(1, 3), cell(1, 4)];
    assert.deepEqual(stepped(some, cell(0, 1), 'ArrowDown'), cell(1, 3));
    assert.equal(stepped([cell(0, 1)], cell(0, 1), 'ArrowDown'), undefined);
});

test('from every cell of a board every other is reached by three arrows', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
    for (const from of grid) {
        let reached = new Set([from]);
        for (let presses = 0; presses < 3; presses += 1) {
            reached = new Set([...reached].flatMap((at) => [at, ...keys.map((key) => stepped(grid, at, key))]));
        }
        assert.equal(reached.size, grid.length);
    }
});

/** A fake cell. */
const stop = ({pressed = 'false', pick = 'bid', entry}) => ({
    getAttribute: (name) => (name === 'aria-pressed' ? pressed : null),
    dataset: {...(pick && {pick}), ...(entry && {entry: ''})},
});
/** The place of the cell that Tab leads to. */
const entered = (...cells) => cells.indexOf(entryOf(cells, null));

test('the Tab key leads to what is chosen rather than to where the focus was last', () => {
    assert.equal(entered(stop({}), stop({entry: true}), stop({pressed: 'true'})), 2);
    assert.equal(entered(stop({}), stop({}), stop({entry: true})), 2, 'without a choice, to where it was');
    assert.equal(entered(stop({pick: ''}), stop({}), stop({})), 1, 'else to the first that can be picked');
    assert.equal(entered(stop({pick: ''}), stop({pick: '', entry: true})), 1);
    const focused = stop({});
    assert.equal(entryOf([stop({pressed: 'true'}), focused], focused), focused, 'but not away from where it is');
});

test('a letter is the same key with Caps Lock', () => {
    assert.ok(isSameKey('b', 'B') && isSameKey('b', 'b') && isSameKey('Enter', 'Enter'));
    assert.ok(!isSameKey('b', 'c') && !isSameKey(undefined, 'b'));
});
