// Times in words, as the waiting room says how long a table stays without anybody.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {say, sayTime, sayTimeShortly} from '../../web-client/app/words/words.js';

test('a time is said in the largest unit that it is a whole number of', () => {
    const said = [172800, 86400, 36 * 3600, 3600, 90 * 60, 60, 90, 1].map(sayTime);
    assert.deepEqual(said, [
        '2 days',
        '1 day',
        '36 hours',
        '1 hour',
        '90 minutes',
        '1 minute',
        '90 seconds',
        '1 second',
    ]);
    assert.equal(say('room.goes_after', {time: sayTime(172800)}), 'The table goes after 2 days without anybody.');
    assert.deepEqual([259200, 7200, 180, 45].map(sayTimeShortly), ['3 days', '2 hr', '3 min', '45 sec']);
});
