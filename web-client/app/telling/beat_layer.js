// Shows a beat on the boards: lights up the places, puts signs over them, and lets what is gained travel to its player.
// It touches no view: what it adds lies over the page and goes with the beat.

import {repeat} from '../../vendor/lit-html/directives/repeat.js';
import {html, nothing, render} from '../../vendor/lit-html/lit-html.js';
import {boxOf, elementOf, found, isPlayer, isShown, middle} from '../board/places.js';
import {bringAllIntoSight, isInSight, isPhone, isStill} from '../page/phone.js';
import {gainSign, tokenSign} from './telling_panel.js';

/** @import {Gain, Mark} from './beats.js' */
/** @import {Told} from './telling_panel.js' */

/** The least and the most that a token measures on a board. */
const TOKEN_PX = {least: 22, most: 52};
const TRAVEL_MS = 700;

/** @type {HTMLElement | undefined} */
let layer;
/** What has travelled already: a beat may be drawn often. @type {unknown} */
let travelled;

function layerOnPage() {
    if (!layer) {
        layer = document.createElement('div');
        layer.setAttribute('aria-hidden', 'true');
        document.body.append(layer);
    }
    return layer;
}

/** Where a panel has room. @param {DOMRect} box */
const corner = ({right, bottom}) => ({x: right - 8 + scrollX, y: bottom - 6 + scrollY});

/** Lights up the places; for players also their places in the strip of a phone. @param {string[]} places */
function light(places) {
    const lit = new Set(places);
    for (const element of document.querySelectorAll('[data-at], [data-strip-seat]')) {
        const {at, stripSeat} = /** @type {HTMLElement} */ (element).dataset;
        element.toggleAttribute('data-lit', lit.has(at ?? `player:${stripSeat}`));
    }
}

/** Marks where others have just moved. @param {string[]} places */
export function markMoves(places) {
    const moved = new Set(places.map((place) => found('data-at', place)));
    for (const element of document.querySelectorAll('[data-moved]')) {
        element.toggleAttribute('data-moved', moved.has(element));
    }
    moved.forEach((element) => element?.toggleAttribute('data-moved', true));
}

/** @param {Mark} mark @param {Told} told */
function markSign({token, words, side}, told) {
    return token
        ? html`<span class="beat-token">${tokenSign(token, told)}</span>`
        : html`<span class="beat-words">${side === undefined ? nothing : told.emblem(side)}<b>${words}</b></span>`;
}

/** All signs of a place. @param {Told} told @param {string} at */
function spot(told, at) {
    const box = boxOf(at);
    if (!box) {
        return nothing;
    }
    const [kind] = at.split(':');
    const room = isPlayer(at) ? 0 : Math.min(TOKEN_PX.most, box.width, box.height);
    const size = Math.max(TOKEN_PX.least, room);
    const {x, y} = isPlayer(at) ? corner(box) : middle(box);
    const style = `left: ${x}px; top: ${y}px; --token: ${size}px`;
    const marks = told.marks.filter((mark) => mark.at === at);
    const gains = told.gains.filter(({side}) => at === `player:${side}`);
    return html`<div class="beat-spot spot-${kind}" style=${style}>
        ${repeat(
            marks,
            ({token, words, side}) => `${token} ${words} ${side}`,
            (mark) => markSign(mark, told),
        )}
        ${
            gains.length > 0
                ? html`<span class="beat-words">${gains.map((gain) => gainSign(gain, told))}</span>`
                : nothing
        }</div>`;
}

/** @param {Told} told */
function spots(told) {
    const places = [...told.marks.map(({at}) => at), ...told.gains.map(({side}) => `player:${side}`)];
    return repeat(
        [...new Set(places)],
        (at) => at,
        (at) => spot(told, at),
    );
}

/** Where what is gained goes to: the player's panel, or the points in the strip of a phone, or the words about it if
 *  those are out of sight. @param {number} side */
function destination(side) {
    const box = boxOf(`player:${side}`) ?? found('data-strip-seat', String(side))?.getBoundingClientRect();
    const isInSight = box && box.top >= 0 && box.bottom <= innerHeight;
    return isInSight ? box : document.querySelector('.telling .situation')?.getBoundingClientRect();
}

/** @param {Gain} gain @param {Told} told @param {HTMLElement} over */
function travel({side, token, from}, told, over) {
    const [source, goal] = [boxOf(from ?? ''), destination(side)];
    if (!source || !goal) {
        return;
    }
    const traveller = document.createElement('span');
    traveller.className = 'beat-traveller';
    render(tokenSign(token, told), traveller);
    over.append(traveller);
    const [begin, end] = [middle(source), middle(goal)];
    const frames = [begin, end].map(({x, y}, index) => ({
        transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${index === 0 ? 1.5 : 0.9})`,
        opacity: index === 0 ? 1 : 0.2,
    }));
    const moving = traveller.animate(frames, {duration: Math.min(TRAVEL_MS, told.holdMs), easing: 'ease-in-out'});
    moving.finished.finally(() => traveller.remove()).catch(() => {});
}

/** On a phone, brings what is pointed at into sight, where its tab is open; players are in the strip.
 *  @param {string[]} places */
function look(places) {
    const elements = places.flatMap((place) => (isPlayer(place) ? [] : (elementOf(place) ?? []))).filter(isShown);
    if (isPhone() && elements.length > 0 && !elements.every(isInSight)) {
        bringAllIntoSight(elements);
    }
}

/** @param {Told} told @param {HTMLElement} over */
function begin(told, over) {
    travelled = told.beat;
    look(told.beat.places);
    if (!isStill()) {
        told.arriving.forEach((gain) => travel(gain, told, over));
    }
}

/** Shows the beat that is told now, or clears the layer if there is none. @param {Told | undefined} told */
export function showBeat(told) {
    if (!told && !layer) {
        return;
    }
    const over = layerOnPage();
    over.className = `beat-layer ${told?.game ?? ''}`;
    light(told?.beat.places ?? []);
    render(told ? spots(told) : nothing, over);
    if (told && travelled !== told.beat) {
        begin(told, over);
    }
    travelled = told?.beat;
}
