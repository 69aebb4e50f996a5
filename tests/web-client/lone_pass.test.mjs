// Passing where nothing else is possible: the page passes once, by itself, where everybody can know that.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isLone, LonePass} from '../../web-client/app/asking/lone_pass.js';
import {isHandKnown} from '../../web-client/games/ys/memory.js';
import {playedMoments} from './played.mjs';

const PASS = {type: 'pass'};
const LONE = {number: 7, rows: [PASS]};
const always = () => true;

test('passing is lone where nothing else is possible', () => {
    assert.equal(isLone([PASS]), true);
    assert.equal(isLone([PASS, {type: 'place'}]), false);
    assert.equal(isLone([{type: 'end_turn'}]), false, 'who ends a turn may think of undoing');
    assert.equal(isLone([]), false);
});

test('a lone pass is answered at once, for whoever wants that', () => {
    assert.deepEqual(new LonePass().heed(LONE, 40, always), PASS);
    assert.equal(
        new LonePass().heed(LONE, 40, () => false),
        undefined,
    );
    assert.equal(new LonePass().heed(undefined, 40, always), undefined, 'nothing is asked');
    assert.equal(new LonePass().heed({...LONE, rows: [PASS, {type: 'play'}]}, 40, always), undefined);
});

test('what is asked again after a taking back, or after a refusal, is asked of the person', () => {
    const lone = new LonePass();
    assert.deepEqual(lone.heed(LONE, 40, always), PASS);
    assert.equal(lone.heed(LONE, 40, always), undefined, 'passing was refused');
    assert.equal(lone.heed({...LONE, number: 9}, 40, always), undefined, 'it was taken back');
    assert.equal(lone.heed({...LONE, number: 10}, 38, always), undefined, 'and what came before it');
    assert.deepEqual(lone.heed({...LONE, number: 12}, 44, always), PASS, 'the match has gone on');
});

/** The lone passes of a kept match, as the asked seat sees them. */
const lonePasses = (name, seat) => playedMoments(name, seat).filter(({decision}) => isLone(decision?.rows ?? []));

test('in Ys everybody has seen the hand of whoever can only pass', () => {
    let found = 0;
    for (const players of [2, 3, 4]) {
        for (let seat = 0; seat < players; seat += 1) {
            for (const {view, events} of lonePasses(`ys_${players}_players`, seat)) {
                assert.ok(isHandKnown(view, events, seat));
                found += 1;
            }
        }
    }
    assert.ok(found > 50, `${found} lone passes`);
});

test('a hand of Ys of which not all was seen is not known', () => {
    const [{view, events}] = lonePasses('ys_4_players', 0);
    const unseen = events.filter(({type}) => type !== 'card_won');
    assert.ok(view.players[0].own.hand.length > 0);
    assert.equal(isHandKnown(view, unseen, 0), false);
});
