// Tells the match of a table on the page: hears what the session knows, gives the page what to show, and takes keys.

import {drawingOf} from '../../games/games.js';
import {pace, rememberPace} from '../browser/settings.js';
import {rememberSeen, seenOf} from '../browser/storage.js';
import {lettersIn} from '../log/log.js';
import {markMoves, showBeat} from '../telling/beat_layer.js';
import {added, gainsOf, movesOfOthers, onBoard} from '../telling/beats.js';
import {Telling} from '../telling/telling.js';
import {LINES_MAX} from '../telling/telling_panel.js';
import {say} from '../words/words.js';

/** @import {Pace} from '../browser/settings.js' */
/** @import {Tale} from '../../games/games.js' */
/** @import {Session} from '../connection/session.js' */
/** @import {Decision, GameEvent, Table} from '../protocol.d.ts' */
/** @import {LogLine} from '../log/log.js' */
/** @import {Beat} from '../telling/beats.js' */
/** @import {Moment} from '../telling/telling.js' */
/** @import {Told} from '../telling/telling_panel.js' */

export class TableTelling {
    /** The decision that was last on the page. @type {Decision | undefined} */ #shownDecision;
    /** All lines by now. @type {LogLine[]} */ #lines = [];
    /** Where others have just moved, to be marked. @type {string[]} */ #recent = [];

    /** @param {() => void} changed */
    constructor(changed) {
        this.telling = new Telling(changed, pace, undefined, (beat) => this.#lettersOf(beat));
        if (document.hidden) {
            this.telling.away();
        }
    }

    /** Whether anybody looks at the page. @param {boolean} isHidden */
    looked(isHidden) {
        if (isHidden) {
            this.telling.away();
        } else {
            this.telling.back();
        }
    }

    /** How many letters there are to read. @param {Beat} beat */
    #lettersOf({told}) {
        return told.slice(0, LINES_MAX).reduce((sum, index) => sum + lettersIn(this.#lines[index]?.parts), 0);
    }

    /** Takes what the session knows now. @param {Session} live */
    hear({table, token, view, events, decision, seat, sent}) {
        const {tale, turn = () => 0} = table ? drawingOf(table.game) : {};
        if (!tale) {
            return;
        }
        if (view) {
            const deciding = decision !== undefined && decision.number === this.#shownDecision?.number && !sent;
            // It matters only for the first moment that is heard.
            const seen = this.telling.shown ? 0 : seenOf(token);
            this.#lines = tale.log.read(events, table?.seats ?? []);
            const who = {viewer: seat, deciding, turn: turn(view), seen};
            this.telling.hear({view, events}, tale.sketchbook.read(events), who);
        } else {
            this.telling.forget();
        }
    }

    /**
     * What the page shows of a match: a view with its events, and the beat if one is being told.
     * @param {Session} live @param {Table} table @returns {Moment & {told?: Told, again?: () => void}}
     */
    shown({view, events, decision, seat, token}, table) {
        const {tale} = drawingOf(table.game);
        const moment = tale && this.telling.shown;
        if (!moment) {
            return {view, events};
        }
        this.#recent =
            moment.view === view && seat !== undefined ? movesOfOthers(tale.sketchbook.read(events), seat) : [];
        const told = this.#missed(tale, table, events) ?? this.#told(tale, table, moment.events, events);
        this.#shownDecision = told ? this.#shownDecision : decision;
        if (!told && !document.hidden) {
            rememberSeen(token, events.length);
        }
        return {...moment, told, again: this.telling.canTellAgain ? () => this.telling.again() : undefined};
    }

    /**
     * @param {Tale} tale @param {Table} table @param {GameEvent[]} events told by now @param {GameEvent[]} all
     * @returns {Told | undefined}
     */
    #told(tale, {game, seats}, events, all) {
        const {telling} = this;
        const {beat} = telling;
        if (!beat) {
            return undefined;
        }
        const sketches = tale.sketchbook.read(all);
        const lines = tale.log.read(events, seats);
        const own = beat.told.map((index) => sketches[index]);
        return {
            ...this.#ways(tale, {game, seats}),
            beat,
            lines: beat.told.map((index) => lines[index]),
            ...onBoard(sketches, beat, telling.from),
            signs: own.flatMap((sketch) => sketch?.marks ?? []),
            arriving: gainsOf(own),
        };
    }

    /**
     * How it is drawn and how it goes on, whatever is told.
     * @param {Tale} tale @param {Pick<Table, 'game' | 'seats'>} table
     */
    #ways(tale, {game, seats}) {
        const {telling} = this;
        const {left, holdMs, isPaused} = telling;
        return {
            game,
            left,
            holdMs,
            isPaused,
            emblem: tale.emblem,
            token: tale.token,
            sideName: (/** @type {number} */ side) => tale.sideName(seats, side),
            skip: () => telling.skip(),
            skipAll: () => telling.skipAll(),
            speed: pace(),
            setSpeed: (/** @type {Pace} */ speed) => {
                rememberPace(speed);
                telling.heedPace();
            },
            pause: () => telling.setPace(isPaused ? 'running' : 'paused'),
        };
    }

    /**
     * The summary of what happened while nobody looked, over the present board.
     * @param {Tale} tale @param {Table} table @param {GameEvent[]} events @returns {Told | undefined}
     */
    #missed(tale, table, events) {
        const {missedFrom: first, canTellMissed} = this.telling;
        if (first === undefined) {
            return undefined;
        }
        const gains = added(gainsOf(tale.sketchbook.read(events).slice(first)));
        const lines = tale.log.read(events, table.seats).slice(first);
        const sum = {title: say('telling.missed'), gains};
        const last = events.length - 1;
        return {
            ...this.#ways(tale, table),
            beat: {hold: 'study', over: 'after', places: [], told: [], first, last, sum},
            lines: lines.filter(({weight}) => weight !== 'minor'),
            marks: [],
            gains: [],
            signs: [],
            arriving: [],
            missed: canTellMissed ? () => this.telling.tellMissed() : 'over',
        };
    }

    /** After the page was drawn. @param {Told | undefined} told */
    drawn(told) {
        showBeat(told);
        markMoves(told ? [] : this.#recent);
    }

    /** Space and the right arrow go on, Escape skips all. @param {KeyboardEvent} event */
    key(event) {
        const isElsewhere = event.target instanceof Element && event.target.closest('dialog, button, input, select');
        const act = {' ': 'skip', ArrowRight: 'skip', Escape: 'skipAll'}[event.key];
        const isTold = this.telling.beat !== undefined || this.telling.missedFrom !== undefined;
        if (isTold && act && !(isElsewhere && event.key === ' ') && !event.repeat) {
            event.preventDefault();
            this.telling[/** @type {'skip' | 'skipAll'} */ (act)]();
        }
    }
}
