// The data of the first games. Every condition names stages, actions, events and fields that the protocol knows, every
// hint has words, and in a played match each hint finds its moment.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {learnFirstGameOf} from '../../web-client/games/words.js';
import {isTheMoment} from '../../web-client/app/teaching/hints.js';
import {LANGUAGES} from '../../web-client/app/words/language.js';
import {hasWords, say} from '../../web-client/app/words/words.js';
import {firstGameOf, GAME_NAMES} from '../../web-client/games/known_games.js';
import magnaCarta from '../../web-client/games/magna-carta/languages/first_game_en.js';
import ys from '../../web-client/games/ys/languages/first_game_en.js';
import yspahan from '../../web-client/games/yspahan/languages/first_game_en.js';
import {lessons as magnaCartaLessons} from '../../web-client/games/magna-carta/lessons.js';
import {lessons as ysLessons} from '../../web-client/games/ys/lessons.js';
import {lessons as yspahanLessons} from '../../web-client/games/yspahan/lessons.js';
import {allHold} from '../../web-client/app/teaching/hints.js';
import {playedMoments} from './played.mjs';

await Promise.all(GAME_NAMES.map(learnFirstGameOf));

// Nobody reads more than this while something waits to be done.
const MOST_LETTERS = 190;
const WORDS = {ys, yspahan, 'magna-carta': magnaCarta};
const LESSONS = {ys: ysLessons, yspahan: yspahanLessons, 'magna-carta': magnaCartaLessons};
const KINDS = ['stage', 'offered', 'heard', 'field', 'holds'];

const schemaOf = (game) =>
    JSON.parse(readFileSync(new URL(`../../protocol/schemas/${game}.schema.json`, import.meta.url), 'utf8')).$defs;

/** The alternatives of an action or event, by type. */
const typesOf = ({oneOf}) => Object.fromEntries(oneOf.map((one) => [one.properties.type.const, one.properties]));

/** The schema at the end of a path, or nothing if the path leads nowhere. */
function schemaAt(schema, [part, ...rest]) {
    if (part === undefined || !schema) {
        return schema;
    }
    const isPlace = part === 'me' || part === '*' || /^\d+$/.test(part);
    const keyed = Object.values(schema.patternProperties ?? schema.properties ?? {})[0];
    return schemaAt(isPlace ? (schema.items ?? keyed) : schema.properties?.[part], rest);
}

function checkCondition(condition, {view, action, event}) {
    assert.equal(KINDS.filter((kind) => kind in condition).length, 1, JSON.stringify(condition));
    const {stage = [], offered = [], heard, since, field} = condition;
    const [actions, events] = [typesOf(action), typesOf(event)];
    stage.forEach((one) => assert.ok(view.properties.stage.enum.includes(one), one));
    offered.forEach((one) => assert.ok(one in actions, one));
    if (since) {
        assert.ok(since in events, since);
    }
    for (const type of heard ? [heard.type].flat() : []) {
        assert.deepEqual(
            Object.keys(heard).filter((name) => !(name in (events[type] ?? {}))),
            [],
            type,
        );
    }
    if (field) {
        assert.ok(schemaAt(view, field.split('.')), field);
        assert.ok('is' in condition || 'least' in condition || 'most' in condition, field);
    }
}

for (const [game, words] of Object.entries(WORDS)) {
    const {prefix, table, hints} = firstGameOf(game);
    const {guide, mistakes} = LESSONS[game];
    const named = [
        ...hints.map(({name}) => name),
        ...guide.steps.flatMap(({name}) => [`step.${name}`, `try.${name}`]),
        ...mistakes.flatMap(({name, when}) => [...(when ? [`missed.${name}`] : []), `advice.${name}`]),
    ];
    const played = () =>
        [2, 3, 4].flatMap((count) =>
            [...Array(count).keys()].flatMap((seat) =>
                playedMoments(`${game.replace('-', '_')}_${count}_players`, seat),
            ),
        );

    test(`every condition of the first game of ${game} names what there is`, () => {
        const schema = schemaOf(game);
        assert.ok(hints.length >= 15);
        for (const {when} of hints) {
            assert.ok(when.length > 0);
            when.forEach((condition) => checkCondition(condition, schema));
        }
        for (const {when, done} of guide.steps) {
            assert.ok(when.length > 0 && done.length > 0);
            [...when, ...done].forEach((condition) => checkCondition(condition, schema));
        }
        [...guide.during, ...mistakes.flatMap(({when = []}) => when)].forEach((one) => checkCondition(one, schema));
    });

    test(`every hint of ${game} has its own name and words, few enough, and there are no others`, () => {
        assert.equal(new Set(named).size, named.length);
        assert.deepEqual(Object.keys(words).sort(), named.map((name) => `${prefix}.${name}`).sort());
        for (const key of Object.keys(words)) {
            assert.ok(hasWords(key) && say(key).length <= MOST_LETTERS, `${key}: ${say(key).length} letters`);
        }
    });

    test(`the table at which ${game} is learned, against three bots, can be set up`, () => {
        const games = new URL('../../protocol/examples/http/games.json', import.meta.url);
        const known = JSON.parse(readFileSync(games, 'utf8')).find((one) => one.game === game);
        assert.ok(!known || known.seats.includes(table.seats));
        assert.equal(table.seats, 4);
        assert.match(table.seed, /^\d{1,19}$/);
    });

    test(`each hint of ${game} finds its moment in matches that were played`, () => {
        const moments = played();
        assert.ok(moments.length > 1000, 'there are matches');
        const silent = hints.filter((hint) => !moments.some((facts) => isTheMoment(hint, facts)));
        assert.deepEqual(
            silent.map((hint) => hint.name),
            [],
        );
    });

    test(`each thing that ${game} proposes at the beginning can be tried then, and is known when it was`, () => {
        const early = played().filter((facts) => allHold(guide.during, facts));
        assert.ok(early.length > 100);
        for (const {name, when, done} of guide.steps) {
            assert.ok(
                early.some((facts) => allHold(when, facts) && !allHold(done, facts)),
                `${name} can be tried`,
            );
            assert.ok(
                early.some((facts) => allHold(done, facts)),
                `${name} was tried`,
            );
        }
    });
}

for (const code of Object.keys(LANGUAGES)) {
    test(`in ${code} each first game says what stands below the large number of a player`, async () => {
        const wordsIn = async (path) => (await import(`../../web-client/${path}${code}.js`)).default;
        const {'match.projected': label} = await wordsIn('app/words/languages/');
        for (const game of GAME_NAMES) {
            const hints = Object.values(await wordsIn(`games/${game}/languages/first_game_`));
            assert.ok(
                hints.some((words) => words.includes(label)),
                `${game}: ${label}`,
            );
        }
    });
}
