// Where the client's own files are: beside this code, so that nothing of another edition is mixed with it. And where
// the server is that sent this page.

/** The folder of the pages. Bundled or not, code is somewhere below `app`. */
const pages = import.meta.url.slice(0, import.meta.url.lastIndexOf('/app/') + 1);

/** @param {string} path from where the pages are */
export const ownAddress = (path) => new URL(path, pages).href;

/**
 * An address on this page's server. It leaves out the name and password for a proxy that this page's own address may
 * have: browsers fetch no address with them, and know them anyway; and nobody sends them on with a link.
 * @param {string} path from where this page is
 */
export function serverAddress(path) {
    const address = new URL(path, location.href);
    address.username = '';
    address.password = '';
    return address;
}
