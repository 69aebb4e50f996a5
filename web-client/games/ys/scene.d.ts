// What every drawing of Ys is given.
import type {Scene as SceneOf} from '../scene.d.ts';
import type {Target} from '../../app/asking/target.js';
import type {Choosing} from '../../app/asking/choosing.js';
import type {Action, Value} from '../../app/protocol.d.ts';
import type {BrokerView, View} from './view.d.ts';

/** A broker that will stand on the board as soon as it is sent, and the server has said so. */
export interface Ghost {
    broker: BrokerView;
    /** The value that leaves the hand for it. */
    gone?: Value;
    /** Its number among those that are planned, and can still be changed. */
    at?: number;
}
/** What can be done with what is planned. */
export interface Plan {
    /** What can be sent now, one after the other. */
    actions: Action[];
    mayTurn(at: number): boolean;
    turned(at: number): Choosing;
    without(at: number): Choosing;
    lifted(at: number): Choosing;
}

export interface Scene extends SceneOf<View> {
    hand: Map<string, Target>;
    ghosts: Ghost[];
    /** The view that sums are made of: ghosts count in it. */
    counted: View;
    plan?: Plan;
}
