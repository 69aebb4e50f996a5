// What people at a table do only together: rest, go on, and end a match early. The server says who has to agree.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {say, seatNames} from '../words/words.js';

/** @import {Session} from '../connection/session.js' */
/** @import {Accord, Table} from '../protocol.d.ts' */

/** @type {Accord[]} */
const ACCORDS = ['pause', 'go_on', 'stop'];

/** @param {Session} session @param {Accord} accord */
export const agree = (session, accord) => session.ask({type: 'agree', to: accord});

/** @param {Session} session @param {Accord} accord */
const agreeButton = (session, accord) =>
    html`<button type="button" data-agree=${accord} @click=${() => agree(session, accord)}>
        ${say(`together.${accord}`)}</button>`;

/** Says no, or takes back what was said. @param {Session} session @param {Accord} accord @param {boolean} isMine */
const disagreeButton = (session, accord, isMine) =>
    html`<button type="button" class="quiet-button" data-disagree=${accord}
        @click=${() => session.ask({type: 'disagree', to: accord})}>
        ${say(isMine ? 'together.withdraw' : 'together.no')}</button>`;

/** The people who have not agreed and whose time is not up. If nobody else is here, asking again helps: those who have
 *  gone are not asked for long, unless a clock says how much time they have.
 *  @param {Table} table @param {Accord} accord @param {number[]} agreeing */
const waitedFor = ({clock, seats}, accord, agreeing) =>
    [...seats.keys()].filter((seat) => {
        const {player, bot, connected, stood_in: isStoodIn} = seats[seat];
        const isAsked = bot
            ? isStoodIn && connected && accord === 'stop'
            : connected || (clock !== undefined && accord !== 'go_on');
        return player && isAsked && !agreeing.includes(seat);
    });

/** Who would like to do this, and one's own answer. @param {Session} session @param {Table} table
 *  @param {Accord} accord */
function question(session, table, accord) {
    const agreeing = table.accords?.[accord] ?? [];
    const waited = waitedFor(table, accord, agreeing);
    const isMine = session.seat !== undefined && agreeing.includes(session.seat);
    return html`<div class="banner notice" role="status" data-question=${accord}>
        <span>${say(`together.${accord}.asked`, {names: seatNames(table, agreeing)})}
            ${waited.length > 0 ? say('together.waited', {names: seatNames(table, waited)}) : nothing}</span>${
                session.seat === undefined
                    ? nothing
                    : html`<span class="banner-buttons">${
                          isMine && waited.length > 0 ? nothing : agreeButton(session, accord)
                      }${disagreeButton(session, accord, isMine)}</span>`
            }</div>`;
}

/** @param {Session} session @param {Table} table */
function pausedBanner(session, table) {
    const isAsked = session.seat !== undefined && !table.accords?.go_on;
    return html`<div class="banner notice" role="status" data-paused><span>${say('together.paused')}</span>
        ${isAsked ? agreeButton(session, 'go_on') : nothing}</div>`;
}

/** What those at a running match are asked about it, and whether it rests. @param {Session} session
 *  @param {Table} table */
export function togetherBanners(session, table) {
    return html`${table.paused ? pausedBanner(session, table) : nothing}${ACCORDS.filter(
        (accord) => table.accords?.[accord],
    ).map((accord) => question(session, table, accord))}`;
}
