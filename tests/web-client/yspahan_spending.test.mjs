// What a choice in Yspahan would leave of one's own camels and gold.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Choosing} from '../../web-client/app/asking/choosing.js';
import {MANNERS} from '../../web-client/games/yspahan/interactions.js';
import {SPACES} from '../../web-client/games/yspahan/printed.js';
import {leftOf} from '../../web-client/games/yspahan/spending.js';

const stock = {camels: 4, gold: 5, buildings: ['hammam']};
const view = {
    order: [0, 1],
    turn: 0,
    tower: {1: {value: 2, white: 2, yellow: 0, brings: 2}},
    distances: SPACES.map((space) => (space === 'west7' ? 7 : 3)),
    players: [stock, stock],
};
const left = (choosing, more) => {
    const {camels, gold} = leftOf({view, viewer: 0, choosing, ...more}, 0);
    return [camels, gold];
};
/** The choice of this action among others. */
function chosen({type, ...fields}) {
    const values = Object.entries(fields).map(([field, value]) => [field, [value]]);
    const rows = [{type, ...Object.fromEntries(values)}, {type: 'end_turn'}];
    return new Choosing(rows, MANNERS).withAction({type, ...fields});
}

for (const [action, wanted] of [
    [{type: 'roll', yellow: 2}, [4, 3]],
    [{type: 'use_row', row: 'bag'}, [4, 5]],
    [{type: 'move_supervisor', row: 'bag', to: 'west3'}, [4, 5]],
    [{type: 'move_supervisor', row: 'bag', to: 'west7'}, [4, 3]],
    [{type: 'pay_camel'}, [3, 5]],
    [{type: 'build', building: 'shop', payment: 'full'}, [2, 3]],
    [{type: 'build', building: 'shop', payment: 'without_camels'}, [4, 3]],
    [{type: 'build', building: 'bazaar', payment: 'nothing'}, [4, 5]],
    [{type: 'build_with_group', row: 'bag', building: 'caravanserai', payment: 'without_gold'}, [1, 5]],
    [{type: 'build_by_card', card: 'build_without_camels', building: 'hoist'}, [4, 1]],
    [{type: 'sell_camels', camels: 3}, [1, 5]],
    [{type: 'sell_gold', gold: 4}, [4, 1]],
    [{type: 'exchange', direction: 'camels_for_gold', amount: 2}, [2, 5]],
    [{type: 'exchange', direction: 'gold_for_camels', amount: 2}, [4, 3]],
]) {
    test(`of 4 camels and 5 gold ${Object.values(action).join(' ')} leaves ${wanted}`, () => {
        assert.deepEqual(left(chosen(action)), wanted);
    });
}

test('nothing is taken by a choice that is not whole, nor by one that was sent, nor from others', () => {
    const whole = chosen({type: 'pay_camel'});
    assert.deepEqual(left(new Choosing([{type: 'sell_gold', gold: [1, 2]}]).withType('sell_gold')), [4, 5]);
    assert.deepEqual(left(whole, {sent: {type: 'pay_camel'}}), [4, 5]);
    assert.deepEqual(left(whole, {viewer: 1}), [4, 5]);
    assert.deepEqual(left(undefined), [4, 5]);
});
