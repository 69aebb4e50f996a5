// What can be done about a table besides playing: rest or end the match together, go on vacation, let others watch, and
// what its host can change. The server says what is allowed when.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {ask, tell} from '../page/frame.js';
import {agree} from '../people/together.js';
import {hasLinks, tableLinks} from '../sharing/table_links.js';
import {say, seatName} from '../words/words.js';

/** @import {Session} from '../connection/session.js' */
/** @import {SeatInfo, Table} from '../protocol.d.ts' */

/** In these states the host can change the table. */
const GOING = ['open', 'running'];

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

/** Other persons who hold a seat here. @param {Session} session @param {Table} table */
export function othersAt({seat: own}, {seats}) {
    const holds = (/** @type {SeatInfo} */ {player, bot, stood_in: isStoodIn}) => player && (!bot || isStoodIn);
    return [...seats.keys()].filter((seat) => seat !== own && holds(seats[seat]));
}

/** @param {Session} session @param {Table} table */
function vacation(session, table) {
    const isAway = session.seat !== undefined && table.seats[session.seat].time?.excused === 'vacation';
    return table.clock?.vacation_s && !isAway
        ? tool('vacation', say('tools.vacation'), () => session.ask({type: 'vacation'}))
        : nothing;
}

/** @param {Session} session @param {Table} table */
function together(session, table) {
    return html`<p class="tools">${
        table.paused
            ? tool('go_on', say('together.go_on'), () => agree(session, 'go_on'))
            : tool('pause', say('tools.pause'), () => agree(session, 'pause'))
    }${sureTool('stop', () => agree(session, 'stop'))}${vacation(session, table)}</p>`;
}

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

/** @param {Session} session @param {Table} table */
function forOthers(session, table) {
    return othersAt(session, table).map((seat) => {
        const player = seatName(table.seats[seat], seat);
        const remind =
            table.status === 'running'
                ? tool('nudge', say('tools.nudge', {player}), () => nudge(session, seat, player))
                : nothing;
        const sure = () => ask(say('tools.hand_over.sure', {player}), () => session.ask({type: 'hand_over', seat}));
        return html`<p class="tools">${remind}${tool('hand_over', say('tools.hand_over', {player}), sure)}</p>`;
    });
}

/** Who else could talk: those who watch as well, if anybody may watch; those who play only; or nobody.
 *  @param {Session} session @param {Table} table */
function talkTools(session, table) {
    const others = ['seats', 'everybody', 'off'].filter((talk) => talk !== table.talk);
    return others
        .filter((talk) => talk !== 'everybody' || table.watching === 'allowed')
        .map((talk) => tool(`talk_${talk}`, say(`tools.talk.${talk}`), () => session.ask({type: 'set_talk', talk})));
}

/** @param {Session} session @param {Table} table */
function hosts(session, table) {
    const request = (/** @type {string} */ type) => () => session.ask({type});
    const talk = talkTools(session, table);
    const fields = html`${rename(session, table)}${forOthers(session, table)}`;
    return html`<h3>${say('tools.host')}</h3>${fields}<p class="tools">${talk}${
        table.visibility === 'public' ? sureTool('make_private', request('make_private')) : nothing
    }${table.watching === 'allowed' ? sureTool('end_watching', request('end_watching')) : nothing}${
        table.status === 'open' ? sureTool('close', request('close')) : nothing
    }</p>`;
}

/** A button in the bar for all of it, as long as there is any. @param {Session} session @param {Table} table */
export function toolsButton(session, table) {
    const isHost = session.seat === table.host;
    const isRunning = table.status === 'running' && session.seat !== undefined;
    const mayChange = isHost && GOING.includes(table.status);
    const links = table.status !== 'open' && hasLinks(session, table) ? tableLinks(session, table) : nothing;
    if (!isRunning && !mayChange && links === nothing) {
        return nothing;
    }
    const open = () =>
        tell(
            html`<h2>${say('tools.title')}</h2>${isRunning ? together(session, table) : nothing}${links}${
                mayChange ? hosts(session, table) : nothing
            }`,
        );
    return html`<button type="button" class="bar-button" data-tools @click=${open}>${say('tools.button')}</button>`;
}
