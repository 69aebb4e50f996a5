// Makes a part of a drawing clickable, by pointer and by keyboard alike.

/** @import {Choosing} from './choosing.js' */
/** @import {Value} from './protocol.d.ts' */

/**
 * Something on a board that can be clicked now, and the choice that the click leads to.
 * @typedef {{field: string, value: Value, chosen: boolean, next(): Choosing}} Target
 */

/** Runs on Enter and on the space bar, as buttons do. @param {() => void} act */
export function onKey(act) {
    return (/** @type {KeyboardEvent} */ event) => {
        if (event.key === 'Enter' || event.key === ' ') {
            event.preventDefault();
            act();
        }
    };
}

/**
 * The listeners of a target.
 * @param {Target} target @param {(next: Choosing) => void} put
 */
export function listeners(target, put) {
    const act = () => put(target.next());
    return {click: act, key: onKey(act)};
}

/** The class of a target. @param {Target | undefined} target */
export function targetClass(target) {
    return target ? `target${target.chosen ? ' chosen' : ''}` : '';
}
