// How a card that can be clicked is marked: for the eye, for screen readers, and for tests that drive the page.

import {nothing} from '../../vendor/lit-html/lit-html.js';
import {missing} from '../../app/asking/panel.js';
import {targetClass} from '../../app/asking/target.js';
import {CONFIRM} from '../../app/board/key_steps.js';
import {kindOf} from './interactions.js';

/** @import {Choosing} from '../../app/asking/choosing.js' */
/** @import {BoardTarget, Kind} from './interactions.js' */

/** Where each kind of thing is picked. @type {Partial<Record<Kind, string>>} */
const BOARDS = {place: '.road', prestige: '.prestige-list ul', hand: '.own-area .hand'};

/** Where the focus goes after a pick: to what is still missing, or to the button that sends the action.
 * @param {Choosing} choosing */
function nextOf(choosing) {
    const [kind] = missing(choosing).map((field) => kindOf(choosing.type ?? '', field));
    return (kind && BOARDS[kind]) ?? CONFIRM;
}

/** @param {BoardTarget | undefined} target @param {Choosing | undefined} choosing */
export function marksOf(target, choosing) {
    return target
        ? {
              look: `${targetClass(target)}${target.lit ? '' : ' unlit'}`,
              pressed: target.chosen,
              pick: target.field,
              value: String(target.value),
              leads: choosing && target.chosen ? nextOf(choosing) : nothing,
          }
        : {look: '', pressed: nothing, pick: nothing, value: nothing, leads: nothing};
}
