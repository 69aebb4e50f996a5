// Four people play one whole game of Ys by clicking through the real pages, each in their own browser. One of them
// reloads in the middle. At the end all see the same score sheet. Neither seat 2 nor a spectator was ever sent the
// value of a broker which they could not know.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {DESKTOP, openPerson, PHONE, scoreSheet, seeded, useServerAndBrowser} from './support.mjs';
import {checkSecrecy} from './secrecy.mjs';
import {createTable, GAME_MS, joinTable, play, replayOf, shot} from './table.mjs';

// Stands for a spectator, who has no seat.
const PUBLIC = -1;
// People of whom no picture is taken get small pages, since drawing takes most of the time.
const SMALL = {width: 800, height: 500};
const NAMES = ['Anna', 'Benedek', 'Chiara', 'Dahud'];
const here = useServerAndBrowser();

test('four people play a whole game through the page', {timeout: GAME_MS + 60000}, async () => {
    const people = [];
    for (const [seat] of NAMES.entries()) {
        people.push(await openPerson(here.browser, [DESKTOP, SMALL, SMALL, PHONE][seat]));
    }
    const link = await createTable(people[0], here.server, {player: NAMES[0], name: 'Whole game'});
    for (const [seat, name] of NAMES.entries()) {
        if (seat > 0) {
            await joinTable(people[seat], link, name);
        }
    }
    const watcher = await openPerson(here.browser, SMALL);
    await watcher.page.goto(await people[0].page.locator('.link-line input').nth(1).inputValue());
    await people[0].page.waitForSelector('[data-start]:not([disabled])');
    await shot(people[0], 'waiting_room_desktop');
    await shot(people[3], 'waiting_room_phone');
    await people[0].page.click('[data-start]');
    for (const person of people) {
        await person.page.waitForSelector('.game.ys');
    }
    await shot(people[0], 'bidding_desktop');
    await play(people, seeded(2), async () => {
        await shot(people[0], 'table_desktop');
        await shot(people[3], 'table_phone');
        await people[1].page.reload();
        await people[1].page.waitForSelector('.game.ys');
    });

    const sheets = await Promise.all(people.map(scoreSheet));
    assert.ok(sheets[0].length >= 8, 'the sheet is itemised');
    for (const sheet of sheets) {
        assert.deepEqual(sheet, sheets[0]);
    }
    await shot(people[0], 'final_desktop');
    await shot(people[3], 'final_phone');
    assert.equal(await people[3].page.evaluate(() => document.documentElement.scrollWidth), PHONE.width);
    assert.deepEqual(
        people.flatMap((person) => person.errors),
        [],
    );

    await watcher.page.waitForSelector('.score-sheet');
    const replay = await replayOf(people[0], here.server);
    checkSecrecy(people[2].frames, replay, 2);
    checkSecrecy(watcher.frames, replay, PUBLIC);
    assert.deepEqual(await scoreSheet(watcher), sheets[0]);

    await watchReplay(people[0], replay);
});

/** Asserts that the finished match can be replayed, starting from the table page. */
async function watchReplay(person, replay) {
    await person.page.click('[data-replay]');
    await person.page.waitForSelector('.replay-bar');
    await person.page.click('[data-step=last]');
    await person.page.waitForSelector('.score-sheet');
    for (let steps = 0; steps < Math.floor(replay.steps.length / 3); steps += 10) {
        await person.page.keyboard.press('PageUp');
    }
    await person.page.selectOption('.replay-as select', '2');
    await person.page.waitForFunction(() => document.querySelectorAll('.secrets').length === 1);
    await shot(person, 'replay_desktop');
}
