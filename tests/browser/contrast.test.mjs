// The texts on the boards can be read: in the middle of a match of each game, every text of a drawing stands out from
// what is really drawn below it, dark and light. By day the ground of a match is as light as that of the first page.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {faintTexts} from './contrast.mjs';
import {DESKTOP, openPerson, seeded, useServerAndBrowser} from './support.mjs';
import {answerUntil, createTable} from './table.mjs';

const TEST_MS = 300000;
/** Always the same deal, so that a finding can be reproduced. */
const SEED = '2';
/** Closes a port as the Queen does, which does not happen in every match. Runs in the page. */
function closePort() {
    for (const part of document.querySelectorAll('[data-at="area:port1"], text:has([href="#name-port1"])')) {
        part.classList.add('closed');
    }
}

/**
 * When the middle is reached, and which drawings must have texts then. Otherwise the test could pass without having
 * looked at anything.
 */
const GAMES = [
    {game: 'ys', turn: 2, prepare: closePort, drawings: ['city', 'market'], least: 30},
    {game: 'yspahan', turn: 11, drawings: ['city', ''], least: 20},
    {game: 'magna-carta', turn: 4, drawings: ['road', 'castle'], least: 30},
];
const here = useServerAndBrowser();

const tableOf = (game) => (page) => page.selectOption('.create select[name=game]', game);

/** It is this person's turn and nobody else is asked, so nothing moves. */
const isCalm = () =>
    document.querySelector('.decide.mine') !== null && document.querySelector('.player.asked:not(.own)') === null;

/** Plays a match of this game to its middle, with a decision of this person open. */
async function playToMiddle({game, turn}) {
    const person = await openPerson(here.browser, DESKTOP);
    const {page} = person;
    await createTable(person, here.server, {player: 'Anna', name: 'To be read', seed: SEED, choose: tableOf(game)});
    await page.click('[data-fill]');
    await page.click('[data-start]:not([disabled])');
    await page.waitForSelector('.game');
    const isMiddle = async () => Number(await page.getAttribute('.game', 'data-turn')) >= turn;
    await answerUntil([person], seeded(3), isMiddle);
    await page.waitForFunction(isCalm);
    return person;
}

/** The drawings that contain these texts, by the first name of their class. */
const drawingsOf = (texts) => [...new Set(texts.map(({says}) => says.split(/ |:/, 1)[0]))];

for (const {game, turn, prepare, drawings, least} of GAMES) {
    test(`what is written on the boards of ${game} stands out from its ground`, {timeout: TEST_MS}, async () => {
        const person = await playToMiddle({game, turn});
        await person.page.evaluate(prepare ?? (() => {}));
        for (const colorScheme of ['dark', 'light']) {
            await person.page.emulateMedia({colorScheme});
            const {texts, faint} = await faintTexts(person.page, person.context);
            const seen = drawingsOf(texts);
            assert.deepEqual(
                drawings.filter((drawing) => !seen.includes(drawing)),
                [],
            );
            assert.ok(texts.length >= least, `only ${texts.length} texts`);
            assert.deepEqual(faint, [], colorScheme);
        }
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}

/** What lies under everything on the page. Runs in the page. */
function groundShown() {
    return getComputedStyle(document.body, '::before').backgroundImage;
}

test('a match lies on the ground of the first page, light by day and dark by night', {timeout: TEST_MS}, async () => {
    const {page, context, errors} = await openPerson(here.browser, DESKTOP);
    const grounds = {};
    for (const colorScheme of ['light', 'dark']) {
        await page.emulateMedia({colorScheme});
        await page.goto(here.server.address);
        await page.waitForSelector('.create');
        grounds[colorScheme] = await page.evaluate(groundShown);
    }
    await page.fill('.quick input[name=player]', 'Anna');
    await page.click('[data-quick]');
    await page.waitForSelector('.game');
    for (const colorScheme of ['light', 'dark']) {
        await page.emulateMedia({colorScheme});
        assert.deepEqual(await page.evaluate(groundShown), grounds[colorScheme], colorScheme);
    }
    assert.notDeepEqual(grounds.light, grounds.dark);
    assert.deepEqual(errors, []);
    await context.close();
});

/** Letters with a known contrast, on a ground of two halves. */
const KNOWN = `<body style="margin: 0"><svg width="400" height="200" style="background: #fff">
    <rect x="200" width="200" height="200" fill="#777" />
    <text x="10" y="30" font-size="16" fill="#777">faint</text>
    <text x="10" y="70" font-size="16" fill="#767676">plain</text>
    <text x="10" y="110" font-size="26" fill="#949494">large</text>
    <text x="210" y="30" font-size="16" fill="#666">lost</text>
    <text x="210" y="70" font-size="16" fill="#666" stroke="#fff" stroke-width="3" paint-order="stroke">held</text>
    <text x="10" y="150" font-size="16" fill="#000" opacity=".3">pale</text>
    <text x="210" y="150" font-size="16" fill="#fff">covered</text>
    <rect x="205" y="130" width="90" height="30" fill="#fff" />
</svg></body>`;

test('texts that are too faint are found, and others are not', {timeout: TEST_MS}, async () => {
    const {page, context} = await openPerson(here.browser, DESKTOP);
    await page.setContent(KNOWN);
    const {texts, faint} = await faintTexts(page, context);
    assert.equal(texts.length, 6);
    assert.deepEqual(
        faint.map((line) => /: (\w+) has/.exec(line)[1]),
        ['faint', 'lost', 'pale'],
    );
    await context.close();
});
