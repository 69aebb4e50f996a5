// What is sent to friends of a finished match: a link to its replay, and the result as a text or as a picture. The host
// of a private match can let everybody read it. A seat's token is never part of what is sent.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {drawingOf} from '../../games/games.js';
import {ownToken} from '../browser/storage.js';
import {refusalOf} from '../connection/connection.js';
import {fetchRecord} from '../connection/http.js';
import {isOpenToAll, wholeReplayLink} from '../connection/links.js';
import {overConnection} from '../connection/short_connection.js';
import {ask, refusalWords, tell} from '../page/frame.js';
import {gameTitle} from '../rules/rules.js';
import {say, sayDay} from '../words/words.js';
import {copyButton, linkLine, reachNote} from './link_line.js';
import {resultLines, resultText} from './result_text.js';

/** @import {ReplayPlace} from '../connection/links.js' */
/** @import {GameInfo, Result, Table} from '../protocol.d.ts' */

/**
 * @typedef {object} Shared
 * @property {Table} table
 * @property {any} view the last one
 * @property {GameInfo[]} games as far as they are known
 * @property {string} [watch] the token of those who may only watch, if the link can have it
 * @property {() => void} [publish] lets everybody read it, where only this person can and nobody has
 * @property {ReplayPlace} [place] of the replay that the link leads to
 */

/** Says who can open the link, and offers the host to let everybody. @param {Shared} shared */
function readers({table, watch, publish}) {
    if (isOpenToAll(table) || watch || !publish) {
        const who = isOpenToAll(table) ? 'everybody' : watch ? 'whoever' : 'seats';
        return html`<p class="quiet">${say(`share.${who}`)}</p>`;
    }
    const press = (/** @type {Event} */ {currentTarget}) => {
        /** @type {HTMLButtonElement} */ (currentTarget).closest('dialog')?.close();
        publish();
    };
    return html`<p class="quiet">${say('share.seats.host')}</p>
        <p><button type="button" data-publish-shared @click=${press}>${say('table.publish')}</button></p>`;
}

/** The day on which the match ended, if this browser may read of it. @param {Shared} shared */
async function dayOf({table: {id}, watch}) {
    try {
        const {actions} = await fetchRecord({table: id, token: ownToken(id) ?? watch});
        return sayDay(actions[actions.length - 1].at);
    } catch {
        return '';
    }
}

/** The colours of the seats, as the drawing of the match has them. @param {Table} table */
function coloursOfSeats({seats}) {
    const drawing = document.querySelector('.game');
    const style = drawing && getComputedStyle(drawing);
    return seats.map((_, seat) => style?.getPropertyValue(`--side-${seat}`).trim() ?? '');
}

/** What draws it is loaded when the first one is wanted; says so if it cannot be.
 *  @param {Shared} shared @param {Result} result */
async function tellPicture(shared, result) {
    const {table, games} = shared;
    const title = gameTitle(table.game, games);
    const [drawer, when] = await Promise.all([import('./picture_shown.js').catch(() => undefined), dayOf(shared)]);
    if (!drawer) {
        tell(html`<p class="error" role="alert">${say('lobby.unreachable')}</p>`);
        return;
    }
    const pictured = {title, name: table.name, when, lines: resultLines(table, result), colours: coloursOfSeats(table)};
    await drawer.tellPicture(pictured, resultText(table, title, result), table.game);
}

/** @param {Shared} shared @param {Result} result @param {string} text */
const results = (shared, result, text) =>
    html`<div class="result-text"><label><span>${say('share.result')}</span><textarea readonly
        rows=${text.split('\n').length} .value=${text}></textarea></label>
        <p class="result-buttons">${copyButton(text, say('share.copy'))}<button type="button" data-picture
            @click=${() => tellPicture(shared, result)}>${say('share.picture')}</button></p></div>`;

/** @param {Shared} shared */
export function tellShare(shared) {
    const {table, view, games, watch, place} = shared;
    const match = {table: table.id, token: isOpenToAll(table) ? undefined : watch};
    const result = drawingOf(table.game).result?.(view);
    const isReadable = isOpenToAll(table) || watch !== undefined;
    const address = isReadable ? wholeReplayLink(match) : undefined;
    const text = result && resultText(table, gameTitle(table.game, games), result, address);
    tell(html`<h2>${say('share.title')}</h2>
        ${linkLine(say(place ? 'share.link.step' : 'share.link'), wholeReplayLink(match, place))}
        ${readers(shared)}${reachNote(location.href)}
        ${text && result ? results(shared, result, text) : nothing}`);
}

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
