// Records what a page loads over the network, leaving out what comes from the browser's cache.
import {becomes} from './support.mjs';

/**
 * Records the path and the bytes of each answer from the network, and each socket. `anew` starts over with the next
 * requests. `quiet` waits until no request is open and none has been for a while.
 */
export async function watchNetwork({context, page}) {
    const session = await context.newCDPSession(page);
    const addresses = new Map();
    const loaded = [];
    const open = new Set();
    await session.send('Network.enable');
    session.on('Network.requestWillBeSent', ({requestId, request, type}) => {
        // With another page, what the former one still asked for is broken off.
        type === 'Document' && open.clear();
        open.add(requestId);
        addresses.set(requestId, request.url);
    });
    session.on('Network.loadingFailed', ({requestId}) => open.delete(requestId));
    session.on('Network.requestServedFromCache', ({requestId}) => addresses.delete(requestId));
    session.on('Network.responseReceived', ({requestId, response}) => {
        if (response.fromDiskCache) {
            addresses.delete(requestId);
        }
    });
    session.on('Network.loadingFinished', ({requestId, encodedDataLength: bytes}) => {
        open.delete(requestId);
        if (addresses.has(requestId)) {
            loaded.push({path: new URL(addresses.get(requestId)).pathname, bytes});
        }
    });
    session.on('Network.webSocketCreated', ({url}) => loaded.push({path: new URL(url).pathname, bytes: 0}));
    const anew = () => {
        addresses.clear();
        loaded.length = 0;
    };
    const quiet = async () => {
        await page.waitForLoadState('networkidle');
        await becomes(async () => open.size, 0, 'all that was asked for has come');
    };
    return {loaded, anew, quiet};
}
