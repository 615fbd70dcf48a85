import { AsyncLocalStorage } from 'node:async_hooks';

import type { Clock } from '../../kernel/timers.ts';
import { StoreError } from '../port.ts';
import { nextTurn, TURN_MS } from '../../kernel/tasks.ts';
import { DEFAULT_TRANSACTION_TIMEOUT_MS, type StoreOptions } from '../options.ts';
import type { Backend, Change, PendingWrite } from './backend.ts';

/** Identity of an open transaction. Everything called from its `work` can find it. */
export interface TransactionToken {
  open: boolean;
  /** An error after which the transaction can only be rolled back. */
  fatalError: Error | undefined;
  /** Settles when the last call has been executed. */
  tail: Promise<unknown>;
}

interface PendingTransaction {
  readonly start: (token: TransactionToken) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The single writer of this process. All writes of one turn of the event loop share one commit. Transactions run one
 * at a time, and all other writes wait while one is open. Writes that wait when it ends are part of its commit.
 */
export class CommitQueue {
  readonly #backend: Backend;
  readonly #clock: Clock;
  readonly #onCommit: StoreOptions['onCommit'];
  readonly #maxQueued: number;
  readonly #timeoutMs: number;
  readonly #context = new AsyncLocalStorage<TransactionToken>();
  #writes: PendingWrite[] = [];
  readonly #transactions: PendingTransaction[] = [];
  #scheduled = false;
  #current: TransactionToken | undefined;
  #busy: Promise<void> | undefined;
  #closing = false;

  constructor(backend: Backend, clock: Clock, options: StoreOptions) {
    this.#backend = backend;
    this.#clock = clock;
    this.#onCommit = options.onCommit;
    this.#maxQueued = options.maxQueuedWrites ?? 100_000;
    this.#timeoutMs = options.transactionTimeoutMs ?? DEFAULT_TRANSACTION_TIMEOUT_MS;
  }

  /** Resolves at the end of the running commit or transaction; undefined if there is none, or if it ends in this turn. */
  get busy(): Promise<void> | undefined {
    return this.#busy;
  }

  /** Refuses calls after close, and calls of the store from inside a transaction, which would wait for themselves. */
  check(): void {
    if (this.#closing) throw closedError();
    if (this.#current !== undefined && this.#context.getStore() === this.#current) throw nestedError();
  }

  /** @param atomic see {@link PendingWrite} */
  write(changes: readonly Change[], atomic = false): Promise<unknown> {
    this.check();
    if (this.#writes.length >= this.#maxQueued) throw overloadedError(this.#maxQueued);
    return new Promise((resolve, reject) => {
      this.#writes.push({ changes, atomic, resolve, reject, outcome: undefined, error: undefined });
      this.#schedule();
    });
  }

  transaction(start: (token: TransactionToken) => Promise<unknown>): Promise<unknown> {
    this.check();
    if (this.#transactions.length >= this.#maxQueued) throw overloadedError(this.#maxQueued);
    return new Promise((resolve, reject) => {
      this.#transactions.push({ start, resolve, reject });
      this.#schedule();
    });
  }

  /** Accepts no more work. Resolves when all queued work is settled. */
  async close(): Promise<void> {
    this.#closing = true;
    while (this.#scheduled || this.#busy !== undefined) {
      await (this.#busy ?? new Promise((resolve) => setImmediate(resolve)));
    }
  }

  #schedule(): void {
    if (this.#scheduled || this.#busy !== undefined) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#drain();
    });
  }

  #drain(): void {
    this.#busy = this.#drainAll().finally(() => {
      this.#busy = undefined;
      if (this.#writes.length > 0 || this.#transactions.length > 0) this.#schedule();
    });
  }

  async #drainAll(): Promise<void> {
    await this.#commitWrites();
    let turnedAt = this.#clock.monotonic();
    for (;;) {
      const next = this.#transactions.shift();
      if (next === undefined) return;
      // Yields to the event loop: a caller that awaits transactions one after the other would otherwise block it.
      if (this.#clock.monotonic() - turnedAt > TURN_MS) {
        await nextTurn();
        turnedAt = this.#clock.monotonic();
      }
      await this.#runTransaction(next);
      await this.#commitWrites();
    }
  }

  async #commitWrites(): Promise<void> {
    const batch = this.#takeWrites();
    if (batch.length === 0) return;
    const started = this.#clock.monotonic();
    try {
      await this.#backend.begin();
      await this.#backend.commit(batch);
    } catch (error) {
      await this.#backend.rollback();
      this.#report(batch.length, started, true);
      this.#failAll(batch, error);
      return;
    }
    this.#report(batch.length, started, false);
    this.#settleAll(batch);
  }

  #takeWrites(): readonly PendingWrite[] {
    const batch = this.#writes;
    // Also if it is empty, because writes that arrive during the commit are not part of it.
    this.#writes = [];
    return batch;
  }

  #settleAll(batch: readonly PendingWrite[]): void {
    for (const write of batch) {
      if (write.error === undefined) write.resolve(write.outcome);
      else write.reject(write.error);
    }
  }

  #failAll(batch: readonly PendingWrite[], error: unknown): void {
    const translated = this.#backend.translate(error);
    for (const write of batch) write.reject(write.error ?? translated);
  }

  #report(writes: number, started: number, failed: boolean): void {
    this.#onCommit?.({ writes, durationMs: this.#clock.monotonic() - started, failed });
  }

  async #runTransaction(pending: PendingTransaction): Promise<void> {
    const started = this.#clock.monotonic();
    const token: TransactionToken = { open: true, fatalError: undefined, tail: Promise.resolve() };
    try {
      await this.#backend.begin();
    } catch (error) {
      this.#report(1, started, true);
      pending.reject(this.#backend.translate(error));
      return;
    }
    this.#current = token;
    let batch: readonly PendingWrite[] = [];
    try {
      const result = await this.#withTimeout(() => this.#context.run(token, () => pending.start(token)));
      token.open = false;
      await token.tail;
      if (token.fatalError !== undefined) throw token.fatalError;
      batch = this.#takeWrites();
      await this.#backend.commit(batch);
      this.#report(1 + batch.length, started, false);
      pending.resolve(result);
      this.#settleAll(batch);
    } catch (error) {
      token.open = false;
      await token.tail;
      await this.#backend.rollback();
      this.#report(1 + batch.length, started, true);
      pending.reject(this.#backend.translate(error));
      this.#failAll(batch, error);
    } finally {
      this.#current = undefined;
    }
  }

  /** Limits the duration of a transaction, so that one that never ends does not block the store forever. */
  #withTimeout(work: () => Promise<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const timer = this.#clock.setTimer(this.#timeoutMs, () => reject(timeoutError(this.#timeoutMs)));
      work()
        .then(resolve, reject)
        .finally(() => timer.cancel());
    });
  }
}

function closedError(): StoreError {
  return new StoreError('closed', 'The store is closed.');
}

export function endedError(): StoreError {
  return new StoreError('closed', 'The transaction has ended; its calls must be awaited inside it.');
}

function nestedError(): StoreError {
  return new StoreError(
    'nested',
    'The store was called from inside a transaction.',
    'Use the transaction that the callback receives.',
  );
}

function overloadedError(limit: number): StoreError {
  return new StoreError(
    'overloaded',
    `${limit} writes are already waiting for the store.`,
    'Try again later. If this persists, the disk is too slow for the load.',
  );
}

function timeoutError(timeoutMs: number): StoreError {
  return new StoreError('timeout', `A transaction was still open after ${timeoutMs} ms and was rolled back.`);
}
