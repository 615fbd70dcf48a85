import { BackgroundTasks } from '../../kernel/background-tasks.ts';
import { auditEntries } from './model/audit-entry.ts';
import type { AuditEntry } from './model/audit-entry.ts';
import { deviceNetworks } from '../networks/model/device-network.ts';
import { newId } from '../../kernel/new-id.ts';
import { inNetwork } from '../../kernel/list-query.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Store } from '../../store/port.ts';
import { RefusalWindows } from './refusal-windows.ts';

/** Maximum entries of a network. The oldest are deleted first. */
const MAX_ENTRIES = 100_000;
/** Entries beyond the maximum before the next check, because counting is expensive. */
const SLACK = 1_000;

/** A request and its result. */
export type AuditRecord = Omit<AuditEntry, 'id' | 'time' | 'count'>;

/**
 * Records changes and refused requests. An entry is written after the response, so that no change waits for
 * it. Refusals of one key with one status share an entry per minute that counts them, so that refused
 * requests cannot fill the audit log.
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
   * Records a request that was refused for its key (401), its permissions (403) or its rate (429). Does not
   * wait for the store.
   */
  recordRefused(entry: AuditRecord): void {
    if (this.#closed.has(entry.deviceNetworkId)) return;
    this.#put(this.#refusals.note(entry, this.#clock.now()));
  }

  /**
   * Stops recording for the network. Resolves when all pending entries are stored. The key of a refused
   * request may belong to a removed network, so {@link recordRefused} checks it.
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
    if (since < SLACK) {
      return;
    }
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
