// How everybody's points went through a match that is over, as curves beside its result. The match is fetched once; if
// it cannot be had, the result stands alone.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {drawingOf} from '../../games/games.js';
import {fetchReplay} from '../connection/http.js';
import {say} from '../words/words.js';
import {curveLegend, curveLines} from './curves.js';
import {momentsOf, pointsBySeat} from './moments.js';

/** @import {Table} from '../protocol.d.ts' */

export class MatchCurve {
    /** @type {number[][]} */ #curves = [];
    #isAsked = false;

    /** @param {() => void} changed */
    constructor(changed) {
        this.changed = changed;
    }

    /** Once a match is over. @param {Table} table @param {string} token by which it can be read */
    async look({game, id}, token) {
        const {points} = drawingOf(game);
        if (!points || this.#isAsked) {
            return;
        }
        this.#isAsked = true;
        try {
            this.#curves = pointsBySeat(momentsOf(await fetchReplay({table: id, token}, 'all')), points);
            this.changed();
        } catch {
            // Nobody misses what was not promised.
        }
    }

    /** Its room is kept until it has come. @param {Table} table */
    drawn(table) {
        const curves = this.#curves;
        const last = (curves[0]?.length ?? 0) - 1;
        return this.#isAsked
            ? html`<figure class="match-curve"><figcaption>${say('replay.points')}</figcaption><div
                class="side-colours ${table.game}"><div class="curve-ground">${
                    last > 0 ? curveLines(curves) : nothing
                }</div>${last > 0 ? curveLegend(curves, table, last, say('replay.points')) : nothing}</div></figure>`
            : nothing;
    }
}
