/** What `npm test` runs: every check of the project, one after the other, cheapest first. */
import { runChecks } from './checks.ts';

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
  { name: 'unit and conformance tests', command: 'mocha', args: [] },
  { name: 'end-to-end tests', command: 'mocha', args: ['--config', 'e2e/.mocharc.json'] },
]);
