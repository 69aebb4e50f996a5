// What the drawings of every game are given: the view, who sits where, and the choice being made.
import type {Choosing} from './choosing.js';
import type {Action, Decision, GameEvent, SeatInfo, Table} from './protocol.d.ts';
import type {Target} from './target.js';

export interface Scene<View, BoardTarget = Target> {
    view: View;
    table: Table;
    seats: SeatInfo[];
    /** The seat of this browser; undefined for one who watches or sees everything. */
    viewer?: number;
    events: GameEvent[];
    decision?: Decision;
    choosing?: Choosing;
    /** The choice as it began, to which undoing leads back, where a click can change its type. */
    start?: Choosing;
    targets: Map<string, BoardTarget>;
    /** The action that waits for the server's answer. */
    sent?: Action;
    /** Takes the next state of the choice. */
    put(next: Choosing): void;
    send(action: Action): void;
}
