// A page that waits for its reader draws nothing anew. A board that beckoned for ever took half a core where there was
// no graphics card, and warms a phone that has one. What still goes on for ever is named here.
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';

const client = new URL('../../web-client/', import.meta.url);
/** The pictures of the first page, which a button holds still, and the ring beside an answer on its way. */
const MAY_GO_ON = ['games/pictures.css', 'style/match.css'];

test('no animation of a board goes on for ever', () => {
    const sheets = ['games', 'style'].flatMap((folder) =>
        readdirSync(new URL(folder, client), {recursive: true})
            .map((name) => `${folder}/${name}`)
            .filter((name) => name.endsWith('.css')),
    );
    const endless = sheets.filter((name) => readFileSync(new URL(name, client), 'utf8').includes('infinite'));
    assert.deepEqual(endless.sort(), MAY_GO_ON);
});
