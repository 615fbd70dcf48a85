import { putOperation } from '../../store/port.ts';
import type { Reader, Sample, Store, WriteOperation } from '../../store/port.ts';
import type { Catalogues } from '../../kernel/catalogue.ts';
import { omitUndefined } from '../../kernel/omit-undefined.ts';
import type { DomainEvent } from '../events/events.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import { devices } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import { parseResourceId } from '../device-objects/model/resource-id.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import { domainEventOf, raisedEvent, resetEvent, resourceNameOf } from './event-records.ts';
import { raisedEvents } from './model/raised-event.ts';
import type { RaisedEvent } from './model/raised-event.ts';
import { eventKey } from './rule-group.ts';
import type { CompiledCondition, RuleLogic } from './rule-group.ts';
import { groupKeyOf } from './rule-index.ts';
import type { ComparedValue, IndexedRule, Match, RuleIndex } from './rule-index.ts';
import type { RuleSelections } from './rule-selections.ts';
import { conditionWrite, readGroup } from './stored-groups.ts';
import type { StoredGroup } from './stored-groups.ts';

export interface EvaluationDependencies {
  readonly store: Store;
  readonly index: RuleIndex;
  readonly objects: DeviceObjects;
  readonly catalogues: Catalogues;
  readonly selections: RuleSelections;
}

/** Result of comparing values. The caller commits it together with the values, then calls {@link settle}. */
export interface Evaluation {
  readonly writes: readonly WriteOperation[];
  readonly events: readonly DomainEvent[];
  /** Updates the index. Call it after the commit. */
  settle(): void;
}

/** Part of a rule that a group needs. */
export type GroupRule = RuleLogic & Pick<IndexedRule, 'rule'>;

type GroupDependencies = Pick<EvaluationDependencies, 'store' | 'index' | 'catalogues'>;

interface OwnedObject {
  readonly device: Device;
  readonly smartObject: SmartObject;
  /** Whether the resource belongs to the collection. If not, it meets no conditions. */
  readonly isSelected: boolean;
}

interface OwnedMatch {
  readonly match: Match;
  readonly owned: OwnedObject;
}

/** Compares values with the rules that apply to them. */
export class RuleEvaluation {
  readonly #deps: EvaluationDependencies;

  constructor(deps: EvaluationDependencies) {
    this.#deps = deps;
  }

  /**
   * Call it in the lane of the device, and in the lane of each rule that spans devices, up to the commit.
   *
   * @param matches matches of values of one device
   */
  async evaluate(matches: readonly Match[]): Promise<Evaluation> {
    return this.#run(await this.#findOwnedMatches(matches));
  }

  /**
   * Resets the conditions that resources met before they left the collection of the rule. Call it in the same
   * lanes as {@link evaluate}.
   *
   * @param timeMs time of the reset of events, in epoch milliseconds
   */
  async evaluateLeft(
    indexed: IndexedRule,
    deviceId: string,
    resourceIds: readonly string[],
    timeMs: number,
  ): Promise<Evaluation> {
    const { store, objects, selections } = this.#deps;
    const device = await store.collection(devices).get(deviceId);
    const byId = new Map((await objects.of(deviceId)).map((one) => [one.id, one]));
    const selection = await selections.of(indexed.collection);
    const concerned = [...new Set(resourceIds)].flatMap((resourceId) => {
      const { smartObjectId = '' } = parseResourceId(resourceId) ?? {};
      const smartObject = byId.get(smartObjectId);
      if (device === undefined || smartObject === undefined) return [];
      if (selection.includes(device, smartObject, resourceId)) return [];
      const { deviceNetworkId } = device;
      const value = { deviceNetworkId, deviceId, smartObjectId, resourceId, path: {}, timeMs, value: '' };
      const match = { indexed, compared: [], value };
      return [{ match, owned: { device, smartObject, isSelected: false } }];
    });
    return this.#run(concerned);
  }

  async #run(concerned: readonly OwnedMatch[]): Promise<Evaluation> {
    const groups = new Map<string, GroupRun>();
    for (const { match, owned } of concerned) {
      const { indexed, value } = match;
      const groupKey = groupKeyOf(indexed.rule, value);
      const name = `${indexed.rule.id}/${groupKey}`;
      let run = groups.get(name);
      if (run === undefined) {
        const resourceIds = resourcesOfGroup(concerned, indexed, groupKey);
        run = new GroupRun(
          this.#deps,
          indexed,
          groupKey,
          await readGroup(this.#deps.store, indexed, groupKey, resourceIds),
        );
        groups.set(name, run);
      }
      const { compared } = match;
      const { resourceId, timeMs } = value;
      await run.take({ ...owned, compared, resourceId, subjectId: resourceId, timeMs, value: value.value });
    }
    return evaluationOf(this.#deps.store, [...groups.values()]);
  }

  /**
   * Returns the matches, by time, whose value is newer than the last one and whose resource belongs to the
   * collection or may have belonged to it.
   */
  async #findOwnedMatches(matches: readonly Match[]): Promise<OwnedMatch[]> {
    const { store, index, objects, selections } = this.#deps;
    const [first] = matches;
    if (first === undefined) return [];
    const { deviceId } = first.value;
    const device = await store.collection(devices).get(deviceId);
    if (device === undefined) return [];
    const byId = new Map((await objects.of(deviceId)).map((one) => [one.id, one]));
    const before = await store.measurements.latest([
      ...new Set(matches.map(({ value }) => value.resourceId)),
    ]);
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
        found.push({ match: { ...match, compared }, owned: { device, smartObject, isSelected } });
      }
    }
    return found;
  }
}

/** Returns whether a value can change anything: it does not repeat the last value and is not older. */
function isNew({ timeMs, value }: ComparedValue, last: Sample | undefined): boolean {
  return last === undefined || timeMs > last.timeMs || (timeMs === last.timeMs && value !== last.value);
}

function resourcesOfGroup(
  concerned: readonly { match: Match }[],
  indexed: IndexedRule,
  groupKey: string,
): string[] {
  const own = concerned.filter(
    ({ match }) => match.indexed === indexed && groupKeyOf(indexed.rule, match.value) === groupKey,
  );
  return [...new Set(own.map(({ match }) => match.value.resourceId))];
}

/** Merges the results of the groups of a commit. */
export async function evaluationOf(reader: Reader, runs: readonly GroupRun[]): Promise<Evaluation> {
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
export interface GroupInput {
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

/** Evaluates one group of a rule for the values of a commit. */
export class GroupRun {
  readonly writes: WriteOperation[] = [];
  readonly #deps: GroupDependencies;
  readonly #indexed: GroupRule;
  readonly #groupKey: string;
  readonly #stored: StoredGroup;
  readonly #active: Map<string, RaisedEvent>;
  /** Events after each raise or reset, in this order. */
  readonly changes: RaisedEvent[] = [];

  constructor(deps: GroupDependencies, indexed: GroupRule, groupKey: string, stored: StoredGroup) {
    this.#deps = deps;
    this.#indexed = indexed;
    this.#groupKey = groupKey;
    this.#stored = stored;
    this.#active = new Map(stored.events);
  }

  async take(input: GroupInput): Promise<void> {
    const { compared, subjectId, device } = input;
    const { deviceNetworkId, revision } = this.#indexed.rule;
    const { group } = this.#stored;
    const change = input.isSelected
      ? group.take(this.#indexed, compared, subjectId, input.value)
      : group.leave(this.#indexed, subjectId);
    const rest = { deviceNetworkId, revision, groupKey: this.#groupKey, deviceId: device.id };
    this.writes.push(...change.conditions.map((one) => conditionWrite(one, rest)));
    for (const key of change.resets) this.#reset(key, input);
    if (change.raises !== undefined) await this.#raise(change.raises, input);
  }

  async #raise(conditionId: string, input: GroupInput): Promise<void> {
    const { store, catalogues } = this.#deps;
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
    this.#deps.index.setBusy(this.#indexed.rule.id, this.#groupKey, !group.isEmpty || !isComplete);
  }
}

/** Returns the value that events show. */
function shownValue({ isCause, value }: GroupInput): { value?: Sample['value'] } {
  return isCause === true ? {} : { value };
}
