// What is read over HTTP: the games, the lists of tables, and finished matches (PROTOCOL.md 5).

import {serverAddress} from '../browser/edition.js';
import {RefusedError} from './connection.js';

/** @import {Advice, Analysis, Forms, GameInfo, MatchRecord, Replay, TableLists} from '../protocol.d.ts' */

/** What a path is answered, shown a token if there is one. `Authorization` may be a proxy's.
 *  @param {string} path @param {string} [token] @param {{method: string, body: string}} [sent]
 *  @returns {Promise<Response>} rejected with RefusedError */
async function fetched(path, token, sent) {
    const headers = {accept: 'application/json', ...(token ? {'dahut-token': token} : {})};
    const response = await fetch(serverAddress(path).href, {headers, ...sent}).catch((error) => {
        throw new RefusedError({code: 'connection_lost', sentence: String(error)});
    });
    if (!response.ok) {
        const {status, statusText} = response;
        const {code = '', sentence = `${status} ${statusText}`} = await response.json().catch(() => ({}));
        throw new RefusedError({code, sentence});
    }
    return response;
}

/** @param {string} path @param {string} [token] @returns {Promise<any>} */
const fetchJson = async (path, token) => (await fetched(path, token)).json();

/** @param {string} path @param {string} token @param {unknown} asked @returns {Promise<any>} */
export const postJson = async (path, token, asked) =>
    (await fetched(path, token, {method: 'POST', body: JSON.stringify(asked)})).json();

/** @returns {Promise<GameInfo[]>} */
export const fetchGames = () => fetchJson('api/games');

/** @param {string} game @returns {Promise<Forms>} */
export const fetchForms = (game) => fetchJson(`api/games/${encodeURIComponent(game)}/forms.json`);

/** @returns {Promise<TableLists>} */
export const fetchTables = () => fetchJson('api/tables');

/**
 * A finished match, and the token of its table that this browser has, if any: not everybody may read every match.
 * @typedef {{table: string, token?: string}} FinishedMatch
 */

/** @param {string} table @param {string} what is read of it */
const addressOf = (table, what) => `api/tables/${encodeURIComponent(table)}/${what}`;

/** @param {FinishedMatch} match @param {string} as a seat's number, `public` or `all` @returns {Promise<Replay>} */
export const fetchReplay = ({table, token}, as) =>
    fetchJson(addressOf(table, `replay?as=${encodeURIComponent(as)}`), token);

/** @param {FinishedMatch} match @returns {Promise<Analysis>} */
export const fetchAnalysis = ({table, token}) => fetchJson(addressOf(table, 'analysis'), token);

/** @param {FinishedMatch} match @param {number} step counted from 0 @returns {Promise<Advice>} */
export const fetchAdvice = ({table, token}, step) => fetchJson(addressOf(table, `advice?step=${step}`), token);

/** @param {FinishedMatch} match @returns {Promise<MatchRecord>} */
export const fetchRecord = ({table, token}) => fetchJson(addressOf(table, 'record'), token);

/** The record as a file to be saved. @param {FinishedMatch} match @returns {Promise<Blob>} */
export const fetchRecordFile = async ({table, token}) => (await fetched(addressOf(table, 'record'), token)).blob();
