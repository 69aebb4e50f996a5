// What a host does for somebody whose browser forgot the seat: a new link, which the server lets only whoever has been
// away for long enough be handed (docs/decisions/0055). The link is shown to the host alone, who sends it on.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {wholeTableLink} from '../connection/links.js';
import {momentNow, secondsAway} from '../connection/times.js';
import {ask, tell} from '../page/frame.js';
import {newToken} from '../people/seating.js';
import {linkLine, reachNote} from '../sharing/link_line.js';
import {say, seatName} from '../words/words.js';

/** @import {Session} from '../connection/session.js' */
/** @import {Table} from '../protocol.d.ts' */

/** Whether this person has no time left: away for longer than the table waits, and stood in for where there is a clock.
 *  @param {Table} table @param {number} seat */
export function isOutOfTime({clock, patience_s: patience = Infinity, seats}, seat) {
    const {player, bot, stood_in: isStoodIn} = seats[seat];
    const isAway = seats[seat].away_s !== undefined && secondsAway(seats[seat], momentNow()) >= patience;
    return Boolean(player && isAway && (!bot || isStoodIn) && (!clock || isStoodIn));
}

/** @param {Session} session @param {number} seat @param {string} player */
async function handLink(session, seat, player) {
    const link = newToken();
    if (await session.ask({type: 'relink', seat, link}, {again: true})) {
        tell(html`<h2>${say('relink.title', {player})}</h2><p>${say('relink.send', {player})}</p>
            ${linkLine(say('relink.link', {player}), wholeTableLink('return', link))}${reachNote(location.href)}`);
    }
}

/** The way for a host to hand this seat a new link, if that is possible now.
 *  @param {Session} session @param {Table} table @param {number} seat
 *  @param {(name: string, words: string, act: () => void) => unknown} tool makes a button */
export function relinkTool(session, table, seat, tool) {
    const player = seatName(table.seats[seat], seat);
    const sure = () => ask(say('relink.sure', {player}), () => handLink(session, seat, player));
    return table.status === 'running' && isOutOfTime(table, seat)
        ? tool('relink', say('relink.button', {player}), sure)
        : nothing;
}
