/**
 * Runs checks, several at once if the machine has enough processors. At the end, reports which checks succeeded,
 * their number of tests and their duration.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingPeersLine, recordedMissingPeers } from '@muster/testkit';
import { compiledCode } from '../built-muster.ts';
import { Floor } from './floor.ts';

export interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Environment variables in addition to those of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Command that fixes a failure, if there is one. */
  readonly remedy?: string;
}

interface Outcome {
  readonly check: Check;
  readonly ok: boolean;
  readonly seconds: number;
  readonly passing: number;
  readonly failing: number;
  readonly pending: number;
  /** Reasons of a failure: the tests with their errors, or the end of the output. */
  readonly failures: readonly string[];
}

function countOf(output: string, word: string): number {
  return Number(new RegExp(`^ *(\\d+) ${word}`, 'm').exec(output)?.[1] ?? 0);
}

/** Maximum number of lines of a failed check in the summary, because CI logs are often cut to their end. */
const MAX_FAILURE_LINES = 60;
/** Milliseconds after which a check is killed, so that the summary names a check that hangs. */
const MAX_CHECK_MS = 50 * 60_000;
/** Milliseconds to wait for the rest of the output after a check has ended. */
const OUTPUT_GRACE_MS = 5_000;

/**
 * Returns mocha's own list at the end of its output, without stacks. If there is none, for example after a crash,
 * returns the end of the output.
 */
function failuresIn(output: string, ending: string): string[] {
  const start = output.search(/^ *\d+ failing$/m);
  const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  if (start < 0) return [...linesOf(output).slice(-MAX_FAILURE_LINES), ending];
  const lines = linesOf(output.slice(start)).slice(1);
  return lines.filter((line) => !/^\s+at /.test(line)).slice(0, MAX_FAILURE_LINES);
}

function run(check: Check, floor: Floor, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const settings = Object.entries(check.env ?? {}).map(([name, value]) => `${name}=${value} `);
  const speaker = floor.enter();
  speaker.say(`\n=== ${check.name}: ${settings.join('')}${check.command} ${check.args.join(' ')}\n`);
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(check.command, check.args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { NODE_COMPILE_CACHE: compiledCode, ...process.env, ...env, ...check.env },
    });
    setTimeout(() => child.kill('SIGKILL'), MAX_CHECK_MS).unref();
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        speaker.say(text);
      });
    }
    const finish = (ok: boolean, ending: string) => {
      speaker.done();
      resolve({
        check,
        ok,
        seconds: (performance.now() - start) / 1000,
        passing: countOf(output, 'passing'),
        failing: countOf(output, 'failing'),
        pending: countOf(output, 'pending'),
        failures: ok ? [] : failuresIn(output, ending),
      });
    };
    child.on('error', (error) => finish(false, `${check.command} could not be started: ${error.message}`));
    // Processes left by a killed check may keep its output open.
    child.on('exit', () => {
      const streams = [child.stdout, child.stderr];
      setTimeout(() => streams.forEach((stream) => stream.destroy()), OUTPUT_GRACE_MS).unref();
    });
    child.on('close', (code, signal) =>
      finish(code === 0, code === null ? `It was ended by ${String(signal)}.` : `Exit code ${code}.`),
    );
  });
}

/** Processor time of all ended descendants. Only on Linux, which reports it in hundredths of a second. */
function processorTime(): string {
  if (process.platform !== 'linux') return '';
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  // cutime and cstime of proc_pid_stat(5), without the first two fields.
  return `, ${((Number(fields[13]) + Number(fields[14])) / 100).toFixed(0)} s of processor time`;
}

/** Runs the checks in order. Each worker starts the next check when it has finished one. */
async function runStage(
  stage: readonly Check[],
  atOnce: number,
  floor: Floor,
  env: NodeJS.ProcessEnv,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const left = stage.values();
  const work = async (): Promise<void> => {
    for (const check of left) outcomes.push(await run(check, floor, env));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

/**
 * Runs all checks, even if one fails, so that one run reports everything. Checks of a stage run concurrently; a stage
 * starts when the previous one has ended. The longest checks come first, so that none runs alone at the end. The
 * summary repeats the names and errors of failed tests, or the end of the output of a check that failed otherwise.
 * The last line, `N passed, N failed, N skipped`, counts tests, and each failed check without tests as one failure.
 * The line before it names the missing peers that caused tests to be skipped. If anything failed, the exit code
 * becomes 1.
 *
 * @param atOnce maximum number of concurrent checks
 */
export async function runChecks(atOnce: number, ...stages: readonly (readonly Check[])[]): Promise<void> {
  const floor = new Floor((text) => process.stdout.write(text));
  const start = performance.now();
  const outcomes: Outcome[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'muster-checks-'));
  const peerRecord = join(folder, 'missing-peers');
  const env = { MUSTER_MISSING_PEERS: peerRecord };
  for (const stage of stages) outcomes.push(...(await runStage(stage, atOnce, floor, env)));
  const missing = recordedMissingPeers(peerRecord);
  rmSync(folder, { recursive: true });

  console.log('\n=== summary');
  for (const { check, ok, passing, failing, pending, seconds } of outcomes) {
    const skipped = pending > 0 ? `, ${pending} skipped` : '';
    const tests = passing + failing > 0 ? ` (${passing} passed, ${failing} failed${skipped})` : '';
    const remedy = !ok && check.remedy ? `; run \`${check.remedy}\` to mend it` : '';
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${check.name}${tests}, ${seconds.toFixed(0)} s${remedy}`);
  }
  for (const { check, failures } of outcomes) {
    if (failures.length > 0) console.log(`\nFailed in ${check.name}:\n${failures.join('\n')}`);
  }
  const sum = (pick: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  const failed = sum((o) => (o.ok ? 0 : Math.max(1, o.failing)));
  const seconds = (performance.now() - start) / 1000;
  console.log(`\nin all ${seconds.toFixed(0)} s${processorTime()}`);
  if (missing.length > 0) console.log(missingPeersLine(missing));
  console.log(`${sum((o) => o.passing)} passed, ${failed} failed, ${sum((o) => o.pending)} skipped`);
  process.exitCode = failed === 0 ? 0 : 1;
}
