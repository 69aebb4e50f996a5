// A first game at its table: what the teacher notices, what the strip over the boards says now, and the note with which
// it closes. Every other match has none of it.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {drawingOf} from '../../games/games.js';
import {firstGameOf} from '../../games/known_games.js';
import {hintStrip, pointAt, pointedAt} from '../teaching/hint_strip.js';
import {say} from '../words/words.js';

/** @import {Tabs} from '../board/tabs.js' */
/** @import {Session} from '../connection/session.js' */
/** @import {Table} from '../protocol.d.ts' */
/** @import {Strip} from '../teaching/hint_strip.js' */
/** @import {FirstGame, Hint} from '../teaching/hints.js' */
/** @import {Advice} from '../teaching/mistakes.js' */
/** @import {Teacher} from '../teaching/teacher.js' */
/** @import {Shown} from './table_content.js' */

/** What would have helped most, of what this learner has missed. @param {FirstGame} game @param {Advice[]} advice */
function closingNote({prefix}, advice) {
    const title = say(`hints.advice.${advice.length}`);
    return html`<section class="closing-note" aria-label=${title}><h2>${title}</h2>${
        advice.length > 0
            ? html`<ol>${advice.map(
                  ({name, numbers}) => html`<li data-advice=${name}>${say(`${prefix}.advice.${name}`, numbers)}</li>`,
              )}</ol>`
            : nothing
    }</section>`;
}

export class Taught {
    /** What is said now. @type {Hint | undefined} */ hint;
    /** What the page points at. @type {string | undefined} */ #at;

    /** @param {Teacher} teacher @param {Tabs} tabs */
    constructor(teacher, tabs) {
        this.teacher = teacher;
        this.tabs = tabs;
    }

    /** Lets the teacher notice what happens. @param {Session} session @param {Table | undefined} table */
    heed({asked: decision, events, seat, view}, table) {
        if (table && view && seat !== undefined) {
            this.teacher.heed(drawingOf(table.game).lessons, {view, events, decision, seat});
        }
    }

    /** What a first game says now, if this is one.
     *  @param {Session} session @param {Table} table @param {Shown} shown */
    drawn({asked: decision, link, seat, sent}, {game, status}, {view, events, told}) {
        const {tabs, teacher} = this;
        const first = firstGameOf(game);
        this.hint = undefined;
        this.#at = undefined;
        if (!first || !view || seat === undefined || teacher.state !== 'on') {
            return nothing;
        }
        const {lessons} = drawingOf(game);
        const facts = {view, events, decision, seat};
        const isWaiting = told !== undefined || sent !== undefined || link !== 'live';
        this.hint = isWaiting ? undefined : teacher.hintFor(first, facts, lessons);
        /** @type {Strip} */
        const strip = {
            teacher,
            game: first,
            hint: this.hint,
            guide: status === 'running' ? teacher.guided(lessons, facts) : undefined,
            moment: told ? 'told' : status === 'running' ? 'played' : 'over',
            show: (/** @type {string} */ at) => tabs.show(at),
        };
        this.#at = pointedAt(strip);
        const isOver = strip.moment === 'over' && !isWaiting;
        const closing = isOver && status === 'finished' ? closingNote(first, teacher.advice(lessons, facts)) : nothing;
        return html`${isOver && !this.hint ? nothing : hintStrip(strip)}${closing}`;
    }

    /** After the page was drawn. */
    afterDrawn() {
        pointAt(this.#at);
    }
}
