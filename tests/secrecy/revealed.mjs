// Two updates that differ between worlds although the viewer cannot tell these apart. They may, if something is
// revealed, but only in what is revealed and in what follows from it. Each game names that for each of its revealing
// events (as in ys_secrets.mjs): `fields` of the event, `view`, paths of fields that change with it, `then`, events
// that depend on it, `more`, events that may come at the end in one world alone, and whether it decides who is asked
// for what.
import assert from 'node:assert/strict';
import {isDeepStrictEqual} from 'node:util';
import {named} from '../support/named.mjs';

const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

/** The paths of all that differs between two values, with dots between names. */
export function pathsOfDifferences(one, other, path = []) {
    if (isObject(one) && isObject(other)) {
        const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
        return names.flatMap((name) => pathsOfDifferences(one[name], other[name], [...path, name]));
    }
    return isDeepStrictEqual(one, other) ? [] : [path.join('.')];
}

/** Whether a path leads to what a pattern names, or into it. A star stands for any name. */
function isWithin(path, pattern) {
    const names = path.split('.');
    return pattern.split('.').every((name, index) => name === '*' || name === names[index]);
}

const without = (event, fields) => Object.fromEntries(Object.entries(event).filter(([name]) => !fields.includes(name)));

/** What differs between two updates and is excused by nothing that both reveal; undefined if there is nothing. */
export function unexcused({revealing}, here, there) {
    const types = [here, there].map(({events = []}) => events.map(({type}) => type));
    const reveals = Object.keys(revealing).filter((type) => types.some((told) => told.includes(type)));
    if (!types.every((told) => told.some((type) => reveals.includes(type)))) {
        return 'something, without a reveal';
    }
    const excuses = reveals.map((type) => revealing[type]);
    const following = excuses.flatMap(({then = []}) => then);
    const told = [here, there].map(({events}) =>
        events
            .filter(({type}) => !following.includes(type))
            .map((event) => (reveals.includes(event.type) ? without(event, revealing[event.type].fields) : event)),
    );
    const [{events: _, changes, decision, ...rest}, {events: __, changes: others, decision: asked, ...same}] = [
        here,
        there,
    ];
    if (!isDeepStrictEqual(rest, same)) {
        return `what else is said: ${pathsOfDifferences(rest, same)}`;
    }
    const more = excuses.flatMap(({more: types = []}) => types);
    const [few, many] = told.sort((one, other) => one.length - other.length);
    const isSame = isDeepStrictEqual(few, many.slice(0, few.length));
    if (!isSame || !many.slice(few.length).every(({type}) => more.includes(type))) {
        return `events: ${JSON.stringify(told)}`;
    }
    if (!isDeepStrictEqual(decision, asked) && !excuses.some(({asks}) => asks)) {
        return 'what is asked';
    }
    const seen = excuses.flatMap(({view = []}) => view);
    const path = pathsOfDifferences(changes, others).find((one) => !seen.some((pattern) => isWithin(one, pattern)));
    return path === undefined ? undefined : `the view's ${path}`;
}

/** Whether these two texts of a message say that the match is over, and differ in its result alone. It follows from the
 *  update that comes next. */
export function tellResult(texts) {
    const [here, there] = texts.map((text) => JSON.parse(text));
    const told = [here, there].every(({type, table}) => type === 'table' && table.result !== undefined);
    return told && pathsOfDifferences(here, there).every((path) => path.startsWith('table.result.'));
}

/** Fails unless all that differs between these two texts of the same message is excused. */
export function assertExcused(game, texts) {
    const [here, there] = texts.map((text) => named(JSON.parse(text), game.name));
    const what = unexcused(game, here, there);
    assert.ok(
        what === undefined,
        `leak: a message differs without a reveal in ${what}: ${texts[0]}\nin the other world: ${texts[1]}`,
    );
}
