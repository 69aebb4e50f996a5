// What is sent to friends of a finished match: a link to its replay and the result as a text. A seat's token is never
// part of either.

import {html, nothing} from '../vendor/lit-html/lit-html.js';
import {drawingOf} from '../games/games.js';
import {tell} from './frame.js';
import {copyButton, linkLine} from './link_line.js';
import {isOpenToAll, wholeReplayLink} from './links.js';
import {resultText} from './result_text.js';
import {gameTitle} from './rules.js';
import {say} from './words.js';

/** @import {ReplayPlace} from './links.js' */
/** @import {GameInfo, Table} from './protocol.d.ts' */

/**
 * @typedef {object} Shared
 * @property {Table} table
 * @property {any} view the last one
 * @property {GameInfo[]} games as far as they are known
 * @property {string} [watch] the token of those who may only watch, if the link can have it
 * @property {ReplayPlace} [place] of the replay that the link leads to
 */

/** Who can open the link. @param {Shared} shared */
function readers({table, watch}) {
    return say(`share.${isOpenToAll(table) ? 'everybody' : watch ? 'whoever' : 'seats'}`);
}

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
        <p class="quiet">${readers(shared)}</p>
        ${
            text
                ? html`<div class="result-text"><label><span>${say('share.result')}</span><textarea readonly
                    rows=${text.split('\n').length} .value=${text}></textarea></label>
                    ${copyButton(text, say('share.copy'))}</div>`
                : nothing
        }`);
}
