// What every drawing of Caylus Magna Carta is given.
import type {Scene as SceneOf} from '../scene.d.ts';
import type {BoardTarget} from './interactions.js';
import type {View} from './view.d.ts';

/** The pixels that there are for the road; where the page scrolls, the height is what one scrolls gladly. For so
 * many cards there is room from the start; where the end of the road is known, it is seen whole. */
export interface Space {
    width: number;
    height: number;
    cards: number;
    isWhole: boolean;
    scrolls: boolean;
}
export type Scene = SceneOf<View, BoardTarget> & {space: Space};
