import { FairQueue, reserveFor } from './fair-queue.ts';
import { BackgroundTasks } from './tasks.ts';
import { Deadlines, backOffMs } from './timers.ts';
import type { Clock } from './timers.ts';

/**
 * The result of a pass:
 * - `again`: the key needs another pass now.
 * - `done`: the key waits for its next wake. A wake during the pass counts.
 * - `stopped`: the key waits for its next wake. A wake during the pass does not count: it may come from the pass
 *   itself.
 * - `yielded`: the pass released its turn, and will be run again or dropped.
 */
export type PassResult = 'again' | 'done' | 'stopped' | 'yielded';

/** A pass that waits for its turn. */
export interface Pass<At extends readonly unknown[]> {
  /** Runs the pass. Never rejects. */
  run(...at: At): Promise<void>;
  /** Ends the pass without running it. The key waits for its next wake. */
  dropped(): Promise<void>;
}

/** Gives a pass its turn, now or later, by calling one of its functions. Must not throw. */
export type PassScheduler<At extends readonly unknown[]> = (key: string, pass: Pass<At>) => void;

interface ReconcilerOptions<At extends readonly unknown[]> {
  readonly clock: Clock;
  /** Reads the desired and the reported state of a key, takes the next step and stores its outcome. */
  readonly reconcile: (key: string, ...at: At) => Promise<PassResult>;
  /** By default, every pass runs immediately. */
  readonly turn?: PassScheduler<At>;
  /** Called when the last pass of a key has ended. */
  readonly onIdle?: (key: string) => void;
  /** Receives the errors of passes. */
  readonly onError: (error: unknown) => void;
  /** Spreads the delays after errors. Returns 0 to 1. Defaults to `Math.random`. */
  readonly random?: (() => number) | undefined;
}

/** Milliseconds before the next pass of a key after an error. Doubled with each consecutive error. */
const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 300_000;

/** A key with a pass that runs or waits for its turn. */
interface ActiveKey {
  hasPendingWake: boolean;
  readonly idle: PromiseWithResolvers<void>;
}

/**
 * Brings the reported state of many keys, such as devices, to their desired state. Both states are in the store, so
 * the next pass makes up for a lost one. A key has at most one pass at a time. Events, timers and restarts wake it.
 * Wakes during a pass cause one more pass. After an error, the key is woken again later.
 */
export class Reconciler<At extends readonly unknown[] = []> {
  readonly #options: ReconcilerOptions<At>;
  readonly #busy = new Map<string, ActiveKey>();
  readonly #alarms: Deadlines;
  /** Number of consecutive errors. */
  readonly #failures = new Map<string, number>();
  readonly #tasks: BackgroundTasks;
  #isClosed = false;

  constructor(options: ReconcilerOptions<At>) {
    this.#options = options;
    this.#alarms = new Deadlines(options.clock, (key) => this.wake(key));
    this.#tasks = new BackgroundTasks(options.onError);
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  isBusy(key: string): boolean {
    return this.#busy.has(key);
  }

  /** Starts a pass, or notes that another one is needed after the present one. */
  wake(key: string): void {
    if (this.#isClosed) return;
    const busy = this.#busy.get(key);
    if (busy !== undefined) {
      busy.hasPendingWake = true;
      return;
    }
    this.#busy.set(key, { hasPendingWake: false, idle: Promise.withResolvers() });
    this.#begin(key);
  }

  /** @param atMs epoch milliseconds; replaces an earlier time of the key */
  wakeAt(key: string, atMs: number): void {
    if (!this.#isClosed) this.#alarms.set(key, atMs);
  }

  /** Wakes the keys with stored work from an earlier run. */
  resume<T>(stored: AsyncIterable<T>, keyOf: (item: T) => string): void {
    const wakeAll = async (): Promise<void> => {
      for await (const item of stored) this.wake(keyOf(item));
    };
    this.#tasks.add(wakeAll());
  }

  /** Cancels the timer of a key that needs no more passes. */
  forget(key: string): void {
    this.#alarms.delete(key);
    this.#failures.delete(key);
  }

  /** Resolves when the key has no pass in progress, even if the last one failed. */
  async idle(key: string): Promise<void> {
    await this.#busy.get(key)?.idle.promise;
  }

  #begin(key: string): void {
    const pass: Pass<At> = {
      run: (...at) => this.#run(key, at),
      dropped: async () => {
        this.#failures.delete(key);
        this.#end(key, 'stopped');
      },
    };
    const { turn } = this.#options;
    if (turn === undefined) void this.#run(key, [] as unknown as At);
    else turn(key, pass);
  }

  async #run(key: string, at: At): Promise<void> {
    if (this.#isClosed || !this.#busy.has(key)) {
      this.#end(key, 'stopped');
      return;
    }
    let result: PassResult = 'stopped';
    try {
      result = await this.#options.reconcile(key, ...at);
      if (this.#failures.size > 0) this.#failures.delete(key);
    } catch (error) {
      this.#options.onError(error);
      const failures = this.#failures.get(key) ?? 0;
      this.#failures.set(key, failures + 1);
      const { clock, random } = this.#options;
      this.wakeAt(
        key,
        clock.now() + backOffMs(failures, { firstMs: FIRST_RETRY_MS, maxMs: MAX_RETRY_MS, random }),
      );
    }
    if (result !== 'yielded') this.#end(key, result);
  }

  #end(key: string, result: PassResult): void {
    const busy = this.#busy.get(key);
    if (busy === undefined) return;
    const hasPendingWake = result === 'done' && busy.hasPendingWake;
    if (hasPendingWake) busy.hasPendingWake = false;
    if (!this.#isClosed && (hasPendingWake || result === 'again')) {
      this.#begin(key);
      return;
    }
    this.#busy.delete(key);
    this.#options.onIdle?.(key);
    busy.idle.resolve();
  }

  /**
   * Starts no more passes, and resolves when none is in progress. The caller must end passes that wait for their
   * turn.
   */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#alarms.clear();
    await this.#tasks.idle();
    while (this.#busy.size > 0) {
      await Promise.all(Array.from(this.#busy.values(), ({ idle }) => idle.promise));
    }
  }
}

/**
 * Turns for passes without device requests: at most `max` run at a time, and device networks take turns.
 *
 * @param networkOf returns the device network of a key; undefined drops the pass
 */
export function createFairScheduler(
  max: number,
  networkOf: (key: string) => string | undefined,
): PassScheduler<[]> {
  const queue = new FairQueue<Pass<[]>>({
    max,
    reserved: reserveFor(max),
    start: (pass, end) => void pass.run().finally(end),
  });
  return (key, pass) => {
    const deviceNetworkId = networkOf(key);
    if (deviceNetworkId === undefined) void pass.dropped();
    else queue.add(deviceNetworkId, pass);
  };
}
