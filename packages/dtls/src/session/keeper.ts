/**
 * Keeps one connection in the store.
 *
 *              establish            saved             reserve, checkpoint
 *      new ---------------> saving -------> idle <------------------------> saving
 *                                            |                                | a newer owner
 *      restored ----------------------------+   finish, remove               v
 *                                            +--------------> over <------ fenced
 *
 * One save at a time; requests during a save are part of the next one.
 */
import type { Clock, TimerHandle } from '@muster/net';
import { WriteReservation } from './reservation.ts';
import { SessionFencedError } from './session-error.ts';
import type { SessionSealer } from './sealing.ts';
import type { SessionDescription, SessionStore } from './store.ts';

/** State that the keepers of one transport share. */
export interface KeeperContext {
  readonly store: SessionStore;
  readonly sealer: SessionSealer;
  readonly clock: Clock;
  /** A save has failed and will be retried. */
  onStoreError(error: Error): void;
}

/** The connection that a keeper stores. */
export interface KeeperSubject {
  readonly id: string;
  /** Returns its encoded state with that write sequence number. */
  snapshot(writeSequence: number): Buffer;
  describe(): SessionDescription;
  /** Returns the next write sequence number. */
  nextWriteSequence(): number;
  /** Called when the numbers below `limit` are durably reserved. */
  onReserved(limit: number): void;
  /** Another process owns the session. The connection must stop writing. */
  onFenced(): void;
}

export interface KeeperStart {
  /** Generation in the store; undefined: nothing is stored. */
  readonly stored: number | undefined;
  /** Generation of this owner. */
  readonly generation: number;
  /** First write sequence number. No further numbers are reserved yet. */
  readonly writeSequence: number;
}

/** Delay before a failed save is retried. */
const RETRY_MS = 1_000;

export class SessionKeeper {
  readonly #context: KeeperContext;
  readonly #subject: KeeperSubject;
  readonly #reservation: WriteReservation;
  #generation: number;
  /** Generation in the store; undefined: nothing is stored. */
  #stored: number | undefined;
  #saving: Promise<void> | undefined;
  #isSaveRequested = false;
  #retry: TimerHandle | undefined;
  #isOver = false;

  constructor(context: KeeperContext, subject: KeeperSubject, start: KeeperStart) {
    this.#context = context;
    this.#subject = subject;
    this.#stored = start.stored;
    this.#generation = start.generation;
    this.#reservation = new WriteReservation(start.writeSequence);
  }

  get generation(): number {
    return this.#generation;
  }

  /** Saves the session for the first time with the first block. Resolves when durable. @throws errors of the store */
  async establish(): Promise<void> {
    this.#reservation.ask();
    const saved = this.#save();
    this.#saving = saved.catch(() => undefined).finally(() => (this.#saving = undefined));
    try {
      await saved;
    } catch (error) {
      this.#isOver = true;
      throw error;
    }
  }

  /** Requests the next block. Calls `onReserved` when it is durable. */
  reserve(): void {
    this.#reservation.ask();
    this.#requestSave();
  }

  /** Saves the current state. Resolves when it is durable, or has failed and will be retried. */
  checkpoint(): Promise<void> {
    this.#requestSave();
    return this.#saving ?? Promise.resolve();
  }

  /** Saves the final, exact state without reservation. The connection must have stopped. @throws errors of the store */
  async finish(): Promise<void> {
    await this.#stop();
    const limit = this.#subject.nextWriteSequence();
    await this.#write(limit, this.#generation);
  }

  /** Removes the session from the store. @throws errors of the store */
  async remove(): Promise<void> {
    await this.#stop();
    // A later generation than the one stored here can belong to another owner.
    if (this.#stored !== undefined) await this.#context.store.remove(this.#subject.id, this.#stored);
  }

  async #stop(): Promise<void> {
    this.#isOver = true;
    this.#retry?.cancel();
    this.#isSaveRequested = false;
    await this.#saving;
  }

  #requestSave(): void {
    if (this.#isOver || this.#retry) return;
    if (this.#saving) {
      this.#isSaveRequested = true;
      return;
    }
    this.#saving = this.#save()
      .catch((error: unknown) => this.#failed(error))
      .finally(() => {
        this.#saving = undefined;
        const again = this.#isSaveRequested;
        this.#isSaveRequested = false;
        if (again) this.#requestSave();
      });
  }

  async #save(): Promise<void> {
    const limit = this.#reservation.wanted;
    await this.#write(limit, this.#nextGeneration(limit));
    this.#reservation.confirm(limit);
    if (!this.#isOver) this.#subject.onReserved(limit);
  }

  /**
   * Another server that shares the store starts at the limit that it has read, if its compare-and-set succeeds. It must
   * fail after the limit was raised, so a raised limit gets its own generation.
   */
  #nextGeneration(limit: number): number {
    const isRaised = limit > this.#reservation.durable && this.#stored === this.#generation;
    return isRaised && this.#context.store.find ? this.#generation + 1 : this.#generation;
  }

  async #write(limit: number, generation: number): Promise<void> {
    const { store, sealer } = this.#context;
    const { id } = this.#subject;
    const blob = sealer.seal(id, generation, this.#subject.snapshot(limit));
    const description = this.#subject.describe();
    await store.save({ id, generation, blob, description }, this.#stored);
    this.#generation = generation;
    this.#stored = generation;
  }

  #failed(error: unknown): void {
    if (this.#isOver) return;
    if (error instanceof SessionFencedError) {
      this.#isOver = true;
      this.#subject.onFenced();
      return;
    }
    this.#context.onStoreError(error instanceof Error ? error : new Error(String(error)));
    this.#retry = this.#context.clock.setTimer(RETRY_MS, () => {
      this.#retry = undefined;
      this.#requestSave();
    });
  }
}
