// What happened in the matches of tests/playthroughs, for tests of what is made of it.
import {readFileSync} from 'node:fs';

const LINE = /^ {2}\* (?:seat (\d) alone: )?(\{.*\})$/;

/**
 * The events of a match step by step, as this seat was told, or as everybody together was.
 * @param {string} name of the file without its ending @param {number} [viewer]
 */
export function playedSteps(name, viewer) {
    const text = readFileSync(new URL(`../playthroughs/${name}.txt`, import.meta.url), 'utf8');
    return text.split(/\n# /).map((step) =>
        step.split('\n').flatMap((line) => {
            const [, alone, event] = LINE.exec(line) ?? [];
            const isTold = event && (alone === undefined || viewer === undefined || Number(alone) === viewer);
            return isTold ? [JSON.parse(event)] : [];
        }),
    );
}

/** All places that these sketches point at. */
export const placesOf = (sketches) =>
    sketches.flatMap((sketch) => [
        ...(sketch?.places ?? []),
        ...(sketch?.marks ?? []).map(({at}) => at),
        ...(sketch?.gains ?? []).flatMap(({from}) => from ?? []),
    ]);

/** All events of a match. @param {string} name @param {number} [viewer] */
export const playedEvents = (name, viewer) => playedSteps(name, viewer).flat();
