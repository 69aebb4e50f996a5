// Every kind of thing that the engine of Caylus Magna Carta names has words and a drawing, and its events read as
// sentences with reasons.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {addMessages, say} from '../../web-client/app/words/words.js';
import {BUILDINGS, PRESTIGE} from '../../web-client/games/magna-carta/cards.js';
import {FIELD_KINDS} from '../../web-client/games/magna-carta/interactions.js';
import english from '../../web-client/games/magna-carta/languages/en.js';
import {logLine, newLog} from '../../web-client/games/magna-carta/log.js';
import {phase, situation} from '../../web-client/games/magna-carta/situation.js';
import {buildingSays, cardLabel, prestigeSays} from '../../web-client/games/magna-carta/words_of.js';
import {Headers} from './headers.mjs';
import {allHaveWords, haveWords, SEATS as seats, testActionsAndEvents} from './named_things.mjs';

addMessages(english);
const headers = new Headers('magna_carta');
const text = (event) => logLine(event, seats).parts.join('');

testActionsAndEvents(headers, 'magna-carta', {kinds: FIELD_KINDS, actions: 18, events: 28});

test('every reason why an ability was not used has a sentence', () => {
    const reasons = headers.words('event.hpp', 'Unused').filter((why) => why !== 'declined');
    allHaveWords({'magna-carta.event.ability_unused.': reasons});
});

test('every stage has a sentence for the one who is asked and for the others', () => {
    const stages = headers.words('stage.hpp', 'Stage');
    assert.ok(stages.length >= 6);
    const keys = stages.flatMap((stage) => [
        `magna-carta.phase.${stage}`,
        ...['you', 'other', 'several'].map((who) => `magna-carta.stage.${stage}.${who}`),
    ]);
    haveWords(keys);
});

test('every card, cube, part of the castle, choice and option has words', () => {
    const buildings = headers.words('components.hpp', 'Building');
    const prestige = headers.words('components.hpp', 'Prestige');
    assert.deepEqual(Object.keys(BUILDINGS), buildings);
    assert.deepEqual(Object.keys(PRESTIGE), prestige);
    const abilities = buildings.flatMap((name) => [
        `magna-carta.building.${name}.primary`,
        ...(BUILDINGS[name].second.length > 0 ? [`magna-carta.building.${name}.secondary`] : []),
    ]);
    const lists = {
        'magna-carta.building.': buildings,
        'magna-carta.prestige.': prestige,
        'magna-carta.cube.': headers.words('components.hpp', 'Cube'),
        'magna-carta.cubes.': headers.words('components.hpp', 'Cube'),
        'magna-carta.part.': headers.words('components.hpp', 'CastlePart'),
        'magna-carta.value.': headers.words('components.hpp', 'HandChoice'),
        'magna-carta.chosen.': headers.words('components.hpp', 'HandChoice'),
        'magna-carta.option.': headers.options(),
    };
    allHaveWords(lists);
    haveWords(abilities);
});

/** The cells of each row of a table of the rules text, by the name of the card in its first one. */
function tableOf(heading) {
    const rules = readFileSync(new URL('../../docs/rules/magna-carta.md', import.meta.url), 'utf8');
    const [, section] = new RegExp(`\\n## ${heading}\\n([\\s\\S]*?)\\n## `).exec(rules);
    const rows = [...section.matchAll(/^\| ([A-Z][^|]*) \|(.*)\|$/gm)];
    return new Map(rows.map(([, name, rest]) => [name, rest.split('|').map((cell) => cell.trim())]));
}

/** A cost as the rules text writes it, as numbers by kind of cube. */
function costOf(cell) {
    const letters = {F: 'food', W: 'wood', S: 'stone', G: 'gold', '*': 'any'};
    const cost = {};
    for (const letter of cell.split(' ')) {
        cost[letters[letter]] = (cost[letters[letter]] ?? 0) + 1;
    }
    return cost;
}

/** All the numbers of an ability in the rules text, and on a card. */
const numbersIn = (cell) =>
    [
        ...cell
            .replace(/\(.*\)/, '')
            .replace('a residence', '1')
            .matchAll(/\d/g),
    ].map(Number);
const numbersOn = (offers) => offers.flatMap(({give = {}, take}) => [...Object.values(give), ...Object.values(take)]);

test('the cards are drawn with the costs, points and abilities of the rules', () => {
    const cards = tableOf('1. Buildings');
    const owned = Object.entries(BUILDINGS).filter(([, {group}]) => group !== 'neutral');
    assert.equal(cards.size, owned.length);
    for (const [building, {cost, points, first, second}] of owned) {
        const cells = cards.get(say(`magna-carta.building.${building}`));
        assert.deepEqual([cost, points], [costOf(cells[0]), Number(cells[1])], building);
        assert.deepEqual(numbersOn(first), numbersIn(cells[2]), building);
        assert.deepEqual(numbersOn(second), numbersIn(cells[3]), building);
    }
    const prestige = tableOf('3. Prestige buildings');
    assert.equal(prestige.size, Object.keys(PRESTIGE).length);
    for (const [name, {cost, points}] of Object.entries(PRESTIGE)) {
        const cells = prestige.get(say(`magna-carta.prestige.${name}`));
        assert.deepEqual([cost, points], [costOf(cells[0]), Number(cells[1])], name);
    }
});

test('what an ability says in words has the numbers of its symbols', () => {
    for (const [building, {first, second}] of Object.entries(BUILDINGS)) {
        const said = (ability) => numbersIn(say(`magna-carta.building.${building}.${ability}`)).sort();
        const shown = (offers) => numbersOn(offers).sort();
        if (building !== 'lawyer') {
            assert.deepEqual(said('primary'), shown(first), building);
        }
        assert.deepEqual(second.length > 0 ? said('secondary') : [], shown(second), building);
    }
});

test('an ability tells what was given and taken, and by whom', () => {
    const card = {place: 6, building: 'bank', owner: 1};
    const used = {type: 'ability_used', ability: 'primary', card};
    const gold = {deniers: 0, cubes: ['gold', 'gold'], tokens: []};
    const money = {deniers: 3, cubes: [], tokens: []};
    assert.equal(
        text({...used, seat: 0, gave: money, got: gold}),
        'Anna gives 3 deniers and takes 2 gold at Ben’s Bank (7)',
    );
    const owner = {
        ...used,
        seat: 1,
        ability: 'secondary',
        gave: {...money, deniers: 2},
        got: {...gold, cubes: ['gold']},
    };
    assert.equal(text(owner), 'Ben gives 2 deniers and takes 1 gold as owner of their Bank (7)');
    const nothing = {deniers: 0, cubes: [], tokens: []};
    const park = {...used, seat: 0, card: {place: 0, building: 'park'}, gave: nothing};
    assert.equal(text({...park, got: {...nothing, cubes: ['food']}}), 'Anna takes 1 food at the Park (1)');
    const unused = {type: 'ability_unused', seat: 0, ability: 'primary', card, why: 'price'};
    assert.equal(text(unused), 'Anna cannot pay what Ben’s Bank (7) asks');
    assert.equal(text({...unused, why: 'declined'}), 'Anna does without Ben’s Bank (7)');
});

test('the log says who was first to pass, who paid the provost, and who went home unpaid', () => {
    assert.equal(text({type: 'passed', seat: 1, number: 1, gained: 1}), 'Ben passes first and takes 1 denier');
    assert.equal(text({type: 'passed', seat: 2, number: 3, gained: 0}), 'Greedy bot 3 passes as number 3');
    const from = {place: 9, building: 'bank', owner: 0};
    const to = {place: 7, building: 'park'};
    assert.equal(
        text({type: 'provost_moved', seat: 1, from, to, paid: 2}),
        'Ben pays 2 deniers: the provost goes from card 10 to card 8',
    );
    assert.equal(
        text({type: 'worker_unpaid', seat: 2, card: from}),
        'The provost does not reach Anna’s Bank (10): Greedy bot 3’s worker goes home with nothing',
    );
    assert.equal(
        text({type: 'worker_sent_home', seat: 2, card: from}),
        'Anna’s Bank (10) is turned over: Greedy bot 3’s worker goes home with nothing',
    );
});

test('the log says how a tie for the gold was decided, and what income is made of', () => {
    assert.equal(
        text({type: 'bonus_won', seat: 1, batches: 2, tied: [1, 0]}),
        'Ben and Anna delivered 2 each; Ben passed first of them and takes 1 gold',
    );
    assert.equal(
        text({type: 'bonus_won', seat: 1, batches: 2, tied: []}),
        'Ben delivered the most batches, 2, and takes 1 gold',
    );
    const income = {type: 'income_received', seat: 0, deniers: 5, residences: 2, hotel: 1};
    assert.equal(
        text(income),
        'Anna has an income of 5 deniers, 2 deniers of it for residences and 1 denier for the Hotel',
    );
    assert.equal(text({...income, deniers: 2, residences: 0, hotel: 0}), 'Anna has an income of 2 deniers');
    assert.equal(
        text({type: 'tokens_removed', tokens: ['walls', 'towers']}),
        'Nobody delivered: 1 token of the walls and 1 token of the towers leave the game',
    );
});

test('no sentence is left with an unfilled name', () => {
    const card = {place: 3, building: 'bank', owner: 1};
    const goods = {deniers: 1, cubes: ['gold'], tokens: ['walls']};
    const event = {
        seat: 0,
        first_player: 1,
        round: 2,
        number: 2,
        cards: ['bank'],
        buildings: ['park', 'neutral_peddler'],
        discarded: ['bank', 'market'],
        paid: 1,
        gained: 1,
        deniers: 3,
        residences: 1,
        hotel: 1,
        card,
        from: card,
        to: card,
        residence: card,
        prestige: 'hotel',
        payment: ['stone', 'gold'],
        stored: 4,
        ability: 'primary',
        gave: goods,
        got: goods,
        why: 'price',
        cubes: 2,
        token: 'walls',
        tokens: ['walls'],
        batches: 2,
        tied: [0, 1],
        score: {seats: [{seat: 0, place: 1}]},
    };
    for (const type of headers.names('event.hpp')) {
        assert.doesNotMatch(text({...event, type}), /[{}]|undefined|false|magna-carta\./, type);
    }
    assert.equal(newLog().read([{...event, type: 'round_began'}], seats)[0].weight, 'title');
});

test('a card of the road tells everything that is on it', () => {
    const view = {
        provost: 0,
        road: [
            {building: 'park', face: 'building', cubes: 0},
            {building: 'small_farm', face: 'building', owner: 0, worker: 1, cubes: 2},
            {building: 'bank', face: 'residence', owner: 0, worker: 1, cubes: 0},
            {building: 'church', face: 'covered', owner: 1, prestige: 'hotel', cubes: 0},
        ],
    };
    assert.equal(
        cardLabel(view, seats, 0),
        'Card 1: Park. Belongs to nobody. Worker: take 1 food. The provost stands there.',
    );
    assert.match(cardLabel(view, seats, 1), /Belongs to Anna.*Scores 1 point.*2 food.*Ben’s worker.*does not reach it/);
    assert.match(cardLabel(view, seats, 2), /Residence.*1 denier of income.*still counts for what it was: Bank/);
    assert.match(cardLabel(view, seats, 3), /Hotel.*Built by Ben.*1 denier of income.*Scores 6 points/);
    for (const building of Object.keys(BUILDINGS)) {
        assert.doesNotMatch(buildingSays(building).join(' '), /[{}]|undefined|magna-carta\./);
    }
    for (const prestige of Object.keys(PRESTIGE)) {
        assert.doesNotMatch(prestigeSays(prestige).join(' '), /[{}]|undefined|magna-carta\./);
    }
});

test('the sentence of the situation names who is waited for', () => {
    const players = [{batches: 0}, {batches: 0}];
    const view = {stage: 'acting', asked: [1], round: 3, castle: [0, 2, 9], players};
    assert.equal(situation(view, seats, 0), 'Ben chooses an action');
    assert.equal(situation(view, seats, 1), 'Your action');
    const hands = {...view, stage: 'choosing_hands', asked: [0, 1, 3]};
    assert.equal(situation(hands, seats, 2), 'Waiting for Anna, Ben and Dora to look at their first hands');
    const road = [{building: 'bank', face: 'building', owner: 0, cubes: 0}];
    const using = {...view, stage: 'using_abilities', ability: {place: 0, ability: 'primary'}, road};
    assert.equal(situation(using, seats, 1), 'Use the Bank (1)?');
    const turned = {...using, road: [{...road[0], face: 'residence'}]};
    assert.equal(situation(turned, seats, 1), 'Use the Bank (1)?', 'a card turned over in the same round');
    assert.deepEqual(phase(view), ['Round 3', 'Actions', '11 tokens left']);
    assert.deepEqual(phase({...view, castle: [0, 0, 0]}), ['Round 3', 'Actions', 'the last round']);
    const one = {...view, castle: [0, 0, 1]};
    assert.deepEqual(phase(one), ['Round 3', 'Actions', 'the last round'], 'it goes, or is removed');
    const delivered = {...one, players: [{batches: 0}, {batches: 2}]};
    assert.deepEqual(phase(delivered), ['Round 3', 'Actions', '1 token left'], 'another round follows');
});
