import type { Clock } from '../../kernel/timers.ts';
import { Lanes } from '../../kernel/tasks.ts';
import { newId, UnitOfWork } from '../../kernel/entities.ts';
import { omitUndefined } from '../../kernel/data.ts';
import { currentRequester } from '../../kernel/requester.ts';
import { putOperation } from '../../store/port.ts';
import type { Condition, Reader, Sample, Store, WriteOperation } from '../../store/port.ts';
import { queueItems } from '../commands/model.ts';
import type { EventOutbox, EventWrites, DomainEvent, EventBus } from '../events/events.ts';
import { firmwareUpdates } from '../firmware/model.ts';
import { attributeJobs } from '../templates/model.ts';
import type { ActivityLog, ActivityResponse, ActivityStart, AddFinished, EnclosedEntry } from './activity.ts';
import { activityLogEntries, countChange, countsAfter, interrupted, isOver, withChildren } from './model.ts';
import type { ActivityLogEntry, ActivityStatus, ParentState, ReturnedValue } from './model.ts';

interface Dependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly events: EventBus;
  /** Outbox for the webhook events of entries. */
  readonly outbox: EventOutbox;
  /** Maximum finished entries of a network. The oldest are deleted first. Defaults to 250,000. */
  readonly maxEntries?: number;
}

/** The parents of a changed entry after the change, and the write that holds them all. */
interface ParentUpdate {
  readonly parents: readonly ActivityLogEntry[];
  readonly writing: Promise<void>;
}

const DEFAULT_MAX_ENTRIES = 250_000;
/** Entries beyond the maximum before the next check, because counting is expensive. */
const SLACK = 1000;

/** Records operations on devices and their results. Status and time of an entry with children follow from theirs. */
export class ActivityLogService implements ActivityLog {
  readonly #deps: Dependencies;
  readonly #maxEntries: number;
  /** Entries with open children. */
  readonly #parents = new Map<string, ParentState>();
  readonly #lanes = new Lanes();
  readonly #sinceTrim = new Map<string, number>();

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#maxEntries = deps.maxEntries ?? DEFAULT_MAX_ENTRIES;
  }

  /** Starts a Pending entry for a requested operation. */
  async start(input: ActivityStart, unit = new UnitOfWork()): Promise<ActivityLogEntry> {
    const entry = this.#pending(input);
    await this.#store(entry, undefined, unit);
    await this.#trim(input.deviceNetworkId);
    return entry;
  }

  #pending(input: ActivityStart): ActivityLogEntry {
    const now = this.#deps.clock.now();
    const times = { createdTimestamp: now, statusUpdatedTimestamp: now };
    return { ...withDevice(input), ...currentRequester(), id: newId(), status: 'Pending', ...times };
  }

  /**
   * Starts an entry in a commit of the caller. `work` must commit the writes in the turn of the event loop in which it
   * starts the entry.
   *
   * @returns the ID of the entry, if `work` has started one
   */
  async startWithin(
    work: (start: (input: Omit<ActivityStart, 'parentId'>) => EnclosedEntry) => Promise<void>,
  ): Promise<string | undefined> {
    let entry: ActivityLogEntry | undefined;
    let eventWrites: EventWrites | undefined;
    await work((input) => {
      entry = this.#pending(input);
      eventWrites = this.#deps.outbox.prepareWrites([activityEvent(entry)]);
      return { id: entry.id, writes: [putOperation(activityLogEntries, entry), ...eventWrites.writes] };
    }).finally(() => eventWrites?.onCommitEnd());
    if (entry === undefined) return undefined;
    this.#publish([entry]);
    await this.#trim(entry.deviceNetworkId);
    return entry.id;
  }

  async addFinished(
    parentId: string,
    progressingId: string,
    work: (add: AddFinished) => Promise<void>,
  ): Promise<void> {
    const { clock, outbox, store } = this.#deps;
    const added: ActivityLogEntry[] = [];
    let eventWrites: EventWrites | undefined;
    await this.#lanes.run(`children of ${parentId}`, async () => {
      const state = this.#parents.get(parentId) ?? (await this.#loadParent(parentId));
      const now = clock.now();
      const draft = state && { ...state };
      const progressing = await store.collection(activityLogEntries).get(progressingId);
      await work((entries, responseMessage) => {
        if (progressing !== undefined) {
          added.push({ ...progressing, responseMessage, statusUpdatedTimestamp: now });
        }
        for (const entry of entries) {
          const times = { createdTimestamp: now, statusUpdatedTimestamp: now };
          const child = { ...withDevice(entry), id: newId(), ...times };
          added.push(child);
          if (draft !== undefined) countChange(draft, undefined, child);
        }
        if (draft !== undefined) {
          draft.entry = withChildren(draft, now);
          added.push(draft.entry);
        }
        eventWrites = outbox.prepareWrites(added.map(activityEvent));
        return [...added.map((one) => putOperation(activityLogEntries, one)), ...eventWrites.writes];
      }).finally(() => eventWrites?.onCommitEnd());
      if (state !== undefined && draft !== undefined) {
        state.entry = draft.entry;
        state.failed = draft.failed;
        state.counts = draft.counts;
        this.#parents.set(parentId, state);
      }
    });
    this.#publish(added);
    const [first] = added;
    if (first !== undefined) await this.#trim(first.deviceNetworkId, added.length);
  }

  async progress(id: string, response: ActivityResponse = {}): Promise<void> {
    await this.#change(id, 'InProgress', response);
  }

  async postpone(id: string): Promise<void> {
    await this.#change(id, 'Pending');
  }

  async complete(id: string, response: ActivityResponse = {}): Promise<void> {
    await this.#change(id, 'Completed', response);
  }

  async fail(id: string, response: ActivityResponse = {}): Promise<void> {
    await this.#change(id, 'Failed', response);
  }

  async withdraw(id: string, response: ActivityResponse = {}): Promise<void> {
    if ((await this.#known(id))?.children !== undefined) return;
    await this.#change(id, 'Deleted', response);
  }

  async #known(id: string): Promise<ActivityLogEntry | undefined> {
    return this.#parents.get(id)?.entry ?? this.#deps.store.collection(activityLogEntries).get(id);
  }

  async *unsent(): AsyncIterable<ActivityLogEntry> {
    const found = this.#deps.store.collection(activityLogEntries).iterate({
      where: [{ field: 'status', op: 'eq', value: 'Pending' }],
      sort: [{ field: 'createdTimestamp', direction: 'asc' }],
    });
    for await (const entry of found) if (entry.command !== undefined) yield entry;
  }

  /**
   * Fails the entries that an earlier process left open, except for queue items, firmware updates, attribute jobs and
   * commands that were not sent, which continue. An entry whose work is repeated becomes Deleted. Call it once, before
   * any operation starts, and after the outbox is connected.
   */
  async failInterrupted(): Promise<void> {
    const { store, clock } = this.#deps;
    const entries = store.collection(activityLogEntries);
    const isContinued = await continuedEntries(store);
    const recounted: string[] = [];
    const where = [{ field: 'status', op: 'in', value: ['Pending', 'InProgress'] }] as const;
    for await (const entry of entries.iterate({ where })) {
      if (await isContinued(entry)) continue;
      if (entry.isRedone === true && entry.children !== undefined) {
        recounted.push(entry.id);
        continue;
      }
      // Its counts may have changed since the iteration read it.
      await this.#interrupt((await entries.get(entry.id)) ?? entry);
    }
    for (const id of recounted) {
      const state = await this.#loadParent(id);
      if (state !== undefined) await this.#write([withChildren(state, clock.now())]);
    }
  }

  async #interrupt(entry: ActivityLogEntry): Promise<void> {
    const ended = interrupted(entry, this.#deps.clock.now());
    const parent = entry.parentId === undefined ? undefined : await this.#known(entry.parentId);
    const children = parent?.children && countsAfter(parent.children, entry, ended);
    await this.#write([ended, ...(parent && children ? [{ ...parent, children }] : [])]);
  }

  /** Changes of one entry run one after the other, so that it ends once. */
  async #change(id: string, status: ActivityStatus, response: ActivityResponse = {}): Promise<void> {
    await this.#lanes.run(`entry ${id}`, async () => {
      const before = await this.#known(id);
      if (before === undefined || isOver(before.status)) return;
      const entry: ActivityLogEntry = omitUndefined({
        ...before,
        ...response,
        status,
        statusUpdatedTimestamp: this.#deps.clock.now(),
        // In progress or ended, so no later run may send it.
        command: undefined,
      });
      await this.#store(entry, before);
    });
  }

  /** Stores an entry together with its parents. @param before undefined for a new entry */
  async #store(
    entry: ActivityLogEntry,
    before: ActivityLogEntry | undefined,
    unit = new UnitOfWork(),
  ): Promise<void> {
    const { parentId } = entry;
    const own = this.#parents.get(entry.id);
    if (own !== undefined) {
      own.entry = entry;
    }
    if (parentId === undefined || entry.isStep === true) {
      await this.#write([entry], unit.writesFor(entry.id));
      this.#publish([entry]);
      return;
    }
    const { parents, writing } = await this.#updateParents(parentId, before, entry, [entry]);
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
   * Applies the change of a child to its parent and all further parents, and puts them into one write. The lanes order
   * the writes of one parent, from the child upwards. They do not wait until the writes are durable.
   */
  #updateParents(
    parentId: string,
    childBefore: ActivityLogEntry | undefined,
    child: ActivityLogEntry,
    changed: readonly ActivityLogEntry[],
  ): Promise<ParentUpdate> {
    return this.#lanes.run(`children of ${parentId}`, async () => {
      const state = this.#parents.get(parentId) ?? (await this.#loadParent(parentId));
      if (state === undefined) return { parents: [], writing: this.#write(changed) };
      const before = state.entry;
      countChange(state, childBefore, child);
      const after = withChildren(state, child.statusUpdatedTimestamp);
      state.entry = after;
      state.underWay += 1;
      this.#parents.set(parentId, state);
      const all = [...changed, after];
      if (after.parentId === undefined) return { parents: [after], writing: this.#write(all) };
      const above = await this.#updateParents(after.parentId, before, after, all);
      return { ...above, parents: [after, ...above.parents] };
    });
  }

  /**
   * Keeps a parent in memory until its last child has ended and is stored. Drops it at once if a write fails, because
   * memory and store may then differ.
   */
  async #settle(parentIds: readonly string[], writing: Promise<void>): Promise<void> {
    const states = parentIds.map((id) => [id, this.#parents.get(id)] as const);
    try {
      await writing;
    } catch (error) {
      parentIds.forEach((id) => this.#parents.delete(id));
      throw error;
    }
    for (const [id, state] of states) {
      if (state === undefined) continue;
      state.underWay -= 1;
      if (state.underWay === 0 && state.open === 0 && this.#parents.get(id) === state) {
        this.#parents.delete(id);
      }
    }
  }

  async #loadParent(id: string): Promise<ParentState | undefined> {
    const entries = this.#deps.store.collection(activityLogEntries);
    const entry = await entries.get(id);
    if (entry === undefined) return undefined;
    const ofParent = { field: 'parentId', op: 'eq', value: id } as const;
    const isPart = { field: 'entityType', op: 'ne', value: 'Multiple' } as const;
    const count = (...where: readonly Condition[]): Promise<number> =>
      entries.count({ where: [ofParent, ...where] });
    const is = (status: ActivityStatus): Condition => ({ field: 'status', op: 'eq', value: status });
    const [open, failed, total, completed, failedParts] = await Promise.all([
      count({ field: 'status', op: 'in', value: ['Pending', 'InProgress'] }),
      count(is('Failed')),
      count(isPart),
      count(isPart, is('Completed')),
      count(isPart, is('Failed')),
    ]);
    return { entry, open, failed, counts: { total, completed, failed: failedParts }, underWay: 0 };
  }

  /** Keeps open entries: an entry can hold the only copy of an accepted command, and operations report to them. */
  async #trim(deviceNetworkId: string, count = 1): Promise<void> {
    const since = (this.#sinceTrim.get(deviceNetworkId) ?? 0) + count;
    this.#sinceTrim.set(deviceNetworkId, since % SLACK);
    if (since < SLACK) return;
    const entries = this.#deps.store.collection(activityLogEntries);
    const where: readonly Condition[] = [
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      { field: 'status', op: 'in', value: ['Completed', 'Failed', 'Deleted'] },
    ];
    const surplus = (await entries.count({ where })) - this.#maxEntries;
    if (surplus <= 0) return;
    const sort = [{ field: 'createdTimestamp', direction: 'asc' }] as const;
    const [newest] = await entries.find({ where, sort, offset: surplus - 1, limit: 1 });
    if (newest !== undefined) {
      const { createdTimestamp: value } = newest;
      await entries.deleteWhere([...where, { field: 'createdTimestamp', op: 'le', value }]);
    }
  }
}

/** Sets the device of an entry about a device. */
function withDevice<T extends ActivityStart>(entry: T): T {
  const { entityType, entityId, deviceId } = entry;
  return deviceId !== undefined || entityType !== 'Device' || entityId === undefined
    ? entry
    : { ...entry, deviceId: entityId };
}

function activityEvent(entry: ActivityLogEntry): DomainEvent {
  return {
    type: 'activityLog',
    deviceNetworkId: entry.deviceNetworkId,
    ...(entry.deviceId === undefined ? {} : { deviceId: entry.deviceId }),
    ...(entry.entityType === 'Resource' && entry.entityId !== undefined
      ? { resourceId: entry.entityId }
      : {}),
    entry,
  };
}

/** Returns a function that tells whether this run continues an open entry of an earlier run. */
async function continuedEntries(store: Store): Promise<(entry: ActivityLogEntry) => Promise<boolean>> {
  const ids = new Set<string>();
  const where = [{ field: 'isActive', op: 'eq', value: true }] as const;
  for await (const update of store.collection(firmwareUpdates).iterate({ where })) {
    ids.add(update.activityId);
    if (update.parentActivityId !== undefined) ids.add(update.parentActivityId);
    if (update.stepActivityId !== undefined) ids.add(update.stepActivityId);
  }
  for await (const job of store.collection(attributeJobs).iterate({})) {
    if (job.activityId !== undefined) ids.add(job.activityId);
    job.replacedActivityIds?.forEach((id) => ids.add(id));
  }
  return async ({ id, status, command }) => {
    const isUnsent = status === 'Pending' && command !== undefined;
    return isUnsent || ids.has(id) || (await store.collection(queueItems).get(id)) !== undefined;
  };
}

/** Returns the values of a Read or an Observe, unless they are deleted; undefined for other operations. */
export async function returnedValues(
  { measurements }: Reader,
  { returned }: ActivityLogEntry,
): Promise<readonly (Sample & ReturnedValue)[] | undefined> {
  const found = returned?.map(async (value) => {
    const { resourceId, timeMs } = value;
    const samples = await measurements.range(resourceId, timeMs, timeMs, 1);
    return samples.map((sample) => ({ ...sample, ...value }));
  });
  return found && (await Promise.all(found)).flat();
}
