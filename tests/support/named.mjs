// Puts names back into what a client was told. Updates are packed (PROTOCOL.md 9), and tests want to read them.
import {readFileSync} from 'node:fs';
import {unpackedUpdate} from '../../web-client/app/connection/packing.js';

const known = new Map();

/** The published forms of a game; those of the tiny game are kept beside it. */
export function formsOf(game) {
    if (!known.has(game)) {
        const file = game === 'pips' ? '../tiny/pips.forms.json' : `../../protocol/forms/${game}.json`;
        known.set(game, JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')));
    }
    return known.get(game);
}

/** A message of a table of this game, with names. */
export const named = (message, game) => (message.type === 'update' ? unpackedUpdate(formsOf(game), message) : message);
