// Coming to a server again: to a table by its token, and where there was no room. All else is in support.mjs.
import {Client, comesTrue} from './support.mjs';

/** A client that enters with a token, as it is told what was stored. */
export async function entered(server, token) {
    const client = await Client.open(server);
    await client.get('enter', {token});
    await client.when(() => client.n > 0);
    return client;
}

/** A client of this server as soon as there is room for one: a place is free a moment after its client has gone. */
export async function openOnceFree(server, how = {}) {
    let client;
    await comesTrue(async () => {
        client = await Client.open(server, how).catch(() => undefined);
        return client !== undefined;
    }, 'a place is free');
    return client;
}
