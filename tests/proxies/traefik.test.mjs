// Where the files for Traefik lead, at the root of a name, below a path, and for several processes.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Traefik} from './traefik.mjs';

const NAME = 'https://games.example.org';

/** Fails unless the file leads from each address to what stands beside it. */
function assertLeads(shape, ways) {
    const traefik = new Traefik(shape);
    traefik.assertWhole();
    for (const [address, way] of Object.entries(ways)) {
        assert.deepEqual(traefik.leads(address), way, address);
    }
}

test('Traefik leads from the root of a name to the server', () => {
    const servers = ['http://127.0.0.1:8080'];
    assertLeads('root', {
        [`${NAME}/`]: {path: '/', servers},
        [`${NAME}/ws`]: {path: '/ws', servers},
        'https://other.example.org/': {status: 404},
    });
});

test('Traefik takes the path off, and adds the slash that is missing behind it', () => {
    const servers = ['http://127.0.0.1:8080'];
    assertLeads('below', {
        [`${NAME}/games`]: {status: 301, to: `${NAME}/games/`},
        [`${NAME}/games?from=a/games`]: {status: 301, to: `${NAME}/games/?from=a/games`},
        [`${NAME}/games/`]: {path: '/', servers},
        [`${NAME}/games/table.html?from=/games`]: {path: '/table.html', servers},
        [`${NAME}/games/games`]: {path: '/games', servers},
        [`${NAME}/gamester`]: {status: 404},
    });
});

test('Traefik leads to each of several processes, and else to any', () => {
    const [one, two] = ['http://one.internal:8080', 'http://two.internal:8080'];
    assertLeads('several', {
        [`${NAME}/at/one/ws`]: {path: '/at/one/ws', servers: [one]},
        [`${NAME}/ws`]: {path: '/ws', servers: [one, two]},
    });
});
