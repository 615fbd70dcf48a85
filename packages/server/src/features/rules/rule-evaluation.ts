import { putOperation } from '../../store/port.ts';
import type { Sample, Store, WriteOperation } from '../../store/port.ts';
import type { Catalogues } from '../../kernel/catalogue.ts';
import type { DomainEvent } from '../events/events.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import { devices } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import { parseResourceId } from '../device-objects/model/resource-id.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import { domainEventOf, raisedEvent, resetEvent, resourceNameOf } from './event-records.ts';
import type { EventReset } from './event-records.ts';
import { raisedEvents } from './model/raised-event.ts';
import type { RaisedEvent } from './model/raised-event.ts';
import { eventKey } from './rule-group.ts';
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

/** What values lead to: the caller commits it with them, and reports {@link settle} afterwards. */
export interface Evaluation {
  readonly writes: readonly WriteOperation[];
  readonly events: readonly DomainEvent[];
  /** To be called after the commit. */
  settle(): void;
}

interface OwnedObject {
  readonly device: Device;
  readonly smartObject: SmartObject;
  /** Whether the resource belongs to the collection. If it no longer does, it meets nothing. */
  readonly isSelected: boolean;
}

interface Concerned {
  readonly match: Match;
  readonly owned: OwnedObject;
}

/** Compares values with the rules that they concern. */
export class RuleEvaluation {
  readonly #deps: EvaluationDependencies;

  constructor(deps: EvaluationDependencies) {
    this.#deps = deps;
  }

  /**
   * Call it in the lane of the device, and in that of each rule that spans devices, up to the commit.
   *
   * @param matches of values of one device
   */
  async evaluate(matches: readonly Match[]): Promise<Evaluation> {
    return this.#run(await this.#concerned(matches));
  }

  /**
   * Resources that met conditions of a rule: those that no longer belong to its collection meet nothing any more. Call it in
   * the same lanes as {@link evaluate}.
   *
   * @param timeMs of the reset of events, in epoch milliseconds
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

  async #run(concerned: readonly Concerned[]): Promise<Evaluation> {
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
      await run.take(match, owned);
    }
    const runs = [...groups.values()];
    const changes = runs.flatMap((run) => run.changes);
    const last = new Map(changes.map((event) => [event.id, event]));
    return {
      writes: [
        ...runs.flatMap((run) => run.writes),
        ...[...last.values()].map((event) => putOperation(raisedEvents, event)),
      ],
      events: await Promise.all(changes.map((event) => domainEventOf(this.#deps.store, event))),
      settle: () => runs.forEach((run) => run.settle()),
    };
  }

  /**
   * The matches whose resource belongs to the collection, or may have belonged to it, and whose value is not older than the
   * last, by time.
   */
  async #concerned(matches: readonly Match[]): Promise<Concerned[]> {
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
    const found: Concerned[] = [];
    for (const match of matches.toSorted((a, b) => a.value.timeMs - b.value.timeMs)) {
      const { value, indexed } = match;
      const smartObject = byId.get(value.smartObjectId);
      if (smartObject === undefined || !isNew(value, before.get(value.resourceId))) continue;
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

/** A value that repeats the last one, or comes after a newer one, changes nothing. */
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

/** One group of a rule while values of a commit are compared. */
class GroupRun {
  readonly writes: WriteOperation[] = [];
  readonly #deps: EvaluationDependencies;
  readonly #indexed: IndexedRule;
  readonly #groupKey: string;
  readonly #stored: StoredGroup;
  readonly #active: Map<string, RaisedEvent>;
  /** Events as they were after they were raised or reset, in this order. */
  readonly changes: RaisedEvent[] = [];

  constructor(deps: EvaluationDependencies, indexed: IndexedRule, groupKey: string, stored: StoredGroup) {
    this.#deps = deps;
    this.#indexed = indexed;
    this.#groupKey = groupKey;
    this.#stored = stored;
    this.#active = new Map(stored.events);
  }

  async take({ compared, value }: Match, { device, smartObject, isSelected }: OwnedObject): Promise<void> {
    const { rule } = this.#indexed;
    const { deviceNetworkId, revision } = rule;
    const { group } = this.#stored;
    const change = isSelected
      ? group.take(this.#indexed, compared, value.resourceId, value.value)
      : group.leave(this.#indexed, value.resourceId);
    const rest = { deviceNetworkId, revision, groupKey: this.#groupKey, deviceId: device.id };
    this.writes.push(...change.conditions.map((one) => conditionWrite(one, rest)));
    const { timeMs } = value;
    for (const key of change.resets) this.#reset(key, isSelected ? value : { timeMs });
    if (change.raises === undefined) return;
    const catalogue = await this.#deps.catalogues.forNetwork(deviceNetworkId);
    const key = eventKey(rule.triggerType, value.resourceId);
    const condition = rule.conditions.find(({ id }) => id === change.raises);
    const resourceName = resourceNameOf(catalogue, smartObject, value.resourceId);
    const event = await raisedEvent(
      this.#deps.store,
      { rule, groupKey: this.#groupKey, key, condition, value: value.value, timeMs },
      {
        device,
        smartObject,
        resourceId: value.resourceId,
        ...(resourceName === undefined ? {} : { resourceName }),
      },
    );
    this.#active.set(key, event);
    this.changes.push(event);
  }

  #reset(key: string, by: Pick<EventReset, 'timeMs' | 'value'>): void {
    const event = this.#active.get(key);
    if (event === undefined) return;
    this.#active.delete(key);
    this.changes.push(resetEvent(event, { status: 'AutomaticReset', ...by }));
  }

  settle(): void {
    const { group, isWhole } = this.#stored;
    this.#deps.index.setBusy(this.#indexed.rule.id, this.#groupKey, !group.isEmpty || !isWhole);
  }
}
