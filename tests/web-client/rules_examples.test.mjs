// The examples that are drawn into the rules of Ys and Caylus Magna Carta. They show what docs/rules works out, and the
// words below the drawings of every game name the same numbers in every language.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {LANGUAGES} from '../../web-client/app/words/language.js';
import {BUILDINGS, PRESTIGE, RESIDENCE, TOKEN_POINTS, CASTLE_PARTS} from '../../web-client/games/magna-carta/cards.js';
import * as magnaCarta from '../../web-client/games/magna-carta/rules_examples.js';
import * as ys from '../../web-client/games/ys/rules_examples.js';
import {columnSum, quarterSums, rowSums, sumsAt, total} from '../../web-client/games/ys/sums.js';
import {COLOURS} from '../../web-client/games/ys/words_of.js';

const rulesOf = (game) => readFileSync(new URL(`../../docs/rules/${game}.md`, import.meta.url), 'utf8');
const [YS_RULES, MAGNA_CARTA_RULES] = ['ys', 'magna-carta'].map(rulesOf);

/** Who plays which part of the rules' examples. The tie in the quarter is between the two whose colours are named. */
const BIDDER = {Orange: 0, Purple: 1, Yellow: 2, Blue: 3};
const IN_QUARTER = {Orange: 0, Yellow: 1, Purple: 2, Blue: 3};
const AT_CASTLE = {red: 0, orange: 1, green: 2, blue: 3};

/** The text below a heading of the rules. */
const section = (rules, number) => rules.split(`\n### ${number} `)[1].split(/\n##/)[0];

/** The table in a text, its head first. */
const tableIn = (text) =>
    text
        .split('\n')
        .filter((line) => /^\|(?! ---)/.test(line))
        .map((line) =>
            line
                .split('|')
                .slice(1, -1)
                .map((cell) => cell.trim()),
        );

const numbersIn = (text) => (text.match(/[+-]?\d+/g) ?? []).map(Number);
const viewOf = (brokers) => ({brokers: Object.fromEntries(brokers.map((broker, index) => [index, broker]))});
const byValue = (one, other) => other - one;

test('the bids that are drawn choose as the rules work it out', () => {
    const [, ...rows] = tableIn(section(YS_RULES, '12.1'));
    assert.deepEqual(
        ys.BIDS,
        rows.map(([player, bid, , , , takes]) => ({
            side: BIDDER[player],
            bid: numbersIn(bid),
            card: numbersIn(takes)[0],
        })),
    );
});

test('the quarter that is drawn has the brokers and sums of the rules, and its ship goes to whom they say', () => {
    const [, ...rows] = tableIn(section(YS_RULES, '12.2'));
    const sums = quarterSums(viewOf(ys.QUARTER), 1);
    assert.deepEqual(
        sums.map(({side, known}) => [side, known]),
        rows.map(([player, , sum]) => [IN_QUARTER[player], Number(sum)]),
    );
    assert.deepEqual(
        ys.TAKEN,
        rows.map(([player, , , takes]) => ({
            side: IN_QUARTER[player],
            gems: takes === 'nothing' ? [] : takes.split(' and '),
        })),
    );
    assert.deepEqual(ys.TAKEN.flatMap(({gems}) => gems).sort(), [...ys.SHIP.gems].sort());
    for (const [player, brokers] of rows) {
        const own = ys.QUARTER.filter(({side}) => side === IN_QUARTER[player]).map(({value}) => value);
        assert.deepEqual(own.sort(byValue), numbersIn(brokers), player);
    }
});

test('in the commerce that is drawn two are equal, and the port and the palace go to a 4 each', () => {
    const view = viewOf(ys.QUARTER);
    for (const place of ['port1', 'palace1']) {
        const [best, second] = sumsAt(view, place);
        assert.equal(best.known, 4, place);
        assert.ok(second.known < 4, place);
    }
    const tied = sumsAt(view, 'commerce1').filter(({known}) => known === 4);
    assert.deepEqual(
        ys.TIED.map(({side, value}) => [side, value]).sort(),
        tied.map(({side, known}) => [side, known]).sort(),
    );
    const screens = section(YS_RULES, '12.2')
        .match(/ (\d, \d, \d) before/g)
        .map(numbersIn);
    assert.deepEqual(
        ys.TIED.map(({before}) => before),
        screens,
    );
    assert.ok(total(screens[0]) > total(screens[1]), 'the first of them is ahead');
});

test('nobody in a drawing has more brokers of a value than there are in play', () => {
    const [, , inPlay] = tableIn(section(YS_RULES, '1.1'));
    const most = inPlay.slice(1, 6).map(Number);
    const before = ys.TIED.flatMap(({side, before: values}) => values.map((value) => ({side, value})));
    for (const brokers of [[...ys.QUARTER, ...before], ys.MARKET]) {
        for (const {side, value} of brokers) {
            const alike = brokers.filter((other) => other.side === side && other.value === value);
            assert.ok(alike.length <= most[value], `side ${side} has ${alike.length} brokers of ${value}`);
        }
    }
});

test('the quotations that are drawn move by the sums of the columns, and by brokers where these are equal', () => {
    const columns = COLOURS.map((colour) => ({colour, ...columnSum(viewOf(ys.MARKET), colour)}));
    const ranked = [...columns].sort((one, other) => other.known - one.known || other.brokers - one.brokers);
    const [, steps] = tableIn(section(YS_RULES, '5.3'));
    const moves = new Map(ranked.map(({colour}, rank) => [colour, numbersIn(steps[rank + 1])[0]]));
    assert.deepEqual(
        ys.MOVES,
        COLOURS.map((colour) => ({colour, by: moves.get(colour)})),
    );
    assert.ok(YS_RULES.includes(`starts on step ${ys.STOOD_AT}`));
});

test('each row of the market that is drawn goes to the highest sum in it, alone', () => {
    for (const {row, side} of ys.ROWS) {
        const [best, second] = rowSums(viewOf(ys.MARKET), row);
        assert.equal(side, best.side);
        assert.ok(!second || best.known > second.known, `row ${row}`);
    }
});

test('gems that share places score in the drawing as in the rules', () => {
    const [line] = section(YS_RULES, '12.4').match(/In the best colour.*?:/s);
    const said = numbersIn(line);
    assert.deepEqual(
        ys.BEST_COLOUR.flatMap(({gems}) => gems),
        said.slice(0, 4),
    );
    assert.deepEqual(
        ys.BEST_COLOUR.flatMap(({points}) => points),
        said.slice(4),
    );
});

const LETTERS = {F: 'food', S: 'stone', G: 'gold'};

test('the ways to pay that are drawn are those of the rules', () => {
    const said = section(MAGNA_CARTA_RULES, '11.1');
    assert.match(said, /A Large Quarry costs 1 F and 2 S/);
    const ways = said
        .match(/can give (.*?)\./s)[1]
        .replaceAll('both G', 'G and G')
        .split(';');
    assert.equal(magnaCarta.PAYING.building, 'large_quarry');
    assert.deepEqual(
        magnaCarta.PAYING.ways,
        ways.map((way) => way.match(/\b[FSG]\b/g).map((letter) => LETTERS[letter])),
    );
});

test('what is delivered in the drawing takes the tokens that the rules give it', () => {
    const said = section(MAGNA_CARTA_RULES, '11.3');
    const order = said.match(/in the order (.*?)\./)[1].split(', ');
    assert.deepEqual(
        magnaCarta.DELIVERIES.map(({seat}) => seat),
        order.map((name) => AT_CASTLE[name]),
    );
    const [dungeon] = magnaCarta.CASTLE.left;
    assert.equal(dungeon, 2);
    const taken = magnaCarta.DELIVERIES.flatMap(({tokens}) => tokens);
    assert.deepEqual(taken, ['dungeon', 'dungeon', 'walls', 'walls']);
    for (const {batches, tokens} of magnaCarta.DELIVERIES) {
        assert.equal(batches.length, tokens.length);
    }
    const golden = magnaCarta.DELIVERIES.filter(({gold}) => gold).map(({seat}) => seat);
    assert.match(said, /Red has the most batches and takes 1 G/);
    assert.deepEqual(golden, [AT_CASTLE.red]);
});

test('the end of the road that is drawn is the one of the rules', () => {
    const said = section(MAGNA_CARTA_RULES, '11.2').replace(/\s+/g, ' ');
    assert.match(said, /red's Bank, on which red has a worker, and orange's Large Quarry, on which red has one too/);
    assert.match(said, /He stands on the Bank/);
    assert.deepEqual(
        magnaCarta.ROAD.map(({building, owner, worker}) => ({building, owner, worker})),
        [
            {building: 'bank', owner: AT_CASTLE.red, worker: AT_CASTLE.red},
            {building: 'large_quarry', owner: AT_CASTLE.orange, worker: AT_CASTLE.red},
        ],
    );
    assert.equal(magnaCarta.ROAD[magnaCarta.PROVOST].building, 'bank');
});

/** What a line of the final score is worth by what is printed, three cubes or deniers a point. */
function worth({things = [], pictures = [], deniers = 0}) {
    const printed = {residence: RESIDENCE.points, gold: 1};
    CASTLE_PARTS.forEach((part, index) => (printed[part] = TOKEN_POINTS[index]));
    const cubes = things.filter((thing) => !(thing in printed));
    const cards = pictures.map((name) => (BUILDINGS[name] ?? PRESTIGE[name]).points);
    return (
        total(things.map((thing) => printed[thing] ?? 0)) +
        Math.floor(cubes.length / 3) +
        Math.floor(deniers / 3) +
        total(cards)
    );
}

test('the final score that is drawn adds up as in the rules', () => {
    const [, ...rows] = tableIn(section(MAGNA_CARTA_RULES, '11.5'));
    const said = rows.map(([, points]) => Number(points));
    assert.deepEqual([...magnaCarta.FINAL.map(({points}) => points), magnaCarta.FINAL_TOTAL], said);
    assert.deepEqual(magnaCarta.FINAL.map(worth), said.slice(0, -1));
});

/** What is said below each drawing of a game, by its key. */
async function saidOfDrawings(game, language) {
    const {default: words} = await import(`../../web-client/games/${game}/languages/rules_${language}.js`);
    return Object.entries(words).filter(([key]) => key.endsWith('.drawn'));
}

for (const [game, least] of Object.entries({ys: 6, yspahan: 5, 'magna-carta': 6})) {
    test(`what is said of the drawings of ${game} has the same numbers in every language`, async () => {
        const english = await saidOfDrawings(game, 'en');
        assert.equal(english.length, least);
        for (const language of Object.keys(LANGUAGES)) {
            const words = new Map(await saidOfDrawings(game, language));
            for (const [key, said] of english) {
                const numbers = (text) => (text.match(/\d+/g) ?? []).sort();
                assert.deepEqual(new Set(numbers(words.get(key))), new Set(numbers(said)), `${language} ${key}`);
            }
        }
    });
}
