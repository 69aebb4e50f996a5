// The keys of Yspahan: arrows lead from every place that can be picked to every other, and the number on dice picks
// their uses in turn.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {stepped} from '../../web-client/app/board/key_steps.js';
import {leadsOn, shopCell, spaceCell, useKey} from '../../web-client/games/yspahan/keys.js';
import {SHOPS, SPACES} from '../../web-client/games/yspahan/printed.js';

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** How many arrows lead from the first cell to the farthest one. Asserts that all cells are reached. */
function farthest(cells) {
    const places = cells.map((cell) => {
        const [row, column] = cell.split(',').map(Number);
        return {row, column};
    });
    const ways = new Map([[places[0], 0]]);
    for (const [place, way] of ways) {
        for (const next of ARROWS.map((key) => stepped(places, place, key)).filter(Boolean)) {
            ways.set(next, ways.get(next) ?? way + 1);
        }
    }
    assert.equal(ways.size, cells.length, cells.join(' '));
    return Math.max(...ways.values());
}

test('arrows come to every space, whichever of them can be picked', () => {
    assert.equal(new Set(SPACES.map(spaceCell)).size, SPACES.length);
    assert.ok(farthest(SPACES.map(spaceCell)) <= 9);
    for (let each = 2; each <= 7; each += 1) {
        farthest(SPACES.filter((_, index) => index % each === 0).map(spaceCell));
        farthest(SPACES.filter((_, index) => index % each !== 0).map(spaceCell));
    }
});

test('arrows come to every shop of a quarter, whichever of them are free', () => {
    for (let each = 1; each <= 5; each += 1) {
        const free = SHOPS.filter((shop, index) => shop.startsWith('bag') && index % each === 0);
        const targets = new Map(free.map((shop) => [`shop:${shop}`, {}]));
        assert.ok(farthest(free.map((shop) => shopCell(shop, targets))) <= 5);
    }
});

test('the number on the dice picks their first use, then the next', () => {
    const offered = (chosen) =>
        ['use_row', 'move_supervisor', 'draw_card'].map((type, at) => ({type, target: {chosen: at === chosen}}));
    const keyed = (chosen) => offered(chosen).filter(({type}) => useKey(offered(chosen), type, {value: 4}) === '4');
    assert.deepEqual(
        [undefined, 0, 1, 2].map((chosen) => keyed(chosen).map(({type}) => type)),
        [['use_row'], ['move_supervisor'], ['draw_card'], ['use_row']],
    );
});

test('a choice leads to Confirm once it is whole, and before that to where it goes on', () => {
    assert.match(leadsOn({choosing: {type: 'use_row', action: {}}}), /data-send/);
    assert.equal(leadsOn({choosing: {type: 'move_supervisor'}}), '.city');
    assert.equal(leadsOn({choosing: {type: 'build_by_card'}}), '.tiles');
    assert.match(leadsOn({choosing: {type: 'exchange'}}), /situation/);
});
