// A table through the pages: made in the lobby, joined by its link, played to the end by clicking.
import assert from 'node:assert/strict';
import {join} from 'node:path';
import {answer, isOver, SCREENSHOTS} from './support.mjs';

// Generous: how fast the machine is says nothing about the page.
export const GAME_MS = 900000;

/**
 * The host fills in the form of the lobby; `choose` ticks whatever else. Returns the invitation link shown in the room.
 */
export async function createTable(host, server, {player, name, choose = async () => {}}) {
    await host.page.goto(server.address);
    await host.page.fill('.quick input[name=player]', player);
    await host.page.fill('.create input[name=name]', name);
    await choose(host.page);
    await host.page.click('[data-create]');
    await host.page.waitForSelector('.room .seats');
    return host.page.inputValue('.link-line input');
}

export async function joinTable(person, link, name) {
    await person.page.goto(link);
    await person.page.fill('input[name=player]', name);
    await person.page.click('.join form .primary');
    await person.page.waitForSelector('.room .seats');
}

export const shot = (person, name) => person.page.screenshot({path: join(SCREENSHOTS, `${name}.png`)});

/** All answer in turn, again and again, until it is so. Returns all that was clicked. */
export async function answerUntil(people, random, isSo) {
    const deadline = Date.now() + GAME_MS;
    const clicked = [];
    while (!(await isSo())) {
        const stage = await people[0].page.getAttribute('.game', 'data-stage');
        assert.ok(Date.now() < deadline, `the game takes too long; stage ${stage}`);
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

/** Plays until everybody sees the score; `halfway` is called once in the middle. Returns all that was clicked. */
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

/** The all-seeing replay of the match that this person has just finished. */
export async function replayOf(person, server) {
    const id = await person.page.evaluate(() => JSON.parse(localStorage.getItem('dahut.seats'))[0].table);
    return (await fetch(`${server.address}/api/tables/${id}/replay?as=all`)).json();
}
