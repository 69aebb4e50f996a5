// Counts the keys that every kind of answer takes in a whole match, by playing it. Other files judge the counts.
import {patienceFor} from './patience.mjs';
import {chancesOf, isOver, useChances} from './support.mjs';
import {GAME_MS} from './table.mjs';
import {typistAt} from './typing.mjs';

/** A kind of answer needs this many samples before a median means anything. */
const SEVERAL = 4;
const median = (counts) => [...counts].sort((one, other) => one - other)[Math.floor(counts.length / 2)];

/**
 * Plays a whole match by keys alone, on a page that notes what it sends. Returns for each kind of answer how often it
 * was given, the median of its keys if there were several, and the maximum. `next` names the function of the page that
 * finds what to press next. Its arguments are a chance, what was pressed for this answer so far, and `more`.
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
