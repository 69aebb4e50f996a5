// Invitations in what is said. They become links within this server, whatever address was written. DOM-free.

import {tableLink} from '../connection/links.js';

/** @import {TalkLine} from '../protocol.d.ts' */

const INVITATION = /\S*table\.html#join=([\w-]{1,200})/;

/** A line cut into its words and the links of its invitations. @param {string} text
 *  @returns {({words: string} | {link: string})[]} */
export const partsOfLine = (text) =>
    text
        .split(INVITATION)
        .map((part, index) => (index % 2 === 0 ? {words: part} : {link: tableLink('join', part)}))
        .filter((part) => !('words' in part) || part.words !== '');

/** The invitations alone. @param {string} text @returns {string[]} */
const invitationsIn = (text) => text.split(INVITATION).filter((_, index) => index % 2 === 1);

/** The invitations that players have said, the first one first. Watchers ask nobody to play again.
 *  @param {TalkLine[]} talk @returns {string[]} */
export const invitationsOf = (talk) => [
    ...new Set(talk.flatMap(({seat, text}) => (seat === undefined ? [] : invitationsIn(text)))),
];
