// A connection for a few questions that belong to no table.

import {Connection, NOT_REACHED, RefusedError} from './connection.js';
import {socketAddress} from './links.js';

/** @import {NoticeKind} from '../protocol.d.ts' */

/** @returns {Promise<Connection>} rejected with RefusedError if none can be opened */
const openConnection = () =>
    new Promise((resolve, reject) => {
        const lost = () => {
            if (opening.isUnreachable) {
                opening.end();
                reject(new RefusedError(NOT_REACHED));
            }
        };
        const opening = new Connection(socketAddress(), {opened: () => resolve(opening), lost});
    });

/**
 * Ends the connection once the work is done, however it ends.
 * @template T @param {(connection: Connection) => Promise<T>} work @returns {Promise<T>}
 */
export async function overConnection(work) {
    const connection = await openConnection();
    try {
        return await work(connection);
    } finally {
        connection.end();
    }
}

/** The ways by which the server can notify people who are away. @returns {Promise<NoticeKind[]>} */
export const offeredNotices = () =>
    new Promise((resolve) => {
        const connection = new Connection(socketAddress(), {
            message: (message) => {
                if (message.type === 'hello') {
                    connection.end();
                    resolve(message.notices ?? []);
                }
            },
        });
    });
