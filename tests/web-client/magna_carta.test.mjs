// What the page of Caylus Magna Carta offers to click, what it says a choice leads to, and where the road runs.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Choosing} from '../../web-client/app/asking/choosing.js';
import {tokensAtFirst} from '../../web-client/games/magna-carta/cards.js';
import {
    boardTargets,
    isGrave,
    isSentAtOnce,
    isDoneByPick,
    isSentByPick,
    likelyType,
    MANNERS,
} from '../../web-client/games/magna-carta/interactions.js';
import {nextTokens, preview} from '../../web-client/games/magna-carta/preview.js';
import {bounds, cardsAhead, layoutFor, mapOf, roadPath} from '../../web-client/games/magna-carta/road_map.js';
import {leftOf} from '../../web-client/games/magna-carta/spending.js';
import {learnWordsOf} from '../../web-client/games/words.js';

await learnWordsOf('magna-carta');

const rows = [
    {type: 'draw_card'},
    {type: 'place_worker', place: [0, 2]},
    {
        type: 'build',
        building: ['market'],
        payment: [
            ['food', 'wood'],
            ['wood', 'gold'],
        ],
    },
    {type: 'cover_residence', prestige: ['hotel'], residence: [1, 4], payment: [['stone', 'stone', 'stone', 'gold']]},
    {type: 'pass'},
];
const begun = new Choosing(rows, MANNERS);

test('before anything is chosen, everything that an action can begin with can be clicked', () => {
    const targets = boardTargets(begun);
    assert.deepEqual([...targets.keys()], ['place:0', 'place:2', 'hand:market', 'prestige:hotel']);
    assert.ok([...targets.values()].every(({lit, chosen}) => lit && !chosen));
    assert.deepEqual(targets.get('place:2').next().action, {type: 'place_worker', place: 2});
    assert.deepEqual(targets.get('hand:market').next().action, {
        type: 'build',
        building: 'market',
        payment: ['food', 'wood'],
    });
});

test('once an action is begun, its own fields light up, and another click changes the mind', () => {
    const cover = boardTargets(begun).get('prestige:hotel').next();
    assert.equal(cover.action, undefined);
    const targets = boardTargets(cover);
    const lit = [...targets].filter(([, target]) => target.lit).map(([spot]) => spot);
    assert.deepEqual(lit, ['prestige:hotel', 'place:1', 'place:4']);
    assert.equal(targets.get('place:4').next().action.residence, 4);
    assert.deepEqual(targets.get('place:0').next().action, {type: 'place_worker', place: 0});
});

test('the provost is moved by clicking on the card where he goes', () => {
    const move = new Choosing([{type: 'move_provost', steps: [-2, -1, 0, 1]}], MANNERS);
    const targets = boardTargets(move, 5);
    assert.deepEqual([...targets.keys()], ['place:3', 'place:4', 'place:5', 'place:6']);
    assert.deepEqual(targets.get('place:3').next().action, {type: 'move_provost', steps: -2});
    assert.ok(isSentByPick('move_provost', targets.get('place:5').next()));
    assert.ok(!isSentByPick('move_provost', targets.get('place:6').next()));
});

test('a click does what leaves nothing open, and what can be paid in two ways is confirmed', () => {
    const rows = [
        {type: 'place_worker', place: [0, 1]},
        {type: 'build', building: ['small_farm'], payment: [['food', 'wood']]},
        {
            type: 'build',
            building: ['peddler'],
            payment: [
                ['wood', 'wood'],
                ['wood', 'food'],
            ],
        },
        {type: 'build_prestige', prestige: ['theatre'], payment: [['wood', 'wood', 'gold']]},
        {type: 'cover_residence', prestige: ['hotel'], residence: [6, 9], payment: [['gold']]},
        {type: 'draw_card'},
    ];
    const acting = new Choosing(rows, MANNERS);
    const isDone = (spot) => {
        const next = boardTargets(acting).get(spot).next();
        return isDoneByPick(next.type, next);
    };
    assert.deepEqual(['place:1', 'hand:small_farm', 'hand:peddler'].map(isDone), [true, true, false]);
    assert.deepEqual(['prestige:theatre', 'prestige:hotel'].map(isDone), [true, false]);
    assert.ok(!isDoneByPick('draw_card', acting.withType('draw_card')), 'a card that is drawn is confirmed');
    const only = new Choosing([{type: 'place_worker', place: [3]}], MANNERS);
    assert.ok(!isDoneByPick('place_worker', only), 'nothing is done before anything was clicked');
});

test('what is offered is proposed, doing without is one click away', () => {
    assert.equal(likelyType(['buy_gold', 'decline']), 'buy_gold');
    assert.equal(likelyType(['deliver_batch', 'end_delivery']), 'deliver_batch');
    assert.equal(likelyType(['draw_card', 'pass']), undefined);
    assert.ok(isSentAtOnce('buy_gold') && !isSentAtOnce('build'));
});

test('what costs something for cards that cannot be taken back is confirmed, as is what ends the round', () => {
    assert.deepEqual(['pass', 'draw_card', 'replace_hand', 'decline', 'end_delivery'].map(isGrave), [
        true,
        true,
        true,
        false,
        false,
    ]);
    const hands = new Choosing([{type: 'choose_hand', choice: ['keep', 'replace']}], MANNERS);
    assert.ok(isSentByPick('choose_hand', hands.pick('choice', 'keep')));
    assert.ok(!isSentByPick('choose_hand', hands.pick('choice', 'replace')));
    assert.match(says('draw_card', {}).join(' '), /pay 1 denier.*cannot be taken back/);
    assert.match(says('replace_hand', {}).join(' '), /discard all cards.*cannot be taken back/);
    assert.equal(says('choose_hand', {choice: 'replace'}).length, says('choose_hand', {}).length + 1);
});

const seats = [
    {player: 'Anna', connected: true},
    {player: 'Ben', connected: true},
];
const view = {
    stage: 'acting',
    bridge: [],
    provost: 1,
    castle: [1, 6, 7],
    road: [
        {building: 'park', face: 'building', cubes: 0, worker: 0},
        {building: 'neutral_peddler', face: 'building', cubes: 0, worker: 1},
        {building: 'bank', face: 'building', owner: 1, cubes: 0},
        {building: 'small_farm', face: 'building', owner: 1, cubes: 0, worker: 0},
        {building: 'church', face: 'building', owner: 0, cubes: 0, worker: 1},
    ],
};
const says = (type, chosen, changed = {}) => preview({view: {...view, ...changed}, seats, viewer: 0}, type, chosen);

test('a worker says what it brings to whom, and whether the provost reaches it', () => {
    assert.deepEqual(says('place_worker', {place: 2}), [
        'You: buy 1 gold for 1 denier or 2 gold for 3.',
        'Ben: buy 1 gold for 2 deniers.',
        'The provost stands 1 card before it: unless he goes on, the worker comes home with nothing.',
    ]);
    assert.deepEqual(says('place_worker', {place: 0}).slice(1), [
        'Nobody else gains by it.',
        'The provost reaches it where he stands now.',
    ]);
    assert.equal(says('place_worker', {place: 3})[1], 'Ben finds no cubes left on it.');
    assert.equal(says('place_worker', {place: 4})[1], 'It is your own card: only the worker counts.');
    assert.equal(says('place_worker', {place: 4}, {provost: undefined}).length, 2);
    assert.deepEqual(says('place_worker', {}), []);
});

test('a move of the provost says which workers it saves or cuts off', () => {
    const moving = {stage: 'moving_provost'};
    assert.deepEqual(says('move_provost', {steps: 2}, moving), [
        'To Small Farm (4), for 2 deniers.',
        'Reached as well: your worker on Small Farm (4).',
    ]);
    assert.deepEqual(says('move_provost', {steps: -1}, moving), [
        'To Park (1), for 1 denier.',
        'No longer reached: Ben’s worker on Old Peddler (2).',
    ]);
    assert.deepEqual(says('move_provost', {steps: 1}, moving)[1], 'No worker is concerned.');
    assert.deepEqual(says('move_provost', {}, moving), [
        'Beyond him now: your worker on Small Farm (4) and Ben’s worker on your Church (5).',
        'Every card that he goes costs 1 denier. Beyond him, workers come home with nothing.',
    ]);
    assert.deepEqual(says('move_provost', {steps: 0}, moving), ['He stays at Old Peddler (2).']);
});

test('what can be done is said as far as it is offered, and what passing would leave unused', () => {
    const choices = (...types) => ({types});
    const known = {view: {...view, bridge: [1], players: [{workers: 3, deniers: 5}]}, seats, viewer: 0};
    const acting = (...types) => preview({...known, choosing: choices(...types)}, undefined, {});
    assert.match(acting('place_worker', 'pass').join(' '), /^Pick a card of the road .* Passing ends/);
    assert.match(acting('build', 'pass').join(' '), /^A highlighted card .* Passing ends/);
    assert.match(acting('draw_card', 'pass').join(' '), /^Passing ends/);
    const passing = (...types) => preview({...known, choosing: choices(...types)}, 'pass', {}).join(' ');
    assert.match(passing('place_worker', 'pass'), /Workers that you have not sent: 3\. Deniers left: 5\.$/);
    assert.doesNotMatch(passing('draw_card', 'pass'), /Workers/);
});

test('a hand with which nothing can be done says why it is asked all the same', () => {
    const [why, ...more] = says('pass', {}, {bridge: []});
    assert.match(why, /nothing else to do.*asked all the same/);
    assert.deepEqual(more, ['Whoever passes first takes 1 denier.']);
    assert.equal(says('pass', {}, {bridge: [1]}).length, 1);
});

test('building, covering and turning over say what they score', () => {
    assert.deepEqual(says('build', {building: 'bank'}), [
        'It becomes card 6 of the road and scores 3 points.',
        'The provost stands 4 cards before it.',
        'Worker: buy 1 gold for 1 denier or 2 gold for 3.',
        'Owner, for somebody else’s worker: buy 1 gold for 2 deniers.',
    ]);
    assert.deepEqual(says('cover_residence', {prestige: 'hotel'}), [
        'It scores 6 points.',
        'The residence under it pays and scores nothing any more.',
        'It pays you 1 denier more in every round.',
    ]);
    assert.deepEqual(says('build_prestige', {prestige: 'statue'}, {provost: undefined}), ['It scores 6 points.']);
    const turned = says('turn_over', {place: 4}, {provost: 4});
    assert.deepEqual(turned, [
        'Church (5) scores 3 points now. As a residence it scores 1 and pays 1 denier of income.',
        'The worker on it still gets what the card gave.',
    ]);
    assert.equal(says('turn_over', {place: 4}).length, 1);
});

test('an ability that has its turn is said in words, and which tokens are next', () => {
    const church = {stage: 'using_abilities', ability: {place: 4, ability: 'secondary'}};
    assert.deepEqual(says('buy_tokens', {}, church), [
        'As owner of the card: buy 1 castle token for 3 deniers.',
        'Next tokens of the castle: dungeon (4 points) and walls (3 points).',
    ]);
    assert.equal(says('buy_tokens', {amount: 1}, church)[1], 'Next token of the castle: dungeon (4 points).');
    assert.deepEqual(says('deliver_batch', {}), [
        'Next token of the castle: dungeon (4 points).',
        'Whoever delivers the most batches in this round takes 1 gold.',
    ]);
    assert.match(says('end_delivery', {}).join(' '), /1 food, 1 wood and 1 stone/);
    assert.deepEqual(nextTokens({...view, castle: [0, 0, 1]}, 2), [{part: 'towers', points: 2}]);
    assert.deepEqual(says('decline', {}, church), []);
    assert.equal(says(undefined, {}).length, 2);
    assert.equal(says(undefined, {}, {bridge: [1]}).length, 1);
});

test('the castle has the tokens of the rules at first', () => {
    assert.deepEqual([2, 3, 4].map(tokensAtFirst), [
        [5, 6, 7],
        [6, 7, 8],
        [7, 8, 9],
    ]);
});

test('every other row of the road goes backwards, and no card covers another', () => {
    const map = mapOf(7, {columns: 3, height: 122});
    assert.deepEqual(
        map.spots.map(({way}) => way),
        [1, 1, 1, -1, -1, -1, 1],
    );
    assert.ok(map.spots[3].left === map.spots[2].left && map.spots[3].top > map.spots[2].top + 122);
    assert.ok(map.spots[4].left < map.spots[3].left);
    assert.equal(new Set(map.spots.map(({left, top}) => `${left} ${top}`)).size, 7);
    assert.ok(map.spots.every(({left, y}) => left >= 0 && left + 116 <= map.width && y < map.height));
    assert.equal(roadPath(map, 6).match(/Q/g).length, 4, 'two bends of two corners');
    assert.equal(roadPath(map, 2).match(/Q/g), null);
});

test('a road whose end is known may be smaller, so that it is seen whole', () => {
    const heights = {high: 122, middle: 107, low: 83};
    const space = {width: 925, height: 374, cards: 34, isWhole: true, scrolls: false};
    const layout = layoutFor(space.cards, heights, space);
    assert.deepEqual(layout, {columns: 9, height: 83});
    const leastFor = (one) => bounds(mapOf(34, layout), layout, one).least;
    assert.ok(leastFor(space) <= space.height);
    assert.ok(leastFor({...space, isWhole: false}) > space.height);
});

test('a road that grows beyond its first 24 cards moves none, and a replay has room for all that will come', () => {
    const road = (count) => Array.from({length: count}, () => ({}));
    assert.deepEqual(
        [3, 24, 25, 31].map((count) => cardsAhead(road(count))),
        [24, 24, 24, 24],
    );
    const events = ['building_built', 'worker_placed', 'building_built', 'building_built'].map((type) => ({type}));
    const past = {events, steps: [1, 2, 3, 4], undone: new Set([4])};
    assert.equal(cardsAhead(road(25), {past, at: 0}), 27);
    assert.equal(cardsAhead(road(26), {past, at: 1}), 27);
    assert.equal(cardsAhead(road(12), {past, at: 1}), 24);
});

test('cards keep their pictures as long as they can be read with ease', () => {
    const heights = {high: 122, middle: 107, low: 83};
    const window = {width: 734, height: 575, scrolls: false};
    assert.equal(layoutFor(12, heights, window).height, 122);
    assert.equal(layoutFor(30, heights, window).height, 83);
    assert.deepEqual(layoutFor(6, heights, {width: 374, height: 1000, scrolls: true}), {columns: 3, height: 122});
    assert.equal(layoutFor(6, heights, {width: 304, height: 1000, scrolls: true}).columns, 2);
    // On a flat desk they are small, as long as they can be read so as well.
    assert.deepEqual(layoutFor(20, heights, {width: 803, height: 419, scrolls: false}), {columns: 7, height: 107});
    assert.deepEqual(layoutFor(20, heights, {width: 734, height: 371, scrolls: false}), {columns: 7, height: 107});
    assert.equal(layoutFor(20, heights, {width: 529, height: 419, scrolls: false}).height, 83);
    // Held across, twelve cards stand beside the sheet.
    assert.deepEqual(layoutFor(20, heights, {width: 456, height: 1000, scrolls: true}), {columns: 4, height: 83});
});

test('the own card shows what is left after a choice that is whole, until it is sent', () => {
    const stock = {deniers: 3, workers: 4, cubes: [1, 2, 0, 1]};
    const view = {players: [stock, stock], road: [{building: 'peddler'}], ability: {place: 0, ability: 'primary'}};
    const left = (choosing, more) => {
        const {deniers, workers, cubes} = leftOf({view, viewer: 0, choosing, ...more}, 0);
        return [deniers, workers, ...cubes];
    };
    const none = [3, 4, 1, 2, 0, 1];
    const after = (spot) => boardTargets(begun).get(spot).next();
    const building = after('hand:market');
    assert.deepEqual([left(begun), left(begun.withType('place_worker'))], [none, none]);
    assert.deepEqual(left(after('place:2')), [2, 3, 1, 2, 0, 1]);
    assert.deepEqual(left(building), [3, 4, 0, 1, 0, 1]);
    assert.deepEqual([left(building, {sent: true}), left(building, {viewer: 1})], [none, none]);
    const ofOne = (row) => new Choosing([row, {type: 'decline'}], MANNERS).withType(row.type);
    assert.deepEqual(left(ofOne({type: 'draw_card'})), [2, 4, 1, 2, 0, 1]);
    assert.deepEqual(left(ofOne({type: 'move_provost', steps: [-2, 0]}).pick('steps', -2)), [1, 4, 1, 2, 0, 1]);
    assert.deepEqual(left(ofOne({type: 'sell_cube', cube: ['gold', 'wood']}).pick('cube', 'gold')), [3, 4, 1, 2, 0, 0]);
    const both = ['food', 'stone'];
    assert.deepEqual(left(ofOne({type: 'buy_cubes', cubes: [['food'], both]}).pick('cubes', both)), [1, 4, 1, 2, 0, 1]);
});
