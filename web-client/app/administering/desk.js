// What the administrator's page asks of the server: the requests of an operator's commands (PROTOCOL.md 11), each shown
// the administrator's token. The page draws what comes of them.

import {serverAddress} from '../browser/edition.js';
import {RefusedError} from '../connection/connection.js';

/** @typedef {{type: string, [field: string]: string | number}} OperatorRequest */

/** @param {string} token @param {OperatorRequest} request
 *  @returns {Promise<any>} what is answered; rejected with RefusedError */
export async function operate(token, request) {
    const response = await fetch(serverAddress('api/operate').href, {
        method: 'POST',
        headers: {accept: 'application/json', 'dahut-token': token},
        body: JSON.stringify(request),
    }).catch((error) => {
        throw new RefusedError({code: 'connection_lost', sentence: String(error)});
    });
    const answer = await response.json().catch(() => ({}));
    if (!response.ok || answer.type === 'refused') {
        const {code = '', sentence = `${response.status} ${response.statusText}`} = answer;
        throw new RefusedError({code, sentence});
    }
    return answer;
}
