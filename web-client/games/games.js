// Draws games. The module and the words of a game are loaded when it is played. A game without a drawing of its own can
// still be played: the general panel shows it as plain text.

import {useStyle} from '../app/page/frame.js';
import {gameNamed} from './known_games.js';
import {plain} from './plain/plain.js';
import {learnRulesOf, learnWordsOf} from './words.js';

/** @import {Choosing} from '../app/asking/choosing.js' */
/** @import {InAdvance} from '../app/asking/deciding.js' */
/** @import {Hint} from '../app/asking/hinting.js' */
/** @import {Enlarging} from '../app/board/enlarging.js' */
/** @import {Tabs} from '../app/board/tabs.js' */
/** @import {Undoing} from '../app/connection/own_actions.js' */
/** @import {Sending} from '../app/connection/session.js' */
/** @import {SeenDraw} from '../app/dealing/checks.js' */
/** @import {Log} from '../app/log/log.js' */
/** @import {LogReading} from '../app/log/log_reading.js' */
/** @import {Leafing} from '../app/log/past_lines.js' */
/** @import {Action, Decision, GameEvent, Handover, Result, Row, SeatInfo, Table} from '../app/protocol.d.ts' */
/** @import {RulesPage} from '../app/rules/rules.js' */
/** @import {Drawings} from '../app/rules/rules_page.js' */
/** @import {Lessons} from '../app/teaching/teacher.js' */
/** @import {Sketchbook} from '../app/telling/beats.js' */
/** @import {Told} from '../app/telling/telling_panel.js' */

/**
 * What a drawing is given.
 * @typedef {object} Drawn
 * @property {any} view
 * @property {Table} table
 * @property {number | undefined} viewer the seat of this browser
 * @property {GameEvent[]} events
 * @property {Handover[]} [handovers] bots that took over and people who came back
 * @property {Decision | undefined} decision
 * @property {Choosing | undefined} choosing
 * @property {Action | undefined} sent
 * @property {Sending} [sending] whether it is sent, waits, or lost its connection
 * @property {Action[]} [following] sent after that one
 * @property {Action[]} [dropped] planned before, but no longer possible
 * @property {Told} [told] the current beat; while there is one, nothing is asked
 * @property {() => void} [again] tells again what happened
 * @property {() => void} [explain] shows the rules of this moment
 * @property {InAdvance} [inAdvance] passing, chosen in advance
 * @property {Hint} [hint] where a bot may be asked what it would do
 * @property {'paused' | 'stopped'} [resting] why nobody is asked anything, even if the view says so
 * @property {boolean} [isKept] whether a begun choice is kept while the match rests
 * @property {boolean} [isPatient] whether no bot acts at this table, so that what is done can be taken back until
 *     somebody else decides
 * @property {Tabs} tabs what stands beside the board, on small windows
 * @property {LogReading} reading which lines of the log are shown
 * @property {Enlarging} [enlarging] which part of the board is enlarged, on small windows
 * @property {Leafing} [leafing] the whole match, in a replay
 * @property {(next: Choosing) => void} put
 * @property {(action: Action) => void} send
 * @property {(actions: Action[]) => void} [sendAll] sends them one by one, as long as they are asked for
 */

/**
 * How a game is told beat by beat.
 * @typedef {object} Tale
 * @property {Sketchbook} sketchbook
 * @property {Log} log the same in words
 * @property {(side: number) => unknown} emblem draws the sign of a side
 * @property {(name: string) => unknown} token draws what a sketch names
 * @property {(seats: SeatInfo[], side: number) => string} sideName
 */

/** What a replay calls an event that it can jump to; some begin a chapter. An event without words is no landmark.
 *  @typedef {{chapter?: string, words: string}} Landmark */

/**
 * @typedef {object} GameDrawing
 * @property {(decision: Decision) => Choosing} begin
 * @property {(choice: Choosing) => Choosing} [suggested] a whole choice that nobody has picked, where it is not put as
 *     it is
 * @property {(drawn: Drawn) => unknown} draw
 * @property {(view: any) => string} subtitle where the match stands, in a few words
 * @property {(view: any) => number} turn the turn, round or day, for which something can be chosen in advance
 * @property {(view: any) => number[]} [points] of each seat, as they stand
 * @property {(view: any) => {number: number, says: string}[]} [places] of each seat in the order by which ties are
 *     decided
 * @property {(event: GameEvent, seats: SeatInfo[]) => Landmark | undefined} [landmark] what a replay can jump to
 * @property {(view: any) => Result | undefined} [result] points and places by seat, as
 *     the last view shows them
 * @property {(events: GameEvent[]) => SeenDraw[]} [seenDraws] the random results that everybody saw
 * @property {Tale} [tale]
 * @property {(rows: Row[]) => Action | undefined} [alone] the only answer to a question that is asked lest anybody
 *     learn what somebody holds; the page gives it after a pause
 * @property {(view: any, events: GameEvent[], seat: number) => boolean} [isHandKnown] whether everybody could know what
 *     the asked seat holds, and so that it can only pass; then the page passes, unless the person wants to be asked
 * @property {(rows: Row[]) => Action | undefined} [without] the answer by which one does without, if there is one that
 *     can be chosen in advance for the rest of a turn; `NAME.passing` says so
 * @property {Undoing} [undoing] which events tell that nothing can be taken back any more
 * @property {RulesPage & Drawings} [rules] the short rules
 * @property {Lessons} [lessons] what a first game guides to, and what it notices
 */

/** @type {Map<string, GameDrawing>} */
const loaded = new Map();

/** Loads everything that draws a game. Nothing of it is shown before. @param {string} name */
export async function loadDrawing(name) {
    const game = gameNamed(name);
    if (game && !loaded.has(name)) {
        const style = useStyle(`games/${name}/board.css`);
        const rules = learnRulesOf(name);
        // A drawing without short rules has no words for them.
        rules.catch(() => {});
        const [drawing] = await Promise.all([game.load(), learnWordsOf(name), style]);
        await (drawing.rules ? rules : undefined);
        loaded.set(name, drawing);
    }
}

/** @param {string} game */
export const isLoaded = (game) => loaded.has(game) || !gameNamed(game);

/** The drawing of a game that is loaded. @param {string} game @returns {GameDrawing} */
export const drawingOf = (game) => loaded.get(game) ?? plain;
