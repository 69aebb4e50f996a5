// What a client was told, with names: updates are packed (PROTOCOL.md 9), and tests look into them.
import {readFileSync} from 'node:fs';
import {unpackedUpdate} from '../../web-client/app/connection/packing.js';

const known = new Map();

/** The forms of a game, as they are published; those of the tiny game are kept beside it. */
export function formsOf(game) {
    if (!known.has(game)) {
        const file = game === 'pips' ? '../tiny/pips.forms.json' : `../../protocol/forms/${game}.json`;
        known.set(game, JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')));
    }
    return known.get(game);
}

/** A message of a table of this game. */
export const named = (message, game) => (message.type === 'update' ? unpackedUpdate(formsOf(game), message) : message);
