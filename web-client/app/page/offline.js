// Lets the browser keep a page that says that there is no connection. What is kept, and when it is shown, is up to
// offline_worker.js. What is kept belongs to one edition and is renewed with the next.

import {ownAddress} from '../browser/edition.js';

/** The worker stands beside the pages, for which alone it speaks. */
function register() {
    const edition = encodeURIComponent(new URL(ownAddress('')).pathname);
    // Without it there is no such page: private windows forbid it, and a server need not have it.
    navigator.serviceWorker.register(`offline_worker.js?of=${edition}`, {updateViaCache: 'none'}).catch(() => {});
}

/** Once the page itself has all that it needs. Browsers allow it to pages that came safely only. */
export function keepOfflinePage() {
    if (!('serviceWorker' in navigator)) {
        return;
    }
    if (document.readyState === 'complete') {
        register();
    } else {
        addEventListener('load', register, {once: true});
    }
}
