import { BackgroundTasks } from '../../kernel/tasks.ts';
import type { Clock } from '../../kernel/timers.ts';
import { inNetwork, newId } from '../../kernel/entities.ts';
import type { Store } from '../../store/port.ts';
import { deviceNetworks } from '../networks/model.ts';
import { auditEntries } from './model.ts';
import type { AuditEntry } from './model.ts';

/** Maximum entries of a network. The oldest are deleted first. */
const MAX_ENTRIES = 100_000;
/** Entries beyond the maximum before the next check, because counting is expensive. */
const SLACK = 1_000;

/** A request and its result. */
export type AuditRecord = Omit<AuditEntry, 'id' | 'time' | 'count'>;

/**
 * Records changes and refused requests. An entry is written after the response, so that no change waits for it.
 * Refusals of one key with one status share an entry per minute that counts them, so that refused requests cannot fill
 * the audit log.
 */
export class AuditService {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #sinceTrim = new Map<string, number>();
  readonly #refusals = new RefusalWindows();
  readonly #writes: BackgroundTasks;
  /** Networks that are being removed or have been removed. No more entries are written for them. */
  readonly #closed = new Set<string>();

  constructor(store: Store, clock: Clock, onError: (error: unknown) => void) {
    this.#store = store;
    this.#clock = clock;
    this.#writes = new BackgroundTasks(onError);
  }

  /** Stores everything that was recorded before the call. */
  async settle(deviceNetworkId: string): Promise<void> {
    this.#put(this.#refusals.takeChanged(deviceNetworkId));
    await this.#writes.settled();
  }

  /** Does not wait for the store. */
  record(entry: AuditRecord): void {
    if (this.#closed.has(entry.deviceNetworkId)) return;
    const full = { ...entry, id: newId(), time: this.#clock.now() };
    this.#track(this.#store.collection(auditEntries).insert(full), entry.deviceNetworkId);
  }

  /**
   * Records a request that was refused for its key (401), its permissions (403) or its rate (429). Does not wait for
   * the store.
   */
  recordRefused(entry: AuditRecord): void {
    if (this.#closed.has(entry.deviceNetworkId)) return;
    this.#put(this.#refusals.note(entry, this.#clock.now()));
  }

  /**
   * Stops recording for the network. Resolves when all pending entries are stored. The key of a refused request may
   * belong to a removed network, so {@link recordRefused} checks it.
   */
  async closeNetwork(deviceNetworkId: string): Promise<void> {
    this.#closed.add(deviceNetworkId);
    this.#refusals.forget(deviceNetworkId);
    await this.#writes.settled();
  }

  /** Resolves when everything is stored, including the counts of refusals. */
  async close(): Promise<void> {
    this.#put(this.#refusals.takeChanged());
    await this.#writes.settled();
  }

  /** Refusals are rare, at most one per minute and key, so each write checks its network in a transaction. */
  #put(entries: readonly AuditEntry[]): void {
    for (const entry of entries) {
      const { deviceNetworkId } = entry;
      const write = this.#store.transaction(async (tx) => {
        const network = await tx.collection(deviceNetworks).get(deviceNetworkId);
        if (network === undefined || network.removedAt !== undefined) return;
        await tx.collection(auditEntries).put(entry);
      });
      this.#track(write, deviceNetworkId);
    }
  }

  #track(write: Promise<void>, deviceNetworkId: string): void {
    this.#writes.add(write.then(() => this.#trim(deviceNetworkId)));
  }

  async #trim(deviceNetworkId: string): Promise<void> {
    const since = (this.#sinceTrim.get(deviceNetworkId) ?? 0) + 1;
    this.#sinceTrim.set(deviceNetworkId, since % SLACK);
    if (since < SLACK) return;
    const entries = this.#store.collection(auditEntries);
    const [oldestKept] = await entries.find(
      inNetwork(deviceNetworkId, {
        sort: [{ field: 'time', direction: 'desc' }],
        offset: MAX_ENTRIES,
        limit: 1,
      }),
    );
    if (oldestKept !== undefined) {
      await entries.deleteWhere([
        { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
        { field: 'time', op: 'le', value: oldestKept.time },
      ]);
    }
  }
}

/** Milliseconds during which refusals of one key with one status are counted in one entry. */
const WINDOW_MS = 60_000;
/** Maximum number of counted keys and statuses. Beyond it, the oldest is stored and its count restarts. */
const MAX_WINDOWS = 10_000;

interface Window {
  entry: AuditEntry;
  /** Whether the count has risen since it was stored. */
  isChanged: boolean;
}

/** Refused requests, counted by key, network and status, which bounds their memory and their stored entries. */
export class RefusalWindows {
  /** Oldest first. */
  readonly #windows = new Map<string, Window>();

  /** @returns the entries to store now: the first of a window, and the counts of windows that have ended */
  note(refused: AuditRecord, now: number): AuditEntry[] {
    const key = [refused.deviceNetworkId, refused.apiKeyId, refused.status].join(' ');
    const window = this.#windows.get(key);
    if (window !== undefined && now - window.entry.time < WINDOW_MS) {
      window.entry = { ...window.entry, count: (window.entry.count ?? 1) + 1 };
      window.isChanged = true;
      return [];
    }
    const over = this.#takeOver(key, window, now);
    const entry: AuditEntry = { ...refused, id: newId(), time: now, count: 1 };
    this.#windows.set(key, { entry, isChanged: false });
    return [...over, entry];
  }

  /** Ends the window of `key` and all expired windows, and the oldest window if there are too many. */
  #takeOver(key: string, window: Window | undefined, now: number): AuditEntry[] {
    const ended: Window[] = [];
    if (window !== undefined) {
      this.#windows.delete(key);
      ended.push(window);
    }
    for (const [oldKey, old] of this.#windows) {
      if (now - old.entry.time < WINDOW_MS && this.#windows.size < MAX_WINDOWS) break;
      this.#windows.delete(oldKey);
      ended.push(old);
    }
    return ended.filter((one) => one.isChanged).map((one) => one.entry);
  }

  /** Returns the entries whose counts have risen since they were stored, of one network or of all. */
  takeChanged(deviceNetworkId?: string): AuditEntry[] {
    const changed = [...this.#windows.values()].filter(
      ({ entry, isChanged }) =>
        isChanged && (deviceNetworkId === undefined || entry.deviceNetworkId === deviceNetworkId),
    );
    for (const one of changed) one.isChanged = false;
    return changed.map((one) => one.entry);
  }

  forget(deviceNetworkId: string): void {
    for (const [key, { entry }] of this.#windows) {
      if (entry.deviceNetworkId === deviceNetworkId) this.#windows.delete(key);
    }
  }
}
