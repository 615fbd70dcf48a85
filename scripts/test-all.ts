/**
 * What `npm test` runs: every check of the project, one after the other, cheapest first.
 * All checks run even when one fails, so that one run shows everything; the exit code is 1 if any failed.
 * The closing line `N passed, N failed` counts tests, and each failed check without tests of its own as one failure.
 */
import { spawn } from 'node:child_process';

interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** What to run to mend a failure, where a command can. */
  readonly remedy?: string;
}

const checks: readonly Check[] = [
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
];

interface Outcome {
  readonly check: Check;
  readonly ok: boolean;
  readonly passing: number;
  readonly failing: number;
  readonly pending: number;
}

function countOf(output: string, word: string): number {
  return Number(new RegExp(`^ *(\\d+) ${word}`, 'm').exec(output)?.[1] ?? 0);
}

function run(check: Check): Promise<Outcome> {
  console.log(`\n=== ${check.name}: ${check.command} ${check.args.join(' ')}`);
  return new Promise((resolve) => {
    const child = spawn(check.command, check.args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      process.stdout.write(text);
    });
    const finish = (ok: boolean) =>
      resolve({
        check,
        ok,
        passing: countOf(output, 'passing'),
        failing: countOf(output, 'failing'),
        pending: countOf(output, 'pending'),
      });
    child.on('error', (error) => {
      console.error(`${check.command} could not be started: ${error.message}`);
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

const outcomes: Outcome[] = [];
for (const check of checks) outcomes.push(await run(check));

console.log('\n=== summary');
for (const { check, ok, passing, failing } of outcomes) {
  const tests = passing + failing > 0 ? ` (${passing} passed, ${failing} failed)` : '';
  const remedy = !ok && check.remedy ? `; run \`${check.remedy}\` to mend it` : '';
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${check.name}${tests}${remedy}`);
}
const sum = (pick: (outcome: Outcome) => number) =>
  outcomes.reduce((total, outcome) => total + pick(outcome), 0);
const failed = sum((o) => (o.ok ? 0 : Math.max(1, o.failing)));
console.log(`\n${sum((o) => o.passing)} passed, ${failed} failed, ${sum((o) => o.pending)} skipped`);
process.exitCode = failed === 0 ? 0 : 1;
