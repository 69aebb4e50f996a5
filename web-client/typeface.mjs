// Makes the typeface of the pages from that of its makers: the letters of our languages, in the one weight we load,
// and nothing for screens that need hints. What it may be used for stands in the licence that comes along.
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import subsetFont from 'subset-font';

const address = (path) => fileURLToPath(new URL(path, import.meta.url));

const SOURCE = 'node_modules/@fontsource-variable/faustina';
const TARGET = 'vendor/faustina';
const ENGLISH = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const SIGNS = ' .,:;!?\'"()[]+-–—×±=/%&@#*^_<>„“”‘’«»…·−ª\u00a0';
const ACCENTED = 'ÁÉÍÓÖÚÜáéíóöúüÀÂÄÇÈÉÊËÎÏÔŒÙÛàâäçèéêëîïôœùûÌÒìòßñ';
/** Only Hungarian has these, so they are a file of their own, which nobody else fetches. */
const HUNGARIAN = 'ŐŰőű';

/** What is kept of a font besides its letters: one weight, of which browsers make the bold one, and figures that stand
 *  below one another. */
const KEPT = {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['tnum'],
    dropTables: ['HVAR', 'MVAR', 'STAT', 'gasp', 'prep'],
    variationAxes: {wght: 440},
};

/** Writes these letters of one of the source's files. @param {string} part @param {string} letters */
async function make(part, letters) {
    const source = readFileSync(address(`${SOURCE}/files/faustina-${part}-wght-normal.woff2`));
    writeFileSync(address(`${TARGET}/${part}.woff2`), await subsetFont(source, letters, KEPT));
}

export async function makeTypeface() {
    rmSync(address(TARGET), {recursive: true, force: true});
    mkdirSync(address(TARGET), {recursive: true});
    writeFileSync(address(`${TARGET}/LICENSE`), readFileSync(address(`${SOURCE}/LICENSE`)));
    await make('latin', ENGLISH + SIGNS + ACCENTED);
    await make('latin-ext', HUNGARIAN);
}
