// The drawing of a QR code out of its modules.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {darkPath} from '../../web-client/app/sharing/qr_path.js';

const modules = (picture) => picture.map((row) => [...row].map((sign) => sign === '#'));

test('each run of dark modules is one piece of the path, also at the edges', () => {
    assert.equal(darkPath(modules(['##.#', '....', '.###'])), 'M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
    assert.equal(darkPath(modules(['....', '....'])), '');
});
