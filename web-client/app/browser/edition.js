// Where the client's own files are: beside this code, so that nothing of another edition is mixed with it.

/** The folder of the pages. Bundled or not, code is somewhere below `app`. */
const pages = import.meta.url.slice(0, import.meta.url.lastIndexOf('/app/') + 1);

/** @param {string} path from where the pages are */
export const ownAddress = (path) => new URL(path, pages).href;
