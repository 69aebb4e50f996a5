// Tells what happens beat by beat. What is shown is always a view that really was: the one before an update, then the
// one after it; whatever came meanwhile waits its turn. Told things can be skipped and told again. What happened while
// nobody looked is summed up first. It knows neither a game nor the page. DOM-free.

import {beatsOf, HOLDS} from './beats.js';
import {continues} from './log.js';

/** @import {Beat, Sketch} from './beats.js' */
/** @import {GameEvent} from './protocol.d.ts' */

/** A view that was, and all events up to it. @typedef {{view: any, events: GameEvent[]}} Moment */
/** From one view to the next. @typedef {{before: Moment, after: Moment, beats: Beat[]}} Step */
/** @typedef {'off' | 'quick' | 'calm'} Pace */
/** @typedef {{later(act: () => void, ms: number): unknown, cancel(timer: any): void}} Clock */

/** How much of its time a beat is held. @type {Record<Exclude<Pace, 'off'>, number>} */
const SHARES = {quick: 0.5, calm: 1};
/** So much is kept to be told again. */
const STEPS_MAX = 60;
/** More beats than these are summed up for whoever was away. */
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

export class Telling {
    /** @type {Moment | undefined} */ #latest;
    /** The first of them is being told. @type {Step[]} */ #waiting = [];
    #at = 0;
    /** @type {unknown} */ #timer;
    /** What was told since the viewer acted, and before that. @type {{now: Step[], before: Step[]}} */
    #told = {now: [], before: []};
    isPaused = false;
    /** Where what nobody looked at begins, as long as it is summed up. @type {number | undefined} */ missedFrom;
    #isAway = false;

    /** @param {() => void} changed @param {() => Pace} pace @param {Clock} [clock] */
    constructor(changed, pace, clock = realClock) {
        this.changed = changed;
        this.pace = pace;
        this.clock = clock;
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
        return this.#waiting.reduce((sum, {beats}) => sum + beats.length, 0) - this.#at;
    }

    /** How long the beat at hand is held, in ms. */
    get holdMs() {
        const pace = this.pace();
        return this.beat ? HOLDS[this.beat.hold] * SHARES[pace === 'off' ? 'quick' : pace] : 0;
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
     * @param {{viewer?: number, deciding: boolean, seen?: number}} who whoever is already deciding is not interrupted;
     *     `seen`: how many events this browser has shown before
     */
    hear(moment, sketches, {viewer, deciding, seen = 0}) {
        const before = this.#latest;
        this.#latest = moment;
        if (before?.view === moment.view) {
            return;
        }
        if (!before || !continues(before.events, moment.events)) {
            this.forget();
            this.#miss(before ? knownOf(before.events, moment.events) : seen);
            return;
        }
        const beats = beatsOf(sketches, before.events.length, viewer);
        const step = {before, after: moment, beats};
        this.#told.now = [...this.#told.now, step].filter((one) => one.beats.length > 0).slice(-STEPS_MAX);
        if (this.pace() !== 'off' && !deciding) {
            this.#tell([...this.#waiting, step]);
        }
    }

    /** Whatever is told from now on is told as new when it is told again. */
    acted() {
        if (this.#told.now.length > 0) {
            this.#told = {now: [], before: this.#told.now};
        }
    }

    /** Nothing that was told before leads to what is shown now. */
    forget() {
        this.#told = {now: [], before: []};
        this.#tell([]);
    }

    /** Whether there is something to tell again. */
    get canTellAgain() {
        return this.#told.now.length + this.#told.before.length > 0;
    }

    /** Tells again what happened since the viewer acted; if nothing did, what happened before that. */
    again() {
        const {now, before} = this.#told;
        this.isPaused = false;
        this.missedFrom = undefined;
        this.#stop();
        this.#at = 0;
        this.#waiting = [];
        this.#tell(now.length > 0 ? now : before);
        this.changed();
    }

    /** Sums up what came since so many events had been seen, if anything had. @param {number} seen */
    #miss(seen) {
        const isMissed = seen > 0 && seen < (this.#latest?.events.length ?? 0) && this.pace() !== 'off';
        this.missedFrom = isMissed ? seen : undefined;
    }

    /** Nobody looks: nothing is told. */
    away() {
        this.#isAway = true;
        this.#stop();
    }

    /** Somebody looks again: much that has come meanwhile is summed up, little is told. */
    back() {
        this.#isAway = false;
        const [step] = this.#waiting;
        if (step && this.left > UNSEEN_MAX) {
            this.missedFrom = step.beats[this.#at].first;
        }
        this.#hold();
        this.changed();
    }

    /** Tells what was summed up, as far as it can be. */
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

    /** Steps of which nothing is left to tell are over. */
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
