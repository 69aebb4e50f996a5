// Small sounds of our own: a few struck tones each, made by the browser. Browsers allow no sound before the page was
// touched, and a person can have none at all.

import {isSoundOn} from '../browser/settings.js';

/**
 * A tone as of a small bell: how high, when, how long it rings and how loud.
 * @typedef {{hertz: number, at: number, rings: number, loud: number, wave?: OscillatorType}} Tone
 */

/** What the page calls for. @typedef {'turn' | 'reveal' | 'gain' | 'sum' | 'message'} Call */

/** @type {Record<Call, Tone[]>} */
const SOUNDS = {
    turn: [
        {hertz: 523.25, at: 0, rings: 0.5, loud: 0.16},
        {hertz: 783.99, at: 0.13, rings: 0.8, loud: 0.16},
    ],
    reveal: [{hertz: 330, at: 0, rings: 0.11, loud: 0.1, wave: 'triangle'}],
    gain: [
        {hertz: 880, at: 0, rings: 0.18, loud: 0.06},
        {hertz: 1174.66, at: 0.07, rings: 0.26, loud: 0.05},
    ],
    sum: [
        {hertz: 392, at: 0, rings: 0.5, loud: 0.09},
        {hertz: 493.88, at: 0.06, rings: 0.5, loud: 0.08},
        {hertz: 587.33, at: 0.12, rings: 0.7, loud: 0.08},
    ],
    message: [
        {hertz: 440, at: 0, rings: 0.2, loud: 0.1, wave: 'triangle'},
        {hertz: 349.23, at: 0.14, rings: 0.3, loud: 0.1, wave: 'triangle'},
    ],
};
/** A tone begins at once, but not with a click. */
const ATTACK_S = 0.008;
const SILENCE = 0.0001;

/** @type {AudioContext | undefined} */
let speaker;

/** @param {BaseAudioContext} context @param {Tone} tone @param {number} begins */
function ring(context, {hertz, at, rings, loud, wave = 'sine'}, begins) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const [from, to] = [begins + at, begins + at + rings];
    tone.type = wave;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(SILENCE, from);
    volume.gain.exponentialRampToValueAtTime(loud, from + ATTACK_S);
    volume.gain.exponentialRampToValueAtTime(SILENCE, to);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(to);
}

/** Writes a sound into any context, from this time on. @param {BaseAudioContext} context
 *  @param {Call} call @param {number} begins */
export function writeSound(context, call, begins) {
    SOUNDS[call].forEach((tone) => ring(context, tone, begins));
}

/** From the first touch of the page on, it may sound. */
export function awaitTouch() {
    const touched = () => {
        speaker ??= new AudioContext();
        speaker.resume().catch(() => {});
    };
    addEventListener('pointerdown', touched, {capture: true});
    addEventListener('keydown', touched, {capture: true});
}

/** @param {Call} call */
export function sound(call) {
    if (speaker?.state === 'running' && isSoundOn()) {
        writeSound(speaker, call, speaker.currentTime);
    }
}
