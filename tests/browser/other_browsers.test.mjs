// Firefox and WebKitGTK play a whole game each, on a desk and on a phone, with a page that is loaded again and a
// connection that is lost. Which game each of them plays, the commit says; by night both play all.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {nextToPlay, playWell} from './magna_carta_player.mjs';
import {nextToPress} from './next_press.mjs';
import {patienceFor} from './patience.mjs';
import {sampled} from './sampled.mjs';
import {answer, DESKTOP, isOver, openPerson, PHONE, scoreSheet, seeded, startFirefox, startServer} from './support.mjs';
import {GAME_MS} from './table.mjs';
import {startWebKit} from './webkit.mjs';

const GAMES = ['ys', 'yspahan', 'magna-carta'];
const ANSWERS_BEFORE = 3;

/** What the browsers of the other tests have in each page. */
const first = `globalThis.nextToPress ??= ${nextToPress}; globalThis.nextToPlay ??= ${nextToPlay};`;

/** Bots are easy and events are shown at once, so that nobody waits. Runs in the page. */
function settle() {
    localStorage.setItem('dahut.telling', 'off');
    localStorage.setItem('dahut.level', 'easy');
}

const BROWSERS = {
    Firefox: async () => {
        const browser = await startFirefox();
        const {page, errors} = await openPerson(browser, DESKTOP);
        return {page, errors, version: browser.version(), close: () => browser.close()};
    },
    WebKitGTK: async () => ({...(await startWebKit(first)), errors: []}),
};

/** Answers so often, or until the match is over. */
async function play(person, random, answers = Infinity) {
    const isInTime = patienceFor('a whole game in another browser', GAME_MS);
    for (let answered = 0; answered < answers && !(await isOver(person));) {
        isInTime();
        answered += (await answer(person, random)).length > 0 ? 1 : 0;
    }
}

/** The turn that the page shows, and how it fits into the window. Runs in the page. */
const seen = () => ({
    turn: document.querySelector('.game').dataset.turn,
    sideways: document.documentElement.scrollWidth - innerWidth,
    width: innerWidth,
    faults: document.querySelectorAll('.failure').length,
});

/** The connection is lost, which the page says, and it goes on when there is one again. */
async function loseConnection({page, errors}, server) {
    await server.down();
    await page.waitForSelector('.banner.lost');
    await server.up();
    await page.waitForSelector('.link-sign.live');
    await page.waitForSelector('.banner.lost', {state: 'detached'});
    // Firefox itself says that it could not connect.
    errors.splice(0, Infinity, ...errors.filter((error) => !error.includes('establish a connection')));
}

async function playGame(person, server, game) {
    const {page, errors} = person;
    await page.goto(server.address);
    await page.evaluate(settle);
    // What the empty page before said of its storage is no fault of ours.
    errors.length = 0;
    await page.goto(server.address);
    await page.fill('.quick input[name=player]', 'Anna');
    await page.click(`[data-quick="${game}"]`);
    await page.waitForSelector('.decide.mine .panel', {state: 'attached'});
    const random = seeded(7);
    await play(person, random, ANSWERS_BEFORE);
    // Nothing happens any more until this person answers.
    await page.waitForSelector('.decide.mine .panel', {state: 'attached'});
    const {turn} = await page.evaluate(seen);
    await page.reload();
    await page.waitForSelector('.decide.mine .panel', {state: 'attached'});
    assert.equal((await page.evaluate(seen)).turn, turn);
    await loseConnection(person, server);
    await page.setViewportSize(PHONE);
    await page.waitForSelector('.game', {state: 'attached'});
    const phone = await page.evaluate(seen);
    assert.equal(phone.width, PHONE.width);
    assert.ok(phone.sideways <= 0, 'a phone does not scroll sideways');
    await play(person, random);
    assert.ok((await scoreSheet(person)).length >= 4, 'the sheet is itemised');
    assert.equal((await page.evaluate(seen)).faults, 0);
}

for (const [name, start] of Object.entries(BROWSERS)) {
    for (const game of sampled(GAMES, name)) {
        test(`${name} plays a whole game of ${game}`, {timeout: GAME_MS}, async () => {
            const server = await startServer([]);
            const browser = await start();
            const person = {...browser, plays: game === 'magna-carta' ? playWell : undefined};
            try {
                await playGame(person, server, game);
                console.log(`${name} ${browser.version} has played ${game}`);
                assert.deepEqual(person.errors, []);
            } finally {
                await browser.close();
                await server.stop();
            }
        });
    }
}
