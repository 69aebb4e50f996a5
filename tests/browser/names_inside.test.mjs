// Texts on cards stay inside them, in every language, on phones of every shape and on desktops: the names of all
// buildings of Caylus Magna Carta beside their points, and those of Yspahan with their costs. Numbers stand next to
// their own signs. No word of the page is cut. A long name of a table makes no page wider.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {LANGUAGES} from '../../web-client/app/words/language.js';
import {cutWords} from './cut_words.mjs';
import {hasLetters, openPerson, PHONE, resize, useServerAndBrowser} from './support.mjs';
import {createTable, joinTable, shot} from './table.mjs';

const TEST_MS = 300000;
const SIZES = [PHONE, {width: 320, height: 568}, {width: 844, height: 390}];
/** On a desktop the buildings have the room to themselves, or share it with much else. */
const DESKS = [
    {width: 1180, height: 820},
    {width: 1366, height: 768},
    {width: 1920, height: 1080},
];
/** Where a panel of a hand is lowest. */
const WINDOWS = [
    [1024, 768],
    [1280, 720],
    [1440, 900],
];
const here = useServerAndBrowser();

/** Sits down with bots, and looks at the match in each language and size. */
async function everywhere(game, look, sizes = SIZES) {
    const person = await openPerson(here.browser, PHONE);
    const {page} = person;
    const choose = (form) => form.selectOption('.create select[name=game]', game);
    await createTable(person, here.server, {player: 'Anna', name: 'Names', choose});
    await page.click('[data-fill]');
    await page.click('[data-start]');
    await page.waitForSelector('.decide.mine');
    for (const code of Object.keys(LANGUAGES)) {
        await page.evaluate((chosen) => localStorage.setItem('dahut.language', chosen), code);
        for (const size of sizes) {
            await page.setViewportSize(size);
            await page.reload();
            await page.waitForSelector('.own-area li', {state: 'attached'});
            if (!(await page.locator('.own-area li').first().isVisible())) {
                await page.click('.hand-handle');
            }
            await hasLetters(page);
            assert.deepEqual(await page.evaluate(cutWords), [], `${code} ${size.width} x ${size.height}`);
            await look(person, `${code} ${size.width} x ${size.height}`);
            await shot(person, `names_${game.replace('-', '_')}_${code}_${size.width}`);
        }
    }
    assert.deepEqual(person.errors, []);
    await person.context.close();
}

/** Fills the hand with this many of the buildings, by default all. Runs in the page. */
async function hold(most = Infinity) {
    // Use the page's own modules, which have learned its words.
    const own = (path) => import(new URL(`../../${path}`, document.querySelector('script[type=module]').src));
    const {html, render} = await own('vendor/lit-html/lit-html.js');
    const {BUILDINGS} = await own('games/magna-carta/cards.js');
    const {handCardIcon} = await own('games/magna-carta/card_told.js');
    const {columnsFor, roomForHand} = await own('games/magna-carta/own.js');
    const names = Object.keys(BUILDINGS).slice(0, most);
    const hand = document.querySelector('.hand');
    const cards = document.createElement('ul');
    cards.className = `hand ${roomForHand(names.length)}`;
    cards.style.setProperty('--columns', columnsFor(names.length));
    render(
        names.map((name) => html`<li><span class="hand-card">${handCardIcon(name, 0, 'cost')}</span></li>`),
        cards,
    );
    hand.replaceWith(cards);
}

/** Names that cover the points of their card or reach outside it. Runs in the page. */
function namesOutside() {
    return [...document.querySelectorAll('.hand .face')].flatMap((face) => {
        const box = (part) => face.querySelector(part)?.getBoundingClientRect();
        const [name, card, shield] = [box('.card-name'), box('.card-body'), box('.shield')];
        const isInside = name.left >= card.left && name.right <= (shield?.left ?? card.right) + 0.5;
        return isInside ? [] : [face.querySelector('.card-name').textContent];
    });
}

/** Letters of cards that are drawn with an edge, which makes small ones illegible. Runs in the page. */
function edgedLetters() {
    const letters = [...document.querySelectorAll('.face text')];
    return letters.filter((one) => getComputedStyle(one).stroke !== 'none').map(({textContent}) => textContent);
}

/** Whether every number is nearer to its own sign than to the next. Runs in the page. */
function areNearOwnSigns() {
    const boxes = [...document.querySelectorAll('.hand-of .holding')].map((one) =>
        ['.good-icon', 'b'].map((part) => one.querySelector(part).getBoundingClientRect()),
    );
    return boxes.every(([sign, number], index) => {
        const next = boxes[index + 1]?.[0];
        const isLast = !next || next.top >= number.bottom;
        return isLast || next.left - number.right > number.left - sign.right + 4;
    });
}

test('names of buildings of Caylus Magna Carta leave the points in sight', {timeout: TEST_MS}, async () => {
    await everywhere('magna-carta', async ({page}, where) => {
        assert.ok(await page.evaluate(areNearOwnSigns), where);
        assert.deepEqual(await page.evaluate(edgedLetters), [], where);
        await page.evaluate(hold);
        assert.ok((await page.locator('.hand .card-name').count()) > 10);
        assert.deepEqual(await page.evaluate(namesOutside), [], where);
    });
});

/** The width of the narrowest card of the hand, the cards that no scrolling brings into view, how many are whole before
 *  anybody scrolls and how many are begun, and the width of the question. Runs in the page. */
function cardsOfHand() {
    const area = document.querySelector('.own-area');
    const cards = [...document.querySelectorAll('.hand li')];
    area.scrollTop = 0;
    const {bottom} = area.getBoundingClientRect();
    const whole = cards.filter((card) => card.getBoundingClientRect().bottom <= bottom).length;
    const begun = cards.filter((card) => card.getBoundingClientRect().top < bottom - 12).length;
    const asked = document.querySelector('.decide').getBoundingClientRect().width;
    const lost = cards.filter((card) => {
        card.scrollIntoView({block: 'nearest'});
        const [box, seen] = [card.getBoundingClientRect(), area.getBoundingClientRect()];
        return box.top < seen.top || box.bottom > seen.bottom + 0.5 || box.right > seen.right;
    });
    const narrowest = Math.min(...cards.map((card) => card.getBoundingClientRect().width));
    return {narrowest, lost: lost.length, whole, begun, asked};
}

/** So many cards are in sight at once. Of more the next row can be seen to begin. */
const AT_ONCE_MOST = 6;

test('a large hand of Caylus Magna Carta is read in a small window of a desk', {timeout: TEST_MS}, async () => {
    const person = await openPerson(here.browser, {width: 1024, height: 768});
    const {page} = person;
    const choose = (form) => form.selectOption('.create select[name=game]', 'magna-carta');
    await createTable(person, here.server, {player: 'Anna', name: 'Many cards', choose});
    await page.click('[data-fill]');
    await page.click('[data-start]');
    await page.waitForSelector('.decide.mine');
    const {asked: usual} = await page.evaluate(cardsOfHand);
    for (const count of [4, 6, 7, 8, 11]) {
        await page.evaluate(hold, count);
        const {narrowest, lost, whole, begun, asked} = await page.evaluate(cardsOfHand);
        assert.equal(asked, usual, `no hand of ${count} takes room from the question`);
        assert.equal(whole, Math.min(count, AT_ONCE_MOST), `of ${count} cards are in sight at once`);
        assert.equal(begun > AT_ONCE_MOST, count > AT_ONCE_MOST, `${count} cards: that there are more can be seen`);
        assert.ok(narrowest >= 96, `${count} cards, the narrowest of ${narrowest} pixels`);
        assert.equal(lost, 0, `of ${count} cards`);
        assert.deepEqual(await page.evaluate(namesOutside), [], `${count} cards`);
    }
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

/** The texts on a building that do not fit on it. Runs in the page. */
function overfull() {
    return [...document.querySelectorAll('.tile')].flatMap((tile) => {
        const {left, right} = tile.getBoundingClientRect();
        const range = document.createRange();
        return [...tile.querySelectorAll('strong, .price > [aria-hidden]')].flatMap((part) => {
            range.selectNodeContents(part);
            const written = range.getBoundingClientRect();
            const isOneLine = written.height < 2 * parseFloat(getComputedStyle(part).fontSize);
            return written.left >= left && written.right <= right - 3 && isOneLine ? [] : [part.textContent.trim()];
        });
    });
}

test('the buildings of Yspahan have room for their names and prices', {timeout: TEST_MS}, async () => {
    await everywhere(
        'yspahan',
        async ({page}, where) => {
            assert.equal(await page.locator('.tile').count(), 6);
            assert.deepEqual(await page.evaluate(overfull), [], where);
        },
        [...SIZES, ...DESKS],
    );
});

/** Cards of every kind of effect, those with the longest names first. */
const LONG_CARDS = ['build_without_camels', 'exchange', 'place_on_caravan', 'build_without_gold', 'sell_camels'];

/** How many cards are held, and what can be done with each. */
const HANDS = [
    [1, ['play']],
    [2, ['play', 'die']],
    [3, ['play']],
    [3, ['play', 'die']],
    [4, ['play', 'die']],
    [5, ['play']],
];

/** Puts these cards into the hand, with a button each, and two while dice are chosen. Runs in the page. */
async function holdCards({cards, ways}) {
    const own = (path) => import(new URL(`../../${path}`, document.querySelector('script[type=module]').src));
    const {html, render} = await own('vendor/lit-html/lit-html.js');
    const {cardDoes, cardName} = await own('games/yspahan/words_of.js');
    const {signIcon} = await own('games/yspahan/signs.js');
    const {say} = await own('app/words/words.js');
    const hand = document.createElement('ul');
    hand.className = 'hand';
    const button = (way) => html`<button class="small way-${way}">${say(`yspahan.hand.${way}`)}</button>`;
    render(
        cards.map(
            (card) => html`<li class="card">${signIcon(card)}<span class="card-words"><strong>${cardName(card)}</strong>
                <span>${cardDoes(card)}</span></span><span class="card-ways">${ways.map(button)}</span></li>`,
        ),
        hand,
    );
    document.querySelector('.own-area .secrets > div:last-child > :last-child').replaceWith(hand);
}

/** How much of the own cards and buildings is out of sight, and what is cut at the side. Runs in the page. */
function beyondOwn() {
    const {scrollHeight, clientHeight, scrollWidth, clientWidth} = document.querySelector('.own-area');
    return [Math.max(0, scrollHeight - clientHeight), Math.max(0, scrollWidth - clientWidth)];
}

test('a hand of Yspahan is in sight at a desk without scrolling', {timeout: TEST_MS}, async () => {
    const person = await openPerson(here.browser, DESKS[1]);
    const {page} = person;
    const choose = (form) => form.selectOption('.create select[name=game]', 'yspahan');
    await createTable(person, here.server, {player: 'Anna', name: 'Many cards', choose});
    await page.click('[data-fill]');
    await page.click('[data-start]');
    await page.waitForSelector('.decide.mine');
    const found = [];
    for (const code of Object.keys(LANGUAGES)) {
        await page.evaluate((chosen) => localStorage.setItem('dahut.language', chosen), code);
        await page.reload();
        await page.waitForSelector('.own-area .tile');
        for (const [width, height] of WINDOWS) {
            await resize(page, {width, height});
            for (const [most, ways] of HANDS) {
                await page.evaluate(holdCards, {cards: LONG_CARDS.slice(0, most), ways});
                const beyond = await page.evaluate(beyondOwn);
                if (beyond.some((pixels) => pixels > 0)) {
                    found.push(`${code} ${width} x ${height}, ${most} with ${ways}: ${beyond}`);
                }
            }
        }
    }
    assert.deepEqual(found, []);
    assert.deepEqual(person.errors, []);
    await person.context.close();
});

test('names that cannot be broken make no waiting room wider than a phone', {timeout: TEST_MS}, async () => {
    const [host, guest] = [await openPerson(here.browser, PHONE), await openPerson(here.browser, PHONE)];
    const width = ({page}) => hasLetters(page).then(() => page.evaluate(() => document.documentElement.scrollWidth));
    const link = await createTable(host, here.server, {player: 'W'.repeat(24), name: 'W'.repeat(40)});
    assert.equal(await width(host), PHONE.width, 'the host');
    await guest.page.goto(link);
    await guest.page.waitForSelector('.join h1');
    assert.equal(await width(guest), PHONE.width, 'who is invited');
    await joinTable(guest, link, 'M'.repeat(24));
    assert.equal(await width(guest), PHONE.width, 'who has come');
    await Promise.all([host, guest].map(({context}) => context.close()));
});
