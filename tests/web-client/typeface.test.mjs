// The typeface has every letter that our languages write, is small, and lets words be read before it has come.
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';

const client = new URL('../../web-client/', import.meta.url);
const {convert} = createRequire(new URL('package.json', client))('fontverter');
const PARTS = ['latin', 'latin-ext'];
const MOST_BYTES = 30_000;
/** Signs that the system draws: an arrow, a mark, a narrow blank, and what a program reads. */
const LEFT_TO_THE_SYSTEM = '→●\u202f{}\n';

const part = (name) => readFileSync(new URL(`vendor/faustina/${name}.woff2`, client));

/** Where the table of this name begins in a font. @param {Buffer} font @param {string} name */
function tableIn(font, name) {
    // The directory follows the first 12 bytes: name, checksum, offset and length of each table.
    return font.readUInt32BE(font.indexOf(name, 12, 'latin1') + 8);
}

/** The ranges of letters that a font maps, by the usual table of segments (format 4). @param {Buffer} font */
function rangesOf(font) {
    const map = tableIn(font, 'cmap');
    const starts = Array.from({length: font.readUInt16BE(map + 2)}, (_, index) =>
        font.readUInt32BE(map + 4 + 8 * index + 4),
    );
    const segments = map + starts.find((start) => font.readUInt16BE(map + start) === 4);
    const bytes = font.readUInt16BE(segments + 6);
    return Array.from({length: bytes / 2}, (_, index) => [
        font.readUInt16BE(segments + 16 + bytes + 2 * index),
        font.readUInt16BE(segments + 14 + 2 * index),
    ]);
}

test('the typeface has every letter of our words, in at most 30 KB', async () => {
    // One after the other, since what unpacks them has only one place for it.
    const ranges = rangesOf(await convert(part('latin'), 'sfnt'));
    ranges.push(...rangesOf(await convert(part('latin-ext'), 'sfnt')));
    const files = readdirSync(fileURLToPath(client), {recursive: true}).filter((name) =>
        /^(?:app|games)\/.*languages\/\w+\.js$/.test(name),
    );
    assert.ok(files.length > 40);
    const written = new Set(files.flatMap((name) => [...readFileSync(new URL(name, client), 'utf8')]));
    const isLacking = (letter) =>
        !ranges.some(([from, to]) => from <= letter.codePointAt(0) && letter.codePointAt(0) <= to);
    const lacking = [...written].filter((letter) => !LEFT_TO_THE_SYSTEM.includes(letter) && isLacking(letter));
    assert.deepEqual(lacking, []);
    assert.ok(isLacking('→') && !isLacking('ő') && !isLacking('œ'), 'what is lacking is found');
    const bytes = PARTS.reduce((sum, name) => sum + part(name).length, 0);
    assert.ok(bytes <= MOST_BYTES, `${bytes} bytes`);
});

test('every part of the typeface lets words be read before it has come, and exists', () => {
    const style = readFileSync(new URL('style/base.css', client), 'utf8');
    const faces = style.match(/@font-face \{[^}]*\}/g);
    assert.equal(faces.length, PARTS.length);
    for (const [index, face] of faces.entries()) {
        assert.match(face, /font-display: swap;/);
        assert.ok(face.includes(`url("../vendor/faustina/${PARTS[index]}.woff2")`), face);
    }
});
