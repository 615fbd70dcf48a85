import { idempotencyRecords } from './model/idempotency-record.ts';
import { inNetwork } from '../../kernel/list-query.ts';
import type { Clock, TimerHandle } from '../../kernel/clock.ts';
import type { Condition, Store } from '../../store/port.ts';

export interface IdempotencyRecordsDependencies {
  readonly store: Store;
  readonly clock: Clock;
  /** Maximum records of a network. The oldest are deleted first. Defaults to 100,000. */
  readonly maxPerNetwork?: number | undefined;
  readonly onError: (error: unknown) => void;
}

const DEFAULT_MAX_PER_NETWORK = 100_000;
/** Records beyond the maximum before the next check, because counting is expensive. */
const SLACK = 1000;
const SWEEP_MS = 600_000;
/** Maximum documents deleted in one step. */
const STEP = 200;

/** Deletes records of responses that exceed their lifetime or their maximum number. */
export class IdempotencyRecords {
  readonly #deps: IdempotencyRecordsDependencies;
  readonly #maxPerNetwork: number;
  readonly #slack: number;
  readonly #sinceTrim = new Map<string, number>();
  #work: Promise<void> = Promise.resolve();
  #timer: TimerHandle | undefined;
  #isClosed = false;

  constructor(deps: IdempotencyRecordsDependencies) {
    this.#deps = deps;
    this.#maxPerNetwork = deps.maxPerNetwork ?? DEFAULT_MAX_PER_NETWORK;
    this.#slack = Math.min(SLACK, this.#maxPerNetwork);
  }

  /** Deletes expired records, now and every ten minutes. */
  start(): void {
    if (this.#isClosed) return;
    this.#enqueue(() => this.#expire());
    this.#timer = this.#deps.clock.setTimer(SWEEP_MS, () => this.start());
  }

  /** Resolves when the step in progress has ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#timer?.cancel();
    await this.#work;
  }

  /** Resolves when nothing is left to delete for now. */
  async settled(): Promise<void> {
    await this.#work;
  }

  /** Call it after a network may have got another record. */
  added(deviceNetworkId: string): void {
    const since = (this.#sinceTrim.get(deviceNetworkId) ?? 0) + 1;
    if (since < this.#slack) {
      this.#sinceTrim.set(deviceNetworkId, since);
      return;
    }
    this.#sinceTrim.delete(deviceNetworkId);
    this.#enqueue(() => this.#trim(deviceNetworkId));
  }

  #enqueue(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch(this.#deps.onError);
  }

  async #expire(): Promise<void> {
    const where: readonly Condition[] = [{ field: 'expiresAt', op: 'le', value: this.#deps.clock.now() }];
    await this.#deleteInSteps(where, 'expiresAt', Infinity);
  }

  async #trim(deviceNetworkId: string): Promise<void> {
    const records = this.#deps.store.collection(idempotencyRecords);
    const query = inNetwork(deviceNetworkId, {});
    const surplus = (await records.count(query)) - this.#maxPerNetwork;
    if (surplus > 0) await this.#deleteInSteps(query.where ?? [], 'createdAt', surplus);
  }

  /** Deletes the oldest first, a few in each commit. Other work runs between two commits. */
  async #deleteInSteps(where: readonly Condition[], field: string, count: number): Promise<void> {
    const records = this.#deps.store.collection(idempotencyRecords);
    for (let left = count; left > 0 && !this.#isClosed;) {
      const sort = [{ field, direction: 'asc' }] as const;
      const found = await records.find({ where, sort, limit: Math.min(STEP, left) });
      if (found.length === 0) return;
      await records.deleteWhere([...where, { field: 'id', op: 'in', value: found.map((one) => one.id) }]);
      left -= found.length;
    }
  }
}
