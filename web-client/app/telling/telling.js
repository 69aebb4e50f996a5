// Tells what happens beat by beat. What is shown is always a view that really was: the one before an update, then the
// one after it. What comes meanwhile waits its turn. Beats can be skipped and told again. What happened while nobody
// looked is summed up first. It knows neither a game nor the page. DOM-free.

import {continues} from '../log/log.js';
import {beatsOf, HOLDS} from './beats.js';

/** @import {Pace} from '../browser/settings.js' */
/** @import {GameEvent} from '../protocol.d.ts' */
/** @import {Beat, Sketch} from './beats.js' */

/** A view that was, and all events up to it. @typedef {{view: any, events: GameEvent[]}} Moment */
/** From one view, of this turn, to the next. @typedef {{before: Moment, after: Moment, beats: Beat[], turn: number}}
 *  Step */
/** @typedef {{later(act: () => void, ms: number): unknown, cancel(timer: any): void}} Clock */

/** How much of its time a beat is held. @type {Record<Exclude<Pace, 'off'>, number>} */
const SHARES = {quick: 0.5, calm: 1};
/** Reading takes a moment to find the words and some time for each letter, but nobody is held for ever. */
const READING = {findMs: 300, letterMs: 32, mostMs: 7000};
/** So many steps of a turn are kept to be told again. */
const STEPS_MAX = 150;
/** A turn that has told less than this is told again with the turn before it. */
const WORTH_TELLING = 3;
/** More beats than these are summed up for a person who was away. */
const UNSEEN_MAX = 8;

/** @type {Clock} */
const realClock = {later: (act, ms) => setTimeout(act, ms), cancel: (timer) => clearTimeout(timer)};

/**
 * How many of these events were known, if they are the same story told anew, else 0.
 * @param {GameEvent[]} known @param {GameEvent[]} events
 */
function knownOf(known, events) {
    const last = known.length - 1;
    return JSON.stringify(known[last]) === JSON.stringify(events[last]) ? known.length : 0;
}

/** How long it takes to read so many letters, in ms. @param {number} letters */
const readingMs = (letters) => Math.min(READING.mostMs, READING.findMs + READING.letterMs * letters);

/** @param {Step[]} steps */
const beatsIn = (steps) => steps.reduce((sum, {beats}) => sum + beats.length, 0);

export class Telling {
    /** @type {Moment | undefined} */ #latest;
    /** The first of them is being told. @type {Step[]} */ #waiting = [];
    #at = 0;
    /** @type {unknown} */ #timer;
    /** The turn of the latest view. */ #turn = 0;
    /** What was told in that turn, and in the one of which something was told before. What leads to a turn belongs to
     *  the one that it ends. @type {{now: Step[], before: Step[]}} */
    #told = {now: [], before: []};
    isPaused = false;
    /** The first event that nobody looked at, while it is summed up. @type {number | undefined} */ missedFrom;
    #isAway = false;

    /** @param {() => void} changed @param {() => Pace} pace @param {Clock} [clock]
     *  @param {(beat: Beat) => number} [lettersOf] how many letters there are to read of a beat */
    constructor(changed, pace, clock = realClock, lettersOf = () => 0) {
        this.changed = changed;
        this.pace = pace;
        this.clock = clock;
        this.lettersOf = lettersOf;
    }

    /** The beat being told. */
    get beat() {
        return this.missedFrom === undefined ? this.#waiting[0]?.beats[this.#at] : undefined;
    }

    /** Whether what is summed up could be told instead. */
    get canTellMissed() {
        const [step] = this.#waiting;
        return this.missedFrom !== undefined && step !== undefined && step.before.events.length <= this.missedFrom;
    }

    /** The beat being told, and how many there are with it and after it. */
    get left() {
        return beatsIn(this.#waiting) - this.#at;
    }

    /** How long the beat at hand is held, in ms. */
    get holdMs() {
        const {beat, lettersOf} = this;
        const pace = this.pace();
        const share = SHARES[pace === 'off' ? 'quick' : pace];
        return beat ? Math.max(HOLDS[beat.hold], readingMs(lettersOf(beat))) * share : 0;
    }

    /** What the page shows: a view that was, and the events told by now. @returns {Moment | undefined} */
    get shown() {
        const [step] = this.#waiting;
        const {beat} = this;
        if (!step || !beat) {
            return this.#latest;
        }
        const {view} = beat.over === 'before' ? step.before : step.after;
        return {view, events: step.after.events.slice(0, beat.last + 1)};
    }

    /** The number of events that the view before the beat at hand knew. */
    get from() {
        return this.#waiting[0]?.before.events.length ?? 0;
    }

    /**
     * Takes what is known now.
     * @param {Moment} moment @param {(Sketch | undefined)[]} sketches of all its events
     * @param {{viewer?: number, deciding: boolean, turn: number, seen?: number}} who whoever is already deciding is not
     *     interrupted; `turn`: that of the view; `seen`: how many events this browser has shown before
     */
    hear(moment, sketches, {viewer, deciding, turn, seen = 0}) {
        const before = this.#latest;
        const turnBefore = this.#turn;
        this.#latest = moment;
        this.#turn = turn;
        if (before?.view === moment.view) {
            return;
        }
        if (!before || !continues(before.events, moment.events)) {
            this.forget();
            this.#miss(before ? knownOf(before.events, moment.events) : seen);
            return;
        }
        const beats = beatsOf(sketches, before.events.length, viewer);
        const step = {before, after: moment, beats, turn: turnBefore};
        this.#keep(step);
        if (this.pace() !== 'off' && !deciding) {
            this.#tell([...this.#waiting, step]);
        }
    }

    /** Keeps what can be told again. @param {Step} step */
    #keep(step) {
        const {now, before} = this.#told;
        if (step.beats.length > 0) {
            const isSameTurn = now[0]?.turn === step.turn;
            const steps = isSameTurn ? [...now, step].slice(-STEPS_MAX) : [step];
            this.#told = {now: steps, before: isSameTurn || now.length === 0 ? before : now};
        }
    }

    /** Forgets everything told: it does not lead to what is shown now. */
    forget() {
        this.#told = {now: [], before: []};
        this.#tell([]);
    }

    /** Whether there is something to tell again. */
    get canTellAgain() {
        return this.#told.now.length + this.#told.before.length > 0;
    }

    /** Tells again what has happened since the turn began; if that is hardly anything, from the turn before it on. */
    again() {
        const {now, before} = this.#told;
        const isWorthIt = beatsIn(now) >= WORTH_TELLING || before.length === 0;
        this.isPaused = false;
        this.missedFrom = undefined;
        this.#stop();
        this.#at = 0;
        this.#waiting = [];
        this.#tell(isWorthIt ? now : [...before, ...now]);
        this.changed();
    }

    /** Sums up what came since so many events had been seen, if anything had. @param {number} seen */
    #miss(seen) {
        const isMissed = seen > 0 && seen < (this.#latest?.events.length ?? 0) && this.pace() !== 'off';
        this.missedFrom = isMissed ? seen : undefined;
    }

    /** Stops telling, because nobody looks. */
    away() {
        this.#isAway = true;
        this.#stop();
    }

    /** Goes on, because somebody looks again: sums up many beats that came meanwhile, or tells few of them. */
    back() {
        this.#isAway = false;
        const [step] = this.#waiting;
        if (step && this.left > UNSEEN_MAX) {
            this.missedFrom = step.beats[this.#at].first;
        }
        this.#hold();
        this.changed();
    }

    /** Tells what was summed up, beat by beat. */
    tellMissed() {
        this.missedFrom = undefined;
        this.#hold();
        this.changed();
    }

    skip() {
        if (this.missedFrom === undefined) {
            this.#next();
            this.changed();
        } else {
            this.skipAll();
        }
    }

    skipAll() {
        this.missedFrom = undefined;
        this.#tell([]);
        this.changed();
    }

    /** Holds the beat at hand until it is told to go on. @param {'paused' | 'running'} state */
    setPace(state) {
        this.isPaused = state === 'paused';
        this.#stop();
        this.#hold();
        this.changed();
    }

    /** Holds the beat at hand anew, as long as beats are held by now. */
    heedPace() {
        this.#stop();
        this.#hold();
        this.changed();
    }

    #stop() {
        this.clock.cancel(this.#timer);
        this.#timer = undefined;
    }

    /** @param {Step[]} steps */
    #tell(steps) {
        const first = this.#waiting[0];
        this.#waiting = steps;
        if (steps[0] !== first) {
            this.#stop();
            this.#at = 0;
            this.isPaused = false;
        }
        this.#passTold();
        this.#hold();
    }

    /** Drops steps that have nothing left to tell. */
    #passTold() {
        while (this.#waiting[0] && this.#at >= this.#waiting[0].beats.length) {
            this.#waiting = this.#waiting.slice(1);
            this.#at = 0;
        }
    }

    #hold() {
        if (this.beat && this.#timer === undefined && !this.isPaused && !this.#isAway) {
            this.#timer = this.clock.later(() => {
                this.#next();
                this.changed();
            }, this.holdMs);
        }
    }

    #next() {
        this.#stop();
        this.#at += 1;
        this.#passTold();
        this.#hold();
    }
}
