import { omitUndefined } from '../../kernel/data.ts';
import { deleteOperation, putOperation } from '../../store/port.ts';
import type { Reader, Sample, WriteOperation } from '../../store/port.ts';
import { parseResourceId } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import { devices } from '../devices/model.ts';
import type { Device } from '../devices/model.ts';
import type { RuleChange, RuleContext } from './context.ts';
import { activeGroup, activeKey, metConditionId, metConditions, raisedEvents } from './model.ts';
import type { MetCondition, RaisedEvent } from './model.ts';
import { domainEventOf, raisedEvent, resetEvent, resourceNameOf } from './raised-events.ts';
import { groupKeyOf } from './rule-index.ts';
import type { ComparedValue, IndexedRule, Match } from './rule-index.ts';
import { eventKey, RuleGroup } from './step.ts';
import type { CompiledCondition, RuleLogic } from './step.ts';

/** A match with the owner of its resource. */
interface OwnedMatch extends Match {
  readonly device: Device;
  readonly smartObject: SmartObject;
  /** Whether the resource belongs to the collection. If not, it meets no conditions. */
  readonly isSelected: boolean;
}

/**
 * Compares values of one device with the rules that apply to them. Call it in the lane of the device, and in the
 * lane of each rule that spans devices, up to the commit.
 *
 * @param matches matches of values of one device
 */
export async function evaluate(context: RuleContext, matches: readonly Match[]): Promise<RuleChange> {
  return evaluateGroups(context, await findOwnedMatches(context, matches));
}

/**
 * Resets the conditions that resources met before they left the collection of the rule. Call it in the same
 * lanes as {@link evaluate}.
 *
 * @param timeMs time of the reset of events, in epoch milliseconds
 */
export async function evaluateLeft(
  context: RuleContext,
  indexed: IndexedRule,
  deviceId: string,
  resourceIds: readonly string[],
  timeMs: number,
): Promise<RuleChange> {
  const { store, objects, selections } = context;
  const device = await store.collection(devices).get(deviceId);
  const byId = new Map((await objects.of(deviceId)).map((one) => [one.id, one]));
  const selection = await selections.of(indexed.collection);
  const left = [...new Set(resourceIds)].flatMap((resourceId): OwnedMatch[] => {
    const { smartObjectId = '' } = parseResourceId(resourceId) ?? {};
    const smartObject = byId.get(smartObjectId);
    if (device === undefined || smartObject === undefined) return [];
    if (selection.includes(device, smartObject, resourceId)) return [];
    const { deviceNetworkId } = device;
    const value = { deviceNetworkId, deviceId, smartObjectId, resourceId, path: {}, timeMs, value: '' };
    return [{ indexed, compared: [], value, device, smartObject, isSelected: false }];
  });
  return evaluateGroups(context, left);
}

/**
 * Returns the matches, by time, whose value is newer than the last one and whose resource belongs to the
 * collection or may have belonged to it.
 */
async function findOwnedMatches(context: RuleContext, matches: readonly Match[]): Promise<OwnedMatch[]> {
  const { store, index, objects, selections } = context;
  const [first] = matches;
  if (first === undefined) return [];
  const { deviceId } = first.value;
  const device = await store.collection(devices).get(deviceId);
  if (device === undefined) return [];
  const byId = new Map((await objects.of(deviceId)).map((one) => [one.id, one]));
  const before = await store.measurements.latest([...new Set(matches.map(({ value }) => value.resourceId))]);
  const found: OwnedMatch[] = [];
  for (const match of matches.toSorted((a, b) => a.value.timeMs - b.value.timeMs)) {
    const { value, indexed } = match;
    const smartObject = byId.get(value.smartObjectId);
    if (smartObject === undefined) continue;
    if (match.isAggregate !== true && !isNew(value, before.get(value.resourceId))) continue;
    const compared = match.compared.filter(
      ({ definition }) => definition.smartObjectTypeId === smartObject.smartObjectTypeId,
    );
    if (compared.length === 0) continue;
    const selection = await selections.of(indexed.collection);
    const isSelected = selection.includes(device, smartObject, value.resourceId);
    if (isSelected || index.isBusy(indexed.rule.id, groupKeyOf(indexed.rule, value))) {
      found.push({ ...match, compared, device, smartObject, isSelected });
    }
  }
  return found;
}

/** Returns whether a value can change anything: it does not repeat the last value and is not older. */
function isNew({ timeMs, value }: ComparedValue, last: Sample | undefined): boolean {
  return last === undefined || timeMs > last.timeMs || (timeMs === last.timeMs && value !== last.value);
}

/** Runs the groups that the matches belong to, in the order of the matches. */
async function evaluateGroups(context: RuleContext, matches: readonly OwnedMatch[]): Promise<RuleChange> {
  const groups = new Map<string, GroupRun>();
  for (const { indexed, compared, value, device, smartObject, isSelected } of matches) {
    const groupKey = groupKeyOf(indexed.rule, value);
    const name = `${indexed.rule.id}/${groupKey}`;
    let run = groups.get(name);
    if (run === undefined) {
      const own = matches.filter(
        (one) => one.indexed === indexed && groupKeyOf(indexed.rule, one.value) === groupKey,
      );
      const resourceIds = [...new Set(own.map((one) => one.value.resourceId))];
      run = await GroupRun.of(context, indexed, groupKey, resourceIds);
      groups.set(name, run);
    }
    const { resourceId, timeMs } = value;
    await run.take({
      compared,
      subjectId: resourceId,
      value: value.value,
      isSelected,
      timeMs,
      device,
      smartObject,
      resourceId,
    });
  }
  return changeOf(context.store, [...groups.values()]);
}

/** Merges the changes of groups. */
export async function changeOf(reader: Reader, runs: readonly GroupRun[]): Promise<RuleChange> {
  const changes = runs.flatMap((run) => run.changes);
  const last = new Map(changes.map((event) => [event.id, event]));
  return {
    writes: [
      ...runs.flatMap((run) => run.writes),
      ...[...last.values()].map((event) => putOperation(raisedEvents, event)),
    ],
    events: await Promise.all(changes.map((event) => domainEventOf(reader, event))),
    settle: () => runs.forEach((run) => run.settle()),
  };
}

/**
 * Input of a group: a value of a resource, or whether a cause other than values holds for a device or
 * resource.
 */
interface GroupInput {
  readonly compared: readonly CompiledCondition[];
  /** ID of the resource, or of the device for a cause about devices. */
  readonly subjectId: string;
  /** Value to compare with the conditions. */
  readonly value: Sample['value'];
  /** Whether the device or resource belongs to the collection. If not, it meets no conditions. */
  readonly isSelected: boolean;
  /** The value is not a value of the resource: events do not show it. */
  readonly isCause?: true;
  /** Epoch milliseconds. */
  readonly timeMs: number;
  readonly device: Device;
  /** Absent for an event about the device. */
  readonly smartObject?: SmartObject;
  /** Absent for an event about the device. */
  readonly resourceId?: string;
}

/** The part of a rule that a group needs. */
export type GroupRule = RuleLogic & Pick<IndexedRule, 'rule'>;

/** Evaluates one group of a rule for the values of a commit. */
export class GroupRun {
  readonly writes: WriteOperation[] = [];
  readonly #context: RuleContext;
  readonly #indexed: GroupRule;
  readonly #groupKey: string;
  readonly #stored: StoredGroup;
  readonly #active: Map<string, RaisedEvent>;
  /** Events after each raise or reset, in this order. */
  readonly changes: RaisedEvent[] = [];

  private constructor(context: RuleContext, indexed: GroupRule, groupKey: string, stored: StoredGroup) {
    this.#context = context;
    this.#indexed = indexed;
    this.#groupKey = groupKey;
    this.#stored = stored;
    this.#active = new Map(stored.events);
  }

  /** @param resourceIds resources whose values are compared, or the device for a cause about devices */
  static async of(
    context: RuleContext,
    indexed: GroupRule,
    groupKey: string,
    resourceIds: readonly string[],
  ): Promise<GroupRun> {
    const stored = await readGroup(context.store, indexed, groupKey, resourceIds);
    return new GroupRun(context, indexed, groupKey, stored);
  }

  async take(input: GroupInput): Promise<void> {
    const { compared, subjectId, device } = input;
    const { deviceNetworkId, revision } = this.#indexed.rule;
    const { group } = this.#stored;
    const change = input.isSelected
      ? group.take(this.#indexed, compared, subjectId, input.value)
      : group.leave(this.#indexed, subjectId);
    for (const { conditionId, resourceId, isMet } of change.conditions) {
      const id = metConditionId(revision, conditionId, resourceId);
      const rest = { deviceNetworkId, revision, groupKey: this.#groupKey, deviceId: device.id };
      this.writes.push(
        isMet
          ? putOperation(metConditions, { id, conditionId, resourceId, ...rest })
          : deleteOperation(metConditions, id),
      );
    }
    for (const key of change.resets) this.#reset(key, input);
    if (change.raises !== undefined) await this.#raise(change.raises, input);
  }

  async #raise(conditionId: string, input: GroupInput): Promise<void> {
    const { store, catalogues } = this.#context;
    const { rule } = this.#indexed;
    const { subjectId, timeMs, device, smartObject, resourceId } = input;
    const key = eventKey(rule.triggerType, subjectId);
    const condition = rule.conditions.find(({ id }) => id === conditionId);
    const resourceName =
      smartObject === undefined || resourceId === undefined
        ? undefined
        : resourceNameOf(await catalogues.forNetwork(rule.deviceNetworkId), smartObject, resourceId);
    const event = await raisedEvent(
      store,
      { rule, groupKey: this.#groupKey, key, condition, timeMs, ...shownValue(input) },
      { device, ...omitUndefined({ smartObject, resourceId, resourceName }) },
    );
    this.#active.set(key, event);
    this.changes.push(event);
  }

  #reset(key: string, input: GroupInput): void {
    const event = this.#active.get(key);
    if (event === undefined) return;
    this.#active.delete(key);
    const cause = input.isSelected ? shownValue(input) : {};
    const reset = { status: 'AutomaticReset', timeMs: input.timeMs, ...cause } as const;
    this.changes.push(resetEvent(event, reset));
  }

  settle(): void {
    const { group, isComplete } = this.#stored;
    this.#context.index.setBusy(this.#indexed.rule.id, this.#groupKey, !group.isEmpty || !isComplete);
  }
}

/** Returns the value that events show. */
function shownValue({ isCause, value }: GroupInput): { value?: Sample['value'] } {
  return isCause === true ? {} : { value };
}

/**
 * Maximum number of active events of a group that one value resets. The values that follow reset the others.
 */
const MAX_EVENTS = 1_000;

/** A stored group, as far as values of some resources need it. */
interface StoredGroup {
  readonly group: RuleGroup;
  /** Active events by key within the group. */
  readonly events: ReadonlyMap<string, RaisedEvent>;
  /** Whether `events` is complete. */
  readonly isComplete: boolean;
}

/**
 * Reads a group. It only matters whether another resource meets a condition, so the cost does not depend on
 * the size of the group.
 */
async function readGroup(
  reader: Reader,
  { rule, conditions }: GroupRule,
  groupKey: string,
  resourceIds: readonly string[],
): Promise<StoredGroup> {
  const group = new RuleGroup();
  const collection = reader.collection(metConditions);
  const own = conditions.flatMap(({ id }) =>
    resourceIds.map((resourceId) => metConditionId(rule.revision, id, resourceId)),
  );
  const met: MetCondition[] = [...(await collection.getMany(own)).values()];
  if (groupKey !== resourceIds[0]) {
    for (const { id } of conditions) {
      const others = await collection.find({
        where: [
          { field: 'revision', op: 'eq', value: rule.revision },
          { field: 'groupKey', op: 'eq', value: groupKey },
          { field: 'conditionId', op: 'eq', value: id },
        ],
        limit: resourceIds.length + 1,
      });
      met.push(...others);
    }
  }
  for (const { conditionId, resourceId } of met) group.setMet({ conditionId, resourceId, isMet: true });
  const of = activeGroup(rule.revision, groupKey);
  const active = await reader.collection(raisedEvents).find({
    where: [{ field: 'activeGroup', op: 'eq', value: of }],
    limit: MAX_EVENTS,
  });
  const isComplete = active.length < MAX_EVENTS;
  if (!isComplete) {
    const keys = resourceIds.map((id) => activeKey(of, eventKey(rule.triggerType, id)));
    const where = [{ field: 'activeKey', op: 'in', value: keys }] as const;
    active.push(...(await reader.collection(raisedEvents).find({ where })));
  }
  const keyInGroup = ({ activeKey: key = '' }: RaisedEvent): string => key.slice(of.length + 1);
  const events = new Map(active.map((event) => [keyInGroup(event), event]));
  for (const key of events.keys()) group.setActive(key);
  return { group, events, isComplete };
}
