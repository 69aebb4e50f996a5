// Makes of the web client what its visitors get: the same in few files. A page has one style sheet and two modules, its
// own and what it shares with others, all of which it names, so that a browser fetches them at once; each game and each
// language stays apart, for those who need it. Nothing depends on it: a server serves the sources as they are, too.
//
//   node web-client/bundle.mjs [FOLDER]     writes to build/web unless told otherwise
import {build} from 'esbuild';
import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

const client = fileURLToPath(new URL('.', import.meta.url));
const target = resolve(process.argv[2] ?? join(client, '../build/web'));
const LICENCES = ['faustina', 'lit-html', 'uqr'].map((name) => `vendor/${name}/LICENSE`);
const TYPEFACE = ['vendor/faustina/latin.woff2', 'vendor/faustina/latin-ext.woff2'];
const WORKER = 'offline_worker.js';
const STYLES = /^<link rel="stylesheet" href="([^"]+)">\n/gm;
const MODULE = /<script type="module" src="([^"]+)">/;

const textOf = (path) => readFileSync(join(client, path), 'utf8');
/** The paths of the client's own files whose names end so. */
const filesEnding = (ending) =>
    ['.', 'app', 'games', 'style']
        .flatMap((from) => readdirSync(join(client, from), {recursive: from !== '.'}).map((name) => join(from, name)))
        .filter((path) => path.endsWith(ending));
const pictures = filesEnding('.svg').filter((path) => !path.startsWith('games/'));
const isOfWords = (path) => dirname(path).endsWith('/languages');
/** What is there without a connection: it stays as it is, for its worker names each file of it. */
const kept = [...textOf(WORKER).matchAll(/'([\w/]+\.(?:css|html|js|svg))'/g)].map(([, path]) => path);
/** What stands at any address that leads nowhere is made of the same files, and of these. */
const alone = ['not_found.html', 'app/page/not_found_page.js', 'app/page/mended_address.js'];
const pages = filesEnding('.html').filter((page) => ![...kept, ...alone].includes(page));
const modules = pages.map((page) => MODULE.exec(textOf(page))[1]);

/** Paths in what is written are as in the sources, so that everything finds its pictures where they were. */
const bundled = (options) =>
    build({
        absWorkingDir: client,
        outbase: '.',
        outdir: target,
        bundle: true,
        minify: true,
        target: 'es2022',
        external: ['*.svg', '*.woff2'],
        logLevel: 'warning',
        ...options,
    });

/** The modules of all pages; says which files were written, and of what. */
async function bundledModules(options) {
    const {metafile} = await bundled({
        entryPoints: modules,
        format: 'esm',
        splitting: true,
        chunkNames: 'app/[name]-[hash]',
        metafile: true,
        ...options,
    });
    // Within the folder where everything is written.
    const within = (output) => resolve(client, output).slice(target.length + 1);
    return Object.entries(metafile.outputs).map(([output, {entryPoint, imports, inputs}]) => ({
        path: within(output),
        entryPoint,
        inputs: Object.keys(inputs),
        needs: imports.filter(({kind}) => kind === 'import-statement').map(({path}) => within(path)),
    }));
}

/** Templates are indented. A browser shows one blank wherever there are more. @param {string} text */
const withoutIndentation = (text) => text.replace(/\n +/g, '\n');

/** Lets the modules that these files begin with begin by all that any two of them share, which so becomes one file. */
function sharing(files) {
    const begun = files.flatMap(({entryPoint}) => entryPoint ?? []);
    const shared = files.filter(({entryPoint}) => !entryPoint).flatMap(({inputs}) => inputs);
    const contents = shared.map((path) => `import './${path}';`).join('\n');
    return {
        name: 'sharing',
        setup({onLoad, onResolve}) {
            onResolve({filter: /^shared$/}, () => ({path: 'shared', namespace: 'made'}));
            onLoad({filter: /.*/, namespace: 'made'}, () => ({contents, resolveDir: client}));
            onLoad({filter: /\.js$/}, ({path}) => {
                const own = path.slice(client.length);
                const text = withoutIndentation(textOf(own));
                return {contents: begun.includes(own) ? `import 'shared';\n${text}` : text};
            });
        },
    };
}

/** One style sheet of all that a page names; returns its path. */
async function bundleStyles(page) {
    const contents = [...textOf(page).matchAll(STYLES)].map(([, path]) => `@import './${path}';`).join('\n');
    const path = `style/${page.replace('.html', '.css')}`;
    const stdin = {contents, resolveDir: client, loader: 'css'};
    await bundled({stdin, outdir: undefined, outfile: join(target, path)});
    return path;
}

/** Everything that has to come before this file begins. */
function neededBy(path, files, found = []) {
    for (const need of files.find((file) => file.path === path).needs) {
        if (!found.includes(need)) {
            found.push(need);
            neededBy(need, files, found);
        }
    }
    return found;
}

/** The page, naming what there is now. */
async function writePage(page, files) {
    const text = textOf(page);
    const needed = neededBy(MODULE.exec(text)[1], files);
    const head = [
        `<link rel="stylesheet" href="${await bundleStyles(page)}">`,
        ...needed.map((path) => `<link rel="modulepreload" href="${path}">`),
    ];
    const rest = text.replace(STYLES, '');
    const place = text.search(STYLES);
    writeFileSync(join(target, page), `${rest.slice(0, place)}${head.join('\n')}\n${rest.slice(place)}`);
}

function copy(path) {
    mkdirSync(dirname(join(target, path)), {recursive: true});
    cpSync(join(client, path), join(target, path));
}

rmSync(target, {recursive: true, force: true});
mkdirSync(target, {recursive: true});
const plugins = [sharing(await bundledModules({write: false}))];
const files = await bundledModules({plugins});
await bundled({entryPoints: filesEnding('.js').filter(isOfWords), format: 'esm'});
// A game's own pictures come with its board, in the same answer.
await bundled({entryPoints: filesEnding('/board.css'), external: [], loader: {'.svg': 'dataurl'}});
await Promise.all(pages.map((page) => writePage(page, files)));
[...pictures, ...filesEnding('.webmanifest'), ...LICENCES, ...TYPEFACE, WORKER, ...kept, ...alone].forEach(copy);
