// A table of Caylus Magna Carta for the browser tests, and the checks at its end: all see the same score sheet, and
// nobody was ever sent a card of another hand.
import assert from 'node:assert/strict';
import {playWell} from './magna_carta_player.mjs';
import {openPerson, scoreSheet} from './support.mjs';
import {createTable, joinTable, replayOf} from './table.mjs';

// People of whom no picture is taken get small pages, since drawing takes most of the time.
export const SMALL = {width: 780, height: 460};
const NAMES = ['Anna', 'Benedek', 'Chiara', 'Dahud'];

/** Chooses the game and the number of players in the form of the lobby. */
export async function chooseGame(page, seats) {
    await page.selectOption('.create select[name=game]', 'magna-carta');
    await page.check(`.create input[name=seats][value="${seats}"]`);
}

/** Seats one person for each viewport, lets one more watch if asked to, and starts the game. */
export async function sitDown(here, viewports, name, choose, isWatched = false) {
    const people = [];
    for (const viewport of viewports) {
        people.push({...(await openPerson(here.browser, viewport)), plays: playWell});
    }
    const [host, ...guests] = people;
    const link = await createTable(host, here.server, {player: NAMES[0], name, choose});
    for (const [index, guest] of guests.entries()) {
        await joinTable(guest, link, NAMES[index + 1]);
    }
    const watchers = isWatched ? [await openPerson(here.browser, SMALL)] : [];
    for (const {page} of watchers) {
        await page.goto(await host.page.locator('.link-line input').nth(1).inputValue());
    }
    await host.page.click('[data-start]:not([disabled])');
    await Promise.all([...people, ...watchers].map(({page}) => page.waitForSelector('.game.magna-carta')));
    return {people, watcher: watchers[0]};
}

/** The seats whose secrets are in a message, in a view or in its changes. */
function seatsWithSecrets({view, changes}) {
    const players = Object.entries((view ?? changes)?.players ?? {});
    return players.filter(([, player]) => player?.own).map(([seat]) => Number(seat));
}

/** The drawn cards that somebody is told of, one entry for each draw. */
const drawn = (events = []) => events.filter(({type}) => type === 'cards_drawn').map(({cards}) => cards.join());

/** All that somebody was ever told of hands: whose they are, and which cards. */
export function toldOfHands({frames}) {
    const messages = frames.map((frame) => JSON.parse(frame));
    return {seats: messages.flatMap(seatsWithSecrets), cards: messages.flatMap(({events}) => drawn(events))};
}

/** Asserts that nobody is told of another hand, neither in a view nor in an event. */
export async function checkSecrecy(here, person, seat) {
    const told = toldOfHands(person);
    assert.deepEqual([...new Set(told.seats)], [seat]);
    const replay = await replayOf(person, here.server, seat);
    const own = new Set([...drawn(replay.events), ...replay.steps.flatMap(({events}) => drawn(events))]);
    assert.ok(told.cards.length > 0 && told.cards.every((cards) => own.has(cards)));
}

export async function checkWidth({page}) {
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(sideways <= 0, 'the page does not scroll sideways');
}

/** Checks the end for everybody; returns the score sheet. */
export async function checkEnd(people) {
    const sheets = await Promise.all(people.map(scoreSheet));
    for (const [seat, person] of people.entries()) {
        assert.deepEqual(sheets[seat], sheets[0]);
        assert.deepEqual(person.errors, []);
        await checkWidth(person);
    }
    return sheets[0];
}
