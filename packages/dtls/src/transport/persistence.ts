/**
 * What a server does with its store: a session is stored when it is established, when it needs sequence numbers, some time
 * after it was heard, and exactly when the server stops.
 */
import type { Clock, TimerHandle } from '@muster/net';
import { DtlsError } from '../errors.ts';
import { decodeConnection, type SavedConnection } from '../session/codec.ts';
import { SessionKeeper, type KeeperContext } from '../session/keeper.ts';
import type { SessionSealer } from '../session/sealing.ts';
import { SessionFencedError, SessionFormatError } from '../session/session-error.ts';
import type { SessionStore, StoredSession } from '../session/store.ts';
import type { Association } from './association.ts';
import type { DtlsServerLimits } from './server-options.ts';

export interface PersistenceContext {
  readonly store: SessionStore;
  readonly sealer: SessionSealer;
  readonly clock: Clock;
  readonly checkpointMs: number;
  onStoreError(error: Error): void;
}

/** Sessions that are saved at a time: a store may commit them together, and others get their turn in between. */
const SAVES_AT_A_TIME = 256;

export class Persistence {
  readonly #context: PersistenceContext;
  readonly #keepers: KeeperContext;
  #dirty: Association[] = [];
  #timer: TimerHandle | undefined;
  /** Removals that the store works on. */
  readonly #removing = new Set<Promise<void>>();

  constructor(context: PersistenceContext) {
    this.#context = context;
    const { store, sealer, clock } = context;
    this.#keepers = { store, sealer, clock, onStoreError: (error) => context.onStoreError(error) };
  }

  /** Stores a new session with its first block of sequence numbers. @throws what the store does */
  async keep(association: Association): Promise<void> {
    association.keeper = new SessionKeeper(this.#keepers, association, {
      stored: undefined,
      generation: 1,
      writeSequence: 0,
    });
    await association.keeper.establish();
  }

  /** Takes over a session of the store, which learns of it when the session is next saved. */
  adopt(association: Association, stored: StoredSession, writeSequence: number): void {
    const generation = stored.generation + 1;
    const start = { stored: stored.generation, generation, writeSequence };
    association.keeper = new SessionKeeper(this.#keepers, association, start);
  }

  /**
   * Stores a session that comes from elsewhere, and reserves its first numbers.
   *
   * @param replaces the generation in this store; undefined: nothing is stored
   * @throws what the store does
   */
  async import(
    association: Association,
    { generation }: StoredSession,
    writeSequence: number,
    replaces: number | undefined,
  ): Promise<void> {
    const start = { stored: replaces, generation: generation + 1, writeSequence };
    association.keeper = new SessionKeeper(this.#keepers, association, start);
    await association.keeper.establish();
  }

  /** Its state in the store is behind; it is brought up to date at the next checkpoint. */
  touch(association: Association): void {
    if (association.isDirty) return;
    association.isDirty = true;
    this.#dirty.push(association);
    this.#timer ??= this.#context.clock.setTimer(this.#context.checkpointMs, () => void this.checkpoint());
  }

  /** Brings the store up to date. Never rejects. */
  async checkpoint(): Promise<void> {
    this.#timer?.cancel();
    this.#timer = undefined;
    const dirty = this.#dirty;
    this.#dirty = [];
    for (let at = 0; at < dirty.length; at += SAVES_AT_A_TIME) {
      const some = dirty.slice(at, at + SAVES_AT_A_TIME);
      await Promise.all(some.map((association) => checkpointOf(association)));
    }
  }

  /** Takes a session out of the store, where it must not be found again. */
  remove({ keeper }: Association): void {
    if (!keeper) return;
    this.#removeWith(keeper.remove());
  }

  removeStored({ id, generation }: StoredSession): void {
    this.#removeWith(this.#context.store.remove(id, generation));
  }

  #removeWith(done: Promise<void>): void {
    const removing = done
      .catch((error: unknown) => this.#context.onStoreError(error as Error))
      .finally(() => this.#removing.delete(removing));
    this.#removing.add(removing);
  }

  /** Resolves when the store has removed all that was to be removed. */
  async removed(): Promise<void> {
    await Promise.all(this.#removing);
  }

  /** Saves all associations for the last time, with their exact state. They must have stopped sending. */
  async finish(associations: readonly Association[]): Promise<void> {
    this.#timer?.cancel();
    for (let at = 0; at < associations.length; at += SAVES_AT_A_TIME) {
      const some = associations.slice(at, at + SAVES_AT_A_TIME);
      await Promise.all(some.map((association) => this.finishNow(association).catch(() => undefined)));
    }
    await this.removed();
  }

  /**
   * Saves one for the last time, with its exact state. It must have stopped. Resolves too if it has another owner.
   *
   * @throws what the store does
   */
  async finishNow(association: Association): Promise<void> {
    try {
      await association.keeper?.finish();
    } catch (error) {
      const isGone = error instanceof SessionFencedError || association.phase === 'closed';
      if (isGone) return;
      this.#context.onStoreError(error as Error);
      throw error;
    }
  }
}

/** Undefined for a server without a store: its connections end with it. */
export function persistenceOf(
  parts: {
    readonly sealer: SessionSealer | undefined;
    readonly clock: Clock;
    readonly limits: Pick<DtlsServerLimits, 'checkpointMs'>;
  },
  store: SessionStore | undefined,
  onStoreError: (error: Error) => void,
): Persistence | undefined {
  const { sealer, clock, limits } = parts;
  if (!store || !sealer) return undefined;
  return new Persistence({ store, sealer, clock, checkpointMs: limits.checkpointMs, onStoreError });
}

function checkpointOf(association: Association): Promise<void> {
  const { phase, isFrozen, keeper } = association;
  if (phase !== 'established' || isFrozen || !keeper) return Promise.resolve();
  return keeper.checkpoint();
}

/** @throws SessionFormatError */
export function openStored(
  sealer: SessionSealer,
  stored: StoredSession,
  connectionIdBytes: number,
): SavedConnection {
  const saved = decodeConnection(sealer.open(stored.id, stored.generation, stored.blob));
  const { role, ownCid } = saved.state;
  if (role !== 'server') throw new SessionFormatError('unsupported', 'the session is that of a client');
  if (ownCid === undefined || ownCid.length === 0) return saved;
  if (ownCid.toString('hex') !== stored.id) {
    throw new SessionFormatError('corrupt', 'the session has the Connection ID of another one');
  }
  // Records say nothing of the length of their Connection ID: a server has one length for all.
  if (ownCid.length !== connectionIdBytes) {
    throw new SessionFormatError('unsupported', `its Connection ID has ${ownCid.length} bytes`);
  }
  return saved;
}

/** What a connection that cannot be made of a stored session says, as a reason. */
export function asFormatError(error: unknown): SessionFormatError {
  if (error instanceof SessionFormatError) return error;
  const message = error instanceof DtlsError ? error.message : 'the session cannot be taken up';
  return new SessionFormatError('unsupported', message, { cause: error });
}
