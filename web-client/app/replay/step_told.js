// What happened at a step of a replay, in the words of the log, for those who listen to the page: it is said as soon as
// the step is shown, but not while steps follow each other by themselves, faster than anybody speaks.

import {html} from '../../vendor/lit-html/lit-html.js';
import {drawingOf} from '../../games/games.js';

/** @import {Table} from '../protocol.d.ts' */
/** @import {Past} from './moments.js' */

/** @param {{past: Past, at: number, isPlaying: boolean}} step @param {Table} table */
export function stepTold({past, at, isPlaying}, {game, seats}) {
    const lines = drawingOf(game).tale?.log.read(past.events, seats) ?? [];
    const told = lines.filter((_, number) => past.steps[number] === at);
    return html`<div class="unseen step-told" role="status" aria-live=${isPlaying ? 'off' : 'polite'}>${told.map(
        ({parts}) => html`<p>${parts}</p>`,
    )}</div>`;
}
