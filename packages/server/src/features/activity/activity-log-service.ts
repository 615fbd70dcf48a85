import { activityLogEntries } from './model/activity-log-entry.ts';
import type { ActivityLogEntry, ActivityStatus } from './model/activity-log-entry.ts';
import { firmwareUpdates } from '../firmware/model/firmware-update.ts';
import { queueItems } from '../commands/model/queue-item.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import { newId } from '../../kernel/new-id.ts';
import type { DomainEvent, EventBus } from '../events/events.ts';
import type { Enclosure, EventOutbox } from '../events/event-outbox.ts';
import { inNetwork } from '../../kernel/list-query.ts';
import type { ListQuery } from '../../kernel/list-query.ts';
import { Lanes } from '../../kernel/lanes.ts';
import type { Clock } from '../../kernel/clock.ts';
import { putOperation } from '../../store/port.ts';
import type { Page, Store, WriteOperation } from '../../store/port.ts';
import { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { ActivityLog, ActivityResponse, ActivityStart, AddFinished } from './activity.ts';

export interface ActivityLogDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly events: EventBus;
  /** Outbox for the webhook events of entries. */
  readonly outbox: EventOutbox;
  /** Entries that a network keeps at most; the oldest go first. Default 250,000. */
  readonly maxEntries?: number;
}

/** An entry with children, and the numbers of children by status. */
interface ParentState {
  entry: ActivityLogEntry;
  open: number;
  failed: number;
  /** Writes of it that are not durable yet. */
  underWay: number;
}

/** The entries above a changed one as they are now, and the write that holds them all. */
interface Climb {
  readonly parents: readonly ActivityLogEntry[];
  readonly writing: Promise<void>;
}

const DEFAULT_MAX_ENTRIES = 250_000;
/** Entries beyond the bound before they are looked for: counting costs. */
const SLACK = 1000;

/**
 * Records operations on devices and their results. The status of an entry with children follows from theirs, and its
 * time is that of the child that changed last.
 */
export class ActivityLogService implements ActivityLog {
  readonly #deps: ActivityLogDependencies;
  readonly #maxEntries: number;
  /** Entries whose children are not over. */
  readonly #parents = new Map<string, ParentState>();
  readonly #lanes = new Lanes();
  readonly #sinceTrim = new Map<string, number>();

  constructor(deps: ActivityLogDependencies) {
    this.#deps = deps;
    this.#maxEntries = deps.maxEntries ?? DEFAULT_MAX_ENTRIES;
  }

  async list(deviceNetworkId: string, query: ListQuery): Promise<Page<ActivityLogEntry>> {
    return this.#deps.store.collection(activityLogEntries).page(inNetwork(deviceNetworkId, query));
  }

  /** @throws MusterError `activity-log-entry-not-found` */
  async get(deviceNetworkId: string, id: string): Promise<ActivityLogEntry> {
    return findInNetwork(
      this.#deps.store.collection(activityLogEntries),
      'activity-log-entry',
      deviceNetworkId,
      id,
    );
  }

  /** Notes that something is asked; the entry is Pending. */
  async start(input: ActivityStart, unit = new UnitOfWork()): Promise<ActivityLogEntry> {
    const now = this.#deps.clock.now();
    const entry: ActivityLogEntry = {
      ...input,
      id: newId(),
      status: 'Pending',
      createdTimestamp: now,
      statusUpdatedTimestamp: now,
    };
    await this.#store(entry, (parent) => (parent.open += 1), unit);
    await this.#trim(input.deviceNetworkId);
    return entry;
  }

  /** Adds finished children to an entry, in a commit of the caller. */
  async addFinished(
    parentId: string,
    progressingId: string,
    work: (add: AddFinished) => Promise<void>,
  ): Promise<void> {
    const { clock, outbox, store } = this.#deps;
    const added: ActivityLogEntry[] = [];
    let enclosure: Enclosure | undefined;
    await this.#lanes.run(`children of ${parentId}`, async () => {
      const state = this.#parents.get(parentId) ?? (await this.#loadParent(parentId));
      const now = clock.now();
      let after = state?.entry;
      let failed = 0;
      const progressing = await store.collection(activityLogEntries).get(progressingId);
      await work((entries, responseMessage) => {
        if (progressing !== undefined) {
          added.push({ ...progressing, responseMessage, statusUpdatedTimestamp: now });
        }
        for (const entry of entries) {
          const times = { createdTimestamp: now, statusUpdatedTimestamp: now };
          added.push({ ...entry, id: newId(), ...times });
          failed += failedOf(entry.status);
        }
        if (state !== undefined) {
          after = withChildren({ ...state, failed: state.failed + failed }, now);
          added.push(after);
        }
        enclosure = outbox.enclose(added.map(activityEvent));
        return [...added.map((one) => putOperation(activityLogEntries, one)), ...enclosure.writes];
      }).finally(() => enclosure?.settled());
      if (state !== undefined && after !== undefined) {
        state.entry = after;
        state.failed += failed;
        this.#parents.set(parentId, state);
      }
    });
    this.#publish(added);
    const [first] = added;
    if (first !== undefined) await this.#trim(first.deviceNetworkId, added.length);
  }

  /** It is under way. */
  async progress(id: string): Promise<void> {
    await this.#change(id, 'InProgress');
  }

  /** It waits again, after it had been under way. */
  async postpone(id: string): Promise<void> {
    await this.#change(id, 'Pending');
  }

  async complete(id: string, response: ActivityResponse = {}): Promise<void> {
    await this.#change(id, 'Completed', response);
  }

  async fail(id: string, response: ActivityResponse = {}): Promise<void> {
    await this.#change(id, 'Failed', response);
  }

  /** It was taken back before it was sent. */
  async withdraw(id: string, response: ActivityResponse = {}): Promise<void> {
    await this.#change(id, 'Deleted', response);
  }

  /**
   * Fails the entries that an earlier process left open, except for queue items and firmware updates, which continue.
   * Call it once, before any operation starts, and after the outbox is connected.
   */
  async failInterrupted(): Promise<void> {
    const entries = this.#deps.store.collection(activityLogEntries);
    const waiting = this.#deps.store.collection(queueItems);
    const updates = await this.#ofUpdates();
    const where = [{ field: 'status', op: 'in', value: ['Pending', 'InProgress'] }] as const;
    for await (const entry of entries.iterate({ where })) {
      if (updates.has(entry.id) || (await waiting.get(entry.id)) !== undefined) {
        continue;
      }
      await this.#write([
        {
          ...entry,
          status: 'Failed',
          statusUpdatedTimestamp: this.#deps.clock.now(),
          responseMessage: [
            entry.responseMessage ?? [],
            'The service was restarted while this was in progress.',
          ]
            .flat()
            .join('. '),
        },
      ]);
    }
  }

  /** Entries of firmware updates that go on, and of those above them. */
  async #ofUpdates(): Promise<ReadonlySet<string>> {
    const updates = this.#deps.store.collection(firmwareUpdates);
    const where = [{ field: 'isActive', op: 'eq', value: true }] as const;
    const ids = new Set<string>();
    for await (const { activityId, parentActivityId } of updates.iterate({ where })) {
      ids.add(activityId);
      if (parentActivityId !== undefined) ids.add(parentActivityId);
    }
    return ids;
  }

  /** Changes of one entry run one after the other, so that it ends once. */
  async #change(id: string, status: ActivityStatus, response: ActivityResponse = {}): Promise<void> {
    await this.#lanes.run(`entry ${id}`, async () => {
      const before =
        this.#parents.get(id)?.entry ?? (await this.#deps.store.collection(activityLogEntries).get(id));
      if (before === undefined || isOver(before.status)) {
        return;
      }
      const entry: ActivityLogEntry = {
        ...before,
        ...response,
        status,
        statusUpdatedTimestamp: this.#deps.clock.now(),
      };
      await this.#store(entry, (parent) => {
        parent.open -= isOver(status) ? 1 : 0;
        parent.failed += status === 'Failed' ? 1 : 0;
      });
    });
  }

  /** Stores an entry, and those above it with it. */
  async #store(
    entry: ActivityLogEntry,
    count: (parent: ParentState) => void,
    unit = new UnitOfWork(),
  ): Promise<void> {
    const { parentId } = entry;
    const own = this.#parents.get(entry.id);
    if (own !== undefined) {
      own.entry = entry;
    }
    if (parentId === undefined) {
      await this.#write([entry], unit.writesFor(entry.id));
      this.#publish([entry]);
      return;
    }
    const { parents, writing } = await this.#climb(parentId, entry, [entry], count);
    await this.#settle(
      parents.map((one) => one.id),
      writing,
    );
    this.#publish([entry, ...parents]);
  }

  /** Stores entries and their webhook events in one commit. */
  #write(entries: readonly ActivityLogEntry[], others: readonly WriteOperation[] = []): Promise<void> {
    const writes = [...entries.map((one) => putOperation(activityLogEntries, one)), ...others];
    return this.#deps.outbox.write(writes, entries.map(activityEvent));
  }

  #publish(entries: readonly ActivityLogEntry[]): void {
    for (const one of entries) this.#deps.events.emit(activityEvent(one));
  }

  /**
   * Puts what a child's change makes of its parent, and of the parents above, into one write. The lanes order the writes
   * of one parent, from the child upwards; they do not wait until they are durable.
   */
  #climb(
    parentId: string,
    child: ActivityLogEntry,
    changed: readonly ActivityLogEntry[],
    count: (parent: ParentState) => void,
  ): Promise<Climb> {
    return this.#lanes.run(`children of ${parentId}`, async () => {
      const state = this.#parents.get(parentId) ?? (await this.#loadParent(parentId));
      if (state === undefined) {
        return { parents: [], writing: this.#write(changed) };
      }
      const before = state.entry;
      count(state);
      const after = withChildren(state, child.statusUpdatedTimestamp);
      state.entry = after;
      state.underWay += 1;
      this.#parents.set(parentId, state);
      const all = [...changed, after];
      if (after.parentId === undefined) {
        return { parents: [after], writing: this.#write(all) };
      }
      const above = await this.#climb(after.parentId, after, all, (grandparent) => {
        grandparent.open += openOf(after.status) - openOf(before.status);
        grandparent.failed += failedOf(after.status) - failedOf(before.status);
      });
      return { ...above, parents: [after, ...above.parents] };
    });
  }

  /** A parent is held in memory until its last child is over and stored, or until the store and we disagree. */
  async #settle(parentIds: readonly string[], writing: Promise<void>): Promise<void> {
    const states = parentIds.map((id) => [id, this.#parents.get(id)] as const);
    try {
      await writing;
    } catch (error) {
      parentIds.forEach((id) => this.#parents.delete(id));
      throw error;
    }
    for (const [id, state] of states) {
      if (state === undefined) {
        continue;
      }
      state.underWay -= 1;
      if (state.underWay === 0 && state.open === 0 && this.#parents.get(id) === state) {
        this.#parents.delete(id);
      }
    }
  }

  async #loadParent(id: string): Promise<ParentState | undefined> {
    const entries = this.#deps.store.collection(activityLogEntries);
    const entry = await entries.get(id);
    if (entry === undefined) {
      return undefined;
    }
    const ofParent = { field: 'parentId', op: 'eq', value: id } as const;
    const [open, failed] = await Promise.all([
      entries.count({ where: [ofParent, { field: 'status', op: 'in', value: ['Pending', 'InProgress'] }] }),
      entries.count({ where: [ofParent, { field: 'status', op: 'eq', value: 'Failed' }] }),
    ]);
    return { entry, open, failed, underWay: 0 };
  }

  async #trim(deviceNetworkId: string, count = 1): Promise<void> {
    const since = (this.#sinceTrim.get(deviceNetworkId) ?? 0) + count;
    this.#sinceTrim.set(deviceNetworkId, since % SLACK);
    if (since < SLACK) {
      return;
    }
    const entries = this.#deps.store.collection(activityLogEntries);
    const surplus = (await entries.count(inNetwork(deviceNetworkId, {}))) - this.#maxEntries;
    if (surplus <= 0) {
      return;
    }
    const [newest] = await entries.find(
      inNetwork(deviceNetworkId, {
        sort: [{ field: 'createdTimestamp', direction: 'asc' }],
        offset: surplus - 1,
        limit: 1,
      }),
    );
    if (newest !== undefined) {
      await entries.deleteWhere([
        { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
        { field: 'createdTimestamp', op: 'le', value: newest.createdTimestamp },
      ]);
    }
  }
}

const openOf = (status: ActivityStatus): number => (isOver(status) ? 0 : 1);
const failedOf = (status: ActivityStatus): number => (status === 'Failed' ? 1 : 0);

function isOver(status: ActivityStatus): boolean {
  return status !== 'Pending' && status !== 'InProgress';
}

function withChildren(parent: ParentState, at: number): ActivityLogEntry {
  const over: ActivityStatus = parent.failed > 0 ? 'Failed' : 'Completed';
  return {
    ...parent.entry,
    status: parent.open > 0 ? 'InProgress' : over,
    statusUpdatedTimestamp: at,
  };
}

function activityEvent(entry: ActivityLogEntry): DomainEvent {
  return {
    type: 'activityLog',
    deviceNetworkId: entry.deviceNetworkId,
    ...(entry.entityType === 'Device' && entry.entityId !== undefined ? { deviceId: entry.entityId } : {}),
    ...(entry.entityType === 'Resource' && entry.entityId !== undefined
      ? { resourceId: entry.entityId }
      : {}),
    entry,
  };
}
