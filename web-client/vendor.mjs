// Copies the modules of lit-html and uqr that the pages import from node_modules into vendor/, which the server serves
// as it is. Nothing of them is changed or bundled; the licences come along. The typeface is made there, too.
import {cpSync, mkdirSync, rmSync} from 'node:fs';
import {dirname} from 'node:path';
import {fileURLToPath} from 'node:url';
import {makeTypeface} from './typeface.mjs';

const address = (path) => fileURLToPath(new URL(path, import.meta.url));

/** What each package brings, by where it is there and where it goes. */
const wanted = {
    'lit-html': [['LICENSE', 'LICENSE']],
    uqr: [
        ['LICENSE', 'LICENSE'],
        ['dist/index.mjs', 'uqr.js'],
        ['dist/index.d.mts', 'uqr.d.ts'],
    ],
};
for (const module of ['lit-html', 'directive', 'directive-helpers', 'directives/guard', 'directives/repeat']) {
    wanted['lit-html'].push([`${module}.js`, `${module}.js`], [`${module}.d.ts`, `${module}.d.ts`]);
}

for (const [name, files] of Object.entries(wanted)) {
    rmSync(address(`vendor/${name}/`), {recursive: true, force: true});
    for (const [from, to] of files) {
        const target = address(`vendor/${name}/${to}`);
        mkdirSync(dirname(target), {recursive: true});
        cpSync(address(`node_modules/${name}/${from}`), target);
    }
}

await makeTypeface();
