// Limits the effort of placing brokers in Ys: at most two clicks, two taps or one drag for each, at most eight keys,
// and one more to send both of a round. Checks where the focus is meanwhile. Also counts the keys of every kind of
// answer in Yspahan. The matches are real, and the hands that play count.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {broker, DONE, fingerOf, keyboardOf, mouseOf, place, pointOn, sitDown} from './hands.mjs';
import {keysByKind} from './keys_by_kind.mjs';
import {becomes, DESKTOP, openPerson, PHONE, seeded, useServerAndBrowser} from './support.mjs';
import {createTable, GAME_MS, twoPlayers} from './table.mjs';
import {noteActs} from './typing.mjs';

const TEST_MS = 300000;
const PER_ROUND = 2;
const MOST_CLICKS = 2;
const MOST_KEYS = 8;
const MOST_KEYS_AT_WORST = 12;
/** A player with enough gold may send the supervisor across the whole city. */
const MOST_KEYS_ACROSS = 14;
const YSPAHAN_KINDS = ['use_row', 'move_supervisor', 'draw_card', 'place_good'];
const here = useServerAndBrowser();

async function leave({context, errors}) {
    assert.deepEqual(errors, []);
    await context.close();
}

/** Waits until the log tells of so many placements and the next round has begun. */
async function arePlaced({page}, count) {
    await page.waitForFunction(
        (most) => document.querySelector('.log-lines').textContent.split('Anna places').length - 1 === most,
        count,
    );
}
const isMyRound = ({page}) => page.waitForSelector('.decide.mine .panel-place[data-missing~="broker"]');
const lit = (page) => page.locator('[data-cell][data-pick="where"]').count();
const ghosts = (page) => page.locator('.ghost.planned').count();
const values = (acts) => acts.map(({broker: value, where}) => [value, where]);

/** An empty space of the market, the first or the last. Runs in the page. */
function freeSpace(isLast) {
    const free = [...document.querySelectorAll('[role="img"][aria-label$="Nobody is there yet."] > .space')];
    return free.at(isLast ? -1 : 0).dataset.at.replace('area:', '');
}
const FIRST_FREE = 'the first free space';
const LAST_FREE = 'the last free space';

/** Plays rounds with this hand: places the highest brokers in hand at the given places of each round. */
async function playRounds(person, rounds, put, done) {
    const {page, acts} = person;
    const wanted = [];
    for (const [index, places] of rounds.entries()) {
        await isMyRound(person);
        assert.equal(await lit(page), 0, 'no place is lit before something is picked up');
        for (const wish of places) {
            const isFree = [FIRST_FREE, LAST_FREE].includes(wish);
            const where = isFree ? await page.evaluate(freeSpace, wish === LAST_FREE) : wish;
            const value = await page.getAttribute('button.hand-slot:enabled >> nth=0', 'data-value');
            wanted.push([Number(value), where]);
            await put(Number(value), where);
        }
        await becomes(() => ghosts(page), PER_ROUND);
        assert.equal(acts.length, PER_ROUND * index, 'nothing is sent before it is said to be done');
        await done();
        await arePlaced(person, PER_ROUND * (index + 1));
    }
    assert.deepEqual(values(acts), wanted);
}

const ROUNDS = [
    ['port1', LAST_FREE],
    ['palace3', 'commerce2'],
];
const PLACEMENTS = ROUNDS.length * PER_ROUND;

test('by mouse it takes two clicks to place, and one for the round', {timeout: TEST_MS}, async () => {
    const person = await sitDown(here, DESKTOP);
    const {counts, put, done} = mouseOf(person.page);
    await playRounds(person, ROUNDS, put, done);
    console.log(`mouse: ${counts.clicks} clicks for ${PLACEMENTS} placements in ${ROUNDS.length} rounds`);
    assert.ok(counts.clicks <= MOST_CLICKS * PLACEMENTS + ROUNDS.length);
    await leave(person);
});

test('by mouse it takes one drag to place, which lights up the places', {timeout: TEST_MS}, async () => {
    const person = await sitDown(here, DESKTOP);
    const {page} = person;
    const {counts, pickUp, dropAt, drag, done} = mouseOf(page);
    await pickUp(broker(0));
    assert.ok((await lit(page)) > 0 && (await page.locator('.dragged').isVisible()));
    await dropAt(await pointOn(page, '.situation'));
    assert.deepEqual([await lit(page), await ghosts(page)], [0, 0], 'dropped elsewhere, it is back in hand');
    await pickUp(broker(0));
    await page.keyboard.press('Escape');
    await page.mouse.up();
    assert.deepEqual([await lit(page), await page.locator('.dragged').count()], [0, 0]);
    counts.drags = 0;
    await playRounds(person, ROUNDS, drag, done);
    console.log(`mouse: ${counts.drags} drags and ${counts.clicks} clicks for ${PLACEMENTS} placements`);
    assert.deepEqual(counts, {clicks: ROUNDS.length, drags: PLACEMENTS});
    await leave(person);
});

test('on a phone it takes two taps, or one drag', {timeout: TEST_MS}, async () => {
    const person = await sitDown(here, PHONE);
    const finger = await fingerOf(person.page);
    const {counts} = finger;
    let isDragging = false;
    const put = (value, where) => {
        isDragging = !isDragging;
        return isDragging ? finger.put(value, where) : finger.drag(value, where);
    };
    // Drags end where the target can be seen; for the market the test taps instead.
    await playRounds(
        person,
        [
            [LAST_FREE, 'port1'],
            ['palace3', 'commerce2'],
        ],
        put,
        finger.done,
    );
    console.log(`phone: ${counts.taps} taps and ${counts.drags} drags for ${PLACEMENTS} placements`);
    assert.deepEqual(counts, {taps: MOST_CLICKS * 2 + ROUNDS.length, drags: 2});
    await leave(person);
});

test('a finger that comes down beside the hand scrolls, one on a broker does not', {timeout: TEST_MS}, async () => {
    const person = await sitDown(here, PHONE);
    const {page} = person;
    const {slide, lift} = await fingerOf(page);
    const scrolled = () => page.evaluate(() => scrollY);
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    const {x, y} = await pointOn(page, broker(4));
    await slide({x, y}, {x: x + 40, y: y - 160});
    await becomes(async () => (await lit(page)) > 0, true, 'it is picked up');
    await lift();
    assert.equal(await scrolled(), 0);
    await slide({x: 195, y: 400}, {x: 195, y: 240});
    await lift();
    await page.waitForFunction(() => scrollY > 60);
    await leave(person);
});

test('what is planned is turned over by a tap, moved, and taken back', {timeout: TEST_MS}, async () => {
    const person = await sitDown(here, DESKTOP);
    const {page, acts} = person;
    const {click, put, pickUp, dropAt, done} = mouseOf(page);
    const isDown = (where) => page.locator(`.planned-one:has-text("${where}") .face-down`).count();
    await put(3, 'port2');
    await put(3, 'palace4');
    assert.deepEqual([await isDown('port'), await isDown('palace')], [0, 1]);
    await click('.ghost.planned[data-value="0"]');
    assert.deepEqual([await isDown('port'), await isDown('palace')], [1, 0]);
    await pickUp('.ghost.planned[data-value="0"]');
    await dropAt(await pointOn(page, place('commerce1')));
    assert.deepEqual([await isDown('commerce'), await ghosts(page)], [1, PER_ROUND]);
    await click('[data-back="0"]');
    await page.focus('.situation');
    await page.keyboard.press('Escape');
    assert.deepEqual([await ghosts(page), acts], [0, []]);
    assert.equal(await page.locator(DONE).count(), 0);
    await put(0, 'port1');
    await put(1, 'palace2');
    await click('.planned-piece[data-value="1"]');
    await done();
    await arePlaced(person, PER_ROUND);
    assert.deepEqual(acts, [
        {type: 'place', broker: 0, face: 'down', where: 'port1'},
        {type: 'place', broker: 1, face: 'up', where: 'palace2'},
    ]);
    await leave(person);
});

/** The focused element, and its choice if it stands for one. Runs in the page. */
function focused() {
    const {
        activeElement: {dataset, localName},
    } = document;
    return {localName, choice: dataset.pick && `${dataset.pick} ${dataset.value}`};
}

test(
    'by keyboard alone it takes eight keys to place, and the focus stays where it means something',
    {
        timeout: TEST_MS,
    },
    async () => {
        const person = await sitDown(here, DESKTOP);
        const {page} = person;
        await page.focus('.situation');
        let before = await page.evaluate(focused);
        const {counts, put, done} = keyboardOf(page, async (key) => {
            const after = await page.evaluate(focused);
            assert.notEqual(after.localName, 'body', key);
            if (/^(Enter|\d)$/.test(key)) {
                assert.ok([undefined, before.choice].includes(after.choice), `${before.choice} became ${after.choice}`);
            }
            before = after;
        });
        const taken = [];
        const putAndCount = async (value, where) => {
            const sofar = counts.keys;
            await put(value, where);
            taken.push(counts.keys - sofar);
        };
        await playRounds(person, [...ROUNDS, [LAST_FREE, FIRST_FREE], ['commerce4', 'palace2']], putAndCount, done);
        console.log(`keyboard: ${counts.keys} keys, for each placement ${taken.join(' ')}`);
        assert.ok(Math.max(...taken) <= MOST_KEYS);
        assert.ok(counts.keys <= taken.reduce((sum, keys) => sum + keys) + 4, 'and one for each round');
        await leave(person);
    },
);

/** A new table of two, one of them a bot. */
async function sitDownAt(game) {
    const person = await openPerson(here.browser, DESKTOP);
    await person.context.addInitScript(noteActs);
    const choose = async (page) => {
        await page.selectOption('.create select[name=game]', game);
        await twoPlayers(page);
    };
    await createTable(person, here.server, {player: 'Anna', name: 'Light keys', choose});
    await person.page.click('[data-fill]');
    await person.page.click('[data-start]:not([disabled])');
    await person.page.focus('.situation');
    return person;
}

test('a whole game of Yspahan takes eight keys for an answer, and twelve at most', {timeout: GAME_MS}, async () => {
    const person = await sitDownAt('yspahan');
    const told = await keysByKind(person, seeded(12), 'nextToPress');
    told.forEach(({kind, answers, usual, most}) => {
        console.log(`${kind}: ${answers} answers, ${usual ?? 'some'} keys, at most ${most}`);
    });
    const worst = (kind) => (kind === 'move_supervisor' ? MOST_KEYS_ACROSS : MOST_KEYS_AT_WORST);
    assert.deepEqual(
        told.filter(({kind, usual, most}) => usual > MOST_KEYS || most > worst(kind)),
        [],
    );
    const kinds = told.map(({kind}) => kind);
    assert.deepEqual(
        YSPAHAN_KINDS.filter((kind) => !kinds.includes(kind)),
        [],
        'all that matters was asked',
    );
    await leave(person);
});
