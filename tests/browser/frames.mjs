// Measures how the pages draw, on a real server: how long each game takes to draw a view, and how many frames a second
// there are while a beat is told. Prints tables in Markdown and has no pass or fail; docs/performance.md says how to
// read them.
//
//   node tests/browser/frames.mjs [--every N] [--phone] [--still] [GAME...]
import {cpus, loadavg} from 'node:os';
import {parseArgs} from 'node:util';
import {GAME_NAMES} from '../../web-client/games/known_games.js';
import {countFrames, hearKept, keepingUpdates, leafThrough, watchFrames} from './frames_in_page.mjs';
import {DESKTOP, PHONE, startBrowser, startServer} from './support.mjs';
import {createTable, GAME_MS, playFromSeat} from './table.mjs';

const {values: options, positionals} = parseArgs({
    allowPositionals: true,
    options: {
        every: {type: 'string', default: '1'},
        phone: {type: 'boolean', default: false},
        still: {type: 'boolean', default: false},
    },
});
const games = positionals.length > 0 ? positionals : GAME_NAMES;
const viewport = options.phone ? PHONE : DESKTOP;
const EMPTY_MS = 3000;
/** A board counts as crowded if it has at least this share of the elements of the fullest one. */
const CROWDED = 0.9;
const FRAMES_LEAST = 50;

/** @param {number[]} values @param {number} share */
const quantile = (values, share) => {
    const sorted = [...values].sort((one, other) => one - other);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
};
const say = (value) => value.toFixed(1);
const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);

function head(...names) {
    row(...names);
    row(...names.map(() => '---'));
}

/** Somebody at a new table with bots that waits to be started. The page tells what happens at this pace. */
async function sit({browser, server}, game, pace) {
    const context = await browser.newContext({viewport, hasTouch: options.phone});
    await context.addInitScript((telling) => localStorage.setItem('dahut.telling', telling), pace);
    context.setDefaultTimeout(GAME_MS);
    await context.addInitScript(keepingUpdates);
    const page = await context.newPage();
    const choose = (form) => form.selectOption('.create select[name=game]', game);
    await createTable({page}, server, {player: 'Anna', name: 'Measured', choose});
    await page.click('[data-fill]');
    return {context, page};
}

/** Starts the match and plays it to its end from another page, so that no clicks disturb the measured one. */
async function playOut({context, page}, server, game, begun = async () => {}) {
    await page.click('[data-start]');
    await page.waitForSelector('.game');
    const other = await context.newPage();
    await other.goto(server.address);
    const played = other.evaluate(playFromSeat, game);
    await begun();
    await played;
    await other.close();
}

/**
 * Runs `act` in the page, and adds to each drawing the CPU time of the page's thread. Wall-clock time would include
 * whatever else the machine does.
 */
async function withWork({browser}, page, act) {
    await browser.startTracing(page, {categories: ['blink.user_timing']});
    const drawings = await page.evaluate(act);
    const {traceEvents} = JSON.parse(String(await browser.stopTracing()));
    const ticks = (name) => traceEvents.filter((event) => event.name === name).map(({tts}) => tts);
    const [begun, drawn] = [ticks('view begins'), ticks('view drawn')];
    return drawings.map((drawing, index) => ({...drawing, work: (drawn[index] - begun[index]) / 1000}));
}

/** One row about drawing times: for the most crowded boards, and for all. */
function tellDrawing(game, what, drawings) {
    const views = drawings.filter(({size}) => size > 0);
    const most = Math.max(...views.map(({size}) => size));
    const crowded = views.filter(({size}) => size >= CROWDED * most);
    const figures = [
        ...[0.5, 0.99].map((share) =>
            quantile(
                crowded.map(({work}) => work),
                share,
            ),
        ),
        ...[0.5, 0.99].map((share) =>
            quantile(
                crowded.map(({ms}) => ms),
                share,
            ),
        ),
        quantile(
            views.map(({work}) => work),
            0.5,
        ),
    ];
    row(game, what, views.length, crowded.length, ...figures.map(say));
}

/** Measures a whole match in which nothing is told, then its replay. */
async function measureDrawing(here, game) {
    const seated = await sit(here, game, 'off');
    const {context, page} = seated;
    await playOut(seated, here.server, game, () => page.evaluate('globalThis.kept = []'));
    tellDrawing(game, 'update', await withWork(here, page, hearKept));
    await page.waitForSelector('.score-sheet');
    await page.click('[data-replay]');
    await page.waitForSelector('.replay-bar');
    await page.waitForSelector('.game');
    tellDrawing(game, 'step of the replay', await withWork(here, page, leafThrough));
    await context.close();
}

const framesOf = ({frames}) => (1000 * frames.length) / frames.reduce((sum, ms) => sum + ms, 0);

function tellFrames(name, beats) {
    const rates = beats.map(framesOf);
    const longest = beats.map(({frames}) => Math.max(...frames));
    const slow = rates.filter((rate) => rate < FRAMES_LEAST).length;
    const figures = [quantile(rates, 0.5), Math.min(...rates), quantile(longest, 0.5), Math.max(...longest)];
    row(name, beats.length, ...figures.map(say), slow);
}

/** Measures a whole match, told at the usual pace once it is over, so that the server takes no time from a beat. */
async function measureFrames(here, game) {
    const seated = await sit(here, game, 'calm');
    const {context, page} = seated;
    await playOut(seated, here.server, game, () => page.click('[data-telling=pause]'));
    await page.evaluate(watchFrames, Number(options.every));
    await page.click('[data-telling=go_on]');
    await page.waitForSelector('.decide.telling', {state: 'detached'});
    const beats = await page.evaluate(() => globalThis.beats);
    tellFrames(game, beats);
    await context.close();
    return beats.map((beat) => ({...beat, game}));
}

/** The frame rate of the same browser with nothing to draw. */
async function measureNothing({browser}) {
    const context = await browser.newContext({viewport});
    const page = await context.newPage();
    const frames = await page.evaluate(countFrames, EMPTY_MS);
    tellFrames('an empty page', [{frames}]);
    await context.close();
}

const load = () => loadavg().map(say).join(', ');

async function main(here) {
    const {width, height} = viewport;
    console.log(`${cpus().length} × ${cpus()[0].model}, ${width}×${height}, Chromium ${here.browser.version()}.`);
    console.log(`Drawn in software. Load when it began (1, 5, 15 minutes): ${load()}.\n`);
    const times = ['work, median (ms)', 'p99', 'clock, median (ms)', 'p99', 'work, all views'];
    head('game', 'drawn', 'views', 'crowded', ...times);
    for (const game of games) {
        await measureDrawing(here, game);
    }
    if (options.still) {
        return;
    }
    console.log('');
    head('told', 'beats', 'median frames/s', 'least', 'longest frame, median (ms)', 'longest of all', 'under 50');
    await measureNothing(here);
    const beats = [];
    for (const game of games) {
        beats.push(...(await measureFrames(here, game)));
    }
    await measureNothing(here);
    const slowest = [...beats].sort((one, other) => framesOf(one) - framesOf(other)).slice(0, 12);
    console.log(`\nThe slowest beats (load now: ${load()}):\n`);
    head('game', 'frames/s', 'longest (ms)', 'beat');
    slowest.forEach((beat) => row(beat.game, say(framesOf(beat)), say(Math.max(...beat.frames)), beat.words));
}

const here = {server: await startServer([]), browser: await startBrowser()};
try {
    await main(here);
} finally {
    await here.browser.close();
    await here.server.stop();
}
