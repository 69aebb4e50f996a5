// The page keeps a plan of brokers in Ys until it is sent. The plan waits while the match is paused, and is back when
// the same question comes again.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {mouseOf, sitDown} from './hands.mjs';
import {pressInBar} from './states.mjs';
import {DESKTOP, PHONE, useServerAndBrowser} from './support.mjs';
import {shot} from './table.mjs';

const TEST_MS = 300000;
const here = useServerAndBrowser();

/** How many pixels of the page are below the window. Runs in the page. */
const belowWindow = () => document.documentElement.scrollHeight - innerHeight;

/** The places of the ghosts, as the list of the plan names them. Runs in the page. */
const plannedAt = () => [...document.querySelectorAll('.planned-one')].map(({textContent}) => textContent.trim());

/** Keeps what the heading of the question says, one after the other. Runs in the page. */
function watchHeadings() {
    globalThis.headings = [];
    const look = () => globalThis.headings.push(document.querySelector('.situation').textContent.trim());
    new MutationObserver(look).observe(document, {subtree: true, childList: true, characterData: true});
}

for (const [device, viewport] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
]) {
    test(`a plan waits while the match is paused, on a ${device}`, {timeout: TEST_MS}, async () => {
        const person = await sitDown(here, viewport);
        const {page, acts} = person;
        const {put, done} = mouseOf(page);
        await put(3, 'port1');
        await put(2, 'palace4');
        const planned = await page.evaluate(plannedAt);
        assert.equal(planned.length, 2);
        await pressInBar(page, '[data-tools]');
        await page.click('dialog [data-tool=pause]');
        await page.waitForSelector('[data-paused]');
        assert.equal((await page.textContent('.situation')).trim(), 'The match is paused');
        assert.deepEqual(await page.evaluate(plannedAt), []);
        assert.equal(await page.textContent('.kept'), 'What you have chosen so far is kept.');
        if (viewport === DESKTOP) {
            assert.equal(await page.evaluate(belowWindow), 0, 'what is said over the match pushes nothing out');
        }
        await shot(person, `plan_paused_${device}`);
        await page.click('[data-agree=go_on]');
        await page.waitForSelector('[data-paused]', {state: 'detached'});
        assert.deepEqual(await page.evaluate(plannedAt), planned);
        await shot(person, `plan_again_${device}`);
        assert.deepEqual(acts, [], 'nothing is sent before it is said to be done');
        await done();
        await page.waitForFunction(
            () => document.querySelector('.log-lines').textContent.split('Anna places').length - 1 === 2,
        );
        assert.deepEqual(
            acts.map(({broker, where}) => [broker, where]),
            [
                [3, 'port1'],
                [2, 'palace4'],
            ],
        );
        assert.deepEqual(person.errors, []);
        await person.context.close();
    });
}

/** What is under the middle letter of each area's words. Runs in the page. */
const underWords = () =>
    [...document.querySelectorAll('.area-name')].map((name) => {
        const {x, y, width, height} = name.getExtentOfChar(Math.floor(name.getNumberOfChars() / 2));
        const at = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(name.getScreenCTM());
        return {x: at.x, y: at.y, where: document.elementFromPoint(at.x, at.y).dataset.value};
    });

test('the words in an area are as good to press as the area', {timeout: TEST_MS}, async () => {
    const person = await sitDown(here, DESKTOP);
    const {page} = person;
    await page.click('.hand-slot[data-pick="broker"][data-value="3"]');
    const words = await page.evaluate(underWords);
    const areas = [1, 2, 3, 4].flatMap((quarter) => [`commerce${quarter}`, `port${quarter}`]);
    assert.deepEqual(words.map(({where}) => where).sort(), areas.sort());
    const {x, y} = words.find(({where}) => where === 'port1');
    await page.mouse.click(x, y);
    await page.waitForSelector('.planned-one');
    assert.match((await page.evaluate(plannedAt)).join(), /the port of quarter I/);
    await person.context.close();
});

test('a plan outlives the server', {timeout: TEST_MS}, async () => {
    const person = await sitDown(here, DESKTOP);
    const {page, acts} = person;
    const {put, done} = mouseOf(page);
    await put(3, 'port1');
    await put(2, 'palace4');
    const planned = await page.evaluate(plannedAt);
    await here.server.kill();
    await page.waitForSelector('.banner.lost');
    await here.server.up();
    await page.waitForSelector('.link-sign.live');
    assert.equal(planned.length, 2);
    assert.deepEqual(await page.evaluate(plannedAt), planned);
    await page.evaluate(watchHeadings);
    here.server.freeze();
    await done();
    assert.equal((await page.textContent('.situation')).trim(), 'Your placement is planned');
    await shot(person, 'plan_waits');
    here.server.goOn();
    await page.waitForFunction(
        () => document.querySelector('.log-lines').textContent.split('Anna places').length - 1 === 2,
    );
    assert.deepEqual(
        acts.map(({where}) => where),
        ['port1', 'palace4'],
    );
    // In the next round the same is asked anew, maybe before a slow machine looks here.
    await page.waitForFunction(() => globalThis.headings.some((words) => words.includes('places a')));
    const headings = await page.evaluate(() => globalThis.headings);
    const own = headings.slice(
        0,
        headings.findIndex((words) => words.includes('places a')),
    );
    assert.deepEqual(new Set(own), new Set(['Your placement is planned']), 'what is answered is not asked again');
    await person.context.close();
});
