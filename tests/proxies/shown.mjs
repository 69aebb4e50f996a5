// What docs/hosting.md shows to hosts: the files of each proxy. They stand indented below a heading, and the tests run
// them, with addresses, names and paths of their own.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';

/** The indented blocks below a heading and before the next one, without their indent. */
export function shownBelow(heading) {
    const text = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');
    const [, below] = text.split(`\n${heading}\n`);
    assert.ok(below, `docs/hosting.md has ${heading}`);
    const [section] = below.split(/^##/m);
    const blocks = section.split(/^(?=\S).*\n/m).map((block) => block.replace(/^ {4}/gm, '').trim());
    return blocks.filter((block) => block !== '');
}

/** The text with each key replaced by its value. All of them must be there. */
export function replaced(text, changes) {
    return Object.entries(changes).reduce((before, [from, to]) => {
        assert.ok(before.includes(from), `the file that is shown has ${from}`);
        return before.replaceAll(from, to);
    }, text);
}
