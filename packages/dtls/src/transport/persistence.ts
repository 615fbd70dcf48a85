/**
 * Stores the sessions of a server: when they are established, when they need sequence numbers, some time after a record
 * was received, and with their exact state when the server stops.
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

/** Number of concurrent saves. A store can commit them together, and other work can run in between. */
const SAVES_AT_A_TIME = 256;

export class Persistence {
  readonly #context: PersistenceContext;
  readonly #keepers: KeeperContext;
  #dirty: Association[] = [];
  #timer: TimerHandle | undefined;
  /** Running removals. */
  readonly #removing = new Set<Promise<void>>();

  constructor(context: PersistenceContext) {
    this.#context = context;
    const { store, sealer, clock } = context;
    this.#keepers = { store, sealer, clock, onStoreError: (error) => context.onStoreError(error) };
  }

  /** Stores a new session with its first block of sequence numbers. @throws errors of the store */
  async keep(association: Association): Promise<void> {
    association.keeper = new SessionKeeper(this.#keepers, association, {
      stored: undefined,
      generation: 1,
      writeSequence: 0,
    });
    await association.keeper.establish();
  }

  /** Takes over a session of the store. The store is updated when the session is next saved. */
  adopt(association: Association, stored: StoredSession, writeSequence: number): void {
    const generation = stored.generation + 1;
    const start = { stored: stored.generation, generation, writeSequence };
    association.keeper = new SessionKeeper(this.#keepers, association, start);
  }

  /**
   * Stores a session of another server, and reserves its first numbers.
   *
   * @param replaces generation in this store; undefined: nothing is stored
   * @throws errors of the store
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

  /** Marks a session to be saved at the next checkpoint. */
  touch(association: Association): void {
    if (association.isDirty) return;
    association.isDirty = true;
    this.#dirty.push(association);
    this.#timer ??= this.#context.clock.setTimer(this.#context.checkpointMs, () => void this.checkpoint());
  }

  /** Saves all changed sessions. Never rejects. */
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

  /** Removes a session from the store, where it must not be found again. */
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

  /** Resolves when all removals are complete. */
  async whenRemoved(): Promise<void> {
    await Promise.all(this.#removing);
  }

  /** Saves the final, exact state of all associations. They must have stopped sending. */
  async finish(associations: readonly Association[]): Promise<void> {
    this.#timer?.cancel();
    for (let at = 0; at < associations.length; at += SAVES_AT_A_TIME) {
      const some = associations.slice(at, at + SAVES_AT_A_TIME);
      await Promise.all(some.map((association) => this.finishNow(association).catch(() => undefined)));
    }
    await this.whenRemoved();
  }

  /**
   * Saves the final, exact state of one association. It must have stopped. Also resolves if it has another owner.
   *
   * @throws errors of the store
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

/** Returns undefined for a server without a store, whose connections end with it. */
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
  // Records do not contain the length of their Connection ID: a server has one length for all.
  if (ownCid.length !== connectionIdBytes) {
    throw new SessionFormatError('unsupported', `its Connection ID has ${ownCid.length} bytes`);
  }
  return saved;
}

/** Converts an error of restoring a stored session to a SessionFormatError. */
export function asFormatError(error: unknown): SessionFormatError {
  if (error instanceof SessionFormatError) return error;
  const message = error instanceof DtlsError ? error.message : 'the session cannot be taken up';
  return new SessionFormatError('unsupported', message, { cause: error });
}
