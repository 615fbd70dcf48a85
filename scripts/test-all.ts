/** What `npm test` runs: every check of the project, one after the other, cheapest first. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './checks.ts';

/** Where the tests that pass are noted, for the last check. */
const record = join(mkdtempSync(join(tmpdir(), 'muster-tests-')), 'passed');
const env = { MUSTER_TEST_RECORD: record };

await runChecks([
  {
    name: 'generated files',
    command: 'node',
    args: ['scripts/generate.ts', '--check'],
    remedy: 'pnpm generate',
  },
  { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  {
    name: 'format',
    command: 'prettier',
    args: ['--check', '--log-level', 'warn', '.'],
    remedy: 'pnpm format',
  },
  { name: 'lint', command: 'eslint', args: ['.'] },
  {
    name: 'imports',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.js', 'packages', 'e2e', 'bench', 'scripts'],
  },
  { name: 'unit and conformance tests', command: 'mocha', args: [], env },
  { name: 'end-to-end tests', command: 'mocha', args: ['--config', 'e2e/.mocharc.json'], env },
  {
    name: 'coverage of the specification',
    command: 'node',
    args: ['scripts/spec-coverage.ts', '--check', '--complete', '--ran', record],
    remedy: 'node scripts/spec-coverage.ts',
  },
]);
