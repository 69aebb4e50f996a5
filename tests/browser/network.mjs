// Listens to what comes over a page's network: nothing that the browser had already.

/**
 * Notes the path of each answer that comes over the network, and how many bytes it had, and each socket; `anew` begins
 * again, with what is asked from then on. `quiet` is when nothing is on its way any more.
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
