import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A load generator in a process of its own, so that it does not share its thread with what it measures. */
export class LoadChild {
  readonly #child: ChildProcess;

  constructor(script: 'udp-generator.ts' | 'http-generator.ts') {
    this.#child = fork(join(import.meta.dirname, script));
  }

  async run<Outcome>(job: object): Promise<Outcome> {
    this.#child.send(job);
    const [outcome] = (await once(this.#child, 'message')) as [Outcome];
    return outcome;
  }

  async close(): Promise<void> {
    const closed = once(this.#child, 'exit');
    this.#child.kill();
    await closed;
  }
}
