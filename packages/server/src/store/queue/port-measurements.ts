import type { MeasurementStore, Sample } from '../port.ts';
import { nextTurn } from '../../kernel/turns.ts';
import type { PruneStep, SampleTable } from './backend.ts';
import { checkSamples } from './checks.ts';
import type { Access } from './port-collection.ts';

/** Number of samples that are deleted in one turn of the event loop. */
const deleteStep = 5_000;

export class PortMeasurements implements MeasurementStore {
  readonly #readable: SampleTable;
  readonly #writable: SampleTable;
  readonly #access: Access;

  constructor(readable: SampleTable, writable: SampleTable, access: Access) {
    this.#readable = readable;
    this.#writable = writable;
    this.#access = access;
  }

  async append(samples: readonly Sample[]): Promise<void> {
    const copy = checkSamples(samples);
    if (copy.length > 0) await this.#access.write(this.#writable.prepareAppend(copy));
  }

  async range(resourceId: string, fromMs: number, toMs: number, limit: number): Promise<Sample[]> {
    const rows = Math.max(0, Math.floor(limit));
    return this.#access.read(() => this.#readable.range(resourceId, fromMs, toMs, rows));
  }

  async oldest(resourceId: string, fromMs: number, toMs: number, limit: number): Promise<Sample[]> {
    const rows = Math.max(0, Math.floor(limit));
    return this.#access.read(() => this.#readable.oldest(resourceId, fromMs, toMs, rows));
  }

  async latest(resourceIds: readonly string[]): Promise<Map<string, Sample>> {
    return this.#access.read(() => this.#readable.latest(resourceIds));
  }

  async deleteFor(resourceIds: readonly string[]): Promise<void> {
    let left: readonly string[] = [...resourceIds];
    while (left.length > 0) {
      const step = left;
      left = (await this.#access.write(
        { run: () => this.#writable.deleteFor(step, deleteStep) },
        true,
      )) as readonly string[];
      if (left.length > 0) await nextTurn();
    }
  }

  async prune(beforeMs: number): Promise<number> {
    let pruned = 0;
    for (let from: number | undefined = 0; from !== undefined;) {
      const start = from;
      const step = (await this.#access.write(
        { run: () => this.#writable.prune(beforeMs, start) },
        true,
      )) as PruneStep;
      pruned += step.pruned;
      from = step.next;
    }
    return pruned;
  }
}
