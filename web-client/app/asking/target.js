// Makes a part of a drawing clickable, by pointer and by keyboard alike.

/** @import {Value} from '../protocol.d.ts' */
/** @import {Choosing} from './choosing.js' */

/**
 * Something on a board that can be clicked now, and the choice that the click leads to.
 * @typedef {{field: string, value: Value, chosen: boolean, next(): Choosing}} Target
 */

/**
 * Whether something is picked up and waits for the place where it goes.
 * @param {Choosing | undefined} choosing @param {Map<string, Target>} targets
 */
export const isAiming = (choosing, targets) =>
    choosing !== undefined && choosing.begun && !choosing.action && [...targets.values()].some(({chosen}) => !chosen);

/** Runs on Enter and on the space bar, as buttons do. @param {() => void} act */
export function onKey(act) {
    return (/** @type {KeyboardEvent} */ event) => {
        if (event.key === 'Enter' || event.key === ' ') {
            event.preventDefault();
            act();
        }
    };
}

/** A key on a drawing makes a click, so that listeners for clicks on the page hear it too. */
const clicking = (/** @type {KeyboardEvent} */ event) =>
    onKey(() => event.currentTarget?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true})))(event);

/** What leads to the next choice: a pointer, or else a key, which may be pressed on its way to something else.
 *  @typedef {'pointer' | 'key'} Means */

/**
 * The listeners of a target.
 * @param {Target} target @param {(next: Choosing, means: Means) => void} put
 */
export function listeners(target, put) {
    const click = (/** @type {MouseEvent} */ {detail}) => put(target.next(), detail > 0 ? 'pointer' : 'key');
    return {click, key: clicking};
}

/** The class of a target. @param {Target | undefined} target */
export function targetClass(target) {
    return target ? `target${target.chosen ? ' chosen' : ''}` : '';
}
