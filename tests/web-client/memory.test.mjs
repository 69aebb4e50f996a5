// What the pages remember of rivals, compared with what the rivals see themselves: all of it is right, and all of it
// was told to somebody.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {deckOf} from '../../web-client/games/magna-carta/cards.js';
import {outOfSight as cardsOfRival} from '../../web-client/games/magna-carta/memory.js';
import {cardsOf, charactersAhead, neutralsOutOfSight, outOfSight, spiedOn} from '../../web-client/games/ys/memory.js';
import {NEUTRAL} from '../../web-client/games/ys/words_of.js';
import {letGo, outOfSight as cardsOut} from '../../web-client/games/yspahan/memory.js';
import {playedMoments} from './played.mjs';

const sorted = (list) => [...list].sort();
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** What this seat and its rival know after each step of a match. */
function stepsOf(name, seat, rival) {
    const [own, theirs] = [seat, rival].map((one) => playedMoments(name, one).filter(({decision}) => !decision));
    assert.ok(own.length > 20 && own.length === theirs.length, name);
    return own.map(({view, events}, step) => ({view, events, truth: theirs[step].view}));
}

/** The number of a rival's hidden brokers by value, counted in the rival's own view. */
function hiddenBrokers(view, truth, rival) {
    const counts = [...truth.players[rival].own.behind];
    const places = Object.entries(truth.brokers).filter(([, {side}]) => side === rival);
    for (const [number, {value}] of places) {
        counts[value] += view.brokers[number].value === undefined ? 1 : 0;
    }
    for (const [number, {value}] of truth.players[rival].throne_room.entries()) {
        counts[value] += view.players[rival].throne_room[number].value === undefined ? 1 : 0;
    }
    return counts;
}

for (const [name, players] of [
    ['ys_2_players', 2],
    ['ys_3_players', 3],
    ['ys_4_players', 4],
]) {
    test(`the cards and brokers of rivals are remembered as they are: ${name}`, () => {
        for (let rival = 1; rival < players; rival += 1) {
            for (const {view, events, truth} of stepsOf(name, 0, rival)) {
                assert.deepEqual(sorted(cardsOf(events, rival).held), sorted(truth.players[rival].own.hand));
                assert.deepEqual(outOfSight(view, rival), hiddenBrokers(view, truth, rival));
            }
        }
    });
}

test('of the neutral’s brokers that a rival has, those in sight are not remembered as hidden', () => {
    let seen = 0;
    for (const {view, truth} of stepsOf('ys_2_players', 0, 1)) {
        const hidden = neutralsOutOfSight(view, 1);
        const placed = Object.values(view.brokers).filter(({side, placer}) => side === NEUTRAL && placer === 1);
        const faceDown = placed.filter(({value}) => value === undefined).length;
        seen += placed.length - faceDown;
        assert.equal(sum(hidden), view.players[1].neutral + faceDown);
        for (const [value, count] of truth.players[1].own.neutral.entries()) {
            assert.ok(count <= hidden[value], `${count} of ${value}`);
        }
    }
    assert.ok(seen > 10);
    assert.deepEqual(neutralsOutOfSight(stepsOf('ys_3_players', 0, 1)[0].view, 1), []);
});

test('what a Spy saw is remembered for whoever looked, and for nobody else', () => {
    const spied = (seat) => stepsOf('ys_3_players', seat, 2).flatMap(({view}) => spiedOn(view, 2).length);
    assert.ok(Math.max(...spied(0)) >= 3);
    assert.equal(Math.max(...spied(1).slice(0, -1)), 0);
});

test('characters are ahead until they turn up, those in the piles among them', () => {
    const steps = stepsOf('ys_4_players', 0, 1);
    const ahead = steps.map(({events}) => charactersAhead(events).length);
    assert.equal(ahead[0], 15 - 4);
    for (const [step, {view}] of steps.entries()) {
        assert.ok(sum(view.quarters.map(({pile}) => pile)) <= ahead[step]);
    }
});

/** Compares what seat 0 remembers of cards with where the cards are. */
function checkCards({view, events, truth}) {
    const out = cardsOut(view);
    const hands = view.players.slice(1).map(({hand}) => hand);
    assert.equal(sum(out.map(({count}) => count)), view.deck + sum(hands));
    for (const card of truth.players[1].cards) {
        assert.ok(out.some((one) => one.card === card));
    }
    const gone = view.players.flatMap((_, seat) => letGo(events, seat)).map(({count}) => count);
    const shuffled = events.filter(({type}) => type === 'deck_reshuffled').map(({cards}) => cards);
    assert.equal(sum(gone), view.discards.length + sum(shuffled));
}

for (const players of [2, 3, 4]) {
    test(`what is out of sight in Yspahan is in the deck and in other hands, with ${players} players`, () => {
        for (const step of stepsOf(`yspahan_${players}_players`, 0, 1)) {
            checkCards(step);
        }
    });
}

for (const name of ['magna_carta_3_players', 'magna_carta_4_players']) {
    test(`the cards of a rival that are out of sight are those in hand and deck: ${name}`, () => {
        for (const {view, truth} of stepsOf(name, 0, 1)) {
            const out = cardsOfRival(view, 1);
            const {hand, deck} = view.players[1];
            assert.equal(out.length, hand + deck);
            assert.deepEqual(
                truth.players[1].own.hand.filter((card) => !out.includes(card)),
                [],
            );
            assert.equal(cardsOfRival(view, 0).length, view.players[0].deck);
        }
    });
}

test('a deck of the basic game has ten cards', () => {
    assert.equal(deckOf({game: 'standard'}).length, 12);
    assert.equal(deckOf({game: 'basic'}).length, 10);
});
