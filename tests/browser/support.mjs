// Shared by the browser tests: a server with a temporary database for each file, a browser, and people who answer by
// clicking whatever the page asks.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before} from 'node:test';
import {fileURLToPath} from 'node:url';
import {isDeepStrictEqual} from 'node:util';
import {named} from '../support/named.mjs';
import {nextToPlay} from './magna_carta_player.mjs';
import {nextToPress} from './next_press.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const {chromium, firefox} = createRequire(join(root, 'web-client/package.json'))('playwright-core');
const binary = process.env.DAHUT ?? join(root, 'build/release/dahut');
/** Pages load their sources file by file, and a fast machine opens many pages in a second. None may be held up. */
const FAST = [
    ...['--requests-at-once', '100000', '--requests-per-second', '100000'],
    ...['--messages-at-once', '100000', '--messages-per-second', '100000'],
    ...['--messages-at-once-per-address', '1000000', '--messages-per-second-per-address', '1000000'],
];
// Generous: a slow machine must not fail a test.
const PATIENCE_MS = 120000;

export const SCREENSHOTS = join(root, 'build/screenshots');
export const DESKTOP = {width: 1440, height: 900};
export const PHONE = {width: 390, height: 844};
/** Held upright. */
export const TABLET = {width: 820, height: 1180};

/** @param {string} folder of one server */
const databaseIn = (folder) => join(folder, 'test.db');

/**
 * Runs `dahut serve` with these options on this port, where 0 means a free one. Resolves with the process and its port
 * when it is ready.
 */
function serve(folder, port, options) {
    const web = options.includes('--web') ? [] : ['--web', join(root, 'web-client')];
    const where = ['--address', '127.0.0.1', '--port', String(port), '--database', databaseIn(folder), ...web, ...FAST];
    const server = spawn(binary, ['serve', ...where, '--bot-delay-ms', '0', ...options], {cwd: folder});
    return new Promise((resolve, reject) => {
        let said = '';
        const late = setTimeout(() => reject(new Error(`the server does not start: ${said}`)), PATIENCE_MS);
        const hear = (text) => {
            said += text;
            const found = /Dahut is ready: http:\/\/\S+:(\d+)/.exec(said);
            if (found) {
                clearTimeout(late);
                resolve({server, port: Number(found[1])});
            }
        };
        server.stdout.on('data', hear);
        server.stderr.on('data', hear);
        server.on('error', reject);
        server.on('exit', (status) => reject(new Error(`the server ended with ${status}: ${said}`)));
    });
}

async function end(server, signal = 'SIGTERM') {
    if (server.exitCode !== null || server.signalCode !== null) {
        return;
    }
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
}

/**
 * Starts a server of one's own. It can be ended and started again at the same address with the same database.
 * @param {string[]} options
 */
export async function startServer(options) {
    const folder = mkdtempSync(join(tmpdir(), 'dahut-browser-'));
    let {server, port} = await serve(folder, 0, options);
    const down = () => end(server);
    const up = async () => {
        ({server} = await serve(folder, port, options));
    };
    return {
        address: `http://127.0.0.1:${port}`,
        database: databaseIn(folder),
        down,
        up,
        // Like a crash: the server finishes nothing first.
        kill: () => end(server, 'SIGKILL'),
        // Like a machine without time for the server, until it continues.
        freeze: () => server.kill('SIGSTOP'),
        goOn: () => server.kill('SIGCONT'),
        stop: async () => {
            await end(server);
            rmSync(folder, {recursive: true, force: true});
        },
    };
}

/** @param {string[]} more arguments for the browser */
export async function startBrowser(...more) {
    mkdirSync(SCREENSHOTS, {recursive: true});
    const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
    const args = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', ...quiet, ...more];
    return chromium.launch({executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args, timeout: PATIENCE_MS});
}

/** Firefox as it is installed, which is spoken to by WebDriver BiDi. */
export function startFirefox() {
    const installed = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);
    const executablePath = process.env.FIREFOX ?? installed;
    return firefox.launch({channel: 'moz-firefox', executablePath, timeout: PATIENCE_MS});
}

/**
 * One server and one browser for all tests of a file, from before the first until after the last.
 * @param {string[]} options of the server @param {string[]} more arguments for the browser
 */
export function useServerWith(options, ...more) {
    const here = {server: undefined, browser: undefined};
    before(async () => {
        here.server = await startServer(options);
        here.browser = await startBrowser(...more);
    });
    after(async () => {
        await here.browser?.close();
        await here.server?.stop();
    });
    return here;
}

/** The same, with the usual options. @param {string[]} more arguments for the browser */
export const useServerAndBrowser = (...more) => useServerWith([], ...more);

/** A small seeded generator, so that a failure can be repeated. */
export function seeded(seed) {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
}

/** Makes the messages of one socket readable: gives the fields of updates their names, and leaves all else as it is. */
function hearing() {
    let game;
    return (text) => {
        const message = JSON.parse(text);
        game = message.table?.game ?? game;
        return message.type === 'update' ? JSON.stringify(named(message, game)) : text;
    };
}

/** The action in the match that this message asks for, if any. @param {string} text */
function actIn(text) {
    const {type, action} = JSON.parse(text);
    return type === 'act' ? [action] : [];
}

/**
 * Opens a page in a context of its own. Keeps every frame with named fields, every error, and every action that the
 * page sends. Events are shown at once unless another pace is asked for. Bots are easy, so that nobody waits for them.
 * @param {object} [device] more options of the browser context
 */
export async function openPerson(browser, viewport = DESKTOP, pace = 'off', device = {}) {
    const hasTouch = [PHONE, TABLET].includes(viewport);
    const context = await browser.newContext({viewport, hasTouch, reducedMotion: 'reduce', ...device});
    await context.addInitScript(`globalThis.nextToPress = ${nextToPress}; globalThis.nextToPlay = ${nextToPlay};`);
    await context.addInitScript((first) => {
        localStorage.setItem('dahut.telling', localStorage.getItem('dahut.telling') ?? first);
        localStorage.setItem('dahut.level', localStorage.getItem('dahut.level') ?? 'easy');
    }, pace);
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const person = {context, page, frames: [], errors: [], acts: []};
    page.on('websocket', (socket) => {
        const hear = hearing();
        socket.on('framereceived', ({payload}) => person.frames.push(hear(String(payload))));
        socket.on('framesent', ({payload}) => person.acts.push(...actIn(String(payload))));
    });
    page.on('pageerror', (error) => person.errors.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && person.errors.push(message.text()));
    return person;
}

/** Answers one decision click by click, as a person does. Returns what was clicked. Runs in the page. */
function clickThrough(chances) {
    const clicked = [];
    for (const chance of chances) {
        const element = globalThis.nextToPress(chance);
        if (!element) {
            break;
        }
        element.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
        clicked.push(`${element.dataset.pick ?? 'send'} ${element.dataset.value ?? ''}`);
    }
    return clicked;
}

/** More clicks than any decision takes. */
const CLICKS_MOST = 40;

/**
 * One generator for each person, seeded by the shared one, so that the order in which people answer changes nobody's
 * choices.
 */
const lots = new WeakMap();

function lotOf(person, random) {
    const all = lots.get(random) ?? new Map();
    lots.set(random, all);
    const lot = all.get(person) ?? {draw: seeded(random() * 2 ** 32), chances: undefined};
    all.set(person, lot);
    return lot;
}

/**
 * The chances for this person's next choices. They stay the same until some are used. So it does not matter how often
 * somebody looks at a page that asks nothing, and a deal is played the same way on any machine.
 */
export function chancesOf(person, random) {
    const lot = lotOf(person, random);
    lot.chances ??= Array.from({length: CLICKS_MOST}, lot.draw);
    return lot.chances;
}

/** Marks the latest chances as used. */
export function useChances(person, random) {
    lotOf(person, random).chances = undefined;
}

/**
 * Answers one decision of this person, or makes its first clicks. Uses the person's own way to play, if there is one.
 * Returns what was clicked.
 */
export async function answer(person, random, clicks = CLICKS_MOST) {
    const chances = chancesOf(person, random).slice(0, clicks);
    const clicked = await person.page.evaluate(person.plays ?? clickThrough, chances);
    if (clicked.length >= CLICKS_MOST) {
        throw new Error(`a decision could not be answered: ${clicked.join(', ')}`);
    }
    if (clicked.length > 0) {
        useChances(person, random);
    }
    return clicked;
}

/** Waits until the words on the page have their own letters, which are wider or narrower than those they had before. */
export const hasLetters = (page) => page.evaluate(() => document.fonts.ready.then(() => {}));

/** Resizes the window, and waits until the page has handled it, which it does before its next frame. */
export async function resize(page, viewport) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve())));
    await hasLetters(page);
}

/** Looks again until this is what it sees, however slow the machine is. Fails with what it saw instead. */
export async function becomes(look, wanted, why) {
    const deadline = Date.now() + PATIENCE_MS;
    let seen = await look();
    while (!isDeepStrictEqual(seen, wanted) && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        seen = await look();
    }
    assert.deepEqual(seen, wanted, why);
}

/** Whether this person's page shows the end of the match. */
export const isOver = (person) => person.page.evaluate(() => document.querySelector('.score-sheet') !== null);

/** The final score sheet as rows of text. */
export const scoreSheet = (person) =>
    person.page.evaluate(() =>
        [...document.querySelectorAll('.score-sheet tr')].map((row) =>
            [...row.children].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim()),
        ),
    );
