// The page that stands in for any other while there is no connection. It says so in the person's language, and goes on
// to the page that was asked for as soon as the server answers. offline_worker.js has kept what it is made of.

import {wearLook} from '../browser/settings.js';
import {wearSections} from '../words/language.js';

const TRY_MS = 5000;

/** The server is asked for this page itself, without the fragment, which may hold a token. */
async function tryAgain() {
    try {
        const answer = await fetch(location.pathname, {method: 'HEAD', cache: 'no-store'});
        if (answer.ok) {
            location.reload();
        }
    } catch {
        // Then it is tried again later.
    }
}

wearLook();
wearSections();
document.querySelectorAll('section button').forEach((button) => button.addEventListener('click', tryAgain));
addEventListener('online', tryAgain);
setInterval(tryAgain, TRY_MS);
