/**
 * Takes over sessions from other servers that share the store.
 *
 *     record of an unknown session -> find in the store -> verify its MAC -> take from the owner -> compare-and-set
 *                                         | none              | forged           | refused            | fenced
 *                                         v                   v                  v                    v
 *                                     remember              drop               drop                 drop
 *
 * Nothing is taken over before a record was verified: a forged record with a known Connection ID must not move a
 * session. The compare-and-set fences the former owner before this server sends or delivers anything. Records that
 * arrive in between wait and are passed to the connection in order.
 */
import type { Clock } from '@muster/net';
import { RecordVerifier } from '../connection/restore.ts';
import { records, type RawRecord } from '../record/record.ts';
import type { SavedConnection } from '../session/codec.ts';
import { SessionFencedError } from '../session/session-error.ts';
import type { SessionKey, SessionStore, StoredSession } from '../session/store.ts';
import { addressKey } from './address-key.ts';
import type { Association } from './association.ts';
import { RecentMisses } from './recent-misses.ts';
import type { SessionRestorer } from './session-restorer.ts';
import type { DtlsServerCounters } from './server-counters.ts';

/** A store that several servers share. */
export type SharedStore = SessionStore & Required<Pick<SessionStore, 'find'>>;

export function isShared(store: SessionStore): store is SharedStore {
  return store.find !== undefined;
}

/** The server, as its take-overs see it. */
export interface TakeoverHost {
  receiveRecord(association: Association, record: RawRecord, address: string, port: number): void;
  /** There is no session for records without a Connection ID from that address. */
  answerUnknown(address: string, port: number): void;
  storeFailed(error: Error): void;
}

export interface TakeoverContext {
  readonly store: SharedStore;
  readonly clock: Clock;
  readonly maxTakeovers: number;
  /** Maximum number of invalid records of a session. Beyond it, records no longer cause a take-over. */
  readonly maxBadMacs: number;
  readonly counters: DtlsServerCounters;
}

interface WaitingRecord {
  readonly record: RawRecord;
  readonly address: string;
  readonly port: number;
}

/** Look-up and take-over of one session. */
interface Load {
  readonly key: SessionKey;
  /** Names in the table of loads. */
  readonly names: string[];
  waiting: WaitingRecord[];
  waitingBytes: number;
  /** Whether the application requests it, so that no record is needed. */
  isRequested: boolean;
  done: Promise<Association | undefined> | undefined;
}

const PEER_KEY = /^dtls:(?:[0-9a-f]{2})+$/;
/** Maximum number of waiting records of a load, and of their bytes. */
const MAX_WAITING = 8;
const MAX_WAITING_BYTES = 32_768;
/** Maximum number of remembered failed look-ups, and the time for which they are not repeated. */
const MAX_MISSES = 4_096;
const MISS_MS = 5_000;

export class Takeover {
  readonly #context: TakeoverContext;
  readonly #restorer: SessionRestorer;
  readonly #host: TakeoverHost;
  readonly #loads = new Map<string, Load>();
  readonly #running = new Set<Promise<unknown>>();
  readonly #misses: RecentMisses;
  /** Number of invalid records by session. Its owner counts those that it receives. */
  readonly #badMacs = new Map<string, number>();
  #isClosed = false;

  constructor(context: TakeoverContext, restorer: SessionRestorer, host: TakeoverHost) {
    this.#context = context;
    this.#restorer = restorer;
    this.#host = host;
    this.#misses = new RecentMisses(context.clock, MAX_MISSES, MISS_MS);
  }

  /** Handles a protected record of a session that is not here. */
  onRecord(key: SessionKey, record: RawRecord, address: string, port: number): void {
    const { counters, maxTakeovers } = this.#context;
    const name = nameOf(key);
    if (this.#misses.has(name)) {
      counters.takeDropped += 1;
      this.#reportUnknown(key);
      return;
    }
    let load = this.#loads.get(name);
    if (!load && !this.#isClosed && this.#running.size < maxTakeovers) load = this.#begin(key, name);
    if (!load || !enqueue(load, record, address, port)) counters.takeDropped += 1;
  }

  /**
   * Takes over a session for outgoing data. Not limited by `maxTakeovers`, so that a flood of records cannot keep the
   * application from its sessions.
   *
   * @param peerKey `key` of the peer
   * @throws errors of the store
   */
  take(peerKey: string): Promise<Association | undefined> {
    if (this.#isClosed || !PEER_KEY.test(peerKey)) return Promise.resolve(undefined);
    const key = { id: peerKey.slice(5) };
    const name = nameOf(key);
    const load = this.#loads.get(name) ?? this.#begin(key, name);
    load.isRequested = true;
    return load.done ?? Promise.resolve(undefined);
  }

  /** Starts no new take-overs. Resolves when the running ones have ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled(this.#running);
  }

  #begin(key: SessionKey, name: string): Load {
    const load: Load = {
      key,
      names: [name],
      waiting: [],
      waitingBytes: 0,
      isRequested: false,
      done: undefined,
    };
    this.#loads.set(name, load);
    const done = this.#run(load);
    load.done = done;
    this.#running.add(done);
    const ended = (): void => void this.#running.delete(done);
    done.then(ended, ended);
    return load;
  }

  async #run(load: Load): Promise<Association | undefined> {
    // Let the caller add the record first.
    await Promise.resolve();
    try {
      return await this.#load(load);
    } catch (error) {
      const isFenced = error instanceof SessionFencedError;
      if (isFenced) this.#context.counters.takeRefused += 1;
      else this.#host.storeFailed(error instanceof Error ? error : new Error(String(error)));
      this.#end(load);
      if (!isFenced && load.isRequested) throw error;
      return undefined;
    }
  }

  /** @throws SessionFencedError; errors of the store */
  async #load(load: Load): Promise<Association | undefined> {
    const found = await this.#context.store.find(load.key);
    if (!found) {
      this.#context.counters.takeNotFound += 1;
      this.#rememberMiss(load);
      this.#end(load);
      return undefined;
    }
    const other = this.#mergeLoads(load, found.id);
    if (other) return other.done?.catch(() => undefined);
    const saved = this.#openUsable(load, found);
    if (!saved) this.#rememberMiss(load);
    const sequence = saved && this.#verify(load, found.id, saved);
    if (saved && (sequence !== undefined || load.isRequested))
      return this.#takeOver(load, found.id, sequence);
    this.#refuse(load);
    return undefined;
  }

  /**
   * @param sequence sequence number of a verified record
   * @throws SessionFencedError; errors of the store
   */
  async #takeOver(load: Load, id: string, sequence: number | undefined): Promise<Association | undefined> {
    await this.#restorer.whenReleased(id);
    const live = this.#restorer.findLive(id);
    if (live) return this.#passWaitingRecords(load, live);
    const stored = await this.#take(load, id, sequence);
    const saved = stored && this.#openUsable(load, stored);
    // The owner can have read the record and saved that without a request.
    const isDue = saved && !this.#isClosed && (load.isRequested || isNewer(sequence, saved));
    const association = isDue ? await this.#restorer.adopt(stored, saved) : undefined;
    if (!association) {
      this.#refuse(load);
      return undefined;
    }
    this.#context.counters.taken += 1;
    return this.#passWaitingRecords(load, association);
  }

  /** Merges loads of one session by address and by id. @returns the load that continues with it */
  #mergeLoads(load: Load, id: string): Load | undefined {
    const name = nameOf({ id });
    const other = this.#loads.get(name);
    if (other === load) return undefined;
    if (!other) {
      load.names.push(name);
      this.#loads.set(name, load);
      return undefined;
    }
    other.waiting.push(...load.waiting);
    load.waiting = [];
    this.#end(load);
    return other;
  }

  #openUsable({ key }: Load, stored: StoredSession): SavedConnection | undefined {
    const saved = this.#restorer.open(stored);
    if (!saved || 'id' in key) return saved;
    return saved.address === key.address && saved.port === key.port ? saved : undefined;
  }

  /** Drops forged records and replays. @returns the highest sequence number of the others */
  #verify(load: Load, id: string, { state }: SavedConnection): number | undefined {
    const { counters, maxBadMacs } = this.#context;
    const badMacs = this.#badMacs.get(id) ?? 0;
    // A connection also ends after too many, because a tag of 8 bytes can be guessed.
    if (badMacs > maxBadMacs) return undefined;
    const verifier = new RecordVerifier(state);
    const authentic = load.waiting.filter(({ record }) => verifier.verify(record));
    counters.takeDropped += load.waiting.length - authentic.length;
    if (verifier.badMacs > 0) this.#countBadMacs(id, badMacs + verifier.badMacs);
    load.waiting = authentic;
    if (authentic.length === 0) return undefined;
    return Math.max(...authentic.map(({ record }) => record.sequence));
  }

  /** @returns the owner's last state. @throws errors of the store */
  async #take(load: Load, id: string, sequence: number | undefined): Promise<StoredSession | undefined> {
    const { store } = this.#context;
    for (;;) {
      const { isRequested } = load;
      const stored = store.take
        ? await store.take(id, isRequested ? undefined : sequence)
        : await store.find({ id });
      // An owner that refused a record must release the session if the application has requested it since.
      if (stored || load.isRequested === isRequested) return stored;
    }
  }

  #countBadMacs(id: string, badMacs: number): void {
    this.#badMacs.delete(id);
    if (this.#badMacs.size >= MAX_MISSES) {
      for (const oldest of this.#badMacs.keys()) {
        this.#badMacs.delete(oldest);
        break;
      }
    }
    this.#badMacs.set(id, badMacs);
  }

  #rememberMiss({ key, waiting }: Load): void {
    if (waiting.length === 0) return;
    this.#misses.add(nameOf(key));
    this.#reportUnknown(key);
  }

  #reportUnknown(key: SessionKey): void {
    if ('address' in key) this.#host.answerUnknown(key.address, key.port);
  }

  #refuse(load: Load): void {
    this.#context.counters.takeRefused += 1;
    this.#end(load);
  }

  #passWaitingRecords(load: Load, association: Association): Association {
    const { waiting } = load;
    load.waiting = [];
    this.#end(load);
    for (const name of load.names) this.#misses.delete(name);
    // A stopping server saves the state unchanged and leaves the records to the next owner.
    if (this.#isClosed) this.#context.counters.takeDropped += waiting.length;
    else
      for (const { record, address, port } of waiting)
        this.#host.receiveRecord(association, record, address, port);
    return association;
  }

  /** Called synchronously with the decision, so that no record can join an ended load. */
  #end(load: Load): void {
    for (const name of load.names) if (this.#loads.get(name) === load) this.#loads.delete(name);
    this.#context.counters.takeDropped += load.waiting.length;
    load.waiting = [];
  }
}

/** @returns false if a limit is reached */
function enqueue(load: Load, record: RawRecord, address: string, port: number): boolean {
  const { header, fragment, cid } = record;
  const bytes = load.waitingBytes + header.length + fragment.length;
  if (load.waiting.length >= MAX_WAITING || bytes > MAX_WAITING_BYTES) return false;
  // Copy the record, so that it does not keep the datagram in memory.
  for (const copy of records(Buffer.concat([header, fragment]), cid.length)) {
    load.waiting.push({ record: copy, address, port });
  }
  load.waitingBytes = bytes;
  return true;
}

function isNewer(sequence: number | undefined, { state }: SavedConnection): boolean {
  return sequence !== undefined && sequence > state.readTop;
}

function nameOf(key: SessionKey): string {
  return 'id' in key ? `id ${key.id}` : `at ${addressKey(key.address, key.port)}`;
}

/** Whether a protected record can belong to another connection than the current holder of its address and port. */
export function belongsToOther({ epoch }: RawRecord, holder: Association): boolean {
  if (epoch === 0 || holder.successor) return false;
  return holder.isFrozen || (holder.hasCid && holder.phase === 'established');
}
