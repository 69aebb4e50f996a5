// A port that was free a moment ago, for programs that cannot say which one they have chosen.
import net from 'node:net';

export async function freePort() {
    const server = net.createServer();
    await new Promise((done) => server.listen(0, '127.0.0.1', done));
    const {port} = server.address();
    await new Promise((done) => server.close(done));
    return port;
}
