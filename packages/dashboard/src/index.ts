/** Where the built dashboard is, for the server that serves it. */
import { basename, dirname, join } from 'node:path';

const here = import.meta.dirname;
/** This file is `src/index.ts` in development and `dist/src/index.js` in the npm package. */
const dist = basename(dirname(here)) === 'dist' ? dirname(here) : join(dirname(here), 'dist');

/**
 * Absolute path of the built files: `index.html` and `assets/`, each file with a `.br` and a `.gz` beside it. In a clone,
 * `npm run dashboard` makes the folder.
 */
export const dashboardFolder: string = join(dist, 'site');
