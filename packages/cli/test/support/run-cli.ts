import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { builtMuster, compiledCode } from '../../../../scripts/built-muster.ts';

/** Path of the command as it is published. */
export const launcher = builtMuster();

/** Exit code and output of a command. */
export interface Finished {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A home of its own for commands, so that no configuration of the machine gets in. */
export interface Sandbox extends AsyncDisposable {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** Starts a command; the caller ends it, or the sandbox does. Standard input is empty unless given. */
  start(args: readonly string[], options?: RunOptions): ChildProcess;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Standard input; null leaves it open. */
  readonly input?: string | null;
}

export async function createSandbox(env: Readonly<Record<string, string>> = {}): Promise<Sandbox> {
  const folder = await mkdtemp(join(tmpdir(), 'muster-cli-'));
  const children = new Set<ChildProcess>();
  const own = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_STATE_HOME: join(folder, 'state'),
    XDG_DATA_HOME: join(folder, 'share'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    NODE_COMPILE_CACHE: compiledCode,
    ...env,
  };
  const start = (args: readonly string[], options: RunOptions = {}): ChildProcess => {
    const child = spawn(process.execPath, [launcher, ...args], {
      cwd: folder,
      env: { ...own, ...options.env },
    });
    children.add(child);
    child.once('close', () => children.delete(child));
    // A command can end before it has read all of its input.
    child.stdin.on('error', () => undefined);
    if (options.input !== null) child.stdin.end(options.input ?? '');
    return child;
  };
  return {
    folder,
    env: own,
    start,
    async [Symbol.asyncDispose]() {
      for (const child of children) {
        child.kill('SIGKILL');
        await once(child, 'close');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs a program with `muster` in its path, in a sandbox, without standard input. */
export async function besideMuster(
  { folder, env }: Pick<Sandbox, 'folder' | 'env'>,
  program: string,
  args: readonly string[],
): Promise<Finished> {
  const bin = join(folder, 'bin');
  await mkdir(bin, { recursive: true });
  const script = `#!/bin/sh\nexec "${process.execPath}" "${launcher}" "$@"\n`;
  await writeFile(join(bin, 'muster'), script, { mode: 0o755 });
  const PATH = `${bin}${delimiter}${env['PATH'] ?? ''}`;
  return finish(
    spawn(program, args, { cwd: folder, env: { ...env, PATH }, stdio: ['ignore', 'pipe', 'pipe'] }),
  );
}

/** Waits for the end of a command. */
export async function finish(child: ChildProcess): Promise<Finished> {
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { code, signal, stdout, stderr };
}
