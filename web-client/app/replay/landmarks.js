// The landmarks of a finished match: the named steps that a replay can jump to. Each game says which events make one.
// DOM-free.

/** @import {GameEvent, SeatInfo} from '../protocol.d.ts' */
/** @import {Past} from '../log/past_lines.js' */
/** @import {Landmark} from '../../games/games.js' */

/** @typedef {{step: number, chapter: string, words: string}} Place */
/** @typedef {{chapter: string, step: number, places: Place[]}} Chapter */

/** @param {Chapter[]} chapters changed in place @param {Landmark} landmark @param {number} step */
function enter(chapters, {chapter, words}, step) {
    if (chapters.length === 0 || (chapter !== undefined && chapter !== chapters.at(-1)?.chapter)) {
        chapters.push({chapter: chapter ?? '', step, places: []});
    }
    const {chapter: name, places} = chapters[chapters.length - 1];
    if (!places.some((place) => place.words === words)) {
        places.push({step, chapter: name, words});
    }
}

/**
 * The chapters of a match with their places. Of places with the same name in a chapter, the first counts.
 * @param {Past} past @param {(event: GameEvent, seats: SeatInfo[]) => Landmark | undefined} landmark
 * @param {SeatInfo[]} seats @returns {Chapter[]}
 */
export function chaptersOf({events, steps, undone}, landmark, seats) {
    /** @type {Chapter[]} */
    const chapters = [];
    for (const [index, event] of events.entries()) {
        const found = undone.has(steps[index]) ? undefined : landmark(event, seats);
        if (found?.words) {
            enter(chapters, found, steps[index]);
        }
    }
    return chapters;
}

/** @param {Chapter[]} chapters */
const placesOf = (chapters) => chapters.flatMap(({places}) => places);

/** The place that a step has reached. @param {Chapter[]} chapters @param {number} step */
export const placeAt = (chapters, step) => placesOf(chapters).findLast((place) => place.step <= step);

/** @param {Chapter[]} chapters @param {number} step @returns {number | undefined} the step of the next place */
export const nextPlace = (chapters, step) => placesOf(chapters).find((place) => place.step > step)?.step;

/** @param {Chapter[]} chapters @param {number} step @returns {number | undefined} the step of the place before */
export const previousPlace = (chapters, step) => placesOf(chapters).findLast((place) => place.step < step)?.step;
