// A table through the pages: created in the lobby, joined by its link, and played to the end by clicking.
import assert from 'node:assert/strict';
import {join} from 'node:path';
import {patienceFor} from './patience.mjs';
import {answer, isOver, SCREENSHOTS} from './support.mjs';

// Generous: a slow machine must not fail a test.
export const GAME_MS = 900000;

/** Opens what the form of the lobby has folded away. */
export async function unfold(page) {
    for (const name of ['rules', 'guests']) {
        const fold = page.locator(`.create [data-fold=${name}]`);
        if ((await fold.getAttribute('open')) === null) {
            await fold.locator('> summary').click();
        }
    }
}

/** The usual seed of the deal, so that a failure can be reproduced. */
const SEED = '20261';
/** No chosen seed, as at most people's tables. */
export const UNCHOSEN = '';

/** Chooses the seed of the deal, unfolding the form if needed. */
export async function chooseSeed(page, seed) {
    await page.locator('.create input[name=seed]').evaluate((input, chosen) => {
        input.value = chosen;
        input.dispatchEvent(new Event('input', {bubbles: true}));
    }, seed);
}

/**
 * The host fills in the form of the lobby; `choose` makes further choices. Returns the invitation link of the room.
 */
export async function createTable(host, server, {player, name, seed = SEED, choose = async () => {}}) {
    await host.page.goto(server.address);
    await host.page.fill('.quick input[name=player]', player);
    await unfold(host.page);
    await host.page.fill('.create input[name=name]', name);
    await chooseSeed(host.page, seed);
    await choose(host.page);

    await host.page.click('[data-create]');
    await host.page.waitForSelector('.room .seats');
    return host.page.inputValue('.link-line input');
}

export async function joinTable(person, link, name) {
    await person.page.goto(link);
    await person.page.fill('input[name=player]', name);
    await person.page.click('.join form button');
    await person.page.waitForSelector('.room .seats');
}

export const shot = (person, name) => person.page.screenshot({path: join(SCREENSHOTS, `${name}.png`)});

/** Lets all answer in turn until this is so. Returns all that was clicked. */
export async function answerUntil(people, random, isSo) {
    const isInTime = patienceFor('what people are to come to', GAME_MS);
    const clicked = [];
    while (!(await isSo())) {
        isInTime();
        const before = clicked.length;
        for (const person of people) {
            clicked.push(...(await answer(person, random)));
        }
        if (clicked.length === before) {
            await new Promise((resolve) => setTimeout(resolve, 15));
        }
    }
    return clicked;
}

/** Plays until everybody sees the score; calls `halfway` once in the middle. Returns all that was clicked. */
export async function play(people, random, halfway) {
    const [{page}] = people;
    const isSecond = async () => (await page.getAttribute('.game', 'data-turn')) === '2';
    const early = await answerUntil(people, random, isSecond);
    await halfway();
    const late = await answerUntil(people, random, () => isOver(people[0]));
    for (const person of people) {
        await person.page.waitForSelector('.score-sheet');
    }
    return [...early, ...late];
}

/** The seats stored in this person's browser, the latest first. */
export const ownSeatsOf = ({page}) => page.evaluate(() => JSON.parse(localStorage.getItem('dahut.seats')));

/** The address of this person's latest seat, which works in any browser and gives whoever has it the seat. */
export async function seatAddress(person, server) {
    const [{token}] = await ownSeatsOf(person);
    assert.match(token, /^[0-9a-f]{64}$/);
    return `${server.address}/table.html#seat=${token}`;
}

/** The replay of the match that this person has just finished, all-seeing or as one seat sees it. */
export async function replayOf(person, server, eyes = 'all') {
    const [{table, token}] = await ownSeatsOf(person);
    const headers = {authorization: `Bearer ${token}`};
    return (await fetch(`${server.address}/api/tables/${table}/replay?as=${eyes}`, {headers})).json();
}

/** Chooses the number of players in the form of the lobby. */
export const twoPlayers = (page) => page.check('.create input[name=seats][value="2"]');

/** A table of two with little patience: the form offers minutes, but a test has seconds. */
export async function twoWithoutPatience(page, clock) {
    await twoPlayers(page);
    await page.selectOption('.create select[name=clock]', clock);
    await page.click('.create .options:has(select[name=patience]) summary');
    await page.evaluate(() => {
        document.querySelector('select[name=patience] option').value = '1';
    });
}

/**
 * Answers every decision of this browser's newest seat with the first legal action, over a second connection of that
 * seat. Runs in the page, and ends with the match.
 */
export async function playFromSeat(game = 'ys') {
    const {unpackedUpdate} = await import('/app/connection/packing.js');
    const forms = await (await fetch(`/api/games/${game}/forms.json`)).json();
    const [{token}] = JSON.parse(localStorage.getItem('dahut.seats'));
    const socket = new WebSocket(`ws://${location.host}/ws`, 'dahut.1');
    let count = 0;
    let decision;
    const send = (message) => socket.send(JSON.stringify({...message, id: `own-${(count += 1)}`}));
    const act = () => {
        const fields = Object.entries(decision.rows[0]).map(([name, values]) => [
            name,
            name === 'type' ? values : values[0],
        ]);
        send({type: 'act', decision: decision.number, action: Object.fromEntries(fields)});
    };
    return new Promise((resolve, reject) => {
        socket.onopen = () => send({type: 'enter', token});
        socket.onclose = () => reject(new Error('the connection was closed'));
        socket.onmessage = ({data}) => {
            const said = JSON.parse(data);
            const message = said.type === 'update' ? unpackedUpdate(forms, said) : said;
            if (message.type === 'table' && message.table.status === 'finished') {
                resolve();
            } else if (message.decision && !message.decision.optional) {
                ({decision} = message);
                act();
            }
        };
    });
}

/** Plays a match of this game against greedy bots from this person's seat to its end. Returns the id of the table. */
export async function finishMatch(person, server, choose = async () => {}, game = 'ys', seed = SEED) {
    const {page} = person;
    const chooseAll = async (form) => {
        await form.selectOption('.create select[name=game]', game);
        await choose(form);
    };
    await createTable(person, server, {player: 'Anna', name: 'Seen again', seed, choose: chooseAll});
    await page.click('[data-fill]');
    await page.click('[data-start]');
    await page.waitForSelector('.game');
    await page.evaluate(playFromSeat, game);
    await page.waitForSelector('.score-sheet');
    return page.evaluate(() => JSON.parse(localStorage.getItem('dahut.seats'))[0].table);
}

/** Unfolds the bar of the replay, if the window is so small that it is folded. */
export async function unfoldReplay(page) {
    const fold = page.locator('[data-unfold][aria-expanded=false]');
    if ((await fold.count()) > 0) {
        await fold.click();
    }
}

/** Goes to the beginning of a chapter in the replay, from the list of landmarks. */
export async function goToChapter(page, chapter) {
    await unfoldReplay(page);
    const step = await page.getAttribute(`[data-landmarks] optgroup[label="${chapter}"] option >> nth=0`, 'value');
    await page.selectOption('[data-landmarks]', step);
}
