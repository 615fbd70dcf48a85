/** Location of the built dashboard, for the server. */
import { basename, dirname, join } from 'node:path';

const here = import.meta.dirname;
/** This file is `src/index.ts` in development and `dist/src/index.js` in the npm package. */
const dist = basename(dirname(here)) === 'dist' ? dirname(here) : join(dirname(here), 'dist');

/**
 * Absolute path of the built files: `index.html` and `assets/`, each file with a `.br` and a `.gz` beside it. In a
 * clone, `npm run dashboard` creates the folder.
 */
export const dashboardFolder: string = join(dist, 'site');
