/** Runs commands in this process: hundreds of them take as long as a few processes. */
import { Readable } from 'node:stream';
import { main } from '@muster/cli';
import type { RunResult, Workplace } from './muster.ts';

const packageRoot = new URL('../../packages/cli/', import.meta.url);

/**
 * Runs a command that ends by itself. One at a time: it replaces the streams of the process.
 *
 * @param env variables of the command; others of the process are visible too
 */
export async function musterInProcess(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  input: string | Uint8Array = '',
): Promise<RunResult> {
  const stdout = collect(process.stdout);
  const stderr = collect(process.stderr);
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin') as PropertyDescriptor;
  const before = { ...process.env };
  const folder = process.cwd();
  const listeners = new Set(process.stdout.listeners('error'));
  try {
    Object.assign(process.env, env);
    Object.defineProperty(process, 'stdin', {
      configurable: true,
      value: Readable.from([Buffer.from(input)]),
    });
    if (env['PWD'] !== undefined) process.chdir(env['PWD']);
    process.exitCode = undefined;
    await main(words, packageRoot);
    return { code: exitCode(), stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    process.exitCode = undefined;
    process.chdir(folder);
    Object.defineProperty(process, 'stdin', stdin);
    for (const name of Object.keys(env)) {
      if (before[name] === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = before[name];
    }
    for (const stream of [process.stdout, process.stderr]) {
      for (const listener of stream.listeners('error'))
        if (!listeners.has(listener)) stream.off('error', listener as () => void);
    }
    stdout.restore();
    stderr.restore();
  }
}

/** Runs a command of a workplace in this process. */
export function musterHere(place: Workplace, words: readonly string[], input = ''): Promise<RunResult> {
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(place.env)) if (value !== undefined) env[name] = value;
  return musterInProcess(words, { ...env, PWD: place.dir }, input);
}

/** Runs a command of a workplace in this process that must succeed and print one JSON document. */
export async function musterJsonHere(
  place: Workplace,
  words: readonly string[],
  input = '',
): Promise<unknown> {
  const { code, stdout, stderr } = await musterHere(place, [...words, '-o', 'json'], input);
  if (code !== 0) throw new Error(`muster ${words.join(' ')} exited with ${code}: ${stderr}`);
  return JSON.parse(stdout);
}

/** The exit code that the command has set. */
function exitCode(): number {
  const { exitCode: code } = process as { exitCode?: number | string | null };
  return Number(code ?? 0);
}

/** Captures the output to a stream. */
function collect(stream: NodeJS.WriteStream): { text(): string; restore(): void } {
  const parts: string[] = [];
  const write = Object.getOwnPropertyDescriptor(stream, 'write');
  Object.defineProperty(stream, 'write', {
    configurable: true,
    value: (chunk: string | Uint8Array, ...rest: readonly unknown[]): boolean => {
      parts.push(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
      const done = rest.find((one) => typeof one === 'function') as (() => void) | undefined;
      done?.();
      return true;
    },
  });
  return {
    text: () => parts.join(''),
    restore: () => {
      if (write === undefined) Reflect.deleteProperty(stream, 'write');
      else Object.defineProperty(stream, 'write', write);
    },
  };
}
