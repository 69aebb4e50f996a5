// The languages of the pages: the browser's own at first, then the one chosen in the settings, which is remembered. No
// page gets too wide.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {GAME_NAMES} from '../../web-client/games/known_games.js';
import {openPerson, PHONE, resize, useServerAndBrowser} from './support.mjs';
import {pressInBar} from './states.mjs';
import {createTable, shot} from './table.mjs';

const TEST_MS = 300000;
const here = useServerAndBrowser();
// Words in each language from the lobby, the log of a match of Ys, its rules, and one of its options.
const SAYINGS = {
    hu: {lobby: /Asztal a tengernél/, log: /Palota|palota/, rules: /Miről szól/, option: /Királynő: egy kerület/},
    it: {lobby: /Un tavolo sul mare/, log: /Palazzo/, rules: /Di che si tratta/, option: /Regina: un’area/},
    fr: {lobby: /Une table au bord de la mer/, log: /Palais/, rules: /De quoi il s’agit/, option: /Reine\s: une zone/},
};
const ENGLISH = {lobby: /A table by the sea/, log: /Palace/, rules: /What it is about/};

/** Opens the page with a browser of this language, and notes which files of words it loads. */
async function openSpeaker(locale, viewport) {
    const person = await openPerson(here.browser, viewport);
    const tags = [locale, locale.split('-')[0], 'en'];
    await person.context.addInitScript((own) => {
        Object.defineProperty(navigator, 'languages', {get: () => own});
    }, tags);
    person.words = [];
    person.page.on('request', (request) => {
        const [file] = /(?<=\/languages\/)\w+\.js$/.exec(request.url()) ?? [];
        person.words.push(...(file ? [file] : []));
    });
    return person;
}

/** How much wider than the window something on the page is. */
const tooWide = ({page}) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const languageOf = ({page}) => page.evaluate(() => document.documentElement.lang);

/** Begins a match against bots. */
async function begin(person, game) {
    const choose = (form) => form.selectOption('.create select[name=game]', game);
    await createTable(person, here.server, {player: 'Anna', name: 'Words', choose});
    await person.page.click('[data-fill]');
    await person.page.click('[data-start]:not([disabled])');
    // On a phone the panel gives way to the board while the choice is made there.
    await person.page.waitForSelector('.panel', {state: 'attached'});
}

const rulesOf = async ({page}) => {
    await pressInBar(page, '[data-rules]');
    const words = await page.textContent('dialog .rules-page');
    await page.click('dialog .primary');
    return words;
};

for (const [language, sayings] of Object.entries(SAYINGS)) {
    test(`a browser that asks for ${language} is spoken to in it, and loads no other`, {timeout: TEST_MS}, async () => {
        const person = await openSpeaker(`${language}-${language.toUpperCase()}`, {width: 1440, height: 900});
        await person.page.goto(here.server.address);
        await person.page.waitForSelector('.create');
        assert.match(await person.page.textContent('body'), sayings.lobby);
        assert.equal(await languageOf(person), language);
        assert.equal(await tooWide(person), 0);
        await shot(person, `lobby_${language}_desktop`);
        await begin(person, 'ys');
        assert.match(await person.page.textContent('.log'), sayings.log);
        const rules = await rulesOf(person);
        assert.match(rules, sayings.rules);
        assert.match(rules, sayings.option);
        assert.doesNotMatch(rules, /The Queen closes/);
        assert.ok(person.words.length > 0);
        assert.deepEqual(
            person.words.filter((file) => !file.endsWith(`${language}.js`)),
            [],
        );
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });

    test(`${language} fits on a phone, in the lobby and in each game`, {timeout: TEST_MS}, async () => {
        for (const game of GAME_NAMES) {
            const person = await openSpeaker(language, PHONE);
            await person.page.goto(here.server.address);
            await person.page.waitForSelector('.create');
            assert.equal(await tooWide(person), 0, 'lobby');
            await shot(person, `lobby_${language}_phone`);
            await begin(person, game);
            assert.equal(await tooWide(person), 0, game);
            await shot(person, `table_${game}_${language}_phone`);
            await resize(person.page, {width: 1440, height: 900});
            assert.equal(await tooWide(person), 0, game);
            await shot(person, `table_${game}_${language}_desktop`);
            await person.context.close();
        }
    });
}

test('words that do not come keep nobody out, and English stands in for them', {timeout: TEST_MS}, async () => {
    const person = await openSpeaker('hu', {width: 1440, height: 900});
    const {context, page} = person;
    const missing = (route) => route.fulfill({status: 404});
    await page.route('**/games/ys/languages/hu.js', missing);
    await page.route('**/games/yspahan/languages/*.js', missing);
    await page.goto(here.server.address);
    await page.waitForSelector('.create');
    assert.match(await page.textContent('body'), SAYINGS.hu.lobby);
    assert.equal(await page.locator('.banner').count(), 0);
    await page.selectOption('.create select[name=game]', 'ys');
    assert.match(await page.textContent('.create [data-about=ys]'), /Merchants place brokers/);
    await page.selectOption('.create select[name=game]', 'yspahan');
    await page.waitForSelector('.create [data-about=ys]', {state: 'detached'});
    assert.equal(await page.locator('.create [data-about]').count(), 0, 'nobody says what this game is about');
    await context.close();
});

test('a language chosen in the settings is spoken everywhere, and remembered', {timeout: TEST_MS}, async () => {
    const person = await openPerson(here.browser, {width: 1440, height: 900});
    await begin(person, 'ys');
    assert.match(await person.page.textContent('.log'), ENGLISH.log);
    assert.match(await rulesOf(person), ENGLISH.rules);
    await pressInBar(person.page, '[data-settings]');
    await person.page.click('dialog [data-language=it]');
    await person.page.waitForSelector('html[lang=it]');
    await person.page.waitForSelector('.panel');
    assert.match(await person.page.textContent('.log'), SAYINGS.it.log);
    assert.match(await rulesOf(person), SAYINGS.it.rules);
    await person.page.reload();
    await person.page.waitForSelector('.panel');
    assert.equal(await languageOf(person), 'it');
    await pressInBar(person.page, '[data-settings]');
    assert.equal(await person.page.getAttribute('dialog [data-language=it]', 'aria-pressed'), 'true');
    await shot(person, 'settings_it_desktop');
    await person.page.click('dialog [data-language=en]');
    await person.page.waitForSelector('html[lang=en]');
    await person.page.waitForSelector('.panel');
    assert.match(await person.page.textContent('.log'), ENGLISH.log);
    assert.deepEqual(person.errors, []);
    await person.context.close();
});
