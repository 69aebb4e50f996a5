// The dialog of what can be done about a table besides playing: rest or end the match together, go on vacation, let
// others watch, and what its host can change. The server says what is allowed when.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {ask, tell} from '../page/frame.js';
import {agree} from '../people/together.js';
import {say, seatName} from '../words/words.js';
import {relinkTool} from './relinking.js';
import {othersAt} from './table_tools.js';

/** @import {Session} from '../connection/session.js' */
/** @import {Table} from '../protocol.d.ts' */

/** A button of the dialog, which closes it. @param {string} name @param {string} words @param {() => void} act */
function tool(name, words, act) {
    /** @param {Event} event */
    const press = (event) => {
        /** @type {Element} */ (event.currentTarget).closest('dialog')?.close();
        act();
    };
    return html`<button type="button" data-tool=${name} @click=${press}>${words}</button>`;
}

/** One that asks first. @param {string} name @param {() => void} act */
const sureTool = (name, act) => tool(name, say(`tools.${name}`), () => ask(say(`tools.${name}.sure`), act));

/** What concerns the same people, under one heading; nothing if there is nothing of it.
 *  @param {'together' | 'own' | 'others' | 'host' | 'final'} whom @param {unknown[]} tools */
function group(whom, tools) {
    const given = tools.filter((one) => one !== nothing);
    return given.length > 0
        ? html`<section class="tool-group" data-tools-of=${whom}><h3>${say(`tools.${whom}`)}</h3>${given}</section>`
        : nothing;
}

/** @param {Session} session @param {Table} table */
function vacation(session, table) {
    const isAway = session.seat !== undefined && table.seats[session.seat].time?.excused === 'vacation';
    return table.clock?.vacation_s && !isAway
        ? tool('vacation', say('tools.vacation'), () => session.ask({type: 'vacation'}))
        : nothing;
}

/** @param {Session} session @param {Table} table */
const resting = (session, table) =>
    table.paused
        ? tool('go_on', say('together.go_on'), () => agree(session, 'go_on'))
        : tool('pause', say('tools.pause'), () => agree(session, 'pause'));

/** @param {Session} session @param {Table} table */
function rename(session, table) {
    /** @param {SubmitEvent} event */
    const submit = (event) => {
        event.preventDefault();
        const form = /** @type {HTMLFormElement} */ (event.currentTarget);
        form.closest('dialog')?.close();
        session.ask({type: 'rename', name: String(new FormData(form).get('name'))});
    };
    return html`<form class="tools" data-rename @submit=${submit}><label><span>${say('lobby.table_name')}</span>
        <input name="name" required maxlength="40" autocomplete="off" .value=${table.name} /></label>
        <button>${say('tools.rename')}</button></form>`;
}

/** @param {Session} session @param {number} seat @param {string} player */
async function nudge(session, seat, player) {
    if (await session.ask({type: 'nudge', seat})) {
        tell(html`<p data-reminded>${say('tools.nudged', {player})}</p>`);
    }
}

/** Reminds one of the others, or lets one in again who has lost the seat.
 *  @param {Session} session @param {Table} table */
const reminders = (session, table) =>
    othersAt(session, table).flatMap((seat) => {
        const player = seatName(table.seats[seat], seat);
        const remind = tool('nudge', say('tools.nudge', {player}), () => nudge(session, seat, player));
        return [remind, relinkTool(session, table, seat, tool)];
    });

/** Makes one of the others the host. @param {Session} session @param {Table} table */
const handingOver = (session, table) =>
    othersAt(session, table).map((seat) => {
        const player = seatName(table.seats[seat], seat);
        const sure = () => ask(say('tools.hand_over.sure', {player}), () => session.ask({type: 'hand_over', seat}));
        return tool('hand_over', say('tools.hand_over', {player}), sure);
    });

/** Who else could talk: those who watch as well, if anybody may watch; those who play only; or nobody.
 *  @param {Session} session @param {Table} table */
function talkTools(session, table) {
    const others = ['seats', 'everybody', 'off'].filter((talk) => talk !== table.talk);
    return others
        .filter((talk) => talk !== 'everybody' || table.watching === 'allowed')
        .map((talk) => tool(`talk_${talk}`, say(`tools.talk.${talk}`), () => session.ask({type: 'set_talk', talk})));
}

/** What a host does once, if at all. @param {Session} session @param {Table} table */
function finalOfHost(session, table) {
    const request = (/** @type {string} */ type) => () => session.ask({type});
    return [
        ...handingOver(session, table),
        table.visibility === 'public' ? sureTool('make_private', request('make_private')) : nothing,
        table.watching === 'allowed' ? sureTool('end_watching', request('end_watching')) : nothing,
        table.status === 'open' ? sureTool('close', request('close')) : nothing,
    ];
}

/** All that this person can do, by whom it concerns. What is rare and final stands apart, at the end.
 *  @param {Session} session @param {Table} table @param {{isRunning: boolean, mayChange: boolean}} may */
function allTools(session, table, {isRunning, mayChange}) {
    const stop = sureTool('stop', () => agree(session, 'stop'));
    const remind = mayChange && table.status === 'running' ? reminders(session, table) : [];
    return html`${group('together', isRunning ? [resting(session, table)] : [])}
        ${group('own', isRunning ? [vacation(session, table)] : [])}
        ${group('others', remind)}
        ${group('host', mayChange ? [rename(session, table), ...talkTools(session, table)] : [])}
        ${group('final', [...(isRunning ? [stop] : []), ...(mayChange ? finalOfHost(session, table) : [])])}`;
}

/** Opens it, with the links of the table above. @param {Session} session @param {Table} table @param {unknown} links
 *  @param {{isRunning: boolean, mayChange: boolean}} may */
export function tellTools(session, table, links, may) {
    tell(html`<h2>${say('tools.title')}</h2>${links}${allTools(session, table, may)}`);
}
