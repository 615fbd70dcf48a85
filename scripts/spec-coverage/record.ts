/** Loaded by mocha. Appends each passed test to the file in MUSTER_TEST_RECORD, if that is set. */
import { appendFileSync } from 'node:fs';
import { relative, sep } from 'node:path';

const file = process.env['MUSTER_TEST_RECORD'];
const root = new URL('../../', import.meta.url).pathname;

export const mochaHooks =
  file === undefined
    ? {}
    : {
        afterEach(this: Mocha.Context): void {
          const test = this.currentTest;
          if (test?.state !== 'passed' || test.file === undefined) return;
          const path = relative(root, test.file).split(sep).join('/');
          appendFileSync(file, `${JSON.stringify([path, test.title])}\n`);
        },
      };
