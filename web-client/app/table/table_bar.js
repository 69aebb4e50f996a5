// The bar over a table: its name, where the match stands, and what can be done at any time.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {drawingOf} from '../../games/games.js';
import {ownSeat} from '../browser/storage.js';
import {isStillOpen} from '../connection/own_actions.js';
import {customMark, dealingDetails} from '../dealing/dealing_shown.js';
import {goesAfter} from '../gathering/table_terms.js';
import {ask, linkSign, moreButton, topBar} from '../page/frame.js';
import {settingsButtons} from '../page/settings_shown.js';
import {noticesButton} from '../people/notices.js';
import {timeSign} from '../people/player_facts.js';
import {leaveTable} from '../people/seating.js';
import {talkButton} from '../people/talk.js';
import {ruleNames, rulesButton} from '../rules/rules_shown.js';
import {hintsButton} from '../teaching/hint_strip.js';
import {say} from '../words/words.js';
import {othersAt, toolsButton} from './table_tools.js';

/** @import {Session} from '../connection/session.js' */
/** @import {Talk} from '../people/talk.js' */
/** @import {GameInfo, Table} from '../protocol.d.ts' */
/** @import {Teacher} from '../teaching/teacher.js' */

/** @typedef {{live: Session, table: Table, view: any, games: GameInfo[], talk: Talk, teacher: Teacher,
 *      changed: () => void}} Bar */

const BACK = 'M8 4L4 8L8 12M4 8H12A4 4 0 0 1 12 16H7';

/** Asks first: a player who leaves can come back only if somebody else stays.
 *  @param {Session} live @param {Table} table */
function leave(live, table) {
    ask(say(othersAt(live, table).length > 0 ? 'table.leave.sure' : 'table.leave.last'), () => leaveTable(live));
}

/** @param {Bar} bar */
function leaveButton({live, table}) {
    return table.status === 'running' && live.seat !== undefined
        ? html`<button type="button" class="bar-button" data-leave @click=${() => leave(live, table)}>
            ${say('table.leave')}</button>`
        : nothing;
}

/** Whether what this seat did may be taken back, as far as the page can tell. @param {Bar} bar */
const mayTakeBack = ({live, table}) =>
    table.status === 'running' &&
    !table.paused &&
    table.seats.every(({stood_in: isStoodIn}, seat) => seat !== live.seat || !isStoodIn) &&
    live.mayUndo &&
    isStillOpen(live.since, drawingOf(table.game).undoing);

/** @param {Bar} bar */
function undoButton(bar) {
    const {live} = bar;
    return mayTakeBack(bar)
        ? html`<button type="button" class="bar-button icon-button take-back" data-take-back title=${say('table.undo')}
            @click=${() => live.undo()}><svg viewBox="0 0 20 20" aria-hidden="true"><path d=${BACK} /></svg>
            <span>${say('table.undo')}</span></button>`
        : nothing;
}

/** On a phone, where the players stand below the boards, one's own clock is always in sight. @param {Bar} bar */
const ownTime = ({live: {seat}, table}) =>
    seat === undefined ? nothing : html`<span class="bar-time">${timeSign(table, seat)}</span>`;

/** @param {Bar} bar */
function rules({live, table, games}) {
    return table.status === 'open'
        ? nothing
        : rulesButton(table, games, {
              page: drawingOf(table.game).rules,
              more: html`${dealingDetails(table, ownSeat(live.token))}${goesAfter(table)}`,
          });
}

/** @param {Bar} bar */
export function tableBar(bar) {
    const {live, table, view, games, talk, teacher, changed} = bar;
    const subtitle = view ? drawingOf(table.game).subtitle(view) : '';
    const marks = html`${ruleNames(table, games)}${customMark(table, live.token)}`;
    const tools = html`${toolsButton(live, table)}${noticesButton(live)}`;
    const more = html`${rules(bar)}${hintsButton(teacher)}${tools}${settingsButtons(changed)}${leaveButton(bar)}`;
    return topBar(
        html`<h1 title=${table.name}>${table.name}</h1><span class="subtitle">${subtitle}</span>${marks}`,
        html`${live.seat === undefined ? html`<span class="badge">${say('table.watching')}</span>` : nothing}
            ${ownTime(bar)}${linkSign(live)}${undoButton(bar)}${talkButton(live, table, talk)}${moreButton(more)}`,
    );
}
