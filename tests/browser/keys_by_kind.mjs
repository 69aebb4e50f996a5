// How many keys every kind of answer takes in a whole match, counted by hands that play it. What is few is judged
// elsewhere.
import {patienceFor} from './patience.mjs';
import {chancesOf, isOver, useChances} from './support.mjs';
import {GAME_MS} from './table.mjs';
import {typistAt} from './typing.mjs';

/** From so many answers of a kind on there is a number of keys that is usual. */
const SEVERAL = 4;
const median = (counts) => counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)];

/**
 * Plays a whole match by keys alone, at a page that notes what it sends; tells of each kind of answer how often it was
 * given, how many keys it took usually, if it was given several times, and at most. `next` is what the page of these
 * tests has to say what is pressed next, by a chance, by what was pressed for this answer so far, and by whatever
 * `more` there is.
 */
export async function keysByKind(person, random, next, ...more) {
    const {page} = person;
    const {pick, taken} = typistAt(page);
    const kinds = {};
    let pressed = [];
    const isInTime = patienceFor('a whole game by keys', GAME_MS);
    while (!(await isOver(person))) {
        isInTime();
        const [chance] = chancesOf(person, random);
        const found = await page.evaluateHandle(
            ([name, ...wish]) => globalThis[name](...wish),
            [next, chance, pressed, ...more],
        );
        const wish = found.asElement();
        const what = await wish?.evaluate(({dataset}) => dataset.pick ?? 'send');
        if (wish && (await pick(wish))) {
            useChances(person, random);
            pressed.push(what);
        } else {
            await page.waitForTimeout(15);
        }
        for (const type of await page.evaluate(() => globalThis.sentTypes.splice(0))) {
            (kinds[type] ??= []).push(taken());
            pressed = [];
        }
    }
    return Object.entries(kinds).map(([kind, keys]) => ({
        kind,
        answers: keys.length,
        usual: keys.length < SEVERAL ? undefined : median(keys),
        most: Math.max(...keys),
    }));
}
