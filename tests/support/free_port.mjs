// A port for programs that cannot say which one they have chosen. It lies below those that systems choose by themselves
// (from 32768 on), so that no connection that is made meanwhile gets it.
import {randomInt} from 'node:crypto';
import net from 'node:net';

const [FIRST, END] = [20000, 32000];
/** What was handed out to this test before, though nobody may listen there yet. */
const taken = new Set();

/** Whether nobody listens at this port. @param {number} port */
const isFree = (port) =>
    new Promise((done) => {
        const server = net.createServer();
        server.once('error', () => done(false));
        server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
    });

export async function freePort() {
    for (;;) {
        const port = randomInt(FIRST, END);
        if (!taken.has(port) && (await isFree(port))) {
            taken.add(port);
            return port;
        }
    }
}
