// In which order the brokers of a place of Ys are drawn.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {brokersAt} from '../../web-client/games/ys/lanes.js';
import {NEUTRAL} from '../../web-client/games/ys/words_of.js';

const at = (where, side) => ({where, side, face: 'down'});

test('brokers of a place stand by sides, the neutral ones last, those of a side as they were placed', () => {
    const brokers = {
        2: at('port1', NEUTRAL),
        3: at('port1', 1),
        5: at('port1', 0),
        7: at('port2', 0),
        9: at('port1', 1),
        10: at('port1', 0),
    };
    const numbers = (where) => brokersAt({view: {brokers}}, where).map(([number]) => number);
    assert.deepEqual(numbers('port1'), ['5', '10', '3', '9', '2']);
    assert.deepEqual(numbers('port2'), ['7']);
    assert.deepEqual(numbers('port3'), []);
});
