// Copies the modules of lit-html that the pages import from node_modules into vendor/, which the server serves as it
// is. Nothing is changed or bundled; the licence comes along.
import {cpSync, mkdirSync, rmSync} from 'node:fs';

const from = new URL('./node_modules/lit-html/', import.meta.url);
const to = new URL('./vendor/lit-html/', import.meta.url);
const wanted = ['LICENSE'];
for (const module of ['lit-html', 'directive', 'directive-helpers', 'directives/repeat']) {
    wanted.push(`${module}.js`, `${module}.d.ts`);
}

rmSync(to, {recursive: true, force: true});
mkdirSync(new URL('directives/', to), {recursive: true});
for (const file of wanted) {
    cpSync(new URL(file, from), new URL(file, to));
}
