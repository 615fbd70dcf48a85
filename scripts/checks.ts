/** Runs checks one after the other, and says at the end which held, how many tests they ran and how long they took. */
import { spawn } from 'node:child_process';

export interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Variables that it gets beside those of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** What to run to mend a failure, where a command can. */
  readonly remedy?: string;
}

interface Outcome {
  readonly check: Check;
  readonly ok: boolean;
  readonly seconds: number;
  readonly passing: number;
  readonly failing: number;
  readonly pending: number;
}

function countOf(output: string, word: string): number {
  return Number(new RegExp(`^ *(\\d+) ${word}`, 'm').exec(output)?.[1] ?? 0);
}

function run(check: Check): Promise<Outcome> {
  const settings = Object.entries(check.env ?? {}).map(([name, value]) => `${name}=${value} `);
  console.log(`\n=== ${check.name}: ${settings.join('')}${check.command} ${check.args.join(' ')}`);
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(check.command, check.args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...check.env },
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      process.stdout.write(text);
    });
    const finish = (ok: boolean) =>
      resolve({
        check,
        ok,
        seconds: (performance.now() - start) / 1000,
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

/**
 * Runs all checks even when one fails, so that one run shows everything. The closing line `N passed, N failed` counts
 * tests, and each failed check without tests of its own as one failure. The exit code becomes 1 if any failed.
 */
export async function runChecks(checks: readonly Check[]): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const check of checks) outcomes.push(await run(check));

  console.log('\n=== summary');
  for (const { check, ok, passing, failing, seconds } of outcomes) {
    const tests = passing + failing > 0 ? ` (${passing} passed, ${failing} failed)` : '';
    const remedy = !ok && check.remedy ? `; run \`${check.remedy}\` to mend it` : '';
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${check.name}${tests}, ${seconds.toFixed(0)} s${remedy}`);
  }
  const sum = (pick: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  const failed = sum((o) => (o.ok ? 0 : Math.max(1, o.failing)));
  console.log(`\n${sum((o) => o.passing)} passed, ${failed} failed, ${sum((o) => o.pending)} skipped`);
  process.exitCode = failed === 0 ? 0 : 1;
}
