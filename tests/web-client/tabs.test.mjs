// Which tab is open on a phone while beats are told: the one where it happens, unless somebody opened another.
import assert from 'node:assert/strict';
import {test} from 'node:test';

// lit-html looks for a document as soon as it is loaded.
globalThis.document = {createTreeWalker: () => ({}), createComment: () => ({})};
globalThis.navigator ??= {languages: ['en']};
const {Tabs} = await import('../../web-client/app/board/tabs.js');

const BOX = {top: 0, bottom: 10, height: 10};

/** A place that stands in this tab, or on the board, and is not in sight. */
const placeIn = (tab) => ({
    closest: (selector) => (tab && selector === '[data-tab-panel]' ? {dataset: {tabPanel: tab}} : null),
    getClientRects: () => [],
    getBoundingClientRect: () => BOX,
});

/** A phone whose places are named after their tabs. */
function phone() {
    globalThis.matchMedia = () => ({matches: true});
    globalThis.CSS = {escape: (text) => text};
    globalThis.innerHeight = 600;
    globalThis.scrollY = 0;
    globalThis.scrollTo = () => {};
    const tabAt = (selector) => /^\[data-at="(\w+)"\]$/.exec(selector)?.[1];
    globalThis.document = {
        querySelectorAll: () => [],
        querySelector: (selector) => (tabAt(selector) ? placeIn(tabAt(selector).replace('board', '')) : null),
    };
    const tabs = new Tabs(() => {});
    const isOpen = (name) => tabs.panel(name, '').values.includes(false);
    return {tabs, opened: () => ['tower', 'caravan', 'players', 'log'].filter(isOpen)};
}

const beat = (...places) => ({places});

test('what somebody asks to see stays while the next beats are told elsewhere', () => {
    const {tabs, opened} = phone();
    tabs.open('log');
    tabs.follow(beat('tower'));
    tabs.show('[data-at="players"]');
    tabs.follow(beat('caravan'));
    assert.deepEqual(opened(), ['players']);
    tabs.follow(undefined);
    assert.deepEqual(opened(), ['players']);
});

test('what somebody asks to see on the board wants no tab', () => {
    const {tabs, opened} = phone();
    tabs.open('players');
    tabs.follow(beat('tower'));
    assert.deepEqual(opened(), ['tower']);
    tabs.show('[data-at="board"]');
    tabs.follow(undefined);
    assert.deepEqual(opened(), ['players']);
});
