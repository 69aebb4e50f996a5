// What the drawings of every game are given: the view, who sits where, and the choice being made.
import type {Choosing} from '../app/asking/choosing.js';
import type {InAdvance} from '../app/asking/deciding.js';
import type {Sending} from '../app/connection/session.js';
import type {Enlarging} from '../app/board/enlarging.js';
import type {LogReading} from '../app/log/log_reading.js';
import type {Leafing} from '../app/log/past_lines.js';
import type {Action, Decision, GameEvent, Handover, SeatInfo, Table} from '../app/protocol.d.ts';
import type {Tabs} from '../app/board/tabs.js';
import type {Target} from '../app/asking/target.js';
import type {Told} from '../app/telling/telling_panel.js';

export interface Scene<View, BoardTarget = Target> {
    view: View;
    table: Table;
    seats: SeatInfo[];
    /** The seat of this browser; undefined for one who watches or sees everything. */
    viewer?: number;
    events: GameEvent[];
    /** Bots that took over and people who came back. */
    handovers?: Handover[];
    decision?: Decision;
    choosing?: Choosing;
    /** The choice as it began, to which undoing leads back, where a click can change its type. */
    start?: Choosing;
    targets: Map<string, BoardTarget>;
    /** What stands beside the board, where there is little room. */
    tabs: Tabs;
    /** Draws what was told last, where there is room. */
    latest?(): unknown;
    /** What of the log is read. */
    reading: LogReading;
    /** What of the board is looked at enlarged, where there is little room. */
    enlarging?: Enlarging;
    /** The action that waits for the server's answer. */
    sent?: Action;
    /** How it stands with that. */
    sending?: Sending;
    /** Those that will be sent after it. */
    following?: Action[];
    /** Those that were planned and are not possible any more. */
    dropped?: Action[];
    /** The beat that is being told; nothing is asked meanwhile. */
    told?: Told;
    /** Tells again what happened. */
    again?(): void;
    /** Shows the rules of this moment. */
    explain?(): void;
    /** Doing without, chosen in advance. */
    inAdvance?: InAdvance;
    /** Why nothing is asked of anybody, whatever the view says. */
    resting?: 'paused' | 'stopped';
    isKept?: boolean;
    /** The whole match, where it is over and can be leafed through. */
    leafing?: Leafing;
    /** Takes the next state of the choice. */
    put(next: Choosing): void;
    send(action: Action): void;
    /** Sends them one after the other, as far as they are asked for. */
    sendAll?(actions: Action[]): void;
}
