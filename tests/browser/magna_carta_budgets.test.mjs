// Counts the keys of every kind of answer in Caylus Magna Carta, in a real match.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {keysByKind} from './keys_by_kind.mjs';
import {chooseGame} from './magna_carta_table.mjs';
import {DESKTOP, openPerson, seeded, useServerAndBrowser} from './support.mjs';
import {createTable, GAME_MS} from './table.mjs';
import {noteActs} from './typing.mjs';

const MOST_KEYS = 8;
/** The target may be far from the middle of a long road, and the payment one of many. */
const ANSWER_MOST = 12;
/** The questions that every match asks; others are counted if they come. */
const KINDS = ['build', 'move_provost', 'pass', 'place_worker'];
const here = useServerAndBrowser();

/** Long enough for everything that matters. */
const LIVELY_ROUNDS = 12;
/** The same deal each time. */
const SEED = '2';

test('by keyboard alone every kind of answer of Caylus Magna Carta takes few keys', {timeout: GAME_MS}, async () => {
    const person = await openPerson(here.browser, DESKTOP);
    const {context, page} = person;
    await context.addInitScript(noteActs);
    const choose = (form) => chooseGame(form, 2);
    await createTable(person, here.server, {player: 'Anna', name: 'Light fingers', seed: SEED, choose});
    await page.click('[data-fill]');
    await page.click('[data-start]:not([disabled])');
    await page.waitForSelector('.decide.mine');
    await page.focus('.situation');
    const told = await keysByKind(person, seeded(4), 'nextToPlay', LIVELY_ROUNDS);
    told.forEach(({kind, answers, usual, most}) => {
        console.log(`${kind}: ${answers} answers, ${usual ?? 'some'} keys, at most ${most}`);
    });
    const kinds = told.map(({kind}) => kind);
    assert.deepEqual(
        KINDS.filter((kind) => !kinds.includes(kind)),
        [],
        'all that matters was asked',
    );
    assert.deepEqual(
        told.filter(({usual, most}) => usual > MOST_KEYS || most > ANSWER_MOST),
        [],
    );
    assert.deepEqual(person.errors, []);
    await context.close();
});
