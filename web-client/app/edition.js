// Where the client's own files are: beside this code, so that nothing of another edition is mixed with it.

/** @param {string} path from where the pages are */
export const ownAddress = (path) => new URL(`../${path}`, import.meta.url).href;
