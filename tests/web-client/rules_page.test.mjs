// The rules of every game in short: a chapter for every stage, words for every chapter, and every card in its place.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {learnWordsOf} from '../../web-client/games/words.js';
import {chapterOf, sentenceKeys} from '../../web-client/app/rules.js';
import {say} from '../../web-client/app/words.js';
import {rules as magnaCarta} from '../../web-client/games/magna-carta/rules.js';
import magnaCartaWords from '../../web-client/games/magna-carta/languages/rules_en.js';
import {rules as ys} from '../../web-client/games/ys/rules.js';
import ysWords from '../../web-client/games/ys/languages/rules_en.js';
import {rules as yspahan} from '../../web-client/games/yspahan/rules.js';
import yspahanWords from '../../web-client/games/yspahan/languages/rules_en.js';
import {Headers} from './headers.mjs';

await Promise.all(['ys', 'yspahan', 'magna-carta'].map(learnWordsOf));

const GAMES = [
    {game: 'ys', page: ys, words: ysWords},
    {game: 'yspahan', page: yspahan, words: yspahanWords},
    {game: 'magna_carta', page: magnaCarta, words: magnaCartaWords},
];

/** The titles of what a chapter lists. */
const listed = (page, name) => page.chapters.find((chapter) => chapter.name === name).things().map(({title}) => title);

for (const {game, page, words} of GAMES) {
    test(`the rules of ${game} explain every stage of a match, each in one chapter`, () => {
        const stages = new Headers(game).words('stage.hpp', 'Stage');
        assert.ok(stages.length > 5);
        assert.deepEqual(page.chapters.flatMap((chapter) => chapter.stages).sort(), [...stages].sort());
        assert.equal(chapterOf(page, 'over'), page.chapters.find(({stages: own}) => own.includes('over')).name);
    });

    test(`every chapter of ${game} has a title and sentences, and every sentence a chapter`, () => {
        const used = page.chapters.flatMap(({name}) => [
            `${page.prefix}.${name}.title`,
            ...sentenceKeys(page, name),
        ]);
        for (const {name} of page.chapters) {
            assert.ok(sentenceKeys(page, name).length > 0, name);
        }
        const others = Object.keys(words).filter((key) => !used.includes(key));
        assert.deepEqual(others, game === 'yspahan' ? ['yspahan.rules.building'] : []);
    });

    test(`whatever the rules of ${game} list says what it does`, () => {
        const things = page.chapters.flatMap((chapter) => chapter.things?.() ?? []);
        assert.ok(things.length >= 15);
        for (const {title, says} of things) {
            assert.ok(title.length > 2 && says.length > 8 && !says.includes('{'), `${title}: ${says}`);
            assert.doesNotMatch(`${title} ${says}`, /[a-z]\.[a-z_]+\.[a-z]/, 'no key without words');
        }
    });
}

test('every card of the engines is in the rules', () => {
    const named = (game, header, enumeration, prefix) =>
        new Headers(game).words(header, enumeration).map((word) => say(prefix + word));
    assert.deepEqual(
        listed(ys, 'characters').sort(),
        named('ys', 'components.hpp', 'Character', 'ys.character.').sort(),
    );
    assert.deepEqual(
        listed(yspahan, 'cards').sort(),
        named('yspahan', 'components.hpp', 'Card', 'yspahan.card.').sort(),
    );
    assert.deepEqual(
        [...listed(magnaCarta, 'buildings'), ...listed(magnaCarta, 'neutral')].sort(),
        named('magna_carta', 'components.hpp', 'Building', 'magna-carta.building.').sort(),
    );
    assert.deepEqual(
        listed(magnaCarta, 'residences').sort(),
        named('magna_carta', 'components.hpp', 'Prestige', 'magna-carta.prestige.').sort(),
    );
});
