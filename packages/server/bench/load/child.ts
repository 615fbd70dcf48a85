import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A load generator in a separate process, so that it does not share a thread with the measured server. */
export class LoadChild {
  readonly #child: ChildProcess;

  constructor(
    script: 'udp-generator.ts' | 'http-generator.ts' | 'flooder.ts' | 'device-load.ts' | 'server.ts',
  ) {
    this.#child = fork(join(import.meta.dirname, script));
  }

  async run<Outcome>(job: object): Promise<Outcome> {
    this.#child.send(job);
    const [outcome] = (await once(this.#child, 'message')) as [Outcome];
    return outcome;
  }

  /** Resident memory of the process, in bytes. */
  get rssBytes(): number {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1_024;
  }

  async close(): Promise<void> {
    const closed = once(this.#child, 'exit');
    this.#child.kill();
    await closed;
  }
}
