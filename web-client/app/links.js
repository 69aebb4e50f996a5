// The addresses of the pages and what their fragments mean. Tokens stand in the fragment, which browsers never send to
// a server, so that no log can hold them.

/** @import {FinishedMatch} from './http.js' */

/** @typedef {{kind: 'seat' | 'join' | 'watch', secret: string}} Entrance */

/** @param {string} hash of the address of table.html @returns {Entrance | undefined} */
export function entranceOf(hash) {
    const match = /^#(seat|join|watch)=([\w-]{1,200})$/.exec(hash);
    return match ? {kind: /** @type {Entrance['kind']} */ (match[1]), secret: match[2]} : undefined;
}

/** @param {Entrance['kind']} kind @param {string} secret */
export function tableLink(kind, secret) {
    return `table.html#${kind}=${secret}`;
}

/** The same as a whole address, to be sent to somebody. @param {Entrance['kind']} kind @param {string} secret */
export function wholeTableLink(kind, secret) {
    return new URL(tableLink(kind, secret), location.href).href;
}

/** @param {FinishedMatch} match whose token, if there is one, is given to whoever is given the link */
export function replayLink({table, token}) {
    return `replay.html#table=${encodeURIComponent(table)}${token ? `&token=${token}` : ''}`;
}

/** The same, with the check of its dealing. @param {FinishedMatch} match */
export function checkLink(match) {
    return replayLink(match).replace('#table=', '#check=');
}

/** @param {string} hash of the address of replay.html @returns {FinishedMatch | undefined} */
export function replayedMatch(hash) {
    const match = /^#(?:table|check)=([\w%.-]{1,200})(?:&token=([\w-]{1,200}))?$/.exec(hash);
    return match ? {table: decodeURIComponent(match[1]), token: match[2]} : undefined;
}

/** Whether this address asks for the check as well. @param {string} hash */
export function asksForCheck(hash) {
    return hash.startsWith('#check=');
}

/** The address of the WebSocket of the server this page came from. */
export function socketAddress() {
    const address = new URL('ws', location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    address.hash = '';
    return address.href;
}
