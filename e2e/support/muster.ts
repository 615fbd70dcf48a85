/** Starts the `muster` command as it is published, as a process of its own, and waits for its ready file. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freeTcpPort, freeUdpPort } from '@muster/testkit';
import { builtMuster, compiledCode } from '../../scripts/built-muster.ts';

export const musterBin = builtMuster();

export interface ReadyInfo {
  readonly http: string;
  /** With `--https` beside `--http` only. */
  readonly https?: string;
  readonly coap: string;
  /** With `--coaps` only. */
  readonly coaps?: string;
  /** With `--bootstrap` only. */
  readonly bootstrap?: string;
  /** With `--mqtt` only. */
  readonly mqtt?: string;
  readonly deviceNetworkId: string;
  readonly apiKey: string;
  readonly pid: number;
}

export interface RunResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder of its own for data, ready file and state, so that tests never meet a developer's own server. */
export interface Workplace {
  readonly dir: string;
  readonly env: NodeJS.ProcessEnv;
  /** Launcher of the command. Absent: that of this workspace, as it is published. */
  readonly bin?: string;
  remove(): Promise<void>;
}

export async function createWorkplace(): Promise<Workplace> {
  const dir = await mkdtemp(join(tmpdir(), 'muster-e2e-'));
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    HOME: dir,
    XDG_STATE_HOME: join(dir, 'state'),
    XDG_CONFIG_HOME: join(dir, 'config'),
    NO_COLOR: '1',
    NODE_COMPILE_CACHE: compiledCode,
  };
  return { dir, env, remove: () => rm(dir, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Arguments of a server that has the same ports and data at each start, and enrols devices that it does not know. */
export async function serverArgs(place: Workplace, ...more: readonly string[]): Promise<string[]> {
  const listen = [
    `--http=127.0.0.1:${await freeTcpPort()}`,
    `--coap=coap://127.0.0.1:${await freeUdpPort()}`,
  ];
  const data = `--data-dir=${join(place.dir, 'data')}`;
  return ['server', ...listen, data, '--auto-enroll=Generic LwM2M', ...more];
}

/** Runs one command to its end. */
export function muster(place: Workplace, args: readonly string[], input = ''): Promise<RunResult> {
  const child = spawn(process.execPath, [place.bin ?? musterBin, ...args], {
    env: place.env,
    cwd: place.dir,
  });
  child.stdin.on('error', () => undefined).end(input);
  return new Promise<RunResult>((resolve, reject) => {
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

export interface MusterProcess {
  readonly info: ReadyInfo;
  readonly child: ChildProcess;
  output(): string;
  /** The exit code when it has ended, or null after a fatal signal. */
  readonly ended: Promise<number | null>;
  /** Sends a signal, by default SIGINT, and waits for the end. Answers the exit code, or null after a fatal signal. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts `muster server …` or `muster up …` and waits until all of it listens. */
export async function startMuster(place: Workplace, args: readonly string[]): Promise<MusterProcess> {
  const readyFile = join(place.dir, `ready-${process.hrtime.bigint()}.json`);
  const child = spawn(process.execPath, [place.bin ?? musterBin, ...args, '--ready-file', readyFile], {
    env: place.env,
    cwd: place.dir,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  let isOver = false;
  void ended.then(() => (isOver = true));
  const stop = async (signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return ended;
  };
  while (!isOver) {
    const text = await readFile(readyFile, 'utf8').catch(() => undefined);
    if (text !== undefined)
      return { info: JSON.parse(text) as ReadyInfo, child, output: () => output, ended, stop };
    await delay(50);
  }
  throw new Error(`muster ${args.join(' ')} ended before it was ready:\n${output}`);
}
