// Every language says all that English says and nothing else, and each person gets the fitting language.
import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {test} from 'node:test';
import {fittingLanguage, LANGUAGES} from '../../web-client/app/words/language.js';
import {GAME_NAMES} from '../../web-client/games/known_games.js';
import {SAME_IN_BOTH} from './same_in_both.mjs';
import {
    called,
    englishFor,
    ENGLISH_FILES,
    fileIn,
    keysSaid,
    keysWanted,
    sameShape,
    unusedKeys,
    wordsOf,
} from './word_files.mjs';

const OTHERS = Object.keys(LANGUAGES).filter((code) => code !== 'en');
// Words that are English and nothing else.
const ENGLISH =
    /(?<!\p{L})(?:the|of|and|you|your|with|this|that|are|from|nobody|everybody|which|their|has|have|they)(?!\p{L})/iu;

test('there are files of words for the pages and for each game', () => {
    const folders = ['app/words', ...GAME_NAMES.map((name) => `games/${name}`)];
    const found = ENGLISH_FILES.map(called);
    const lacking = folders.filter((folder) => !found.includes(`web-client/${folder}/languages/en.js`));
    assert.deepEqual(lacking, []);
});

for (const path of ENGLISH_FILES) {
    for (const language of OTHERS) {
        const file = fileIn(path, language);
        test(`${called(file)} says all that English says, and no more`, async () => {
            assert.ok(existsSync(file), `${called(file)} is missing`);
            const wanted = keysWanted(await wordsOf(path), language);
            const there = Object.keys(await wordsOf(file));
            const missing = wanted.filter((key) => !there.includes(key));
            const extra = there.filter((key) => !wanted.includes(key));
            assert.deepEqual({missing, extra}, {missing: [], extra: []}, `keys of ${called(file)}`);
        });

        test(`${called(file)} has the places to be filled where English has them`, async () => {
            const [english, words] = [await wordsOf(path), await wordsOf(file)];
            const wrong = Object.keys(words)
                .map((key) => [key, englishFor(english, key)])
                .filter(([key, said]) => said !== undefined && !sameShape(key, said, words[key]))
                .map(([key, said]) => `${key}: ${said} | ${words[key]}`);
            assert.deepEqual(wrong, [], `placeholders of ${called(file)}`);
        });

        test(`${called(file)} says the count itself where its words for one are also those for none`, async () => {
            const words = await wordsOf(file);
            const isCounted = (key) => key.endsWith('.one') && words[key.replace(/one$/, 'other')]?.includes('{count}');
            const bare = Object.keys(words).filter((key) => isCounted(key) && !words[key].includes('{count}'));
            assert.deepEqual(new Intl.PluralRules(language).select(0) === 'one' ? bare : [], []);
        });

        test(`${called(file)} has nothing left in English`, async () => {
            const [english, words] = [await wordsOf(path), await wordsOf(file)];
            const same = SAME_IN_BOTH[language] ?? [];
            const own = (key) => words[key].replace(/\{\w+\}/g, '');
            const isLeft = (key) => /\p{L}{2}/u.test(own(key)) && words[key] === english[key] && !same.includes(key);
            const left = Object.keys(words).filter((key) => isLeft(key) || ENGLISH.test(own(key)));
            assert.deepEqual(left, [], `still English in ${called(file)}`);
        });
    }

    // Those of the rules in short and of first games are held to their chapters and hints by tests of their own.
    const isHeld = /\/(rules|first_game)_en\.js$/.test(path);
    test(`every word of ${called(path)} is used by the pages`, {skip: isHeld}, async () => {
        const unused = unusedKeys(Object.keys(await wordsOf(path)));
        assert.deepEqual(unused, [], `keys that nothing uses in ${called(path)}`);
    });
}

test('what is listed as the same in both languages is the same', async () => {
    for (const [language, keys] of Object.entries(SAME_IN_BOTH)) {
        const both = (path) => Promise.all([path, fileIn(path, language)].map(wordsOf));
        const files = await Promise.all(ENGLISH_FILES.map(both));
        const isSame = (key) => files.some(([english, words]) => key in words && english[key] === words[key]);
        const differs = keys.filter((key) => !isSame(key));
        assert.deepEqual(differs, [], language);
    }
});

test('there are words for every key that the pages say', async () => {
    const files = await Promise.all(ENGLISH_FILES.map(wordsOf));
    const there = new Set(files.flatMap(Object.keys));
    const said = keysSaid();
    assert.ok(said.length > 400);
    assert.deepEqual(
        said.filter((key) => !there.has(key)),
        [],
    );
    assert.deepEqual(keysSaid(["say('no.words'); sayCount('none.of', 2)"]), ['no.words', 'none.of.other']);
});

test('a key that nothing uses is found, also where keys are composed', () => {
    const planted = ['lobby.name.unheard', 'ys.event.unheard_of', 'ys.event.passed', 'settings.look.dark'];
    assert.deepEqual(unusedKeys(planted), planted.slice(0, 2));
});

test('the pages speak what was chosen, else the first of the own languages that there is, else English', () => {
    assert.equal(fittingLanguage(undefined, ['de-CH', 'en-GB']), 'en');
    assert.equal(fittingLanguage(undefined, ['de', 'ja']), 'en');
    assert.equal(fittingLanguage(undefined, []), 'en');
    assert.equal(fittingLanguage('klingon', ['de']), 'en');
    assert.equal(fittingLanguage('constructor', ['de']), 'en');
    for (const code of OTHERS) {
        assert.equal(fittingLanguage(undefined, ['de', `${code}-XX`, 'en']), code);
        assert.equal(fittingLanguage(code, ['en']), code);
        assert.equal(fittingLanguage('en', [code]), 'en');
    }
});

/** The words of all files in a language, by key. */
const allWords = async (language) =>
    Object.assign({}, ...(await Promise.all(ENGLISH_FILES.map((path) => wordsOf(fileIn(path, language))))));

for (const language of OTHERS) {
    test(`in ${language} three dots stand right behind the word`, async () => {
        const words = Object.entries(await allWords(language));
        assert.deepEqual(
            words.filter(([, said]) => /\s…/u.test(said)),
            [],
        );
    });
}

test('in fr no line breaks before a sign that a blank stands before, nor inside of quotation marks', async () => {
    const words = Object.entries(await allWords('fr'));
    assert.ok(words.length > 1000);
    assert.deepEqual(
        words.filter(([, said]) => /(?<![\u00a0\u202f])[:;!?»]|«(?![\u00a0\u202f])/u.test(said)),
        [],
    );
});

/** What people who speak the language have found wrong, or other than in the rulebooks. */
const WRONG = {
    hu: new RegExp(
        'ügynök|váz(?:a|á)|szerver|terület|[Kk]ockatorony|toronyb|[Hh]ozam|[Tt]edd le:|ennyit kapsz|szabadság' +
            '|elad: |, ára \\{p|(?:^|[ ,])(?:kap|ad): |[Bb]árki visszanézhesse|[Vv]árjelző|[Ss]orrendkárty|Utca' +
            '|a melletti|el lett-e|betölt(?:ött|ve| egy)|körömnek|[Ee]gyet (?:nő|csökken)' +
            '|(?:nem|nincs)[^,]* \\(már\\)|ennyi pontot|[Kk]önnyű bot|Amit láttál|[Ee]nnyit ér:|messzebbre előre' +
            '|^\\{(?:row|quarter)\\}(?:sor|negyed)|eleget tettél|legtöbb pont győz|alacsony üzletkötő' +
            '|lakóépületet csinál',
        'u',
    ),
    it: new RegExp(
        '(?<![\\p{L}{])[Rr]ound(?!\\p{L})|la sorte|prima mano|Basta sguardi|Entrano in mano|ha una rendita' +
            '|passo \\{|Non far più guardare|nuovo link al posto|[Dd]’accordo con un bot|[Ss]i aspetta' +
            '|finché tutti|colonne pari|migliore offerta|\\p{L} zona|oltre non|ogni fine settimana|ultimi sguardi' +
            '|costruisce per|prende \\{\\w+\\} per (?:il|la) |No, resto|avrebbe fatto altro' +
            '|mediatori bassi|esiste una volta|[Vv]uole oro|strada basta|[2-9] pietra',
        'u',
    ),
    fr: new RegExp(
        'Défaire|a un revenu|à personne,|Vois |[:;] vois |avant tout le monde|se revoir|(?:^|[.:;»] )[Qq]ui ' +
            '|(?<!\\p{L})[Rr]onde(?!\\p{L})|lien à (?:la|cette) place|t’a oublié|le plus aidé|[Tt]oi seul' +
            '|(?<!\\p{L})(?:[Qq]ue|[Dd]e) \\{(?:player|names?|host|owner|side)\\}' +
            '|[Pp]ar carte|[Pp]remières? mains?(?!\\p{L})|reste ouvert|[Pp]lace(?:-les)? cachés?|moitié cach' +
            '|[2-9] (?:pierre|nourriture)(?!s)|à qui qu',
        'u',
    ),
};
/** Where French asks, or names a choice, a sentence may begin so. */
const ASKED = ['lobby.visibility'];

for (const [language, wrong] of Object.entries(WRONG)) {
    test(`${language} says nothing again that was found wrong`, async () => {
        const words = Object.entries(await allWords(language));
        assert.deepEqual(
            words.filter(([key, said]) => wrong.test(said) && !ASKED.includes(key)),
            [],
        );
    });
}
