// How many keys every kind of answer takes in Caylus Magna Carta: a real match, counted by the hands that play.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {chooseGame} from './magna_carta_table.mjs';
import {DESKTOP, isOver, openPerson, seeded, useServerAndBrowser} from './support.mjs';
import {createTable, GAME_MS} from './table.mjs';
import {noteActs} from './typing.mjs';
import {goTo} from './walking.mjs';

const MOST_KEYS = 8;
/** An answer of Caylus Magna Carta may be far from the middle of a long road, or be one of many payments. */
const ANSWER_MOST = 12;
/** What every match asks for; the rest is counted where it comes. */
const KINDS = ['build', 'move_provost', 'pass', 'place_worker'];
const here = useServerAndBrowser();
const median = (counts) => counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)];

/** Long enough for everything that matters. */
const LIVELY_ROUNDS = 12;
/** The same deal each time. */
const SEED = '2';

/** Goes to what is asked for next, or presses its own key; says what was pressed, if anything was. */
async function playByKey({page, press}, chance, pressed) {
    const next = await page.evaluateHandle((of) => globalThis.nextToPlay(...of), [chance, pressed, LIVELY_ROUNDS]);
    const element = next.asElement();
    const [pick, key] = (await element?.evaluate(({dataset}) => [dataset.pick ?? 'send', dataset.key])) ?? [];
    if (!element || !(key || (await goTo({page, press}, element)))) {
        await page.waitForTimeout(15);
        return undefined;
    }
    await press(key ?? 'Enter');
    return pick;
}

/** The keys that each kind of answer took in a match. */
async function keysByKind(person) {
    const {page} = person;
    const random = seeded(4);
    const taken = {};
    let keys = 0;
    let pressed = [];
    let chance = random();
    const press = async (key) => {
        keys += 1;
        await page.keyboard.press(key);
    };
    while (!(await isOver(person))) {
        const done = await playByKey({page, press}, chance, pressed);
        const [type] = await page.evaluate(() => globalThis.sentTypes.splice(0));
        chance = done ? random() : chance;
        pressed = done ? [...pressed, done] : pressed;
        if (type) {
            (taken[type] ??= []).push(keys);
            [keys, pressed] = [0, []];
        }
    }
    return taken;
}

test('by keyboard alone every kind of answer of Caylus Magna Carta takes few keys', {timeout: GAME_MS}, async () => {
    const person = await openPerson(here.browser, DESKTOP);
    const {context, page} = person;
    await context.addInitScript(noteActs);
    const choose = async (form) => {
        await chooseGame(form, 2);
        await form.click('.create .advanced summary');
        await form.fill('.create input[name=seed]', SEED);
    };
    await createTable(person, here.server, {player: 'Anna', name: 'Light fingers', choose});
    await page.click('[data-fill]');
    await page.click('[data-start]:not([disabled])');
    await page.waitForSelector('.decide.mine');
    await page.focus('.situation');
    const taken = await keysByKind(person);
    for (const [kind, counts] of Object.entries(taken)) {
        console.log(`${kind}: ${counts.length} answers, ${median(counts)} keys, at most ${Math.max(...counts)}`);
    }
    assert.deepEqual(KINDS.filter((kind) => !taken[kind]), [], 'all that matters was asked');
    const slow = Object.entries(taken).filter(
        ([, counts]) => median(counts) > MOST_KEYS || Math.max(...counts) > ANSWER_MOST,
    );
    assert.deepEqual(slow, []);
    assert.deepEqual(person.errors, []);
    await context.close();
});
