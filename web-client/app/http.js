// What is read over HTTP: the games, the lists of tables and finished matches (PROTOCOL.md 5).

/** @import {Forms, GameInfo, MatchRecord, Replay, TableLists} from './protocol.d.ts' */

/** @param {string} path @returns {Promise<any>} */
async function fetchJson(path) {
    const response = await fetch(path, {headers: {accept: 'application/json'}});
    if (!response.ok) {
        const said = await response.json().catch(() => undefined);
        throw new Error(said?.sentence ?? `${response.status} ${response.statusText}`);
    }
    return response.json();
}

/** @returns {Promise<GameInfo[]>} */
export const fetchGames = () => fetchJson('api/games');

/** @param {string} game @returns {Promise<Forms>} */
export const fetchForms = (game) => fetchJson(`api/games/${encodeURIComponent(game)}/forms.json`);

/** @returns {Promise<TableLists>} */
export const fetchTables = () => fetchJson('api/tables');

/** @param {string} table @param {string} as a seat's number, `public` or `all` @returns {Promise<Replay>} */
export const fetchReplay = (table, as) =>
    fetchJson(`api/tables/${encodeURIComponent(table)}/replay?as=${encodeURIComponent(as)}`);

/** @param {string} table */
export const recordAddress = (table) => `api/tables/${encodeURIComponent(table)}/record`;

/** @param {string} table @returns {Promise<MatchRecord>} */
export const fetchRecord = (table) => fetchJson(recordAddress(table));
