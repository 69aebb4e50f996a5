// How a proxy before several servers hands WebSockets on: `/at/NAME/ws` to the server of that name, and all else to the
// first of the others that can be reached.
import net from 'node:net';

/**
 * @param proxy an HTTP server
 * @param namesInTurn the names of the servers for what names none, in the order in which they are tried
 * @param portOf the port of a server, by its name
 * @returns a function that ends what has been handed on, and the proxy
 */
export function handUpgradesOn(proxy, namesInTurn, portOf) {
    const open = new Set();
    proxy.on('upgrade', (request, socket, head) => {
        const [, named] = /^\/at\/([\w-]+)\/ws$/.exec(request.url) ?? [];
        const fields = request.rawHeaders.flatMap((one, i, all) => (i % 2 ? [] : `${one}: ${all[i + 1]}\r\n`));
        const tryNext = ([name, ...others]) => {
            const server = name === undefined ? undefined : net.connect(portOf(name), '127.0.0.1');
            server?.once('error', () => tryNext(others));
            server?.once('connect', () => {
                server.removeAllListeners('error');
                [server, socket].forEach((one) => open.add(one) && one.on('error', () => {}));
                server.write(`GET ${request.url} HTTP/1.1\r\n${fields.join('')}\r\n`);
                server.write(head);
                server.pipe(socket).pipe(server);
                server.on('close', () => socket.destroy());
            });
            return server ?? socket.destroy();
        };
        tryNext(named ? [named] : namesInTurn());
    });
    return () => {
        open.forEach((one) => one.destroy());
        proxy.close();
        proxy.closeAllConnections();
    };
}
