// The page of an address at which there is nothing. It says so in the person's language and leads to the first page. If
// only the `#` of the address was escaped, it leads to where the address meant.

import {wearLook} from '../browser/settings.js';
import {wearSections} from '../words/language.js';
import {mendedAddress} from './mended_address.js';

/** Where the server stands: behind a proxy that may be a folder of a site. The server names its files by edition. */
const root = new URL(import.meta.url.replace(/(?:edition\/\w+\/)?app\/page\/\w+\.js$/, ''));

/** The page names its files and the way on from the root of the site; here they are named from the server's. */
function nameFromOwnRoot() {
    for (const link of document.querySelectorAll('link, a')) {
        const path = /** @type {string} */ (link.getAttribute('href'));
        if (path.startsWith('/')) {
            link.setAttribute('href', new URL(path.slice(1), root).href);
        }
    }
}

const mended = mendedAddress(location.href);
if (mended) {
    location.replace(mended);
}
if (root.pathname !== '/') {
    nameFromOwnRoot();
}
wearLook();
wearSections();
