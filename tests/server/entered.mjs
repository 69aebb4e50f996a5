// Coming back to a table by its token. Everything else that clients of the tests do is in support.mjs.
import {Client} from './support.mjs';

/** A client that enters with a token, as it is told what was stored. */
export async function entered(server, token) {
    const client = await Client.open(server);
    await client.get('enter', {token});
    await client.when(() => client.n > 0);
    return client;
}
