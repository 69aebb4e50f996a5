// A view from the one before and what has changed, by the text of the protocol alone. Clients say when.

/** Applies changes as in PROTOCOL.md 3. It is a second implementation, independent of the client's. */
export function applied(value, changes) {
    if (changes === null || typeof changes !== 'object' || Array.isArray(changes)) {
        return changes;
    }
    const result = Array.isArray(value) ? [...value] : value !== null && typeof value === 'object' ? {...value} : {};
    for (const [key, change] of Object.entries(changes)) {
        if (change === null) {
            delete result[key];
        } else {
            result[key] = applied(result[key], change);
        }
    }
    return result;
}
