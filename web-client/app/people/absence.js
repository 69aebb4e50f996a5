// Who is away, the bot that plays meanwhile, what the others can do about it, and the way back. Also what all are asked
// about the match. The server says how long is long, and who has to agree.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {momentNow, secondsAway, secondsExcused} from '../connection/times.js';
import {roundedTime, say, sayTime, seatName, seatNames} from '../words/words.js';
import {togetherBanners} from './together.js';

/** @import {Session} from '../connection/session.js' */
/** @import {SeatInfo, Table} from '../protocol.d.ts' */

/** An absence is mentioned after so many seconds. */
const SPOKEN_OF_AFTER_S = 60;
/** At tables with a longer patience than this, a short absence is not mentioned. */
const LONGEST_WAIT_S = 3600;

/** @param {SeatInfo['time']} time */
const isOnVacation = (time) => time?.excused === 'vacation' && secondsExcused(time, momentNow()) > 0;

/** After how many seconds away the others can let a bot play: never where there is a clock, which says when one does.
 *  @param {Table} table */
const patienceOf = ({clock, patience_s: patience}) => (clock ? Infinity : (patience ?? Infinity));

/** Persons who have been away for long, and whose seats no bot plays. @param {Table} table */
function missing(table) {
    const patience = table.clock?.bank_s ?? patienceOf(table);
    const least = patience > LONGEST_WAIT_S ? patience : Math.min(patience, SPOKEN_OF_AFTER_S);
    return [...table.seats.keys()].filter((seat) => {
        const {player, bot, away_s: away, time} = table.seats[seat];
        const isMissing = player && !bot && away !== undefined && !table.paused && !isOnVacation(time);
        return isMissing && secondsAway(table.seats[seat], momentNow()) >= least;
    });
}

/** What will be possible says no time that runs, which would be read out every second.
 *  @param {Table} table @param {number} seat */
const soonBanner = (table, seat) =>
    html`<div class="banner notice" role="status" data-missing-player=${seat}><span>${
        table.clock
            ? say('absence.clock', {player: seatName(table.seats[seat], seat)})
            : say('absence.soon', {player: seatName(table.seats[seat], seat), time: sayTime(patienceOf(table))})
    }</span></div>`;

/** @param {Session} session @param {Table} table @param {number} seat */
function missingBanner(session, table, seat) {
    const away = secondsAway(table.seats[seat], momentNow());
    if (away < patienceOf(table)) {
        return soonBanner(table, seat);
    }
    const {agreed = []} = table.seats[seat];
    const player = seatName(table.seats[seat], seat);
    const names = seatNames(table, agreed);
    const hasAgreed = session.seat !== undefined && agreed.includes(session.seat);
    return html`<div class="banner notice" role="status" data-missing-player=${seat}>
        <span>${say('absence.away', {player, time: sayTime(roundedTime(away))})}
            ${names ? say('absence.agreed', {names}) : nothing}</span>${
                session.seat === undefined || hasAgreed
                    ? nothing
                    : html`<button type="button" data-stand-in @click=${() => session.ask({type: 'stand_in', seat})}>
                        ${say('absence.stand_in')}</button>`
            }</div>`;
}

/** The way to let a bot play for one of several who are away, or who has agreed to it.
 *  @param {Session} session @param {Table} table @param {number} seat */
function standIn(session, table, seat) {
    const {agreed = []} = table.seats[seat];
    const player = seatName(table.seats[seat], seat);
    const names = seatNames(table, agreed);
    const mayAgree = session.seat !== undefined && !agreed.includes(session.seat);
    return html`<span class="banner-buttons" data-missing-player=${seat}>${
        mayAgree
            ? html`<button type="button" data-stand-in @click=${() => session.ask({type: 'stand_in', seat})}>
                ${say('absence.stand_in.for', {player})}</button>`
            : nothing
    }${names ? html`<span>${say('absence.agreed.for', {player, names})}</span>` : nothing}</span>`;
}

/** All who are away, in one banner. @param {Session} session @param {Table} table @param {number[]} away */
function missingBanners(session, table, away) {
    if (away.length < 2) {
        return away.map((seat) => missingBanner(session, table, seat));
    }
    const patience = patienceOf(table);
    const late = away.filter((seat) => secondsAway(table.seats[seat], momentNow()) >= patience);
    const soon = table.clock ? say('absence.many.clock') : say('absence.many.soon', {time: sayTime(patience)});
    return html`<div class="banner notice" role="status" data-missing><span>
        ${say('absence.many', {players: seatNames(table, away)})} ${late.length < away.length ? soon : nothing}</span>
        ${late.map((seat) => standIn(session, table, seat))}</div>`;
}

/** @param {Session} session @param {string} words */
function ownBanner(session, words) {
    return html`<div class="banner notice" role="alert"><span>${words}</span>
        <button type="button" data-come-back @click=${() => session.ask({type: 'come_back'})}>
            ${say('absence.come_back')}</button></div>`;
}

/** @param {SeatInfo} own */
const vacationWords = ({time}) =>
    say('absence.vacation', {time: sayTime(roundedTime(time ? secondsExcused(time, momentNow()) : 0))});

/** The banners about people who are away from a running match. @param {Session} session */
export function absences(session) {
    const {table, seat, link} = session;
    if (link !== 'live' || table?.status !== 'running') {
        return nothing;
    }
    const own = seat === undefined ? undefined : table.seats[seat];
    return html`${own?.stood_in ? ownBanner(session, say('absence.own')) : nothing}${
        own && isOnVacation(own.time) && !own.stood_in ? ownBanner(session, vacationWords(own)) : nothing
    }${missingBanners(session, table, missing(table))}${togetherBanners(session, table)}`;
}

/** Whether somebody is away, so that what is said of it changes with time. @param {Session} session */
export const isAnybodyAway = ({table}) =>
    table?.status === 'running' && table.seats.some(({away_s: away}) => away !== undefined);
