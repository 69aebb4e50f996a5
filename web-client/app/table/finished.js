// A match that is over, on the page of its table: its replay, its check, the next one with the same people, and for the
// host of a private match a way to let everybody read it.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {drawingOf} from '../../games/games.js';
import {ownSeat} from '../browser/storage.js';
import {refusalOf} from '../connection/connection.js';
import {checkLink, isOpenToAll, replayLink} from '../connection/links.js';
import {meetAgain, playAgain} from '../gathering/rematch.js';
import {ask, refusalWords, tell, withModules} from '../page/frame.js';
import {ownResultWords} from '../people/standing.js';
import {winnerWords} from '../people/winners.js';
import {say, seatName, seatNames} from '../words/words.js';
import {othersAt} from './table_tools.js';

/** @import {Session} from '../connection/session.js' */
/** @import {Offer} from '../gathering/offers.js' */
/** @import {MatchCurve} from '../sharing/match_curve.js' */
/** @import {FinishedMatch} from '../connection/http.js' */
/** @import {GameInfo, Result, Table, TalkLine} from '../protocol.d.ts' */

/** `view`: the last one; `offer`: a new table of the same people; `talk`: what this person reads.
 *  @typedef {{live: Session, table: Table, view: any, games: GameInfo[], offer?: Offer, curve: MatchCurve,
 *             talk: () => TalkLine[]}} AfterMatch */

/**
 * The match with what it takes to read it. A browser that remembers its seat needs nothing in the address, with which
 * the seat's token could be given away; the token of those who only watch is there for them to share.
 * @param {Session} live @param {Table} table
 */
function matchToRead({token}, table) {
    const isNeeded = !isOpenToAll(table) && !ownSeat(token);
    return {table: table.id, token: isNeeded ? token : undefined};
}

/** Whether this person can let everybody read it, and has not. @param {AfterMatch} after */
const mayPublish = ({live, table}) => live.seat === table.host && !isOpenToAll(table);

/** @param {Session} live @param {() => void} [done] what follows if it is done */
const publish = (live, done) =>
    ask(say('table.publish.sure'), async () => {
        if (await live.ask({type: 'publish'})) {
            done?.();
        }
    });

/** @param {AfterMatch} after */
function publishing(after) {
    return mayPublish(after)
        ? html` <button type="button" data-publish @click=${() => publish(after.live)}>
            ${say('table.publish')}</button>`
        : nothing;
}

/** Whether the match can be read. @param {Table} table */
export const isOver = ({status}) => status === 'finished' || status === 'stopped';

/** The result and a link for friends, who may get the token of those who watch. @param {AfterMatch} after */
function share(after) {
    const {live, table, view, games} = after;
    const published = () => share({...after, table: {...table, published: true}});
    const open = mayPublish(after) ? {publish: () => publish(live, published)} : {};
    withModules(import('../sharing/sharing.js'), ({tellShare}) =>
        tellShare({table, view, games, watch: table.watch, ...open}),
    );
}

/** @param {AfterMatch} after */
const sharing = (after) =>
    after.view
        ? html` <button type="button" data-share @click=${() => share(after)}>${say('share.button')}</button>`
        : nothing;

/** @param {Offer} offer */
const offerWords = ({free, player}) => say(`again.${free ? 'take' : 'taken'}`, {player});

/** Whether there are other players here, and no talk to tell them. @param {Session} live @param {Table} table */
const isUntold = (live, table) => table.talk === 'off' && othersAt(live, table).length > 0;

/** A table of one's own, as long as nobody else has made one. @param {AfterMatch} after */
function playAgainButton({live, table, talk}) {
    const begin = (/** @type {HTMLButtonElement} */ button) => {
        button.disabled = true;
        playAgain(live, table, talk).catch((error) => {
            button.disabled = false;
            tell(html`<p class="error" role="alert">${refusalWords(refusalOf(error))}</p>`);
        });
    };
    const press = (/** @type {Event} */ {currentTarget}) => {
        const button = /** @type {HTMLButtonElement} */ (currentTarget);
        if (isUntold(live, table)) {
            ask(say('again.untold'), () => begin(button));
        } else {
            begin(button);
        }
    };
    return html` <button type="button" class="primary" data-play-again title=${say('again.says')} @click=${press}>
        ${say('again.button')}</button>`;
}

/** Whether a link is to be followed elsewhere, which the browser does. @param {MouseEvent} event */
const isForElsewhere = ({ctrlKey, metaKey, shiftKey}) => ctrlKey || metaKey || shiftKey;

/** The way to one's seat at the table of whoever plays again: one press takes it. @param {Offer} offer
 *  @param {string} [player] one's name at this table */
function rematch(offer, player) {
    const {link, free} = offer;
    const press = (/** @type {MouseEvent} */ event) => {
        if (free && player && !isForElsewhere(event)) {
            event.preventDefault();
            meetAgain(free, player);
        }
    };
    return html` <a class="button primary" data-rematch href=${link} @click=${press}>
        ${offerWords(offer)}</a>`;
}

/** The way to the next table, at which all players meet. @param {AfterMatch} after */
function again(after) {
    const {live, offer, table} = after;
    if (live.seat === undefined) {
        return nothing;
    }
    return offer ? rematch(offer, table.seats[live.seat].player) : playAgainButton(after);
}

/** Who has won, and how it ended for this seat. Whoever has won alone is told so once. @param {AfterMatch} after */
function resultTold({live: {seat}, table: {game, seats}, view}) {
    /** @type {Result | undefined} */
    const result = view && drawingOf(game).result?.(view);
    if (!result) {
        return nothing;
    }
    const {places} = result;
    const isOwn = seat !== undefined && places.every((place, one) => (place === 1) === (one === seat));
    const placed = places.map((place, one) => ({place, name: seatName(seats[one], one)}));
    return html`${isOwn ? nothing : html`<p class="match-winner">${winnerWords(placed)}</p>`}${
        seat === undefined ? nothing : html`<p class="own-result">${ownResultWords(seat, result)}</p>`
    }`;
}

/** Who left a match that was ended, or counts as having left it. @param {Table} table */
function leftWords(table) {
    const left = [...table.seats.keys()].filter((seat) => {
        const {player, bot, stood_in: isStoodIn} = table.seats[seat];
        return player && bot && !isStoodIn;
    });
    return left.length > 0 ? html` ${say('together.left', {names: seatNames(table, left)})}` : nothing;
}

/** Who ended the match. @param {Table} table */
const stoppedWords = (table) => say(table.ended_by_operator ? 'together.ended_by_operator' : 'together.stopped');

/** That a match came to no end of its own, and why. @param {Table} table @param {boolean} isTold whether all was */
export function brokenOffBanner(table, isTold) {
    if (table.status === 'broken') {
        return html`<div class="banner notice" role="alert" data-broken>${say('table.broken')}</div>`;
    }
    return table.status === 'stopped' && isTold
        ? html`<div class="banner notice" role="status" data-stopped>
              <span>${stoppedWords(table)}${leftWords(table)}</span></div>`
        : nothing;
}

/** Checks the dealing over this page, to whose result closing it leads back. @param {MouseEvent} event
 *  @param {FinishedMatch} match */
async function checkHere(event, match) {
    if (!isForElsewhere(event)) {
        event.preventDefault();
        const {tellCheck} = await import('../sharing/check_shown.js');
        await tellCheck(match);
    }
}

/** @param {AfterMatch} after */
export function afterMatch(after) {
    const {curve, live, table, offer} = after;
    const match = matchToRead(live, table);
    const told = offer ? offerWords(offer) : nothing;
    return html`<nav class="after" aria-label=${say('table.after')}>${resultTold(after)}
        <p class="unseen" role="status">${told}</p>
        ${curve.drawn(table)}${again(after)}
        <a class="button" data-replay href=${replayLink(match)}>${say('table.replay')}</a>${sharing(after)}
        <a class="button" data-check href=${checkLink(match)} @click=${(/** @type {MouseEvent} */ event) =>
            checkHere(event, {table: table.id, token: live.token})}>${say('check.button')}</a>${publishing(
            after,
        )}</nav>`;
}
