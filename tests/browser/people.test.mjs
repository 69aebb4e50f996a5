// The people at a table, as the pages show them: what they say and take back, who is away, and the bot that plays on.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {ACROSS, hiddenParts} from './covered.mjs';
import {pressInBar, toolsByWhom, useTool} from './states.mjs';
import {answer, becomes, DESKTOP, openPerson, PHONE, resize, seeded, useServerAndBrowser} from './support.mjs';
import {createTable, joinTable, shot, twoPlayers, twoWithoutPatience} from './table.mjs';

const TEST_MS = 300000;
const here = useServerAndBrowser();

/** Where there is a clock it says when a bot plays; where there is none, those who are there agree to it. */
async function startedTable({clock} = {clock: 'evening'}) {
    const [anna, benedek] = [await openPerson(here.browser), await openPerson(here.browser, PHONE)];
    const choose = (page) => twoWithoutPatience(page, clock);
    const link = await createTable(anna, here.server, {player: 'Anna', name: 'An evening', choose});
    await joinTable(benedek, link, 'Benedek');
    return {anna, benedek};
}

async function say({page}, text) {
    await page.fill('.talk input', text);
    await page.press('.talk input', 'Enter');
    await page.waitForFunction(() => document.querySelector('.talk input').value === '');
}

const linesOf = ({page}) => page.locator('.talk-text').allTextContents();

/** Moves the clock of the page forward. Runs in the page. */
function letPass(milliseconds) {
    const now = performance.now.bind(performance);
    Object.defineProperty(performance, 'now', {value: () => now() + milliseconds, configurable: true});
}

async function close(...people) {
    assert.deepEqual(
        people.flatMap(({errors}) => errors),
        [],
    );
    await Promise.all(people.map(({context}) => context.close()));
}

test('people talk, see how much is new, and hide whom they do not want to read', {timeout: TEST_MS}, async () => {
    const {anna, benedek} = await startedTable();
    await anna.page.click('[data-talk]');
    // It goes by itself, so somebody has to look from before it comes.
    const bubble = benedek.page.waitForFunction(
        (words) => document.querySelector('.talk-bubble')?.textContent.includes(words),
        'Good evening, Benedek!',
    );
    await say(anna, 'Good evening, Benedek!');
    await bubble;
    await benedek.page.waitForSelector('.talk-fresh');
    assert.equal(await benedek.page.textContent('.talk-fresh'), '1');
    await anna.page.click('[data-start]');
    await benedek.page.waitForSelector('.game');
    await benedek.page.click('[data-talk]');
    await say(benedek, 'Good luck. I have not played this for a long while, so be kind and wait for me now and then.');
    await anna.page.waitForFunction(() => document.querySelectorAll('.talk-text').length === 2);
    await shot(anna, 'talk_desktop');
    await shot(benedek, 'talk_phone');

    benedek.frames.length = 0;
    await benedek.page.reload();
    await benedek.page.waitForSelector('.game');
    await becomes(async () => benedek.frames.some((text) => JSON.parse(text).type === 'talk'), true);
    assert.equal(await benedek.page.locator('.talk-fresh').count(), 0, 'what was read is not new again');
    await benedek.page.click('[data-talk]');
    assert.equal((await linesOf(benedek)).length, 2);
    await benedek.page.click('.talk-head button');
    assert.equal((await linesOf(benedek)).length, 1);
    await benedek.page.reload();
    await benedek.page.click('[data-talk]');
    await benedek.page.waitForSelector('.talk-text');
    assert.equal((await linesOf(benedek)).length, 1, 'who is hidden stays hidden');
    await close(anna, benedek);
});

test('one who watches is let into the talk by the host, under a name', {timeout: TEST_MS}, async () => {
    const {anna, benedek} = await startedTable();
    const watcher = await openPerson(here.browser, PHONE);
    await watcher.page.goto(await anna.page.inputValue('.link-line >> nth=1 >> input'));
    await watcher.page.waitForSelector('.room .seats');
    assert.equal(await watcher.page.locator('[data-talk]').count(), 0);
    await useTool(anna, 'talk_everybody');
    await watcher.page.click('[data-talk]');
    await watcher.page.fill('.talk input[name=name]', 'Zoé');
    await watcher.page.fill('.talk input[name=line]', 'Good luck to both of you!');
    await watcher.page.press('.talk input[name=line]', 'Enter');
    await anna.page.waitForSelector('.talk-fresh');
    await anna.page.click('[data-talk]');
    assert.match(await anna.page.textContent('.talk-head'), /Zoé\s+watching/);
    await say(anna, 'Thank you, Zoé.');
    await watcher.page.waitForFunction(() => document.querySelectorAll('.talk-text').length === 2);
    assert.equal(await watcher.page.locator('.talk-lines .own').count(), 1);
    await shot(anna, 'watchers_desktop');
    await shot(watcher, 'watchers_phone');
    await anna.page.click('.talk-lines .other button');
    assert.deepEqual(await linesOf(anna), ['Thank you, Zoé.']);
    await useTool(anna, 'talk_seats');
    await watcher.page.waitForSelector('[data-talk]', {state: 'detached'});
    await useTool(anna, 'talk_off');
    await benedek.page.waitForSelector('[data-talk]', {state: 'detached'});
    await useTool(anna, 'talk_seats');
    await benedek.page.waitForSelector('[data-talk]');
    await close(anna, benedek, watcher);
});

/** Makes a link for another device, reads it and closes it. */
async function makeLink({page}) {
    await page.click('[data-devices-make]');
    const link = await page.inputValue('.devices-link .link-line input');
    await page.click('dialog .dialog-buttons .primary');
    return link;
}

/** Opens a link for another device and confirms that it is one's own. */
async function follow({page}, link) {
    await page.goto(link);
    await page.click('[data-devices-take]');
    await page.waitForSelector('.own .table-line');
}

test('a link brings all seats to another device, and back, until it is ended', {timeout: TEST_MS}, async () => {
    const {anna, benedek} = await startedTable();
    await anna.page.goto(here.server.address);
    const link = await makeLink(anna);
    await shot(anna, 'devices_desktop');
    const phone = await openPerson(here.browser, PHONE);
    await phone.page.goto(link);
    await phone.page.waitForSelector('[data-devices-take]');
    assert.ok(!phone.page.url().includes('#'), 'the link does not stay in the address');
    const offered = (await phone.page.textContent('.devices .table-line')).replace(/\s+/g, ' ').trim();
    assert.equal(offered, 'An evening Ys · Anna, Benedek Not begun, all are there · Benedek is there now');
    await shot(phone, 'devices_phone');
    await follow(phone, link);
    await phone.page.waitForSelector('.own .open .standing >> text=Benedek is there now');
    await phone.page.click('.own .table-line a');
    await phone.page.waitForSelector('.seats .side-0 em');
    // A seat that is lent is kept as well.
    await phone.page.waitForURL(/#table=\w{1,64}$/);
    await phone.page.reload();
    await phone.page.waitForSelector('.seats .side-0 em');

    await createTable(phone, here.server, {player: 'Anna', name: 'On the train', choose: twoPlayers});
    await anna.page.reload();
    await anna.page.waitForSelector('.own .table-line >> text=On the train');
    await phone.page.goto(here.server.address);
    await phone.page.click('.own .table-line:has-text("An evening") a');
    await phone.page.waitForSelector('.seats .side-0 em');
    await anna.page.click('[data-devices-end]');
    await anna.page.click('dialog .primary');
    await anna.page.waitForSelector('[data-devices-make]');
    await phone.page.waitForSelector('main h1 >> text=The link between your devices was ended');
    await phone.page.goto(here.server.address);
    await phone.page.waitForSelector('[data-devices-make]');
    assert.equal(await phone.page.locator('.own .table-line').count(), 1);
    await close(anna, benedek, phone);
});

test('a browser that has a link already, and one that is offered another, are asked', {timeout: TEST_MS}, async () => {
    const {anna, benedek} = await startedTable();
    const links = [];
    for (const {page} of [anna, benedek]) {
        await page.goto(here.server.address);
        links.push(await makeLink({page}));
    }
    await benedek.page.goto(links[0]);
    await benedek.page.waitForSelector('.devices .error');
    await benedek.page.click('[data-devices-show]');
    assert.equal(await benedek.page.inputValue('.devices-link .link-line input'), links[1]);
    assert.equal(await benedek.page.locator('.own .table-line').count(), 1);
    await close(anna, benedek);
});

/** A person who is asked for a bid makes one and takes it back. */
async function bidAndTakeBack(person, name) {
    const {page} = person;
    await page.waitForSelector('.panel-bid');
    assert.equal(await page.locator('[data-take-back]').count(), 0);
    await answer(person, seeded(3));
    await page.waitForSelector('[data-take-back]');
    await page.waitForSelector('.panel-bid', {state: 'detached'});
    await shot(person, name);
    await page.reload();
    await page.click('[data-take-back]');
    await page.waitForSelector('.panel-bid');
}

test('a move is taken back, and everybody sees that', {timeout: TEST_MS}, async () => {
    const {anna, benedek} = await startedTable();
    await anna.page.click('[data-start]');
    await bidAndTakeBack(anna, 'undo_desktop');
    await bidAndTakeBack(benedek, 'undo_phone');
    for (const {page} of [anna, benedek]) {
        await page.waitForFunction(() => document.querySelector('.log-lines')?.textContent.includes('takes back'));
    }
    await answer(anna, seeded(4));
    await anna.page.waitForSelector('.panel-bid', {state: 'detached'});
    const times = await anna.page.locator('.player .time-left').allTextContents();
    assert.equal(times.length, 2);
    times.forEach((time) => assert.match(time, /^(1\d:\d\d|20:00)$/));
    await anna.page.waitForFunction(() => document.querySelectorAll('.player .runs').length === 1);
    await shot(anna, 'clock_desktop');
    assert.ok(!(await anna.page.isVisible('.bar-time')), 'where the players are in sight their clocks are');
    assert.match(await benedek.page.textContent('.bar-time .runs:visible'), /^(1\d:\d\d|20:00)$/);
    await shot(benedek, 'clock_phone');
    assert.equal(await anna.page.locator('[data-take-back]').count(), 1);
    await answer(benedek, seeded(5));
    for (const {page} of [anna, benedek]) {
        await page.waitForSelector('.game:not([data-stage=bidding])');
        assert.equal(await page.locator('[data-take-back]').count(), 0, 'what is revealed is not taken back');
        await page.reload();
        await page.waitForSelector('.game:not([data-stage=bidding])');
        assert.equal(await page.locator('[data-take-back]').count(), 0, 'nor by a page that is loaded anew');
    }
    await close(anna, benedek);
});

test('for one who is away a bot plays until that one is back', {timeout: TEST_MS}, async () => {
    const {anna, benedek} = await startedTable({clock: 'none'});
    await anna.page.click('[data-start]');
    await anna.page.waitForSelector('.panel-bid');
    const address = benedek.page.url();
    await benedek.page.goto(`${here.server.address}/index.html`);
    await anna.page.waitForSelector('[data-stand-in]');
    assert.equal(await anna.page.locator('.away-for').count(), 0);
    await anna.page.evaluate(letPass, 180000);
    await anna.page.waitForSelector('.player.side-1 .away-for >> text=3 min');
    await shot(anna, 'absence_desktop');
    await anna.page.click('[data-stand-in]');
    await anna.page.waitForSelector('[data-missing-player]', {state: 'detached'});
    await anna.page.waitForSelector('[role=log] li >> text=A bot plays for Benedek meanwhile.');
    await answer(anna, seeded(3));
    await anna.page.waitForSelector('.panel:not(.panel-bid)');

    await benedek.page.goto(address);
    await benedek.page.waitForSelector('.game');
    await benedek.page.waitForSelector('[data-come-back]', {state: 'detached'});
    const seats = (person) => person.frames.map((text) => JSON.parse(text)).findLast(({table}) => table).table.seats;
    await becomes(async () => seats(anna)[1].stood_in, undefined, 'the seat is held by its person again');
    await anna.page.waitForSelector('[role=log] li >> text=Benedek is back and plays on.');
    for (const line of ['A bot plays for Benedek meanwhile.', 'Benedek is back and plays on.']) {
        await benedek.page.waitForSelector(`[role=log] li >> text=${line}`, {state: 'attached'});
    }
    await shot(anna, 'stood_in_desktop');
    await close(anna, benedek);
});

/** Asserts that this many banners stand over the boards, and that the match still fits in windows of every size. */
async function standInTheWindow(page, banners) {
    for (const size of [DESKTOP, {width: 1180, height: 820}, {width: 1280, height: 720}]) {
        await resize(page, size);
        const seen = await page.evaluate(() => ({
            banners: document.querySelectorAll('#page > .banners > .banner').length,
            isWhole: document.querySelector('.dock').getBoundingClientRect().bottom <= innerHeight,
            scrolled: document.documentElement.scrollHeight - innerHeight,
        }));
        assert.deepEqual(seen, {banners, isWhole: true, scrolled: 0}, `at ${size.width} x ${size.height}`);
    }
    await resize(page, DESKTOP);
}

test('a host changes the table, all pause it together, and end it together', {timeout: TEST_MS}, async () => {
    const {anna, benedek} = await startedTable();
    await pressInBar(anna.page, '[data-tools]');
    await anna.page.fill('[data-rename] input', 'A short evening');
    await anna.page.click('[data-rename] button');
    await benedek.page.waitForFunction(() => document.querySelector('h1').textContent === 'A short evening');
    await anna.page.click('[data-start]');
    await anna.page.waitForSelector('.panel-bid');
    await useTool(anna, 'nudge');
    assert.match(await anna.page.textContent('[data-reminded]'), /Benedek has been reminded/);
    await anna.page.click('dialog .primary');
    await pressInBar(anna.page, '[data-tools]');
    await shot(anna, 'tools_desktop');
    assert.deepEqual(await toolsByWhom(anna.page), {
        together: ['pause'],
        others: ['nudge'],
        host: ['talk_everybody', 'talk_off'],
        final: ['stop', 'hand_over', 'end_watching'],
    });
    await anna.page.click('dialog [data-tool=pause]');
    for (const {page} of [anna, benedek]) {
        await page.waitForSelector('[data-question=pause]');
    }
    await standInTheWindow(anna.page, 1);
    const asks = ({page}) => page.textContent('[data-question=pause]').then((text) => text.replace(/\s+/g, ' ').trim());
    const words = 'Pause the match? In favour: Anna. Still to answer: Benedek.';
    assert.equal(await asks(anna), `${words} Withdraw`);
    assert.equal(await asks(benedek), `${words} Pause No`);
    await shot(benedek, 'together_phone');
    for (const across of ACROSS) {
        await resize(benedek.page, across);
        assert.deepEqual(await benedek.page.evaluate(hiddenParts, '[data-question=pause]'), [], `${across.width} wide`);
    }
    await resize(benedek.page, PHONE);
    await benedek.page.click('[data-agree=pause]');
    for (const {page} of [anna, benedek]) {
        await page.waitForSelector('[data-paused]');
        assert.equal(await page.locator('.panel-bid').count(), 0);
        assert.equal((await page.textContent('.situation')).trim(), 'The match is paused');
    }
    await shot(anna, 'paused_desktop');
    await anna.page.click('[data-agree=go_on]');
    await anna.page.waitForSelector('[data-question=go_on]');
    await standInTheWindow(anna.page, 2);
    await shot(anna, 'going_on_desktop');
    await benedek.page.click('[data-agree=go_on]');
    await anna.page.waitForSelector('[data-paused]', {state: 'detached'});

    await useTool(benedek, 'stop');
    await shot(benedek, 'tools_phone');
    await benedek.page.click('dialog .primary');
    await anna.page.waitForSelector('[data-question=stop]');
    const colourOf = (selector) => anna.page.locator(selector).evaluate((element) => getComputedStyle(element).color);
    const asked = await colourOf('[data-question=stop]');
    assert.equal(await colourOf('[data-disagree=stop]'), asked, 'No is as easy to read as the question');
    await anna.page.click('[data-disagree=stop]');
    await benedek.page.waitForSelector('[data-question=stop]', {state: 'detached'});
    await useTool(benedek, 'stop');
    await benedek.page.click('dialog .primary');
    await anna.page.click('[data-agree=stop]');
    for (const {page} of [anna, benedek]) {
        await page.waitForSelector('[data-stopped]');
        assert.equal(await page.locator('.panel-bid').count(), 0);
        assert.equal((await page.textContent('.situation')).trim(), 'This match was ended');
        assert.equal(await page.locator('.decide.mine').count(), 0);
    }
    await shot(anna, 'stopped_desktop');
    await close(anna, benedek);
});

test('before a bot can play for somebody who is away, all read when one can', {timeout: TEST_MS}, async () => {
    const [anna, benedek] = [await openPerson(here.browser), await openPerson(here.browser, PHONE)];
    const link = await createTable(anna, here.server, {player: 'Anna', name: 'An evening', choose: twoPlayers});
    await joinTable(benedek, link, 'Benedek');
    await anna.page.click('[data-start]');
    await anna.page.waitForSelector('.panel-bid');
    await benedek.page.goto(`${here.server.address}/index.html`);
    await anna.page.waitForSelector('.player.side-1 .presence.away');
    assert.equal(await anna.page.locator('[data-missing-player]').count(), 0);
    await anna.page.evaluate(letPass, 70000);
    const banner = await anna.page.waitForSelector('[data-missing-player]');
    assert.match(await banner.textContent(), /^Benedek is away\. Once it has been \d+ \w+, a bot can/);
    assert.equal(await anna.page.locator('[data-stand-in]').count(), 0);
    await shot(anna, 'absence_soon_desktop');
    await close(anna, benedek);
});

test('who waits for the agreement of somebody who goes away can ask again', {timeout: TEST_MS}, async () => {
    const {anna, benedek} = await startedTable({clock: 'none'});
    await anna.page.click('[data-start]');
    await anna.page.waitForSelector('.panel-bid');
    await useTool(anna, 'stop');
    await anna.page.click('dialog .primary');
    await benedek.page.waitForSelector('[data-question=stop]');
    assert.equal(await anna.page.locator('[data-agree=stop]').count(), 0);
    await benedek.page.goto(`${here.server.address}/index.html`);
    await anna.page.waitForSelector('[data-missing-player]');
    await anna.page.click('[data-agree=stop]');
    await anna.page.waitForSelector('[data-stopped]');
    await close(anna, benedek);
});

test('whoever is invited sees for what kind of play before sitting down', {timeout: TEST_MS}, async () => {
    const [anna, benedek] = [await openPerson(here.browser), await openPerson(here.browser, PHONE)];
    const choose = async (page) => {
        await page.check('.create input[name=kind][value=days]');
        await page.click('.create .options:has(select[name=patience]) summary');
        await page.check('.create input[name=talk][value=off]');
        await page.check('.create input[name=watching][value=forbidden]');
    };
    const link = await createTable(anna, here.server, {player: 'Anna', name: 'A week', choose});
    await benedek.page.goto(link);
    await benedek.page.waitForSelector('.join .terms li');
    const terms = await benedek.page.locator('.join .terms li').allTextContents();
    assert.deepEqual(terms, await anna.page.locator('.room .terms li').allTextContents());
    const wanted = [
        ...[/1 day for every .* 7 days of vacation/, /Nobody talks/, /Nobody may watch/],
        /helps to remember/,
    ];
    assert.equal(terms.length, wanted.length);
    wanted.forEach((words, index) => assert.match(terms[index], words));
    await shot(benedek, 'invited_phone');
    await shot(anna, 'terms_desktop');
    await close(anna, benedek);
});

test('the form of the lobby knows kinds of play', {timeout: TEST_MS}, async () => {
    const {page, ...person} = await openPerson(here.browser);
    await page.goto(here.server.address);
    await page.check('.create input[name=kind][value=strangers]');
    assert.equal(await page.inputValue('.create select[name=clock]'), 'evening');
    assert.ok(await page.isChecked('.create input[name=visibility][value=public]'));
    await page.check('.create input[name=kind][value=days]');
    assert.equal(await page.inputValue('.create select[name=patience]'), '86400');
    await shot({page}, 'kinds_desktop');
    await close({page, ...person});
});
