// What the tests of first games share: beginning one, and answering its questions in a way of one's own.
import assert from 'node:assert/strict';
import {chancesOf, useChances} from './support.mjs';

/** Begins a first game with one click on the first page, after giving a name if there is none yet. */
export async function learn({page}, server, game) {
    await page.goto(server.address);
    await page.fill('.quick input[name=player]', 'Anna');
    await page.click(`[data-learn="${game}"]`);
    await page.waitForSelector('.hint-strip[data-speaking="welcome"]');
    assert.match(await page.textContent('.top .custom-mark'), /First game/);
}

/** The name of the hint that speaks. */
export const speaking = (page) => page.getAttribute('.hint-strip', 'data-speaking');

/** Answers one decision in this way. Returns what was pressed. */
export async function answerBy(press, person, random) {
    const pressed = await press(person.page, chancesOf(person, random));
    if (pressed.length > 0) {
        useChances(person, random);
    }
    return pressed;
}
