// What the administrator's page asks of the server: the requests of an operator's commands (PROTOCOL.md 11), each shown
// the administrator's token. The page draws what comes of them.

import {RefusedError} from '../connection/connection.js';
import {postJson} from '../connection/http.js';

/** The desk said no. Only whoever shows the right token is answered by it. */
export class DeskRefusedError extends RefusedError {}

/** @typedef {{type: string, [field: string]: string | number}} OperatorRequest */

/** @param {string} token @param {OperatorRequest} request
 *  @returns {Promise<any>} what is answered; rejected with RefusedError, by the desk itself with DeskRefusedError */
export async function operate(token, request) {
    const answer = await postJson('api/operate', token, request);
    if (answer.type === 'refused') {
        throw new DeskRefusedError(answer);
    }
    return answer;
}
