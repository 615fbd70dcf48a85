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

const muster = join(import.meta.dirname, '../../../cli/bin/muster.js');

interface ReadyInfo extends ServerAccess {
  readonly coap: string;
}

export class MusterServer implements ServerAccess {
  readonly http: string;
  readonly apiKey: string;
  readonly coapPort: number;
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(child: ChildProcess, folder: string, { http, apiKey, coap }: ReadyInfo) {
    this.#child = child;
    this.#folder = folder;
    this.http = http;
    this.apiKey = apiKey;
    this.coapPort = Number(new URL(coap).port);
  }

  static async start(): Promise<MusterServer> {
    const folder = mkdtempSync(join(tmpdir(), 'muster-bench-server-'));
    const readyFile = join(folder, 'ready.json');
    // The gateway throttles floods and sets the size of its receive buffer only on a configured port.
    const args = [
      'server',
      '--http=127.0.0.1:0',
      `--coap=coap://127.0.0.1:${await freeUdpPort()}`,
      `--data-dir=${join(folder, 'data')}`,
      '--auto-enroll=Generic LwM2M',
      '--log-level=error',
      `--ready-file=${readyFile}`,
    ];
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
    return new MusterServer(child, folder, JSON.parse(readFileSync(readyFile, 'utf8')) as ReadyInfo);
  }

  /** Resident memory of the process, in bytes. */
  get rssBytes(): number {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1_024;
  }

  /** Processor time of all threads of the process, in seconds. */
  get cpuSeconds(): number {
    const text = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8');
    // utime and stime, fields 14 and 15 of proc_pid_stat(5), in ticks of 10 ms.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
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

  async close(): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const ended = once(this.#child, 'exit');
      this.#child.kill();
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
