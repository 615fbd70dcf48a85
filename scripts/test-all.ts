/** What `npm test` runs: every check of the project. */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDashboard } from './build-dashboard.ts';
import { runChecks, type Check } from './checks/run-checks.ts';

/** Where the tests that pass are noted, for the last check. */
const folder = mkdtempSync(join(tmpdir(), 'muster-tests-'));
const record = join(folder, 'passed');
const env = { MUSTER_TEST_RECORD: record };

/** The longest first. */
const statics: readonly Check[] = [
  { name: 'lint', command: 'eslint', args: ['.'] },
  {
    name: 'format',
    command: 'prettier',
    args: ['--check', '--log-level', 'warn', '.'],
    remedy: 'pnpm format',
  },
  { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  {
    name: 'generated files',
    command: 'node',
    args: ['scripts/generate.ts', '--check'],
    remedy: 'pnpm generate',
  },
  { name: 'types of the dashboard', command: 'tsc', args: ['-p', 'packages/dashboard'] },
  { name: 'references of the documentation', command: 'node', args: ['scripts/check-documentation.ts'] },
  { name: 'words of the contract', command: 'node', args: ['scripts/check-contract-words.ts'] },
  { name: 'words of pages and messages', command: 'node', args: ['scripts/check-words.ts'] },
  {
    name: 'imports',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.js', 'packages', 'e2e', 'bench', 'scripts'],
  },
];
/** The longest first; in parts, so that the last one does not run alone. */
const units: readonly Check[] = [
  ['the server', 'packages/server/test/**/*.test.ts'],
  ['the command line', 'packages/cli/test/**/*.test.ts'],
  ['the other packages', 'packages/!(server|cli)/test/**/*.test.ts'],
].map(([what = '', files = '']) => ({
  name: `unit and conformance tests of ${what}`,
  command: 'mocha',
  args: [files],
  env,
}));
/** In two halves that take about as long, so that one computes while the other waits. */
const endToEnd: readonly Check[] = [
  ['1', 'e2e/[!a-f]*.test.ts', 'e2e/peers/*.test.ts'],
  ['2', 'e2e/[a-f]*.test.ts', 'e2e/dashboard/*.test.ts'],
].map(([number, ...files]) => ({
  name: `end-to-end tests, part ${number}`,
  command: 'mocha',
  args: ['--config', 'e2e/.mocharc.json', ...files],
  env,
}));
const coverage: Check = {
  name: 'coverage of the specification',
  command: 'node',
  args: ['scripts/spec-coverage.ts', '--check', '--complete', '--ran', record],
  remedy: 'node scripts/spec-coverage.ts',
};

/** Three keep two processors busy. The tests have time limits, so that more at once would make some of them fail. */
const atOnce = Math.min(3, availableParallelism() + 1);

// Before the tests, because they run at the same time and share the built files.
buildDashboard();
await runChecks(atOnce, [...endToEnd, ...units, ...statics], [coverage]);
rmSync(folder, { recursive: true });
