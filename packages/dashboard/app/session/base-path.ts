/** Path before the pages and the API, without a slash at its end: the folder of this script is one level below it. */
export const basePath = new URL(import.meta.url).pathname.replace(/\/[^/]+\/[^/]+$/, '');
