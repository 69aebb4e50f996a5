// The placements of a round of Ys, planned before any is sent: what they leave, turning, lifting, sending.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {beginChoosing} from '../../web-client/app/asking/choosing.js';
import {addMessages} from '../../web-client/app/words/words.js';
import {droppedSays, ghostsOf} from '../../web-client/games/ys/ghosts.js';
import {slotsOf, stillHeld} from '../../web-client/games/ys/hand.js';
import {handTargets, likelyType, MANNERS} from '../../web-client/games/ys/interactions.js';
import english from '../../web-client/games/ys/languages/en.js';
import {actionsOf, planOf} from '../../web-client/games/ys/plan.js';
import {afterPlanned, isWhole, planned} from '../../web-client/games/ys/round.js';

addMessages(english);
const place = {type: 'place', broker: [0, 3, 4], face: ['up', 'down'], where: ['port1', 'blue2', 'red2']};
const neutral = {type: 'place_neutral', broker: [1, 4], where: ['port1', 'blue2']};
const queen = {type: 'close_area', area: ['port1', 'port2']};
const own = {behind: [1, 0, 0, 2, 1], neutral: [0, 1, 0, 0, 1]};
const view = {round: 1, brokers: {}, effects: {}, players: [{own}]};

/** The choice after some picks, as the page puts it: each pick is a type, a field and a value. */
function choose(rows, picks, known = view) {
    return picks.reduce(
        (choosing, [type, field, value]) => {
            const begun = choosing.type === type ? choosing : choosing.withType(type);
            return afterPlanned(planned(begun.pick(field, value)), rows, known, 0);
        },
        afterPlanned(beginChoosing({rows}, MANNERS, likelyType), rows, known, 0),
    );
}
const put = (broker, where, type = 'place') => [
    [type, 'broker', broker],
    [type, 'where', where],
];
const up = {type: 'place', broker: 3, face: 'up', where: 'blue2'};

test('a broker and a place make a ghost, face up until it is turned', () => {
    const choosing = choose([place], put(3, 'blue2'));
    assert.deepEqual(choosing.planned, [up]);
    assert.equal(choosing.begun, false);
    assert.deepEqual(actionsOf(choosing), [], 'another one is due');
});

test('the next is offered what the first leaves: brokers, spaces of the market, the other face', () => {
    const choosing = choose([place], put(3, 'blue2'));
    assert.deepEqual(choosing.rows, [{type: 'place', broker: [0, 3, 4], face: ['down'], where: ['port1', 'red2']}]);
    const last = choose([place], put(4, 'port1'));
    assert.deepEqual(last.offered('broker'), [0, 3]);
    assert.deepEqual(last.offered('where'), ['port1', 'blue2', 'red2'], 'any number stand in an area');
});

test('two of them are a whole round, which is sent as it was planned', () => {
    const choosing = choose([place], [...put(3, 'blue2'), ...put(3, 'port1')]);
    assert.ok(isWhole(choosing));
    assert.deepEqual(actionsOf(choosing), [up, {type: 'place', broker: 3, face: 'down', where: 'port1'}]);
});

test('of a round that has begun, one is due', () => {
    const begun = {...view, brokers: {0: {side: 0, where: 'port2', face: 'up', value: 3}}};
    assert.ok(isWhole(choose([{...place, face: ['down']}], put(3, 'blue2'), begun)));
});

test('turning one over turns the other too, unless the Cardinal is about', () => {
    const both = choose([place], [...put(3, 'blue2'), ...put(0, 'port1')]);
    const faces = (known) =>
        planOf(both, [place], known, 0)
            .turned(0)
            .planned.map(({face}) => face);
    assert.deepEqual(faces(view), ['down', 'up']);
    assert.deepEqual(faces({...view, effects: {cardinal: 0}}), ['down', 'down']);
    const free = choose([place], put(3, 'blue2'), {...view, effects: {cardinal: 0}});
    assert.deepEqual(free.offered('face'), ['up', 'down']);
    const hidden = planOf(free, [place], {...view, effects: {cardinal: 0}}, 0).turned(0);
    const next = afterPlanned(hidden, [place], {...view, effects: {cardinal: 0}}, 0);
    assert.deepEqual(next.offered('face'), ['down', 'up'], 'the next one begins as the last one lies');
});

test('where all lie open, none can be turned over', () => {
    const open = {...place, face: ['up']};
    const both = choose([open], [...put(3, 'blue2'), ...put(0, 'port1')]);
    assert.deepEqual(
        both.planned.map(({face}) => face),
        ['up', 'up'],
    );
    const plan = planOf(both, [open], view, 0);
    assert.equal(plan.mayTurn(0), false);
    assert.deepEqual(plan.turned(0).planned, both.planned);
});

test('one that is lifted off the board is picked up again, with its face', () => {
    const both = choose([place], [...put(3, 'blue2'), ...put(0, 'port1')]);
    const lifted = planOf(both, [place], view, 0).lifted(0);
    assert.deepEqual(lifted.chosen, {broker: 3, face: 'up'});
    assert.deepEqual(lifted.planned, [both.planned[1]]);
    const moved = afterPlanned(planned(lifted.pick('where', 'red2')), [place], view, 0);
    assert.deepEqual(actionsOf(moved), [both.planned[1], {...up, where: 'red2'}]);
    assert.deepEqual(planOf(both, [place], view, 0).without(1).planned, [both.planned[0]]);
});

test('the broker of the neutral belongs to the round, before, between or after', () => {
    const two = {...view, neutral: {}};
    const picks = [...put(1, 'port1', 'place_neutral'), ...put(3, 'blue2')];
    const choosing = choose([place, neutral], picks, two);
    assert.deepEqual(choosing.types, ['place']);
    assert.ok(isWhole(choose([place, neutral], [...picks, ...put(0, 'port1')], two)));
    const own = choose([place, neutral], [...put(3, 'blue2'), ...put(0, 'port1')], two);
    assert.equal(own.type, 'place_neutral');
    assert.deepEqual(own.offered('where'), ['port1']);
});

test('a card is played before what is planned, which stays', () => {
    const choosing = choose([place, queen], [...put(3, 'blue2'), ['close_area', 'area', 'port2']]);
    assert.deepEqual(choosing.planned, [up]);
    assert.deepEqual(actionsOf(choosing), [{type: 'close_area', area: 'port2'}]);
    const illusion = {...place, type: 'place_from_before', broker: [2], replacement: [0, 3]};
    const swap = [
        ['place_from_before', 'replacement', 0],
        ['place_from_before', 'where', 'port1'],
    ];
    const from = choose([place, illusion], [...put(3, 'blue2'), ...swap]);
    assert.deepEqual(
        actionsOf(from).map(({type, face}) => [type, face]),
        [
            ['place', 'up'],
            ['place_from_before', 'down'],
        ],
    );
});

test('the hand offers to place whatever else is chosen, and to bid', () => {
    const choosing = choose([place, neutral, queen], [['close_area', 'area', 'port2']]);
    const targets = handTargets(choosing);
    assert.deepEqual([...targets.keys()], ['place:0', 'place:3', 'place:4', 'place_neutral:1', 'place_neutral:4']);
    const picked = targets.get('place:4').next();
    assert.equal(handTargets(picked).get('place:4').chosen, true);
    assert.deepEqual(handTargets(picked).get('place:4').next().chosen, {}, 'again puts it back');
    const bid = choose([{type: 'bid', first: [3, 4], second: [0, 3]}], []);
    assert.deepEqual([...handTargets(bid).keys()], ['bid:3', 'bid:4', 'bid:0']);
    assert.deepEqual([...handTargets(bid.pickOfPair(4).pickOfPair(3)).keys()], []);
});

test('the hand keeps its order and its places, whatever has left it', () => {
    assert.deepEqual(
        slotsOf([1, 0, 0, 2, 1], [2, 3, 1, 3, 2]).map(({value, held}) => [value, held]),
        [
            [4, 1],
            [3, 2],
            [2, 0],
            [1, 0],
            [0, 1],
        ],
    );
    const choosing = choose([place], put(3, 'blue2'));
    const ghosts = ghostsOf({choosing, viewer: 0});
    assert.deepEqual(stillHeld({ghosts, choosing}, own.behind, false), [1, 0, 0, 1, 1]);
});

test('the Illusionist takes from the hand what goes before the screen, and a plan knows what is settled', () => {
    const rows = [place, {...place, type: 'place_from_before', broker: [3], replacement: [0, 3, 4]}];
    const from = (field, value) => ['place_from_before', field, value];
    const [where, face, replacement] = [from('where', 'port1'), from('face', 'down'), from('replacement', 0)];
    const shown = (...picks) => {
        const choosing = choose(rows, picks);
        const ghosts = ghostsOf({choosing, viewer: 0});
        return [
            ghosts.map(({broker}) => [broker.value, broker.face]),
            stillHeld({ghosts, choosing}, own.behind, false),
        ];
    };
    assert.deepEqual(shown(where, face), [[[3, 'down']], own.behind], 'the only broker there is known unpicked');
    assert.deepEqual(shown(where, face, replacement), [[[3, 'down']], [0, 0, 0, 2, 1]]);
});

test('ghosts stand until the server has said that they stand', () => {
    const [first, second] = [up, {...up, where: 'red2', face: 'down'}];
    const places = (drawn) => ghostsOf({viewer: 0, ...drawn}).map(({broker, at}) => [broker.where, at]);
    const choosing = choose([place], put(3, 'blue2'));
    assert.deepEqual(places({choosing}), [['blue2', 0]]);
    assert.deepEqual(places({choosing, sent: first, following: [second]}), [
        ['blue2', undefined],
        ['red2', undefined],
    ]);
    assert.deepEqual(places({choosing, viewer: undefined}), []);
});

test('what is not planned any more is named, and why', () => {
    const said = droppedSays([up, {...up, where: 'port2'}]);
    assert.match(said, /^Taken back .* because what is possible has changed: .* and the port of quarter II\.$/);
});
