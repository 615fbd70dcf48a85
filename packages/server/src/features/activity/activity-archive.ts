import type { Clock } from '../../kernel/timers.ts';
import { conflict } from '../../kernel/errors.ts';
import { findInNetwork, inNetwork } from '../../kernel/entities.ts';
import { runsOf } from '../../kernel/data.ts';
import { deleteOperation, putOperation } from '../../store/port.ts';
import type { Condition, Query, Reader, Store } from '../../store/port.ts';
import { activityLogEntries, isOver } from './model.ts';
import type { ActivityLogEntry } from './model.ts';

/** Maximum entries changed in one commit. Each entry and each of its index entries is on a separate page. */
const STEP = 50;
/** Milliseconds since the last change after which an entry is outdated. Archived entries are outdated at once. */
const OUTDATED_MS = 30 * 24 * 3_600_000;

const isFinished: Condition = { field: 'status', op: 'in', value: ['Completed', 'Failed', 'Deleted'] };

/**
 * Archives and deletes entries of the Activity Log, with their children. Skips open entries, because their operations
 * still report progress.
 */
export class ActivityArchive {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /**
   * Archives an entry, which leaves it out of the list unless it is requested.
   *
   * @throws MusterError `activity-log-entry-not-found`; `in-use` while it is open
   */
  async archive(deviceNetworkId: string, id: string): Promise<void> {
    const entry = await this.#closed(deviceNetworkId, id);
    await this.#archiveAll([entry]);
    await this.#changeAll({ where: childrenOf(entry) }, (found) => this.#archiveAll(found));
  }

  async archiveAll(deviceNetworkId: string): Promise<void> {
    await this.#changeAll(
      finishedEntries(deviceNetworkId, { field: 'archivedTimestamp', op: 'exists', value: false }),
      (found) => this.#archiveAll(found),
    );
  }

  /** @throws MusterError `activity-log-entry-not-found`; `in-use` while it is open */
  async delete(deviceNetworkId: string, id: string): Promise<void> {
    await this.#deleteWithChildren(await this.#closed(deviceNetworkId, id));
  }

  async deleteAll(deviceNetworkId: string): Promise<void> {
    await this.#changeAll(finishedEntries(deviceNetworkId), (found) => this.#deleteAll(found));
  }

  /**
   * Deletes an entry if it is outdated. Does nothing otherwise.
   *
   * @throws MusterError `activity-log-entry-not-found`
   */
  async deleteOutdated(deviceNetworkId: string, id: string): Promise<void> {
    const entry = await this.#findInNetwork(deviceNetworkId, id);
    const isOld = entry.statusUpdatedTimestamp < this.#clock.now() - OUTDATED_MS;
    if (isOver(entry.status) && (isOld || entry.archivedTimestamp !== undefined)) {
      await this.#deleteWithChildren(entry);
    }
  }

  async deleteAllOutdated(deviceNetworkId: string): Promise<void> {
    const before = this.#clock.now() - OUTDATED_MS;
    for (const isOutdated of [
      { field: 'archivedTimestamp', op: 'exists', value: true },
      { field: 'statusUpdatedTimestamp', op: 'lt', value: before },
    ] as const) {
      await this.#changeAll(finishedEntries(deviceNetworkId, isOutdated), (found) => this.#deleteAll(found));
    }
  }

  #findInNetwork(deviceNetworkId: string, id: string): Promise<ActivityLogEntry> {
    const entries = this.#store.collection(activityLogEntries);
    return findInNetwork(entries, 'activity-log-entry', deviceNetworkId, id);
  }

  async #closed(deviceNetworkId: string, id: string): Promise<ActivityLogEntry> {
    const entry = await this.#findInNetwork(deviceNetworkId, id);
    if (!isOver(entry.status)) {
      throw conflict('in-use', 'The entry is still open. Delete or archive it once it has ended.');
    }
    return entry;
  }

  async #deleteWithChildren(entry: ActivityLogEntry): Promise<void> {
    // Children first: if the process dies in between, the parent still exists and can be deleted again.
    await this.#changeAll({ where: childrenOf(entry) }, (found) => this.#deleteAll(found));
    await this.#deleteAll([entry]);
  }

  async #archiveAll(found: readonly ActivityLogEntry[]): Promise<void> {
    const archivedTimestamp = this.#clock.now();
    await this.#store.write(
      found.map((one) => putOperation(activityLogEntries, { ...one, archivedTimestamp })),
    );
  }

  async #deleteAll(found: readonly ActivityLogEntry[]): Promise<void> {
    await this.#store.write(found.map(({ id }) => deleteOperation(activityLogEntries, id)));
  }

  /** Changes all entries that match now, in steps, so that other requests can run in between. */
  async #changeAll(
    query: Query,
    change: (found: readonly ActivityLogEntry[]) => Promise<void>,
  ): Promise<void> {
    const entries = this.#store.collection(activityLogEntries).iterate(query);
    for await (const step of runsOf(entries, STEP)) await change(step);
  }
}

/**
 * Iterates over the entries of a time span, oldest first, a few at a time.
 *
 * @param fromMs epoch milliseconds, like `toMs`; both ends included
 */
export function entriesBetween(
  reader: Reader,
  deviceNetworkId: string,
  fromMs: number,
  toMs: number,
): AsyncIterable<ActivityLogEntry> {
  const where = [
    { field: 'createdTimestamp', op: 'ge', value: fromMs },
    { field: 'createdTimestamp', op: 'le', value: toMs },
  ] as const;
  const sort = [{ field: 'createdTimestamp', direction: 'asc' }] as const;
  return reader.collection(activityLogEntries).iterate(inNetwork(deviceNetworkId, { where, sort }));
}

/** Sorted by time, which is their order in the file, so that a commit changes few of its pages. */
function finishedEntries(deviceNetworkId: string, ...conditions: readonly Condition[]): Query {
  const sort = [{ field: 'createdTimestamp', direction: 'asc' }] as const;
  return inNetwork(deviceNetworkId, { where: [isFinished, ...conditions], sort });
}

/** Skips open children, although a parent that has ended has none. */
function childrenOf(entry: ActivityLogEntry): Condition[] {
  return [{ field: 'parentId', op: 'eq', value: entry.id }, isFinished];
}
