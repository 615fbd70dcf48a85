import type { Lwm2mPath } from '@muster/lwm2m/core';
import type { NetworkCatalogue } from '../../kernel/catalogue.ts';
import type { Sample } from '../../store/port.ts';
import type { ResourceCollection } from '../resource-collections/model/resource-collection.ts';
import { testOf } from './comparisons.ts';
import type { Rule, RuleCondition } from './model/rule.ts';
import type { CompiledCondition, RuleLogic } from './rule-group.ts';

/** A condition, ready to compare values of one resource of objects of one type. */
export interface IndexedCondition extends CompiledCondition {
  readonly definition: RuleCondition;
  /** LwM2M object and resource ID; undefined if the type no longer exists. */
  readonly path: Lwm2mPath | undefined;
}

/** A rule, ready to compare values. */
export interface IndexedRule extends RuleLogic {
  readonly rule: Rule;
  readonly conditions: readonly IndexedCondition[];
  readonly collection: ResourceCollection;
}

/** A value that a device has reported. */
export interface ComparedValue {
  readonly deviceNetworkId: string;
  readonly deviceId: string;
  readonly smartObjectId: string;
  readonly resourceId: string;
  readonly path: Lwm2mPath;
  /** Epoch milliseconds. */
  readonly timeMs: number;
  readonly value: Sample['value'];
}

/** A rule that a value may concern. */
export interface Match {
  readonly indexed: IndexedRule;
  /** Conditions on the object and resource ID of the value, of any version of the object. */
  readonly compared: readonly IndexedCondition[];
  readonly value: ComparedValue;
  /** The value is the aggregate of a period that ended at its time. */
  readonly isAggregate?: true;
}

/** Rules about one resource of one object number. */
interface Entry {
  readonly byDevice: Map<string, Set<IndexedRule>>;
  /** Rules whose collection does not name devices. */
  readonly ofAnyDevice: Set<IndexedRule>;
}

/**
 * What a rule counts on its own: the ID of a smart object or device, or empty for the whole collection. If one met condition is
 * enough for an event about each resource, then no resource depends on another, and it is the ID of the resource.
 */
export function groupKeyOf(
  rule: Rule,
  { deviceId, smartObjectId, resourceId }: Pick<ComparedValue, 'deviceId' | 'smartObjectId' | 'resourceId'>,
): string {
  const { triggerType, isAnyEnough, conditions, triggerBySmartObject, triggerByDevice } = rule;
  if (triggerType === 'ForEveryResource' && (isAnyEnough || conditions.length <= 1)) return resourceId;
  if (triggerBySmartObject) return smartObjectId;
  return triggerByDevice ? deviceId : '';
}

const example = { deviceId: 'device', smartObjectId: 'smart object', resourceId: 'resource' };

/** Whether values of several devices count together. */
export const spansDevices = (rule: Rule): boolean => groupKeyOf(rule, example) === '';

/** Whether values of several smart objects count together. */
export const spansObjects = (rule: Rule): boolean =>
  spansDevices(rule) || groupKeyOf(rule, example) === example.deviceId;

/** Makes a rule ready. Conditions on types that no longer exist are never met. */
export function indexedRule(
  rule: Rule,
  collection: ResourceCollection,
  catalogue: NetworkCatalogue,
): IndexedRule {
  const conditions = rule.conditions.map((definition) => ({
    id: definition.id,
    definition,
    path: pathOf(definition, catalogue),
    triggers: testOf(definition.trigger),
    resets: definition.reset === undefined ? () => true : testOf(definition.reset),
  }));
  const { triggerType, resetMethod, isAnyEnough } = rule;
  return { rule, collection, conditions, triggerType, resetMethod, isAnyEnough };
}

function pathOf(
  { smartObjectTypeId, resourceTypeId }: RuleCondition,
  catalogue: NetworkCatalogue,
): Lwm2mPath | undefined {
  const type = catalogue.typeById(smartObjectTypeId);
  for (const [resourceId, id] of type?.resourceTypeIds ?? []) {
    if (type !== undefined && id === resourceTypeId) return { objectId: type.objectId, resourceId };
  }
  return undefined;
}

/**
 * The rules that are switched on, by resource and device. Finding those that a value concerns costs a look-up, however many
 * rules are about other resources or devices.
 */
export class RuleIndex {
  readonly #byId = new Map<string, IndexedRule>();
  readonly #byResource = new Map<string, Entry>();
  /** Keys of groups with a met condition or an active event, by rule. */
  readonly #busy = new Map<string, Set<string>>();

  get(ruleId: string): IndexedRule | undefined {
    return this.#byId.get(ruleId);
  }

  /** All rules of a device network. */
  *ofNetwork(deviceNetworkId: string): Generator<IndexedRule> {
    for (const one of this.#byId.values()) {
      if (one.rule.deviceNetworkId === deviceNetworkId) yield one;
    }
  }

  all(): Iterable<IndexedRule> {
    return this.#byId.values();
  }

  /** Adds a rule, or replaces it. */
  put(indexed: IndexedRule): void {
    const { rule } = indexed;
    const isSame = this.#byId.get(rule.id)?.rule.revision === rule.revision;
    const busy = isSame ? this.#busy.get(rule.id) : undefined;
    this.delete(rule.id);
    if (busy !== undefined) this.#busy.set(rule.id, busy);
    this.#byId.set(rule.id, indexed);
    for (const key of keysOf(indexed)) {
      const entry: Entry = this.#byResource.get(key) ?? { byDevice: new Map(), ofAnyDevice: new Set() };
      this.#byResource.set(key, entry);
      for (const deviceId of namedDevices(indexed.collection)) {
        const ofDevice = entry.byDevice.get(deviceId) ?? new Set<IndexedRule>();
        entry.byDevice.set(deviceId, ofDevice.add(indexed));
      }
      if (namedDevices(indexed.collection).length === 0) entry.ofAnyDevice.add(indexed);
    }
  }

  delete(ruleId: string): void {
    const indexed = this.#byId.get(ruleId);
    if (indexed === undefined) return;
    this.#byId.delete(ruleId);
    this.#busy.delete(ruleId);
    for (const key of keysOf(indexed)) this.#drop(key, indexed);
  }

  #drop(key: string, indexed: IndexedRule): void {
    const entry = this.#byResource.get(key);
    if (entry === undefined) return;
    entry.ofAnyDevice.delete(indexed);
    for (const deviceId of namedDevices(indexed.collection)) {
      const ofDevice = entry.byDevice.get(deviceId);
      ofDevice?.delete(indexed);
      if (ofDevice?.size === 0) entry.byDevice.delete(deviceId);
    }
    if (entry.ofAnyDevice.size === 0 && entry.byDevice.size === 0) this.#byResource.delete(key);
  }

  /** Notes whether a group of a rule has a met condition or an active event. */
  setBusy(ruleId: string, groupKey: string, isBusy: boolean): void {
    if (!this.#byId.has(ruleId)) return;
    const groups = this.#busy.get(ruleId) ?? new Set<string>();
    if (isBusy) this.#busy.set(ruleId, groups.add(groupKey));
    else if (groups.delete(groupKey) && groups.size === 0) this.#busy.delete(ruleId);
  }

  isBusy(ruleId: string, groupKey: string): boolean {
    return this.#busy.get(ruleId)?.has(groupKey) === true;
  }

  /**
   * Rules that values of one commit may change something for: one of the values meets a trigger, or the group is busy. All
   * values about these rules are returned, because one that follows may reset what the first one raises. Whether the
   * collection has the resource is for the caller to find out.
   */
  matches(values: readonly ComparedValue[]): Match[] {
    const concerned = new Set<IndexedRule>();
    for (const value of values) {
      for (const rules of this.#rulesAbout(value)) {
        for (const indexed of rules) {
          if (!concerned.has(indexed) && this.#concerns(indexed, value)) concerned.add(indexed);
        }
      }
    }
    if (concerned.size === 0) return [];
    return values.flatMap((value) =>
      this.#rulesAbout(value).flatMap((rules) =>
        [...rules].flatMap((indexed) =>
          concerned.has(indexed)
            ? [{ indexed, compared: indexed.conditions.filter((one) => compares(one, value)), value }]
            : [],
        ),
      ),
    );
  }

  #rulesAbout({ deviceNetworkId, deviceId, path }: ComparedValue): readonly ReadonlySet<IndexedRule>[] {
    const entry = this.#byResource.get(resourceKey(deviceNetworkId, path));
    if (entry === undefined) return [];
    const ofDevice = entry.byDevice.get(deviceId);
    return ofDevice === undefined ? [entry.ofAnyDevice] : [entry.ofAnyDevice, ofDevice];
  }

  #concerns(indexed: IndexedRule, value: ComparedValue): boolean {
    const busy = this.#busy.get(indexed.rule.id);
    return (
      busy?.has(groupKeyOf(indexed.rule, value)) === true ||
      indexed.conditions.some((one) => compares(one, value) && one.triggers(value.value) === true)
    );
  }
}

/** Whether a condition compares each value of the resource. */
function compares({ definition, path }: IndexedCondition, { path: of }: ComparedValue): boolean {
  return (
    definition.aggregation === undefined &&
    path?.objectId === of.objectId &&
    path?.resourceId === of.resourceId
  );
}

/** Devices that a collection names. Empty: it names none, or resources whose devices are not known from it. */
function namedDevices({ deviceIds, resourceIds }: ResourceCollection): readonly string[] {
  return resourceIds.length > 0 ? [] : deviceIds;
}

const resourceKey = (deviceNetworkId: string, { objectId, resourceId }: Lwm2mPath): string =>
  `${deviceNetworkId}/${objectId ?? ''}/${resourceId ?? ''}`;

function keysOf({ rule, conditions }: IndexedRule): Set<string> {
  const ofValues = conditions.flatMap(({ definition, path }) =>
    definition.aggregation === undefined ? (path ?? []) : [],
  );
  return new Set(ofValues.map((path) => resourceKey(rule.deviceNetworkId, path)));
}
