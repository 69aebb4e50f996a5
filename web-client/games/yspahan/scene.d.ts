// What every drawing of Yspahan is given.
import type {Scene as SceneOf} from '../scene.d.ts';
import type {View} from './view.d.ts';

export type Scene = SceneOf<View>;
