/** Programs that run while a test goes on. */
import { until } from '@muster/testkit';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { musterBin, type RunResult, type Workplace } from './muster.ts';

export interface Running {
  readonly child: ChildProcess;
  /** Its output so far. */
  readonly text: { stdout: string; stderr: string };
  readonly ended: Promise<RunResult>;
  /** Resolves when standard error, or with `stdout` standard output, matches. Rejects if the program ends before. */
  says(words: string | RegExp, stream?: 'stdout' | 'stderr'): Promise<void>;
}

export function runProgram(
  place: Workplace,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Running {
  const child = spawn(command, args, {
    cwd: place.dir,
    env: { ...place.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const text = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text.stdout += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (text.stderr += part));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...text }));
  const says: Running['says'] = async (words, stream = 'stderr') => {
    const matches = (): boolean =>
      typeof words === 'string' ? text[stream].includes(words) : words.test(text[stream]);
    await until(async () => {
      if (!matches() && child.exitCode !== null)
        throw new Error(`It has ended: ${text.stdout}${text.stderr}`);
      return matches();
    }, Boolean);
  };
  return { child, text, ended, says };
}

/** Starts `muster` with these words. */
export function runMuster(place: Workplace, words: readonly string[], env?: NodeJS.ProcessEnv): Running {
  return runProgram(place, process.execPath, [musterBin, ...words], env);
}

/** Puts `muster` on the PATH of a folder. @returns that PATH */
export async function musterOnPath(place: Workplace): Promise<string> {
  const bin = join(place.dir, 'bin');
  await mkdir(bin, { recursive: true });
  await writeFile(join(bin, 'muster'), `#!/bin/sh\nexec "${process.execPath}" "${musterBin}" "$@"\n`);
  await chmod(join(bin, 'muster'), 0o755);
  return `${bin}:${process.env['PATH'] ?? ''}`;
}

/** Runs a script of bash, which fails with the first command that fails. */
export function runShell(place: Workplace, script: string, env?: NodeJS.ProcessEnv): Running {
  return runProgram(place, 'bash', ['-e', '-o', 'pipefail', '-c', script], env);
}
