// Reads what happened in the matches of tests/playthroughs.
import {readFileSync} from 'node:fs';
import {applyChanges} from '../../web-client/app/connection/changes.js';

const LINE = /^ {2}\* (?:seat (\d) alone: )?(\{.*\})$/;

/**
 * The events of a match step by step, as this seat was told them, or all of them.
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

/** A text between two marks of a step: what is asked, views as a whole, and changes of views. */
const SEAT_ASKED = /^seat (\d) (?:is asked|may answer)$/;
const WHOLE_VIEW = /^ {2}(everything|public|seat \d):$/;
const CHANGES = /^ {2}((?:all|everything|public|seat \d)(?:, (?:everything|public|seat \d))*): (\{.*\})$/;
const FIELD = /^ {4}(\w+) (.*)$/;
const ROW = /^ {4}(\{.*\})$/;

/** What the text of a step says to this seat: the rows of its decision, and its view after the step. */
function readStep(text, seat, before) {
    const who = `seat ${seat}`;
    const rows = [];
    let [asked, shown, view] = [undefined, undefined, before];
    for (const line of text.split('\n')) {
        asked = SEAT_ASKED.exec(line)?.[1] ?? (line.startsWith('seat') ? undefined : asked);
        shown = WHOLE_VIEW.exec(line)?.[1] ?? shown;
        const [row, field, changes] = [ROW, FIELD, CHANGES].map((kind) => kind.exec(line));
        if (row && Number(asked) === seat) {
            rows.push(JSON.parse(row[1]));
        } else if (WHOLE_VIEW.test(line)) {
            view = shown === who ? {viewer: seat} : view;
        } else if (field && shown === who) {
            view = {...view, [field[1]]: JSON.parse(field[2])};
        } else if (changes && ['all', who].some((one) => changes[1].split(', ').includes(one))) {
            view = applyChanges(view, JSON.parse(changes[2]));
        }
    }
    return {rows, view};
}

/** What a seat knows at each moment of a match: its view, the events so far, and what it is asked. */
export function playedMoments(name, seat) {
    const text = readFileSync(new URL(`../playthroughs/${name}.txt`, import.meta.url), 'utf8');
    const steps = playedSteps(name, seat);
    const moments = [];
    const events = [];
    let view;
    for (const [index, step] of text.split(/\n# /).entries()) {
        const read = readStep(step, seat, view);
        if (read.rows.length > 0) {
            moments.push({view, events: [...events], decision: {number: index, rows: read.rows}, seat});
        }
        events.push(...steps[index]);
        ({view} = read);
        moments.push({view, events: [...events], decision: undefined, seat});
    }
    return moments.filter((moment) => moment.view);
}
