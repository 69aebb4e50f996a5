// Records what a page loads over the network, leaving out what comes from the browser's cache.

/**
 * Records the path and the bytes of each answer from the network, and each socket. `anew` starts over with the next
 * requests. `quiet` waits until no request is open.
 */
export async function watchNetwork({context, page}) {
    const session = await context.newCDPSession(page);
    const addresses = new Map();
    const loaded = [];
    await session.send('Network.enable');
    session.on('Network.requestWillBeSent', ({requestId, request}) => addresses.set(requestId, request.url));
    session.on('Network.requestServedFromCache', ({requestId}) => addresses.delete(requestId));
    session.on('Network.responseReceived', ({requestId, response}) => {
        if (response.fromDiskCache) {
            addresses.delete(requestId);
        }
    });
    session.on('Network.loadingFinished', ({requestId, encodedDataLength: bytes}) => {
        if (addresses.has(requestId)) {
            loaded.push({path: new URL(addresses.get(requestId)).pathname, bytes});
        }
    });
    session.on('Network.webSocketCreated', ({url}) => loaded.push({path: new URL(url).pathname, bytes: 0}));
    const anew = () => {
        addresses.clear();
        loaded.length = 0;
    };
    return {loaded, anew, quiet: () => page.waitForLoadState('networkidle')};
}
