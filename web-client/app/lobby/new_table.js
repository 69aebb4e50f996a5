// Makes a table from the first page, whichever button was pressed. It asks for a name if there is none, and says beside
// the button what went wrong.

import {html, nothing} from '../../vendor/lit-html/lit-html.js';
import {ownName, rememberLesson, rememberSetting} from '../browser/storage.js';
import {refusalOf} from '../connection/connection.js';
import {fetchGames} from '../connection/http.js';
import {seatLink} from '../connection/links.js';
import {refusalWords} from '../page/frame.js';
import {ownLevel} from '../people/levels.js';
import {takeSeat} from '../people/seating.js';
import {gameTitle, misfit} from '../rules/rules.js';
import {language} from '../words/language.js';
import {say} from '../words/words.js';

/** @import {Connection} from '../connection/connection.js' */
/** @import {Level} from '../people/levels.js' */
/** @import {GameInfo, Seated} from '../protocol.d.ts' */
/** @import {Wanted} from '../rules/rules.js' */
/** @import {FirstGame} from '../teaching/hints.js' */

/** The button by which a table was asked for: the form's, or one on the card of a game.
 *  @typedef {'create' | `${'quick' | 'learn'} ${string}`} Pressed */

/** Puts bots in all other seats, and starts. @param {number} seats @param {Level} bot */
const againstBots = (seats, bot) => async (/** @type {Connection} */ connection) => {
    for (let seat = 1; seat < seats; seat += 1) {
        await connection.request({type: 'seat_bot', seat, bot});
    }
    await connection.request({type: 'start'});
};

export class NewTable {
    isBusy = false;
    #player = ownName();
    /** What went wrong. @type {{at: Pressed, words: string} | undefined} */ #error;
    /** Where the name is asked for as well. @type {Pressed | undefined} */ #asksName;
    /** Does again what was pressed there. @type {(() => void) | undefined} */ #again;

    /** @param {{games: GameInfo[]}} lobby what the page knows of the server @param {() => void} changed */
    constructor(lobby, changed) {
        this.lobby = lobby;
        this.changed = changed;
    }

    /** The field for the person's name, wherever it is asked for. */
    nameField() {
        const heed = (/** @type {Event} */ {target}) => {
            this.#player = /** @type {HTMLInputElement} */ (target).value;
        };
        // A form is sent by this key, which goes on as well.
        const goOn = (/** @type {KeyboardEvent} */ {key, target}) => {
            if (key === 'Enter' && !(/** @type {HTMLInputElement} */ (target).form)) {
                this.#again?.();
            }
        };
        return html`<label><span>${say('lobby.name')}</span><input name="player" maxlength="24"
            autocomplete="nickname" .value=${this.#player} @input=${heed} @keydown=${goOn} /></label>`;
    }

    /** The complaint beside this button, with a field for the name if that was missing and its field is far away. It
     *  lies over the page and moves nothing.
     *  @param {Pressed} at */
    complaint(at) {
        const isAsked = at === this.#asksName;
        const words = this.#error?.at === at ? this.#error.words : '';
        return words
            ? html`<div class="complaint">${isAsked ? this.nameField() : nothing}<p class="error" role="alert"
                data-complaint>${words}</p></div>`
            : nothing;
    }

    /** Nothing is asked of the server without a name: says so beside what was pressed, and leads to where it is filled
     *  in. @param {Pressed} at */
    #askName(at) {
        this.#error = {at, words: say('lobby.name.missing')};
        this.#asksName = at;
        this.changed();
        const asking = document.querySelector('.complaint input') ?? document.querySelector('input[name=player]');
        /** @type {HTMLInputElement | null} */ (asking)?.focus();
        document.querySelector('[data-complaint]')?.scrollIntoView({block: 'nearest', behavior: 'instant'});
    }

    /**
     * Why there is no table. If it cannot have these rules, what the server says of its games has changed since.
     * @param {{code: string, sentence: string}} refusal @param {Record<string, unknown>} request
     */
    async #whyRefused(refusal, request) {
        if (refusal.code !== 'bad_options') {
            return refusalWords(refusal);
        }
        this.lobby.games = await fetchGames().catch(() => this.lobby.games);
        const why = misfit(/** @type {Wanted} */ (request), this.lobby.games);
        // The server speaks English only.
        const said = language() === 'en' ? refusal.sentence : '';
        return refusalWords({...refusal, sentence: why ?? said}).trim();
    }

    /**
     * Makes a table and goes to the seat at it; without a name asks for that first, and says why if there is no table.
     * @param {Pressed} at @param {Record<string, unknown>} request
     * @param {(connection: Connection, seated: Seated) => Promise<void>} [then]
     */
    async create(at, request, then) {
        const player = this.#player.trim();
        if (player === '') {
            this.#again = () => this.create(at, request, then);
            this.#askName(at);
            return;
        }
        this.isBusy = true;
        this.#error = undefined;
        this.changed();
        try {
            const name = String(request.name ?? '').trim() || say('lobby.table_name.default', {player});
            const seated = await takeSeat({...request, type: 'create', player, name: name.slice(0, 40)}, then);
            rememberSetting('game', String(request.game));
            location.assign(seatLink(seated.token));
        } catch (error) {
            this.#error = {at, words: await this.#whyRefused(refusalOf(error), request)};
        }
        this.isBusy = false;
        this.changed();
    }

    /** A table of bots of the chosen level around one person, started at once. @param {GameInfo} game */
    playNow({game, seats: counts}) {
        const seats = Math.max(...counts);
        const request = {game, seats, options: {}, visibility: 'link', watching: 'forbidden'};
        return this.create(`quick ${game}`, request, againstBots(seats, ownLevel()));
    }

    /** The same with hints, and dealt so that there is something to learn.
     *  @param {string} game @param {FirstGame} first */
    learn(game, {table: {seats, seed}}) {
        const name = say('learn.table_name', {game: gameTitle(game, this.lobby.games)});
        const request = {game, name, seats, seed, options: {}, visibility: 'link', watching: 'forbidden'};
        return this.create(`learn ${game}`, request, (connection, {token}) => {
            rememberLesson(token, {told: [], state: 'on'});
            return againstBots(seats, 'easy')(connection);
        });
    }
}
