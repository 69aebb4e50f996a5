// How everybody's points went through a match that is over, as curves beside its result. The match is fetched once; if
// it cannot be had, the result stands alone. What draws them is loaded with the match.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {drawingOf} from '../../games/games.js';
import {fetchReplay} from '../connection/http.js';
import {say} from '../words/words.js';

/** @import {Table} from '../protocol.d.ts' */

export class MatchCurve {
    /** @type {Awaited<ReturnType<typeof import('./curve_drawn.js').drawingOfCurves>> | undefined} */ #drawing;
    #isAsked = false;

    /** @param {() => void} changed */
    constructor(changed) {
        this.changed = changed;
    }

    /** Once a match is over. Who stopped one may not see all hands. @param {Table} table
     *  @param {string} token by which it can be read */
    async look({game, id, status}, token) {
        const {points} = drawingOf(game);
        if (!points || this.#isAsked) {
            return;
        }
        this.#isAsked = true;
        try {
            const [{drawingOfCurves}, replay] = await Promise.all([
                import('./curve_drawn.js'),
                fetchReplay({table: id, token}, status === 'finished' ? 'all' : 'public'),
            ]);
            this.#drawing = await drawingOfCurves(replay, points, {table: id, token}, this.changed);
            this.changed();
        } catch {
            // Nobody misses what was not promised.
        }
    }

    /** Its room is kept until it has come. @param {Table} table */
    drawn(table) {
        return this.#isAsked
            ? html`<figure class="match-curve"><figcaption>${say('replay.points')}</figcaption><div
                class="side-colours ${table.game}">${
                    this.#drawing?.curves(table) ?? html`<div class="curve-ground"></div>`
                }</div>${this.#drawing?.decided() ?? html`<div class="hindsight-decided"></div>`}</figure>`
            : nothing;
    }
}
