// The rules of every game in short: a chapter for every stage, words for every chapter, and every card in its place.
import assert from 'node:assert/strict';
import {readdir, readFile} from 'node:fs/promises';
import {test} from 'node:test';
import {GAME_NAMES} from '../../web-client/games/known_games.js';
import {learnRulesOf, learnWordsOf} from '../../web-client/games/words.js';
import {chapterOf, rulePlace, sentenceKeys} from '../../web-client/app/rules/rules.js';
import {say} from '../../web-client/app/words/words.js';
import {rules as magnaCarta} from '../../web-client/games/magna-carta/rules.js';
import magnaCartaWords from '../../web-client/games/magna-carta/languages/rules_en.js';
import {buildingRule, faceRule, prestigeRule} from '../../web-client/games/magna-carta/words_of.js';
import {rules as ys} from '../../web-client/games/ys/rules.js';
import {characterRule} from '../../web-client/games/ys/words_of.js';
import ysWords from '../../web-client/games/ys/languages/rules_en.js';
import {rules as yspahan} from '../../web-client/games/yspahan/rules.js';
import yspahanWords from '../../web-client/games/yspahan/languages/rules_en.js';
import {Headers} from './headers.mjs';

const GAMES = [
    {game: 'ys', page: ys, words: ysWords},
    {game: 'yspahan', page: yspahan, words: yspahanWords},
    {game: 'magna_carta', page: magnaCarta, words: magnaCartaWords},
];

await Promise.all(GAME_NAMES.map(learnWordsOf));
await Promise.all(GAMES.map(({game}) => learnRulesOf(game.replace('_', '-'))));

/** The titles of what a chapter lists. */
const listed = (page, name) =>
    page.chapters
        .find((chapter) => chapter.name === name)
        .things()
        .map(({title}) => title);

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
            `${page.prefix}.${name}.drawn`,
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

/** The places in the rules that the sources of a game's drawings name. */
async function namedRules(game) {
    const folder = new URL(`../../web-client/games/${game.replace('_', '-')}/`, import.meta.url);
    const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')));
    return texts.flatMap((text) => [...text.matchAll(/data-rule="([a-z:]+)"/g)].map(([, rule]) => rule));
}

for (const {game, page} of GAMES) {
    test(`whatever a drawing of ${game} names of the rules is in them`, async () => {
        const rules = await namedRules(game);
        assert.ok(rules.length >= 4, rules.join(' '));
        for (const rule of rules) {
            assert.ok(rulePlace(page, rule), rule);
        }
    });
}

test('a card leads to what the rules say of it, and of what is no card to its chapter', () => {
    const titles = (page, rules) => rules.map((rule) => rulePlace(page, rule).title);
    assert.deepEqual(titles(ys, [characterRule('spy'), characterRule()]), ['Spy', 'Characters']);
    assert.deepEqual(titles(yspahan, ['buildings:hammam', 'cards']), ['Hammam', 'Cards']);
    const onRoad = [
        {building: 'small_farm', face: 'building'},
        {building: 'small_farm', face: 'residence'},
    ];
    assert.deepEqual(
        onRoad.map((card) => rulePlace(magnaCarta, faceRule(card))),
        [
            {chapter: 'buildings', thing: 'small_farm', title: say('magna-carta.building.small_farm')},
            {chapter: 'residences', thing: undefined, title: say('magna-carta.rules.residences.title')},
        ],
    );
    for (const [page, rules] of [
        [magnaCarta, ['peddler', 'lawyer', 'church'].map(buildingRule)],
        [magnaCarta, [prestigeRule('theatre'), faceRule({face: 'covered', prestige: 'theatre'})]],
        [yspahan, ['cards:sell_gold', 'cards:exchange']],
    ]) {
        assert.ok(
            rules.every((rule) => rulePlace(page, rule).thing),
            rules.join(' '),
        );
    }
    assert.equal(rulePlace(ys, 'nowhere'), undefined);
});

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
