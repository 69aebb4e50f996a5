// Links as QR codes, read off the screen as by a camera. They are hidden until somebody wants to see them.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {test} from 'node:test';
import {barriers} from './axe.mjs';
import {openPerson, PHONE, useServerAndBrowser} from './support.mjs';
import {createTable, shot} from './table.mjs';

const TEST_MS = 300000;
const jsQR = readFileSync(createRequire(import.meta.url).resolve('jsqr/dist/jsQR.js'), 'utf8');
const here = useServerAndBrowser();

/** Decodes the code in this picture. Runs in the page. */
async function decoded(picture) {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const {width, height, context} = await createImageBitmap(new Blob([bytes])).then((bitmap) => {
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = canvas.getContext('2d');
        context.drawImage(bitmap, 0, 0);
        return {width: bitmap.width, height: bitmap.height, context};
    });
    return globalThis.jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data;
}

/** Decodes the code on the screen; keeps no picture of it. */
async function readCode(page) {
    await page.evaluate(jsQR);
    const picture = await page.locator('.qr-code').screenshot();
    return page.evaluate(decoded, picture.toString('base64'));
}

async function closeDialog(page) {
    await page.click('dialog .dialog-buttons .primary');
    await page.waitForSelector('dialog', {state: 'detached'});
}

for (const [device, viewport] of Object.entries({desktop: undefined, phone: PHONE})) {
    test(`friends at the table point their phones at a ${device}`, {timeout: TEST_MS}, async () => {
        const anna = await openPerson(here.browser, viewport);
        const {page} = anna;
        const asked = [];
        page.on('request', (request) => asked.push(request.url()));
        const link = await createTable(anna, here.server, {player: 'Anna', name: 'Around one table'});
        assert.match(await page.textContent('.room .reach-note'), /work on this computer only/);
        assert.ok(!asked.some((address) => address.includes('uqr')), 'nothing is loaded before it is needed');
        for (const colorScheme of ['light', 'dark']) {
            await page.emulateMedia({colorScheme});
            await page.click('[data-qr] >> nth=0');
            await page.waitForSelector('dialog .qr-code');
            assert.equal(await page.locator('dialog .reach-note').count(), 1);
            assert.equal(await readCode(page), link);
            assert.deepEqual(await barriers(page), []);
            await shot(anna, `qr_code_${device}_${colorScheme}`);
            await closeDialog(page);
        }
        await shot(anna, `this_computer_${device}`);
        assert.equal(await page.locator('.qr-code').count(), 0);
        assert.deepEqual(anna.errors, []);
        await anna.context.close();
    });
}

test('the link to another device is shown when it is wanted, and hidden again', {timeout: TEST_MS}, async () => {
    const anna = await openPerson(here.browser, PHONE);
    const {page} = anna;
    await createTable(anna, here.server, {player: 'Anna', name: 'Here and there'});
    await page.goto(here.server.address);
    await page.click('[data-devices-make]');
    const link = await page.inputValue('.devices-link .link-line input');
    assert.equal(await readCode(page), link);
    assert.deepEqual(await barriers(page), []);
    await closeDialog(page);

    const isHidden = () =>
        page.evaluate((secret) => {
            const fields = [...document.querySelectorAll('input')].map(({value}) => value);
            return ![document.documentElement.outerHTML, ...fields].some((text) => text.includes(secret));
        }, link.split('=')[1]);
    assert.ok(await isHidden());
    await page.reload();
    await page.waitForSelector('[data-devices-show]');
    assert.ok(await isHidden());
    await page.click('[data-devices-show]');
    assert.equal(await page.inputValue('.devices-link .link-line input'), link);
    assert.equal(await readCode(page), link);
    await closeDialog(page);
    assert.ok(await isHidden());
    assert.deepEqual(anna.errors, []);
    await anna.context.close();
});
