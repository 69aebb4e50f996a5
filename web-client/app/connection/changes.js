// Applies the `changes` of an update to a view (PROTOCOL.md 3). It returns a new value and never touches the old one,
// so every view that was once shown stays as it was.

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @param {Record<string, unknown>} target @param {string} key @param {unknown} value */
function put(target, key, value) {
    // An own property whatever the key is called: text from the network must not reach a prototype.
    Object.defineProperty(target, key, {value, writable: true, enumerable: true, configurable: true});
}

/** @param {unknown[]} list @param {Record<string, unknown>} changes */
function changedList(list, changes) {
    const result = [...list];
    for (const [key, change] of Object.entries(changes)) {
        if (!/^\d{1,4}$/.test(key)) {
            throw new TypeError(`"${key}" is not a position of an array`);
        }
        result[Number(key)] = applyChanges(list[Number(key)], change);
    }
    return result;
}

/**
 * @param {any} value
 * @param {any} changes
 * @returns {any} the value after the changes
 */
export function applyChanges(value, changes) {
    if (!isObject(changes)) {
        return changes;
    }
    if (Array.isArray(value)) {
        return changedList(value, changes);
    }
    /** @type {Record<string, unknown>} */
    const result = isObject(value) ? {...value} : {};
    for (const [key, change] of Object.entries(changes)) {
        if (change === null) {
            delete result[key];
        } else {
            put(result, key, applyChanges(Object.hasOwn(result, key) ? result[key] : undefined, change));
        }
    }
    return result;
}
