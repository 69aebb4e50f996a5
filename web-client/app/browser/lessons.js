// What this browser remembers of the first games that are played here: which hints were told, by the token of the seat,
// and whether somebody wanted to go on without them. DOM-free.

import {keepFor, keptFor} from './storage.js';

/** `told` has the names of hints in the order in which they were told.
 *  @typedef {{told: string[], state: 'on' | 'off'}} Lesson */

/** @param {string} token @returns {Lesson | undefined} missing unless the table was made to teach */
export function lessonOf(token) {
    const lesson = keptFor('lessons', token);
    return Array.isArray(lesson?.told) ? lesson : undefined;
}

/** @param {string} token @param {Lesson} lesson */
export const rememberLesson = (token, lesson) => keepFor('lessons', token, lesson);
