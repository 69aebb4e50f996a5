// The oldest browsers that the README names read whatever is served, syntax of modules and of style sheets. What these
// may call is a house rule (tests/tidy/browsers.py).
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {extname} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';

const client = new URL('../../web-client/', import.meta.url);
const {build, transform} = createRequire(new URL('package.json', client))('esbuild');
const FOLDERS = ['app', 'games', 'style', 'vendor'];
const KINDS = ['.js', '.css'];
/** The bundler denies Safari these for the sake of a few newer scripts. */
const supported = {'regexp-unicode-property-escapes': true};

/** What the README names, as the bundler calls it. */
function oldest() {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const named = /oldest browsers that work are Chromium (\S+), Firefox (\S+) and Safari ([\d.]+\d)/.exec(readme);
    assert.ok(named, 'the README names them');
    return ['chrome', 'firefox', 'safari'].map((browser, at) => `${browser}${named[at + 1]}`);
}

const served = FOLDERS.flatMap((folder) =>
    readdirSync(new URL(folder, client), {recursive: true}).map((name) => `${folder}/${name}`),
).filter((name) => KINDS.includes(extname(name)));

/** All that is served, as it would have to be written for these. @returns {Promise<Map<string, string>>} */
async function writtenFor(target) {
    const entryPoints = served.map((name) => fileURLToPath(new URL(name, client)));
    const {outputFiles} = await build({
        entryPoints,
        outdir: '/out',
        write: false,
        target,
        supported,
        logLevel: 'error',
    });
    return new Map(outputFiles.map(({path, text}) => [path, text]));
}

test('the oldest browsers know all syntax that is served', async () => {
    const [plain, old] = [await writtenFor('esnext'), await writtenFor(oldest())];
    assert.ok(plain.size > 200);
    assert.deepEqual(
        [...plain].filter(([path, text]) => old.get(path) !== text).map(([path]) => path),
        [],
    );
});

test('newer syntax is found', async () => {
    const isRead = async (text, loader, target) => {
        const [plain, old] = await Promise.all(['esnext', target].map((one) => transform(text, {loader, target: one})));
        return plain.code === old.code;
    };
    assert.equal(await isRead('using file = open();', 'js', oldest()), false);
    assert.equal(await isRead('a { user-select: none; }', 'css', oldest()), false);
    assert.equal(await isRead('const it = list?.at(-1) ?? 0;', 'js', oldest()), true);
});
