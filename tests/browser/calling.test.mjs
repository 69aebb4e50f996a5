// How the page calls a player: by title and icon, by sounds that can really be heard, and by a browser notification.
// One click turns the sound off.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {answer, openPerson, PHONE, seeded, useServerAndBrowser} from './support.mjs';
import {pressInBar} from './states.mjs';
import {answerUntil, createTable, joinTable, shot, twoPlayers} from './table.mjs';

const TEST_MS = 300000;
const here = useServerAndBrowser();

/** The title and the icon in this person's tab, without the icon's folder. */
const inTab = ({page}) =>
    page.evaluate(() => [document.title, document.querySelector('link[rel=icon]').href.split('/').at(-1)]);

async function twoAtTable() {
    const [anna, benedek] = [await openPerson(here.browser), await openPerson(here.browser, PHONE)];
    const link = await createTable(anna, here.server, {player: 'Anna', name: 'Called', choose: twoPlayers});
    await joinTable(benedek, link, 'Benedek');
    return {anna, benedek};
}

test(
    'title and icon say whose turn it is, and a notification tells whoever looks elsewhere',
    {
        timeout: TEST_MS,
    },
    async () => {
        const {anna, benedek} = await twoAtTable();
        // Headless browsers show no notifications and hide no pages, so the test notes what the page asks for.
        await benedek.page.evaluate(() => {
            globalThis.notified = [];
            localStorage.setItem('dahut.notify', 'on');
            globalThis.Notification = class {
                static permission = 'granted';
                constructor(title, {body}) {
                    globalThis.notified.push(`${title}: ${body}`);
                }
            };
            Object.defineProperty(document, 'hidden', {get: () => true});
        });
        await anna.page.click('[data-start]');
        await anna.page.waitForSelector('.panel-bid');
        assert.deepEqual(await inTab(anna), ['● Your turn – Called – Dahut', 'favicon-turn.svg']);
        await benedek.page.waitForSelector('.panel-bid');
        assert.deepEqual(await benedek.page.evaluate(() => globalThis.notified), ['Called – Dahut: It is your turn.']);
        await answer(anna, seeded(3));
        await anna.page.waitForFunction(() => !document.title.startsWith('●'));
        assert.deepEqual(await inTab(anna), ['Called – Dahut', 'favicon.svg']);
        assert.equal((await anna.page.request.get(`${here.server.address}/favicon-turn.svg`)).status(), 200);
        assert.deepEqual([...anna.errors, ...benedek.errors], []);
        await Promise.all([anna.context.close(), benedek.context.close()]);
    },
);

/** The loudest sample of each sound, and that of its last tenth of a second. Runs in the page. */
async function listen() {
    const {writeSound} = await import('/app/table/sounds.js');
    const loudness = {};
    for (const call of ['turn', 'reveal', 'gain', 'sum', 'message']) {
        const context = new OfflineAudioContext(1, 22050, 22050);
        writeSound(context, call, 0);
        const samples = (await context.startRendering()).getChannelData(0);
        const most = (part) => part.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
        loudness[call] = {most: most(samples), end: most(samples.slice(-2205))};
    }
    return loudness;
}

test('every sound can be heard, is never harsh, and ends', {timeout: TEST_MS}, async () => {
    const person = await openPerson(here.browser);
    await person.page.goto(here.server.address);
    for (const [call, {most, end}] of Object.entries(await person.page.evaluate(listen))) {
        assert.ok(most > 0.02 && most < 0.5, `${call}: ${most}`);
        assert.ok(end < 0.01, `${call} ends with ${end}`);
    }
    await person.context.close();
});

/** Counts the tones that the page plays, and keeps its audio context. Runs before the page's own scripts. */
function countTones() {
    globalThis.tones = 0;
    globalThis.AudioContext = class extends AudioContext {
        constructor() {
            super();
            globalThis.speaker = this;
        }
    };
    const {start} = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function counted(...when) {
        globalThis.tones += 1;
        return start.apply(this, when);
    };
}

test('the sound goes off and on with one click, on a phone behind one button', {timeout: TEST_MS}, async () => {
    const person = await openPerson(here.browser, PHONE, 'quick');
    const {page} = person;
    await page.addInitScript(countTones);
    await createTable(person, here.server, {player: 'Anna', name: 'Loud', choose: twoPlayers});
    await page.click('[data-fill]');
    // After the first touch the page may play sounds, but the system takes a while to allow it.
    await page.waitForFunction(() => globalThis.speaker?.state === 'running');
    await page.click('[data-start]');
    await page.waitForSelector('.panel-bid');
    await page.waitForFunction(() => globalThis.tones > 0);
    await pressInBar(page, '[data-sound=on]');
    await page.waitForSelector('[data-sound=off]');
    await shot(person, 'silent_phone');
    await page.keyboard.press('Escape');
    const before = await page.evaluate(() => globalThis.tones);
    const random = seeded(3);
    // A beat may be over soon, so somebody has to look from before it comes.
    const isTelling = page.waitForFunction(() => document.querySelector('.telling'));
    await answer(person, random);
    await isTelling;
    assert.equal(await page.evaluate(() => globalThis.tones), before);
    await pressInBar(page, '[data-sound=off]');
    // Everything until now was told in silence; the next beat can be heard.
    await answerUntil([person], random, () => page.evaluate((count) => globalThis.tones > count, before));
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0);
    assert.deepEqual(person.errors, []);
    await person.context.close();
});
