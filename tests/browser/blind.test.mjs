// Plays whole games without seeing them. The player reads the question and finds every button by role and name alone,
// as a screen reader does, and presses it by key.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {patienceFor} from './patience.mjs';
import {sampled} from './sampled.mjs';
import {openPerson, seeded, useServerAndBrowser} from './support.mjs';
import {createTable, GAME_MS, twoPlayers} from './table.mjs';

const SMALL = {width: 1280, height: 800};
const here = useServerAndBrowser();
const NAMES_OF_BOARDS = {
    ys: ['The city of Ys', 'The market', 'Behind your screen', 'For the neutral'],
    yspahan: ['The city of Yspahan', 'The caravan', 'The dice tower', 'Your board and your cards'],
    'magna-carta': ['The road', 'Prestige buildings', 'Cards in hand'],
};
// Buttons beside a question that do not answer it.
const BESIDE = /^(The rules of this moment|.* for the rest of this (turn|round))$/;

/** Finds the boards and the question by role and name. */
function placesOf(page, game) {
    const called = (role, name) => page.getByRole(role, {name, exact: true});
    const named = (name) => called('group', name).or(called('region', name));
    return {question: called('region', 'What do you want to do?'), boards: NAMES_OF_BOARDS[game].map(named)};
}

/** The buttons in there that are enabled, not chosen yet and part of the question. */
async function pressables(place) {
    const found = [];
    for (const button of await place.getByRole('button', {disabled: false}).elementHandles()) {
        const [name, isChosen] = await button.evaluate((element) => [
            element.ariaLabel ?? element.textContent.replace(/\s+/g, ' ').trim(),
            element.ariaPressed === 'true',
        ]);
        if (!isChosen && !BESIDE.test(name)) {
            found.push({button, name});
        }
    }
    return found;
}

/** The parts of the question that have no choice yet. */
async function openParts(question) {
    const parts = [];
    for (const part of await question.getByRole('group').all()) {
        if ((await part.getByRole('button', {pressed: true}).count()) === 0) {
            parts.push(...(await pressables(part)));
        }
    }
    return parts;
}

/** Presses this button by key, if it is still there. */
async function press({page}, {button, name}) {
    const isThere = await button.evaluate((element) => {
        element.focus();
        return element.isConnected && document.activeElement === element;
    });
    if (isThere) {
        await page.keyboard.press('Enter');
    }
    return isThere ? name : undefined;
}

/** What a listener presses next: first whatever closes a dialog, then what sends, then the question, then a board. */
async function wish({page}, game, random) {
    const {question, boards} = placesOf(page, game);
    const inTurn = [
        () => pressables(page.getByRole('dialog')),
        async () => (await pressables(question)).filter(({name}) => ['Confirm', 'Done', 'Roll'].includes(name)),
        () => openParts(question),
        async () => (await Promise.all(boards.map(pressables))).flat(),
        () => pressables(question),
    ];
    for (const look of inTurn) {
        const found = await look();
        if (found.length > 0) {
            return found[Math.floor(random() * found.length)];
        }
    }
    return undefined;
}

for (const game of sampled(Object.keys(NAMES_OF_BOARDS), 'blind')) {
    test(`${game} is played to its end by what can be heard of it`, {timeout: GAME_MS}, async () => {
        const person = await openPerson(here.browser, SMALL);
        const {page} = person;
        const choose = async (form) => {
            await form.selectOption('.create select[name=game]', game);
            await twoPlayers(form);
        };
        await createTable(person, here.server, {player: 'Anna', name: 'Listened to', choose});
        await page.click('[data-fill]');
        await page.click('[data-start]:not([disabled])');
        const random = seeded(9);
        const pressed = [];
        const nameless = page.getByRole('button', {name: /^\s*$/});
        const isOver = async () => (await page.getByRole('table').count()) > 0;
        const isInTime = patienceFor('a whole game by what can be heard', GAME_MS);
        while (!(await isOver())) {
            isInTime();
            assert.equal(await nameless.count(), 0, 'everything that can be pressed has a name');
            const next = await wish(person, game, random).catch(() => undefined);
            const name = next && (await press(person, next));
            if (name !== undefined) {
                pressed.push(name);
            } else {
                await page.waitForTimeout(20);
            }
        }
        assert.match(await page.getByRole('table').first().ariaSnapshot(), /Anna/);
        console.log(`${game}: ${pressed.length} presses by what can be heard`);
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}
