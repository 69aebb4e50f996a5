// The result of a match as a picture: drawn in the page, and saved, copied and sent without any secret.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {barriers} from './axe.mjs';
import {openPerson, PHONE, resize, useServerAndBrowser} from './support.mjs';
import {finishMatch, shot, twoPlayers} from './table.mjs';

const TEST_MS = 300000;
const here = useServerAndBrowser();

/** Fakes a browser that can send files and copy pictures, and notes what it was given. Runs before the page does. */
function noteWhatLeaves() {
    globalThis.left = [];
    navigator.canShare = ({files}) => files.length === 1;
    navigator.share = async (what) => {
        globalThis.left.push({keys: Object.keys(what), name: what.files[0].name, type: what.files[0].type});
    };
    navigator.clipboard.write = async ([item]) => {
        globalThis.left.push({types: item.types});
    };
}

/** The width and height in the header of a picture file. */
function sizeOf(path) {
    const bytes = readFileSync(path);
    assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('the result is a picture to be saved, copied and sent', {timeout: TEST_MS}, async () => {
    const anna = await openPerson(here.browser);
    const {page} = anna;
    await page.addInitScript(noteWhatLeaves);
    await finishMatch(anna, here.server, twoPlayers);
    await page.click('[data-share]');
    const text = await page.inputValue('dialog textarea');
    await page.click('[data-picture]');
    await page.waitForSelector('.result-picture');
    const words = await page.getAttribute('.result-picture', 'aria-label');
    assert.equal(words, text.split('\n').slice(0, 3).join('\n'), 'the same to those who hear it, without the link');
    assert.deepEqual(await barriers(page), []);
    await shot(anna, 'result_picture_desktop');

    const saving = page.waitForEvent('download');
    await page.click('[data-picture-save]');
    const saved = await saving;
    assert.equal(saved.suggestedFilename(), 'dahut-ys.png');
    assert.deepEqual(sizeOf(await saved.path()), [1200, 630]);
    await page.click('[data-picture-copy]');
    await page.click('[data-picture-send]');
    await page.waitForFunction(() => globalThis.left.length === 2);
    assert.deepEqual(await page.evaluate(() => globalThis.left), [
        {types: ['image/png']},
        {keys: ['files'], name: 'dahut-ys.png', type: 'image/png'},
    ]);

    await resize(page, PHONE);
    await shot(anna, 'result_picture_phone');
    assert.deepEqual(await barriers(page), []);
    assert.deepEqual(anna.errors, []);
    await anna.context.close();
});

test('long names and many players find room', {timeout: TEST_MS}, async () => {
    const anna = await openPerson(here.browser);
    const {page} = anna;
    await page.goto(here.server.address);
    await page.waitForSelector('.create');
    const pictured = await page.evaluate(async () => {
        const {resultPicture} = await import('/app/sharing/result_picture.js');
        const long = 'Wilhelmina von der Wasserburg und zu Ys am fernen Meeresgrund';
        const lines = [0, 1, 2, 3, 4].map((seat) => ({place: seat + 1, seat, player: long, points: 140 - seat}));
        const canvas = await resultPicture({title: 'Ys', name: `${long} 2`, when: '', lines, colours: ['#d8722c']});
        document.body.replaceChildren(canvas);
        return [canvas.width, canvas.height];
    });
    assert.deepEqual(pictured, [1200, 630]);
    await shot(anna, 'result_picture_long');
    assert.deepEqual(anna.errors, []);
    await anna.context.close();
});
