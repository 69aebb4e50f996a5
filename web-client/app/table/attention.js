// Decides when to call whoever sits at the table: when something is asked, revealed or gained, and when the page has a
// message. How it calls is up to calling.js. DOM-free.

/** @import {Told} from '../telling/telling_panel.js' */
/** @import {Call} from './sounds.js' */

/**
 * The facts of the page that may cause a call.
 * @typedef {{isAsked: boolean, isSent?: boolean, told?: Pick<Told, 'beat' | 'signs' | 'arriving' | 'missed'>,
 *     message?: unknown, said?: unknown, nudgedAt?: number}} Situation
 */

/** The call of a beat. A summary of missed beats is silent. @param {Situation['told']} told
 *  @returns {Call | undefined} */
function callOfBeat(told) {
    if (told?.beat.sum) {
        return told.missed ? undefined : 'sum';
    }
    return told && (told.arriving.length > 0 ? 'gain' : told.signs.length > 0 ? 'reveal' : undefined);
}

export class Attention {
    #isAsked = false;
    /** @type {unknown} */ #beat;
    /** @type {unknown} */ #message;
    /** @type {unknown} */ #said;
    #nudgedAt = 0;

    /**
     * What is new calls once. A question right after one's own answer does not call: the person is there.
     * @param {Situation} situation @returns {Call[]}
     */
    note({isAsked, isSent = false, told, message, said, nudgedAt = 0}) {
        const isReminded = isAsked && nudgedAt > this.#nudgedAt;
        const turn = (isAsked && !this.#isAsked) || isReminded ? /** @type {const} */ (['turn']) : [];
        const call = told?.beat === this.#beat ? undefined : callOfBeat(told);
        const isNew = (message && message !== this.#message) || (said && said !== this.#said);
        const words = isNew ? /** @type {const} */ (['message']) : [];
        this.#isAsked = isAsked || (isSent && this.#isAsked);
        this.#beat = told?.beat;
        this.#message = message;
        this.#said = said;
        this.#nudgedAt = nudgedAt;
        return [...turn, ...(call ? [call] : []), ...words];
    }
}
