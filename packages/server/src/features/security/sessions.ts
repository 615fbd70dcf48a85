import type { Clock } from '../../kernel/timers.ts';
import { deleteOperation, putOperation, UniqueViolationError } from '../../store/port.ts';
import type { Reader, Store, Transaction, WriteOperation } from '../../store/port.ts';
import type { ActivityLog } from '../activity/activity.ts';
import { MQTT_LISTENER } from '../registration/model.ts';
import type { Registration } from '../registration/model.ts';
import { secureSessions, sessionIdOf, tlsSessions } from './model.ts';
import type { SecureSessionRecord, SessionDescription, TlsSession } from './model.ts';

/** A session to save. */
export interface SessionToSave {
  readonly id: string;
  readonly generation: number;
  readonly blob: Uint8Array;
  readonly description?: SessionDescription;
}

/** Owner of a session, if gateways are separate processes. */
export interface SessionOwner {
  /** Name of the gateway. Restarts keep it. */
  readonly gateway: string;
  /** Unique per process and listener. */
  readonly id: string;
}

/** `fenced`: another owner has saved the session in between, so nothing was stored. */
type SaveOutcome = 'saved' | 'fenced';

type Change =
  | { readonly type: 'save'; readonly record: SecureSessionRecord; readonly replaces: number | undefined }
  | { readonly type: 'remove'; readonly id: string; readonly generation: number }
  | { readonly type: 'lose'; readonly id: string };

interface PendingChange {
  readonly change: Change;
  readonly settle: (outcome: SaveOutcome) => void;
  readonly fail: (error: unknown) => void;
}

const DAY_MS = 86_400_000;
/** Days without a save after which a session has ended: its time limit without a message plus one day. */
export const SESSION_DAYS = 8;
/** Maximum number of changes in a transaction, because other users of the store wait for it. */
const MAX_BATCH = 500;

/**
 * Stores sessions, each with the generation of its owner. First saves, one in each handshake, are part of the commit of
 * their turn of the event loop. All other changes of a turn share one transaction.
 */
export class SecureSessionService {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #waiting: PendingChange[] = [];
  #isRunning = false;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Yields the sessions of a listener. */
  async *ofListener(listener: string): AsyncGenerator<SessionToSave, void, undefined> {
    const where = [{ field: 'listener', op: 'eq', value: listener }] as const;
    for await (const found of this.#store.collection(secureSessions).iterate({ where })) yield toSave(found);
  }

  /** Returns the session with the ID, or the latest session at the address for a device without a Connection ID. */
  async find(
    key: { readonly id: string } | { readonly address: string; readonly port: number },
  ): Promise<SessionToSave | undefined> {
    const sessions = this.#store.collection(secureSessions);
    const found =
      'id' in key
        ? await sessions.get(key.id)
        : latest(
            await sessions.find({
              where: [
                { field: 'address', op: 'eq', value: key.address },
                { field: 'port', op: 'eq', value: key.port },
              ],
            }),
          );
    return found && toSave(found);
  }

  /** Returns the name of the gateway that owns the session; undefined if it has none. */
  async ownerOf(id: string): Promise<string | undefined> {
    return (await this.#store.collection(secureSessions).get(id))?.gateway;
  }

  /**
   * Stores a session; resolves when it is durable. The same owner may repeat a save.
   *
   * @param replaces generation that must be stored now; undefined if none may be stored
   * @param owner owner of the session, if gateways are separate processes
   */
  save(
    listener: string,
    session: SessionToSave,
    replaces: number | undefined,
    owner?: SessionOwner,
  ): Promise<SaveOutcome> {
    const { id, generation, description } = session;
    const blob = Buffer.from(session.blob).toString('base64');
    const owned = owner === undefined ? {} : { gateway: owner.gateway, owner: owner.id };
    const record = { id, listener, generation, blob, ...owned, ...description };
    return replaces === undefined ? this.#insert(record) : this.#enqueue({ type: 'save', record, replaces });
  }

  async #insert(record: SecureSessionRecord): Promise<SaveOutcome> {
    try {
      await this.#store.collection(secureSessions).insert(dated(record, this.#clock.now()));
      return 'saved';
    } catch (error) {
      if (!(error instanceof UniqueViolationError)) throw error;
      return this.#enqueue({ type: 'save', record, replaces: undefined });
    }
  }

  /** Removes all sessions of an identity. Resolves with their IDs when the removal is durable. */
  async removeOf(identity: string): Promise<readonly string[]> {
    const where = [{ field: 'identity', op: 'eq', value: identity }] as const;
    const found = await this.#store.collection(secureSessions).find({ where });
    // Remove any generation: the next save of the owner finds that the session is gone.
    await Promise.all(found.map(({ id }) => this.remove(id, Number.MAX_SAFE_INTEGER)));
    return found.map(({ id }) => id);
  }

  /** Removes a session unless a newer generation is stored; resolves when the removal is durable. */
  async remove(id: string, generation: number): Promise<void> {
    await this.#enqueue({ type: 'remove', id, generation });
  }

  /**
   * Deletes sessions that were last saved before the day of the given time: no gateway has them, and their devices have
   * made new ones.
   *
   * @param beforeMs epoch milliseconds
   */
  prune(beforeMs: number): Promise<number> {
    const value = Math.floor(beforeMs / DAY_MS);
    return this.#store.collection(secureSessions).deleteWhere([{ field: 'savedDay', op: 'lt', value }]);
  }

  /** Marks sessions of registrations as lost that could not be restored: no device uses them now. */
  async noteLost(sessions: Iterable<string>): Promise<void> {
    const ids = Array.from(sessions, sessionIdOf);
    await Promise.all(ids.map((id) => this.#enqueue({ type: 'lose', id })));
  }

  #enqueue(change: Change): Promise<SaveOutcome> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ change, settle, fail });
      if (!this.#isRunning) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    // Waits for further saves of this turn, to commit them together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) await this.#commit(this.#waiting.splice(0, MAX_BATCH));
    this.#isRunning = false;
  }

  async #commit(batch: readonly PendingChange[]): Promise<void> {
    try {
      const now = this.#clock.now();
      const outcomes = await this.#store.transaction((tx) => apply(tx, batch, now));
      batch.forEach(({ settle }, index) => settle(outcomes[index] ?? 'fenced'));
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
  }
}

function toSave({ id, generation, blob }: SecureSessionRecord): SessionToSave {
  return { id, generation, blob: Buffer.from(blob, 'base64') };
}

function dated(record: SecureSessionRecord, now: number, establishedAt = now): SecureSessionRecord {
  return { ...record, savedDay: Math.floor(now / DAY_MS), establishedAt };
}

async function apply(tx: Transaction, batch: readonly PendingChange[], now: number): Promise<SaveOutcome[]> {
  const ids = batch.map(({ change }) => (change.type === 'save' ? change.record.id : change.id));
  const stored = await tx.collection(secureSessions).getMany(new Set(ids));
  const records = new Map(stored);
  const writes: WriteOperation[] = [];
  const outcomes = batch.map(({ change }) => applied(change, records, writes, now));
  if (writes.length > 0) await tx.write(writes);
  return outcomes;
}

/** @param records stored records, with the writes so far applied */
function applied(
  change: Change,
  records: Map<string, SecureSessionRecord>,
  writes: WriteOperation[],
  now: number,
): SaveOutcome {
  const put = (record: SecureSessionRecord): void => {
    records.set(record.id, record);
    writes.push(putOperation(secureSessions, record));
  };
  if (change.type === 'save') {
    const { record, replaces } = change;
    const before = records.get(record.id);
    if (before?.generation !== replaces && !isRepeated(record, before)) return 'fenced';
    put(dated(record, now, before?.establishedAt));
    return 'saved';
  }
  const before = records.get(change.id);
  if (before === undefined) return 'saved';
  if (change.type === 'lose') {
    put({ ...before, isLost: true });
  } else if (before.generation <= change.generation) {
    records.delete(change.id);
    writes.push(deleteOperation(secureSessions, change.id));
  }
  return 'saved';
}

/**
 * Returns whether an owner that missed the response repeats a stored save. The name of the gateway does not identify
 * the owner: two processes with the same name, or two listeners of one gateway, would both own the session and encrypt
 * with the same sequence numbers.
 */
function isRepeated(record: SecureSessionRecord, before: SecureSessionRecord | undefined): boolean {
  const { generation, owner } = record;
  return owner !== undefined && before?.owner === owner && before.generation === generation;
}

/**
 * Returns the newest of the sessions at one address. A device that makes a new handshake with another gateway leaves
 * its earlier sessions behind.
 */
function latest(found: readonly SecureSessionRecord[]): SecureSessionRecord | undefined {
  const [newest] = found.toSorted((left, right) => (right.establishedAt ?? 0) - (left.establishedAt ?? 0));
  return newest;
}

/** Stores the open TLS connections of MQTT devices, for the API. Connections end with the process. */
export class TlsSessionService {
  readonly #store: Store;
  /** Open sessions by ID of the device, latest last. */
  readonly #open = new Map<string, readonly TlsSession[]>();
  /** Removal of the sessions of an earlier run. */
  #cleared: Promise<unknown> = Promise.resolve();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Removes the sessions of an earlier run. Call it once, before the first connection. */
  clear(): Promise<unknown> {
    this.#cleared = this.#store
      .collection(tlsSessions)
      .deleteWhere([{ field: 'id', op: 'exists', value: true }]);
    return this.#cleared;
  }

  /** Stores a session. Resolves when it is durable. Changes of one device must not overlap. */
  async opened(session: TlsSession): Promise<void> {
    await this.#cleared;
    this.#open.set(session.id, [...(this.#open.get(session.id) ?? []), session]);
    await this.#store.collection(tlsSessions).put(session);
  }

  /** Removes a session. If the device has other connections, the latest one takes its place. */
  async ended(session: TlsSession): Promise<void> {
    const { id } = session;
    const left = (this.#open.get(id) ?? []).filter((one) => one !== session);
    const latest = left.at(-1);
    const collection = this.#store.collection(tlsSessions);
    if (latest === undefined) {
      this.#open.delete(id);
      await collection.delete(id);
    } else {
      this.#open.set(id, left);
      await collection.put(latest);
    }
  }
}

/** DTLS session or TLS connection of a registered device, without secrets. */
export interface DeviceSession {
  readonly protocol: 'DTLS 1.2' | 'TLS 1.2' | 'TLS 1.3';
  /** IANA name of the cipher suite. */
  readonly suite?: string | undefined;
  /** In the form of `Credential.identity`; absent if the device did not authenticate. */
  readonly identity?: string | undefined;
  /** Connection IDs in records to the server and to the device, in hex. */
  readonly ownConnectionId?: string | undefined;
  readonly peerConnectionId?: string | undefined;
  /** Epoch milliseconds. */
  readonly establishedAt?: number | undefined;
}

/** Returns the session of a registration; undefined if the device is unsecured or the session has ended. */
export async function deviceSession(
  reader: Pick<Reader, 'collection'>,
  registration: Pick<Registration, 'deviceId' | 'listener' | 'session' | 'identity'>,
): Promise<DeviceSession | undefined> {
  const { deviceId, listener, session, identity } = registration;
  if (session !== undefined) {
    const stored = await reader.collection(secureSessions).get(sessionIdOf(session));
    if (stored === undefined || stored.isLost === true) return undefined;
    const { suite, ownConnectionId, peerConnectionId, establishedAt } = stored;
    return { protocol: 'DTLS 1.2', suite, identity, ownConnectionId, peerConnectionId, establishedAt };
  }
  if (listener !== MQTT_LISTENER) return undefined;
  const tls = await reader.collection(tlsSessions).get(deviceId);
  if (tls === undefined) return undefined;
  const { version, suite, establishedAt } = tls;
  const protocol = version === 'TLSv1.2' ? 'TLS 1.2' : 'TLS 1.3';
  return { protocol, suite, identity: tls.identity, establishedAt };
}

/** Number of device names in a message. */
const SHOWN = 20;

/**
 * Adds an entry to the Activity Log of each device network with the registered devices that lost their session in a
 * restart. They return by themselves, with a handshake.
 */
export async function noteLostSessions(
  activityLog: ActivityLog,
  lost: readonly Registration[],
): Promise<void> {
  for (const [deviceNetworkId, ofNetwork] of Map.groupBy(lost, (one) => one.deviceNetworkId)) {
    const names = ofNetwork.slice(0, SHOWN).map((one) => one.endpointName);
    const more = ofNetwork.length > SHOWN ? ' …' : '';
    const { id } = await activityLog.start({
      deviceNetworkId,
      entityType: 'Multiple',
      entityName: `${ofNetwork.length} devices`,
      description: `Restore the DTLS sessions of ${ofNetwork.length} devices`,
    });
    await activityLog.fail(id, {
      responseMessage: `These devices can be reached after a new handshake and a Register or Update: ${names.join(', ')}${more}`,
    });
  }
}
