// Four people play one whole game of Caylus Magna Carta, each in their own browser. All see the same end, and the
// server never sent anybody a card of another hand.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkEnd, checkSecrecy, chooseGame, sitDown, SMALL, toldOfHands} from './magna_carta_table.mjs';
import {isOver, PHONE, seeded, useServerAndBrowser} from './support.mjs';
import {answerUntil, GAME_MS, shot} from './table.mjs';

const here = useServerAndBrowser();

/** Asserts that a page shows the cards of its own hand, and only the number of cards in the others. */
async function checkHands({page}) {
    assert.equal(await page.locator('.hand-of').count(), 1, 'one hand is seen');
    assert.equal(await page.locator('.player').count(), 4);
}

test('four people play a whole game, and each sees only what is theirs', {timeout: GAME_MS}, async () => {
    const viewports = [SMALL, SMALL, SMALL, PHONE];
    const {people} = await sitDown(here, viewports, 'Four on the road', (page) => chooseGame(page, 4));
    const turn = () => people[0].page.getAttribute('.game', 'data-turn');
    const random = seeded(12);
    await answerUntil(people, random, async () => (await turn()) === '2');
    await Promise.all(people.map(checkHands));
    await answerUntil(people, random, () => isOver(people[0]));
    await Promise.all(people.map(({page}) => page.waitForSelector('.score-sheet')));
    const sheet = await checkEnd(people);
    assert.equal(sheet[0].length, 1 + people.length, 'everybody has a column');
    for (const [seat, person] of people.entries()) {
        await checkSecrecy(here, person, seat);
    }
    const mixed = {frames: [...people[0].frames, ...people[3].frames]};
    assert.deepEqual([...new Set(toldOfHands(mixed).seats)], [0, 3], 'a hand of somebody else would be found');
    await shot(people[3], 'four_people_final_phone');
    await Promise.all(people.map(({context}) => context.close()));
});
