// Reads the files of words and the sources that use them, and says how the languages differ.
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const client = join(root, 'web-client');

/** The files below a folder with these endings, without fetched ones. */
function filesBelow(folder, ends) {
    return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) {
            return ['node_modules', 'vendor'].includes(entry.name) ? [] : filesBelow(path, ends);
        }
        return ends.some((end) => entry.name.endsWith(end)) ? [path] : [];
    });
}

const isOfWords = (path) => dirname(path).endsWith('languages');

/** Every file of English words. Each language has the same files. */
export const ENGLISH_FILES = filesBelow(client, ['en.js']).filter(isOfWords);

/** The file beside an English one that has the same in another language. */
export const fileIn = (path, language) => path.replace(/en\.js$/, `${language}.js`);

/** The path of a file of words from the root of the project. */
export const called = (path) => path.slice(root.length);

/** The words of a file. */
export const wordsOf = async (path) => (await import(path)).default;

const placeholders = (message) => [...new Set([...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort();
const markup = (message) => (message.match(/<[^>]*>|&\w+;/g) ?? []).sort();
const PLURAL = /\.(zero|one|two|few|many|other)$/;
const COUNTS = Array.from({length: 1001}, (_, count) => count);

/** The plural categories of a language that the numbers of games need. */
export function pluralsOf(language) {
    const rules = new Intl.PluralRules(language);
    return new Set(COUNTS.map((count) => rules.select(count)));
}

/** What English says in one form for all counts, and a language in one for each of its plural categories. */
const COUNTED = {
    it: ['magna-carta.cubes.stone', 'magna-carta.object.stone'],
    fr: ['cubes', 'object'].flatMap((kind) => ['food', 'stone'].map((cube) => `magna-carta.${kind}.${cube}`)),
};

/** The keys that a language must have: those of English, and each plural category of the language for counts. */
export function keysWanted(english, language) {
    const isCounted = (key) => /\.other$/.test(key) && key.replace(/other$/, 'one') in english;
    const isForAll = (key) => COUNTED[language]?.includes(key);
    const keys = Object.keys(english);
    const counted = keys.filter((key) => isCounted(key) || isForAll(key)).map((key) => key.replace(/\.other$/, ''));
    const more = counted.flatMap((key) => [...pluralsOf(language)].map((plural) => `${key}.${plural}`));
    return [...new Set([...keys.filter((key) => !isForAll(key)), ...more])];
}

/** The English words for a key, which may be the same for all counts. */
export const englishFor = (english, key) => english[key] ?? english[key.replace(PLURAL, '')];

/** The places to be filled that are compared. The words for one may lack the count; some languages use them for 0. */
const compared = (key, message) => placeholders(message).filter((name) => !(PLURAL.test(key) && name === 'count'));

/** Whether two messages hold the same places to be filled, and the same marks. */
export const sameShape = (key, english, other) =>
    String(compared(key, english)) === String(compared(key, other)) &&
    String(markup(english)) === String(markup(other));

const SOURCES = filesBelow(client, ['.js']).filter((path) => !isOfWords(path));
const ENGINE = ['engine', 'protocol', 'server'].flatMap((part) => filesBelow(join(root, part), ['.hpp', '.cpp']));

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern of the keys that a text with gaps can become, if it has any words. A gap stands for any names and dots. */
const composedKey = (parts) =>
    parts.some((part) => /\w/.test(part)) ? new RegExp(`^${parts.map(escaped).join('([\\w.-]*)')}$`) : undefined;

const withoutComments = (text) => text.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** Reads a text between backticks, from after the first: its parts between the gaps, and where it ends. */
function readTemplate(text, from, found) {
    const parts = [''];
    let at = from;
    while (at < text.length && text[at] !== '`') {
        if (text.startsWith('${', at)) {
            at = readCode(text, at + 2, found);
            parts.push('');
        } else {
            parts[parts.length - 1] += text[at];
            at += 1;
        }
    }
    found.push(parts);
    return at + 1;
}

/** Reads code up to the brace that ends it, and notes the texts in it, each as its parts; returns where it goes on. */
function readCode(text, from, found) {
    let depth = 0;
    for (let at = from; at < text.length;) {
        const quoted = /^(['"])((?:\\.|(?!\1)[^\\\n])*)\1/.exec(text.slice(at, at + 300));
        if (quoted) {
            found.push([quoted[2]]);
            at += quoted[0].length;
        } else if (text[at] === '`') {
            at = readTemplate(text, at + 1, found);
        } else if (text[at] === '}' && depth === 0) {
            return at + 1;
        } else {
            depth += text[at] === '{' ? 1 : text[at] === '}' ? -1 : 0;
            at += 1;
        }
    }
    return text.length;
}

/** The keys that sources name: in one piece, or with gaps. */
function keysNamed(texts) {
    const found = [];
    texts.forEach((text) => readCode(withoutComments(text), 0, found));
    const whole = new Set(found.filter((parts) => parts.length === 1).flat());
    const composed = found.filter((parts) => parts.length > 1 && parts[0].length < 60).map(composedKey);
    return {whole, composed: composed.filter(Boolean)};
}

/** The keys that sources say by their whole names. A count stands for its words for more than one. */
export function keysSaid(texts = SOURCES.map((path) => readFileSync(path, 'utf8'))) {
    const said = /\b(say|sayCount|parts)\(\s*'([^']+)'/g;
    const found = texts.flatMap((text) => [...withoutComments(text).matchAll(said)]);
    return [...new Set(found.map(([, by, key]) => (by === 'sayCount' ? `${key}.other` : key)))];
}

/** The keys that no source uses. A name that fills a gap must be said by some source, of the pages or of the server. */
export function unusedKeys(keys) {
    const texts = SOURCES.map((path) => readFileSync(path, 'utf8'));
    const {whole, composed} = keysNamed(texts);
    const all = [...texts, ...ENGINE.map((path) => readFileSync(path, 'utf8'))].join('\n');
    const known = new Set([...all.match(/\w+/g), ...all.match(/\w+(?:-\w+)+/g)]);
    const isUsed = (key) =>
        whole.has(key) ||
        composed.some((one) => {
            const [found, ...added] = one.exec(key) ?? [];
            const names = added.flatMap((part) => part.split('.')).filter(Boolean);
            return found !== undefined && names.every((name) => known.has(name));
        });
    return keys.filter((key) => !isUsed(key) && !(PLURAL.test(key) && isUsed(key.replace(PLURAL, ''))));
}
