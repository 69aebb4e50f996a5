// The city of Yspahan as the page draws it: it matches the engine's, names of the view are found on it, and nothing on
// the plan covers anything else.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
    goodsBeside,
    groupAt,
    ownerAt,
    shopsInSight,
    soukState,
    takenToday,
    wayTo,
} from '../../web-client/games/yspahan/facts.js';
import {groundBoxes, shopBox, spacePoint, stepBox, wayBetween} from '../../web-client/games/yspahan/plan.js';
import {
    BESIDE,
    BUILDING_POINTS,
    COPIES_OF_CARD,
    HAMMAM_STEPS,
    LOADING_POINTS,
    PRICES,
    SALE_POINTS,
    SHOPS,
    soukOf,
    SOUKS,
    SPACES,
} from '../../web-client/games/yspahan/printed.js';
import {Headers} from './headers.mjs';

const headers = new Headers('yspahan');
const goods = (placed) => Object.fromEntries(Object.entries(placed).map(([shop, seat]) => [SHOPS.indexOf(shop), seat]));

/** The numbers of a table in a header: of each row between its braces. */
function tableOf(header, name) {
    const [, body] = new RegExp(`${name}\\{\\{([\\s\\S]*?)\\}\\};`).exec(headers.read(header));
    return [...body.matchAll(/\{([^{}]*)\}/g)].map(([, row]) => row.match(/\d+/g).map(Number));
}

test('shops, souks and spaces are those of the engine, in its order', () => {
    assert.deepEqual(SHOPS, headers.words('components.hpp', 'Shop'));
    assert.deepEqual([...SOUKS.keys()], headers.words('components.hpp', 'Souk'));
    assert.deepEqual(SPACES, headers.words('components.hpp', 'Space'));
    const sizes = [...SOUKS.values()].map(({shops, points}) => [shops.length, points]);
    assert.deepEqual(sizes, tableOf('city.hpp', 'souk_table'));
});

test('the shops beside each space are those of the engine', () => {
    const [, list] = /shops_by_space\{([\s\S]*?)\n\};/.exec(headers.read('city.hpp'));
    const beside = [...list.matchAll(/Shops\(\)|Shops\{([^}]*)\}|Shop::(\w+)/g)].map(([, two, one]) =>
        two ? [...two.matchAll(/Shop::(\w+)/g)].map(([, shop]) => shop) : one ? [one] : [],
    );
    assert.deepEqual(Object.values(BESIDE), beside);
});

test('buildings, cards and caravan have the numbers of the engine', () => {
    const prices = Object.values(PRICES).map(({camels, gold}) => [camels, gold]);
    assert.deepEqual(prices, tableOf('tables.hpp', 'building_prices'));
    const tables = headers.read('tables.hpp');
    const number = (name) => Number(new RegExp(`int ${name} = (\\d+);`).exec(tables)[1]);
    assert.equal(HAMMAM_STEPS, number('steps_of_hammam'));
    assert.equal(COPIES_OF_CARD, number('copies_of_card'));
    assert.deepEqual(SALE_POINTS, {camel: number('points_for_camel'), gold: number('points_for_gold')});
    const list = (name) => new RegExp(`${name}\\{([\\d, ]+)\\}`).exec(tables)[1].split(',').map(Number);
    assert.deepEqual(LOADING_POINTS, list('caravan_place_points'));
    assert.deepEqual(BUILDING_POINTS, list('building_points'));
});

/** How far two boxes are apart. */
function gap(one, other) {
    const across = Math.max(one.x - other.x - other.width, other.x - one.x - one.width);
    return Math.max(across, one.y - other.y - other.height, other.y - one.y - one.height);
}

test('souks keep their distance, and a souk is one piece', () => {
    for (const one of SHOPS) {
        for (const other of SHOPS.filter((shop) => shop > one)) {
            const least = soukOf(one) === soukOf(other) ? 5 : 13;
            assert.ok(gap(shopBox(one), shopBox(other)) >= least, `${one} and ${other}`);
        }
    }
    for (const {shops} of SOUKS.values()) {
        const reached = [shops[0]];
        for (const from of reached) {
            const near = shops.filter((shop) => !reached.includes(shop) && groundBoxes([from, shop]).length === 3);
            reached.push(...near);
        }
        assert.equal(reached.length, shops.length, shops[0]);
    }
});

test('a step leads from each space to the shops beside it', () => {
    for (const [space, shops] of Object.entries(BESIDE)) {
        for (const shop of shops) {
            const step = stepBox(space, shop);
            assert.ok(gap(step, shopBox(shop)) < 0, `${space} to ${shop}`);
            assert.ok(Math.min(step.width, step.height) > 0 && Math.max(step.width, step.height) < 30, space);
        }
    }
});

test('ways go straight along an arm, and over the crossroads to another', () => {
    assert.deepEqual(wayBetween('west3', 'west1'), [spacePoint('west3'), spacePoint('west1')]);
    assert.deepEqual(wayBetween('west2', 'south1'), [spacePoint('west2'), {x: 0, y: 0}, spacePoint('south1')]);
});

const view = {
    order: [1, 0],
    turn: 0,
    players: [{buildings: []}, {buildings: ['hammam']}],
    distances: SPACES.map((_, index) => index),
    goods: goods({bag1b: 0, barrel1a: 1, vase2a: 1, vase2b: 1, vase3b: 0}),
    open_souks: ['bag1', 'vase1', 'vase3'],
    tower: {4: {value: 5, white: 2, yellow: 0, brings: 2}},
};

test('goods, souks and dice are found by name', () => {
    assert.equal(ownerAt(view, 'vase2b'), 1);
    assert.equal(ownerAt(view, 'bag1a'), undefined);
    assert.equal(groupAt(view, 'vase').value, 5);
    assert.equal(groupAt(view, 'gold'), undefined);
    assert.deepEqual(goodsBeside(view, 'south1'), [
        {shop: 'bag1b', owner: 0},
        {shop: 'barrel1a', owner: 1},
    ]);
    assert.deepEqual(soukState(view, 'vase2'), {owner: 1, taken: 2, size: 2, complete: true});
    assert.deepEqual(soukState(view, 'vase3'), {owner: 0, taken: 1, size: 3, complete: false});
    assert.deepEqual(soukState(view, 'bag4'), {owner: undefined, taken: 0, size: 6, complete: false});
});

test('the Hammam makes up for three steps, gold for the rest', () => {
    assert.deepEqual(wayTo(view, 5, 'west5'), {steps: 5, hammam: 0, gold: 0});
    assert.deepEqual(wayTo(view, 5, 'west7'), {steps: 7, hammam: 2, gold: 0});
    assert.deepEqual(wayTo(view, 5, 'crossroads'), {steps: 0, hammam: 3, gold: 2});
    assert.deepEqual(wayTo({...view, turn: 1}, 5, 'west7'), {steps: 7, hammam: 0, gold: 2});
});

test('the shops that dice would fill are shown as soon as their own action is chosen', () => {
    const choosing = (type) => ({type, settled: {row: 'vase'}});
    assert.deepEqual(shopsInSight(view, choosing('use_row')), ['vase1a', 'vase3a', 'vase3c']);
    assert.deepEqual(shopsInSight(view, choosing('draw_card')), []);
    assert.deepEqual(shopsInSight(view, undefined), []);
});

test('who took which dice is known from the events of the day', () => {
    const took = (row, seat, use) => ({type: 'group_taken', row, seat, use});
    const events = [took('gold', 2, 'row'), {type: 'day_began'}, took('bag', 1, 'supervisor'), {type: 'turn_ended'}];
    assert.deepEqual([...takenToday(events)], [['bag', {seat: 1, use: 'supervisor'}]]);
});
