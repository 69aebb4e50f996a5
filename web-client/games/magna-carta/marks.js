// How a card is marked that can be clicked now: for the eye, for assistive technology, for those who drive the page.

import {nothing} from '../../vendor/lit-html/lit-html.js';
import {targetClass} from '../../app/target.js';

/** @import {BoardTarget} from './interactions.js' */

/** @param {BoardTarget | undefined} target */
export function marksOf(target) {
    return target
        ? {
              look: `${targetClass(target)}${target.lit ? '' : ' unlit'}`,
              pressed: target.chosen,
              pick: target.field,
              value: String(target.value),
          }
        : {look: '', pressed: nothing, pick: nothing, value: nothing};
}
