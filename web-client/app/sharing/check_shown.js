// What is shown of the check of a finished match, in a dialog over the page of its table or its replay, and the record
// as a file.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {drawingOf} from '../../games/games.js';
import {lessonOf, ownSeats, ownToken} from '../browser/storage.js';
import {refusalOf} from '../connection/connection.js';
import {fetchRecord, fetchRecordFile, fetchReplay} from '../connection/http.js';
import {checkMatch, wholeVerdict} from '../dealing/checks.js';
import {refusalWords, tell} from '../page/frame.js';
import {afterColon, hasWords, listNames, say, seatName} from '../words/words.js';
import {learnReplayWords} from './replay_words.js';

/** @import {FinishedMatch} from '../connection/http.js' */
/** @import {Check} from '../dealing/checks.js' */
/** @import {SeatInfo} from '../protocol.d.ts' */

const MARKS = {passed: 'M4 11l4 4 8-10', failed: 'M5 5l10 10M15 5L5 15', not_made: 'M5 10h10'};

/** The match whose check is told; a first game is dealt so that there is something to learn.
 *  @typedef {{game: string, seats: SeatInfo[], isFirst: boolean}} Checked */

/** For what something was drawn, in the words of its game. @param {string} purpose perhaps of one seat, as "deck 2"
 *  @param {Checked} checked */
function purposeWords(purpose, {game, seats}) {
    const [, name, seat] = /^(.*?)(?: (\d))?$/.exec(purpose) ?? [];
    const key = `${game}.drawn.${name.replaceAll(' ', '_')}`;
    return hasWords(key) ? say(key, {player: seatName(seats[Number(seat)], Number(seat))}) : purpose;
}

/** What a check has found, with purposes in words. @param {NonNullable<Check['fillings']>} fillings
 *  @param {Checked} checked */
function inWords({purpose, purposes, ...others}, checked) {
    const words = (/** @type {string} */ one) => purposeWords(one, checked);
    return {
        ...others,
        ...(purpose ? {purpose: words(String(purpose))} : {}),
        ...(Array.isArray(purposes) ? {purposes: listNames(purposes.map(words))} : {}),
    };
}

/** @param {Check} check @param {Checked} checked */
function checkLine({check, verdict, why, fillings = {}, lines = []}, checked) {
    const reason = why === 'custom' && checked.isFirst ? 'first' : why;
    const words = `check.${check}.${verdict}${reason ? `.${reason}` : ''}`;
    const says = why === 'unreadable' ? say('check.unreadable') : say(words, inWords(fillings, checked));
    return html`<li class=${verdict} data-check-line=${check} data-verdict=${verdict}>
        <svg viewBox="0 0 20 20" aria-hidden="true"><path d=${MARKS[verdict]} /></svg>
        <div><b>${say(`check.${check}`)} <span class="check-verdict">${say(`check.verdict.${verdict}`)}</span></b>
            <span>${says}</span>${
                lines.length > 0
                    ? html`<details class="seen"><summary>${say('check.lines')}</summary>
                        <ol>${lines.map((line) => html`<li>${line}</li>`)}</ol></details>`
                    : nothing
            }</div></li>`;
}

/**
 * Saves the record as a file: a plain link could not show the token. Some browsers read the file only after the click,
 * so it stays until the page goes.
 * @param {FinishedMatch} match
 */
export async function saveRecord(match) {
    const href = URL.createObjectURL(await fetchRecordFile(match));
    Object.assign(document.createElement('a'), {href, download: `${match.table}.json`}).click();
}

/** Why a record or a check cannot be had. @param {unknown} error */
export function tellFailure(error) {
    const reason = afterColon(refusalWords(refusalOf(error)));
    tell(html`<h2>${say('check.title')}</h2><p class="error" role="alert">${say('check.unread', {reason})}</p>`);
}

/** @param {FinishedMatch} match */
function ownMachine(match) {
    return html`<p class="quiet">${say('check.own_machine')}</p>
        <pre class="command">dahut verify ${match.table}.json</pre>
        <p><button type="button" data-record @click=${() => saveRecord(match).catch(tellFailure)}>
            ${say('check.record')}</button></p>`;
}

/** @param {FinishedMatch} match @param {Check[]} checks @param {Checked} of */
function checked(match, checks, of) {
    const verdict = wholeVerdict(checks);
    return html`<h2>${say('check.title')}</h2>
        <p class="verdict ${verdict}" role="status" data-verdict=${verdict}>${say(`check.${verdict}`)}</p>
        <ul class="checks">${checks.map((check) => checkLine(check, of))}</ul>${ownMachine(match)}`;
}

/** What the check of a finished match has found, or that it cannot be made here. @param {FinishedMatch} match */
async function found(match) {
    const subtle = globalThis.crypto?.subtle;
    if (!subtle) {
        return html`<h2>${say('check.title')}</h2><p class="verdict" role="status" data-verdict="insecure">
            ${say('check.insecure')}</p>${ownMachine(match)}`;
    }
    const [record, replay] = await Promise.all([fetchRecord(match), fetchReplay(match, 'all')]);
    const {result: resultOf = () => undefined, seenDraws} = drawingOf(record.game);
    const finished = {table: match.table, record, replay, seats: ownSeats(), resultOf, seenDraws};
    const own = ownToken(match.table);
    const of = {game: record.game, seats: replay.table.seats, isFirst: Boolean(own && lessonOf(own))};
    return checked(match, await checkMatch(subtle, finished), of);
}

/**
 * Makes the check of a finished match and tells how it ended, or why it could not be made.
 * @param {FinishedMatch} match
 */
export async function tellCheck(match) {
    try {
        await learnReplayWords();
        tell(await found(match));
    } catch (error) {
        tellFailure(error);
    }
}
