/** `muster server` as users start it: a separate process with its store on disk and default settings. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { freeUdpPort } from '@muster/testkit';

import type { ServerAccess } from './api.ts';
import { cpuSecondsOf, rssBytesOf } from './process-figures.ts';

const muster = join(import.meta.dirname, '../../../cli/bin/muster.js');

interface ReadyInfo extends ServerAccess {
  /** Absent in a process without devices. */
  readonly coap?: string;
}

export interface MusterServerOptions {
  /** Further flags, for example `--store=URL`. */
  readonly flags?: readonly string[];
  /** Absent: a folder of its own, which is removed at the end. */
  readonly dataDir?: string;
  /** Whether it listens for devices; default: yes. */
  readonly isGateway?: boolean;
  /** Whether it enrols devices; default: yes. */
  readonly isWorker?: boolean;
}

export class MusterServer implements ServerAccess {
  readonly http: string;
  readonly apiKey: string;
  /** NaN in a process without devices. */
  readonly coapPort: number;
  /** Milliseconds from the start of the process until it listens. */
  readonly readyMs: number;
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(
    child: ChildProcess,
    folder: string,
    readyMs: number,
    { http, apiKey, coap }: ReadyInfo,
  ) {
    this.#child = child;
    this.#folder = folder;
    this.readyMs = readyMs;
    this.http = http;
    this.apiKey = apiKey;
    this.coapPort = coap ? Number(new URL(coap).port) : NaN;
  }

  static async start({
    flags = [],
    dataDir,
    isGateway = true,
    isWorker = true,
  }: MusterServerOptions = {}): Promise<MusterServer> {
    const folder = mkdtempSync(join(tmpdir(), 'muster-bench-server-'));
    const readyFile = join(folder, 'ready.json');
    // The gateway throttles floods and sets the size of its receive buffer only on a configured port.
    const gateway = isGateway ? [`--coap=coap://127.0.0.1:${await freeUdpPort()}`] : [];
    const worker = isWorker ? ['--auto-enroll=Generic LwM2M'] : [];
    const args = [
      'server',
      '--http=127.0.0.1:0',
      ...gateway,
      ...worker,
      `--data-dir=${dataDir ?? join(folder, 'data')}`,
      '--log-level=error',
      `--ready-file=${readyFile}`,
      ...flags,
    ];
    const started = performance.now();
    const child = spawn(process.execPath, [muster, ...args], {
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', HOME: folder, XDG_STATE_HOME: join(folder, 'state') },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let log = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (log = `${log}${text}`.slice(-4_000)));
    while (!existsSync(readyFile)) {
      if (child.exitCode !== null) throw new Error(`The server ended before it was ready:\n${log}`);
      await pause(20);
    }
    const readyMs = performance.now() - started;
    return new MusterServer(child, folder, readyMs, JSON.parse(readFileSync(readyFile, 'utf8')) as ReadyInfo);
  }

  /** Resident memory of the process, in bytes. */
  get rssBytes(): number {
    return rssBytesOf(this.pid);
  }

  /** Processor time of all threads of the process, in seconds. */
  get cpuSeconds(): number {
    return cpuSecondsOf(this.pid);
  }

  get pid(): number {
    if (this.#child.pid === undefined) throw new Error('The server has not started.');
    return this.#child.pid;
  }

  /** Waits until the server uses less than a tenth of a processor for a second. */
  async untilIdle(): Promise<void> {
    for (let before = this.cpuSeconds; ; before = this.cpuSeconds) {
      await pause(1_000);
      if (this.cpuSeconds - before < 0.1) return;
    }
  }

  /**
   * Sends one request, without a limit on the response time.
   *
   * @returns the body of the response
   * @throws Error if the status is 300 or more
   */
  async send(method: string, path: string, body?: string, type = 'application/json'): Promise<Buffer> {
    const headers = {
      Authorization: `Bearer ${this.apiKey}`,
      ...(body === undefined ? {} : { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) }),
    };
    const sent = request(`${this.http}/api/v3${path}`, { method, headers });
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [AsyncIterable<Buffer> & { statusCode: number }];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    const content = Buffer.concat(chunks);
    if (response.statusCode >= 300) {
      throw new Error(`${method} ${path}: ${response.statusCode} ${content.toString().slice(0, 300)}`);
    }
    return content;
  }

  async json<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.send(method, path, body === undefined ? undefined : JSON.stringify(body));
    return (answer.length === 0 ? undefined : JSON.parse(answer.toString())) as T;
  }

  /** Ends the process at once, as a failure of its machine does. */
  async kill(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async close(): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const ended = once(this.#child, 'exit');
      this.#child.kill();
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
