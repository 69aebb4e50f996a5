// Addresses that something on their way to a person has escaped. It only reads and writes text. DOM-free.

/**
 * The address with its `#` put back, without which its fragment counts as a part of the path. Undefined if its path has
 * no escaped one.
 * @param {string} address
 */
export function mendedAddress(address) {
    const {pathname} = new URL(address);
    return /%(?:25)?23/.test(pathname) ? address.replace(/%(?:25)?23/, '#') : undefined;
}
