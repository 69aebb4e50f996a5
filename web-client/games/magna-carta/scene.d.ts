// What every drawing of Caylus Magna Carta is given: the view, who sits where, and the choice being made.
import type {Choosing} from '../../app/choosing.js';
import type {Action, Decision, GameEvent, SeatInfo, Table} from '../../app/protocol.d.ts';
import type {BoardTarget} from './interactions.js';
import type {View} from './view.d.ts';

/** The pixels that there are for the road; where the page scrolls, the height is what one scrolls gladly. */
export interface Space {
    width: number;
    height: number;
    scrolls: boolean;
}
export interface Scene {
    view: View;
    table: Table;
    seats: SeatInfo[];
    /** The seat of this browser; undefined for one who watches or sees everything. */
    viewer?: number;
    events: GameEvent[];
    decision?: Decision;
    choosing?: Choosing;
    /** The choice as it began, to which undoing leads back. */
    start?: Choosing;
    targets: Map<string, BoardTarget>;
    space: Space;
    /** The action that waits for the server's answer. */
    sent?: Action;
    /** Takes the next state of the choice. */
    put(next: Choosing): void;
    send(action: Action): void;
}
