// What the administrator's page asks of the server: the requests of an operator's commands (PROTOCOL.md 11), each shown
// the administrator's token. The page draws what comes of them.

import {RefusedError} from '../connection/connection.js';
import {postJson} from '../connection/http.js';

/** @typedef {{type: string, [field: string]: string | number}} OperatorRequest */

/** @param {string} token @param {OperatorRequest} request
 *  @returns {Promise<any>} what is answered; rejected with RefusedError */
export async function operate(token, request) {
    const answer = await postJson('api/operate', token, request);
    if (answer.type === 'refused') {
        throw new RefusedError(answer);
    }
    return answer;
}
