// No word of the page is cut, in any state, language and usual size of a window. A whole match is looked at as well,
// at each of its decisions by night.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {LANGUAGES} from '../../web-client/app/words/language.js';
import {GAME_NAMES} from '../../web-client/games/known_games.js';
import {cutWords} from './cut_words.mjs';
import {playWell} from './magna_carta_player.mjs';
import {isSampled, sampled} from './sampled.mjs';
import {visitStates} from './states.mjs';
import {answer, DESKTOP, isOver, openPerson, PHONE, resize, seeded, useServerAndBrowser} from './support.mjs';
import {createTable, GAME_MS} from './table.mjs';

const TEST_MS = 900000;
const SIZES = [DESKTOP, {width: 1024, height: 768}, PHONE, {width: 844, height: 390}];
/** So many clicks go by between two looks. A match is of one to a few hundred clicks. */
const LOOK_EACH = 9;
const here = useServerAndBrowser();

/** Looks for cut words in windows of all sizes, and keeps them by where they were found. */
async function lookForCuts(page, where, found) {
    for (const size of SIZES) {
        await resize(page, size);
        const cut = await page.evaluate(cutWords);
        if (cut.length > 0) {
            found[`${where} at ${size.width} × ${size.height}`] = cut;
        }
    }
    await resize(page, DESKTOP);
}

for (const language of sampled(Object.keys(LANGUAGES), 'language of every word')) {
    for (const game of sampled(GAME_NAMES, 'game of every word')) {
        test(`no word of ${game} is cut in any state, in ${language}`, {timeout: TEST_MS}, async () => {
            const found = {};
            const look = (state, page) => lookForCuts(page, state, found);
            const person = await visitStates(here, game, DESKTOP, look, language);
            assert.deepEqual(found, {});
            assert.deepEqual(person.errors, []);
            await person.context.close();
        });
    }
}

/** Somebody at a new table with bots, who is asked for the first time. */
async function sitDown(game, locale) {
    const person = await openPerson(here.browser, DESKTOP, 'off', {locale});
    const {page} = person;
    const [players] = sampled([4, 2], 'players of a whole match');
    const choose = async (form) => {
        await form.selectOption('.create select[name=game]', game);
        await form.check(`.create input[name=seats][value="${players}"]`);
    };
    await createTable(person, here.server, {player: 'Anna', name: 'A whole match', choose});
    await page.click('[data-fill]');
    await page.click('[data-start]:not([disabled])');
    return {...person, ...(game === 'magna-carta' ? {plays: playWell} : {})};
}

const isAsked = () => document.querySelector('.decide.mine .panel') !== null;

/** Plays to the end click by click; looks before some of the clicks. Returns how often. */
async function playLooking(person, isLookedAt, look) {
    const {page} = person;
    const random = seeded(8);
    let [clicks, looks] = [0, 0];
    while (!(await isOver(person))) {
        const isMine = await page.evaluate(isAsked);
        if (isMine && isLookedAt(clicks)) {
            await look(page, `before click ${clicks}`);
            looks += 1;
        }
        const clicked = isMine ? await answer(person, random, 1) : [];
        clicks += clicked.length;
        if (clicked.length === 0) {
            await page.waitForTimeout(15);
        }
    }
    return looks;
}

for (const language of sampled(Object.keys(LANGUAGES), 'language of a whole match')) {
    for (const game of sampled(GAME_NAMES, 'game of a whole match')) {
        test(`no word is cut in a whole match of ${game}, in ${language}`, {timeout: GAME_MS}, async () => {
            const found = {};
            const person = await sitDown(game, language);
            const isLookedAt = (click) => isSampled(click, LOOK_EACH, `${game} in ${language}`);
            const look = (page, where) => lookForCuts(page, where, found);
            const looks = await playLooking(person, isLookedAt, look);
            assert.ok(looks > 4, `looked ${looks} times`);
            assert.deepEqual(found, {});
            assert.deepEqual(person.errors, []);
            await person.context.close();
        });
    }
}
