/** Event streams of one device at two processes of the API. */
import { expect } from 'chai';
import type { SeveralProcesses } from './several-processes.ts';
import { until } from './until.ts';

const PROCESSES = ['api-1', 'api-2'];

export class TwinStreams {
  readonly #stop = new AbortController();
  /** The values that each stream has shown, in their order. */
  readonly #seen: readonly string[][] = PROCESSES.map(() => []);
  readonly #ends: readonly Promise<void>[];

  /** @param deviceId the device whose values are followed */
  constructor(service: SeveralProcesses, deviceId: string) {
    this.#ends = PROCESSES.map((name, index) => this.#follow(service, deviceId, name, index));
    for (const end of this.#ends) end.catch(() => undefined);
  }

  async #follow(service: SeveralProcesses, deviceId: string, name: string, index: number): Promise<void> {
    const { signal } = this.#stop;
    const events = service.client(name, 5).events.stream({ deviceId, types: ['measurement'], signal });
    for await (const event of events) this.#seen[index]?.push(JSON.stringify(event.data));
  }

  /** Resolves when each stream has shown more values than that. */
  async haveShown(count: number): Promise<void> {
    await until(
      async () => Math.min(...this.#seen.map((one) => one.length)),
      (length) => length > count,
    );
  }

  /** Ends the streams when no more values come. Fails unless both have shown the same values in the same order. */
  async end(): Promise<void> {
    let before = -1;
    await until(
      async () => this.#seen.reduce((sum, { length }) => sum + length, 0),
      (sum) => {
        const isQuiet = sum === before;
        before = sum;
        return isQuiet;
      },
      { everyMs: 500 },
    );
    this.close();
    await Promise.allSettled(this.#ends);
    const [one = [], two = []] = this.#seen;
    const [shorter, longer] = one.length <= two.length ? [one, two] : [two, one];
    expect(shorter).to.not.be.empty;
    // The stream that was opened later lacks values at its beginning.
    expect(longer.slice(-shorter.length)).to.deep.equal(shorter);
  }

  close(): void {
    this.#stop.abort();
  }
}
