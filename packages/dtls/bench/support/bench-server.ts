import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A server in a process of its own, which says where it listens and what processor time it has taken. */
export class BenchServer {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  /** @param file in this folder; the rest are its arguments */
  static async start(file: string, ...args: readonly string[]): Promise<BenchServer> {
    const child = fork(join(import.meta.dirname, file), args, { execArgv: [] });
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return new BenchServer(child, port);
  }

  async cpuSeconds(): Promise<number> {
    this.#child.send('figures');
    const [{ cpuSeconds }] = (await once(this.#child, 'message')) as [{ cpuSeconds: number }];
    return cpuSeconds;
  }

  async stop(): Promise<void> {
    this.#child.disconnect();
    await once(this.#child, 'exit');
  }
}
