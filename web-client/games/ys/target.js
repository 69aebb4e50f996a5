// Makes a part of a drawing clickable, by pointer and by keyboard alike.

/** @import {Target} from './interactions.js' */
/** @import {Choosing} from '../../app/choosing.js' */

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
