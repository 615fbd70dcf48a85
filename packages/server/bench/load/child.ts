import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { rssBytesOf } from './process-figures.ts';

/** A load generator in a separate process, so that it does not share a thread with the measured server. */
export class LoadChild {
  readonly #child: ChildProcess;

  constructor(
    script:
      | 'udp-generator.ts'
      | 'handshake-generator.ts'
      | 'http-generator.ts'
      | 'flooder.ts'
      | 'device-load.ts'
      | 'server.ts'
      | 'link-echo.ts',
  ) {
    this.#child = fork(join(import.meta.dirname, script));
  }

  /** @throws Error if the process ends before the outcome */
  async run<Outcome>(job: object): Promise<Outcome> {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    const ended = (): void => reject(new Error('The load generator ended.'));
    this.#child.once('message', resolve).once('exit', ended).send(job);
    return promise.finally(() => this.#child.off('exit', ended));
  }

  get pid(): number {
    return this.#child.pid ?? NaN;
  }

  /** Resident memory of the process, in bytes. */
  get rssBytes(): number {
    return rssBytesOf(this.pid);
  }

  async close(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const closed = once(this.#child, 'exit');
    this.#child.kill();
    await closed;
  }
}
