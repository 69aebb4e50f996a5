// Lets everybody read a private match, asked for on a page that has not entered its table: with the secret of its
// host's seat, if this browser holds that. The page of the table does it over the connection that it has.

import {html} from '../../vendor/lit-html/lit-html.js';
import {ownToken} from '../browser/storage.js';
import {refusalOf} from '../connection/connection.js';
import {isOpenToAll} from '../connection/links.js';
import {overConnection} from '../connection/short_connection.js';
import {ask, refusalWords, tell} from '../page/frame.js';
import {say} from '../words/words.js';

/** @import {Table} from '../protocol.d.ts' */

/** @param {string} token of the host's seat */
const publishAs = (token) =>
    overConnection(async (connection) => {
        await connection.request({type: 'enter', token});
        await connection.request({type: 'publish'});
    });

/**
 * What lets everybody read the match, once it is asked whether that is meant; nothing where this browser cannot.
 * @param {Table} table @param {() => void} done
 */
export function publishing(table, done) {
    const token = isOpenToAll(table) ? undefined : ownToken(table.id, table.host);
    const publish = (/** @type {string} */ host) =>
        publishAs(host).then(done, (error) =>
            tell(html`<p class="error" role="alert">${refusalWords(refusalOf(error))}</p>`),
        );
    return token && {publish: () => ask(say('table.publish.sure'), () => publish(token))};
}
