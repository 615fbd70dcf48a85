import { randomUUID } from 'node:crypto';
import { auditEntries } from '../../entities/audit-entry.ts';
import type { AuditEntry } from '../../entities/audit-entry.ts';
import { inNetwork } from '../../list-query.ts';
import type { ListQuery } from '../../list-query.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Page, Store } from '../../ports/store.ts';

/** Entries that a network keeps; the oldest go first. */
const MAX_ENTRIES = 100_000;
/** Entries beyond the bound before they are looked for: counting costs. */
const SLACK = 1_000;

/** Who changed what. Entries are written after the answer, so that no change waits for its entry. */
export class AuditService {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #onError: (error: unknown) => void;
  readonly #sinceTrim = new Map<string, number>();

  constructor(store: Store, clock: Clock, onError: (error: unknown) => void) {
    this.#store = store;
    this.#clock = clock;
    this.#onError = onError;
  }

  async list(deviceNetworkId: string, query: ListQuery): Promise<Page<AuditEntry>> {
    return this.#store.collection(auditEntries).page(inNetwork(deviceNetworkId, query));
  }

  /** Does not wait for the store. */
  record(entry: Omit<AuditEntry, 'id' | 'time'>): void {
    const full = { ...entry, id: randomUUID(), time: this.#clock.now() };
    this.#store
      .collection(auditEntries)
      .insert(full)
      .then(() => this.#trim(entry.deviceNetworkId))
      .catch(this.#onError);
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
