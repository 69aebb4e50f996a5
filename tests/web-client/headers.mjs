// Reads the names that the headers of a game give to things, so that a kind without words makes a test fail.
import {readFileSync} from 'node:fs';

/** The headers of one game, by the name of its folder. */
export class Headers {
    constructor(game) {
        this.game = game;
    }

    #file(name) {
        return readFileSync(new URL(`../../engine/${this.game}/${name}`, import.meta.url), 'utf8');
    }

    /** A header with its parts: event.hpp with event_course.hpp and so on. */
    read(name) {
        const whole = this.#file(name);
        const included = [...whole.matchAll(/#include "engine\/(\w+)\/(\w+\.hpp)"/g)];
        const own = included.filter(([, game]) => game === this.game).map(([, , part]) => part);
        const parts = own.filter((part) => part.startsWith(name.replace('.hpp', '_')));
        return [whole, ...parts.map((part) => this.#file(part))].join('\n');
    }

    /** The names of the members of a variant, in their order. */
    names(header) {
        return [...this.read(header).matchAll(/string_view name = "(\w+)"/g)].map(([, name]) => name);
    }

    /** The fields of each named struct of a header. */
    fields(header) {
        const structs = [
            ...this.read(header).matchAll(
                /string_view name = "(\w+)";\s*static constexpr Several(?:<>)? fields\{([^;]*)\};/g,
            ),
        ];
        return Object.fromEntries(
            structs.map(([, name, list]) => [name, [...list.matchAll(/field\("(\w+)"/g)].map(([, field]) => field)]),
        );
    }

    /** The words of an enumeration. */
    words(header, enumeration) {
        const listed = new RegExp(`words<${this.game}::${enumeration}>\\s*\\{([^;]*)\\};`);
        const [, list] = listed.exec(this.read(header)) ?? [];
        return [...(list ?? '').matchAll(/"([^"]+)"/g)].map(([, word]) => word);
    }

    /** The names of the options. */
    options() {
        const [, list] = /struct Options \{([\s\S]*?)\n\};/.exec(this.read('options.hpp'));
        return [...list.matchAll(/field\("(\w+)"/g)].map(([, name]) => name);
    }
}
