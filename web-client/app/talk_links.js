// Invitations in what is said: they become links within this server, wherever the address that was said would lead.
// DOM-free.

import {tableLink} from './links.js';

const INVITATION = /\S*table\.html#join=([\w-]{1,200})/;

/** A line cut into its words and the links of its invitations. @param {string} text
 *  @returns {({words: string} | {link: string})[]} */
export const partsOfLine = (text) =>
    text
        .split(INVITATION)
        .map((part, index) => (index % 2 === 0 ? {words: part} : {link: tableLink('join', part)}))
        .filter((part) => !('words' in part) || part.words !== '');
