// Reads the names that the engine's headers give to things, so that a kind without words makes a test fail.
import {readFileSync} from 'node:fs';

const file = (name) => readFileSync(new URL(`../../engine/ys/${name}`, import.meta.url), 'utf8');

/** A header with its parts: event.hpp with event_course.hpp and so on. */
export function read(name) {
    const whole = file(name);
    const parts = [...whole.matchAll(/#include "engine\/ys\/(\w+\.hpp)"/g)].map(([, part]) => part);
    return [whole, ...parts.filter((part) => part.startsWith(name.replace('.hpp', '_'))).map(file)].join('\n');
}

/** The names of the members of a variant, in their order. */
export function namesIn(header) {
    return [...read(header).matchAll(/string_view name = "(\w+)"/g)].map(([, name]) => name);
}

/** The fields of each named struct of a header. */
export function fieldsIn(header) {
    const structs = [
        ...read(header).matchAll(
            /string_view name = "(\w+)";\s*static constexpr std::tuple(?:<>)? fields\{([^;]*)\};/g,
        ),
    ];
    return Object.fromEntries(
        structs.map(([, name, list]) => [name, [...list.matchAll(/field\("(\w+)"/g)].map(([, field]) => field)]),
    );
}

/** The words of an enumeration. */
export function wordsOf(header, enumeration) {
    const [, list] = new RegExp(`words<ys::${enumeration}>\\s*\\{([^;]*)\\};`).exec(read(header)) ?? [];
    return [...(list ?? '').matchAll(/"([^"]+)"/g)].map(([, word]) => word);
}
