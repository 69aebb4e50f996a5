// What this browser remembers of the first games that are played here: which hints were told, by the token of the seat,
// and whether somebody wanted to go on without them. DOM-free.

import {ownSetting, rememberSetting} from './storage.js';

/** `told` has the names of hints in the order in which they were told.
 *  @typedef {{told: string[], state: 'on' | 'off'}} Lesson */

const LESSONS_MAX = 50;

/** By token, the latest first. @returns {[string, Lesson][]} */
function lessons() {
    try {
        const kept = JSON.parse(ownSetting('lessons') ?? '[]');
        return Array.isArray(kept) ? kept.filter((one) => Array.isArray(one?.[1]?.told)) : [];
    } catch {
        return [];
    }
}

/** @param {string} token @returns {Lesson | undefined} missing unless the table was made to teach */
export const lessonOf = (token) => lessons().find(([one]) => one === token)?.[1];

/** @param {string} token @param {Lesson} lesson */
export function rememberLesson(token, lesson) {
    const others = lessons().filter(([one]) => one !== token);
    rememberSetting('lessons', JSON.stringify([[token, lesson], ...others].slice(0, LESSONS_MAX)));
}
