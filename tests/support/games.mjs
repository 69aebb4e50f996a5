// The games, by the names of their folders: the list DAHUT_GAMES of the topmost CMakeLists.txt.
import {readFileSync} from 'node:fs';

const list = readFileSync(new URL('../../CMakeLists.txt', import.meta.url), 'utf8');

export const games = /^set\(DAHUT_GAMES ([\w ]+)\)$/m.exec(list)[1].split(' ');

/** What the module of each game says that stands beside this one, as `./${game}_secrets.mjs` for "secrets". */
export const ofEachGame = (url, what) =>
    Promise.all(games.map(async (game) => (await import(new URL(`./${game}_${what}.mjs`, url))).default));
