// Which language the pages speak: the one chosen in this browser, else the first of the person's own that there is,
// else English. The folders called languages hold a file for each.

import {ownSetting, rememberSetting} from '../browser/storage.js';

/** What each language calls itself, by the name of its files: a new one is a line here and its files. */
export const LANGUAGES = Object.freeze({
    en: 'English',
    hu: 'Magyar',
    it: 'Italiano',
    fr: 'Français',
});

const FALLBACK = 'en';

/** The language without its region. @param {string} tag */
const baseOf = (tag) => tag.toLowerCase().split('-')[0];

/** @param {string} code */
const isSpoken = (code) => Object.hasOwn(LANGUAGES, code);

/** The person's own languages, the favourite first; outside a page nobody is asked. @returns {readonly string[]} */
const ownTags = () => (globalThis.document ? globalThis.navigator.languages : []);

/**
 * The language for a person who has chosen this one, or none, and whose browser asks for those.
 * @param {string | undefined} chosen @param {readonly string[]} tags
 */
export function fittingLanguage(chosen, tags) {
    return [chosen ?? '', ...tags.map(baseOf)].find(isSpoken) ?? FALLBACK;
}

export const language = () => fittingLanguage(ownSetting('language'), ownTags());

/** The language with the region of the person, if it is one of theirs: by it numbers and days are written. */
export const locale = () => ownTags().find((tag) => baseOf(tag) === language()) ?? language();

/** Chooses the language of pages from the next load on. @param {string} code */
export const rememberLanguage = (code) => rememberSetting('language', code);

/** Tells the browser and screen readers the language of the page. */
export function wearLanguage() {
    document.documentElement.lang = language();
}

/** On a page with a section for each language, shows only the section of the person's language. */
export function wearSections() {
    wearLanguage();
    for (const section of document.querySelectorAll('section')) {
        section.hidden = section.lang !== language();
    }
}
