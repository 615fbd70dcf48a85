import type { Lwm2mPath } from '@muster/lwm2m/core';
import type { NetworkCatalogue } from '../../kernel/ports.ts';
import type { Reader, Sample } from '../../store/port.ts';
import { deviceTemplates } from '../catalogue/model.ts';
import { parseResourceId } from '../device-objects/model.ts';
import type { SmartObject } from '../device-objects/model.ts';
import { devices } from '../devices/model.ts';
import { dataCollectors } from '../gateways/model.ts';
import { locations } from '../locations/model.ts';
import type { CriterionName, ResourceCollection } from '../resource-collections/model.ts';
import { smartObjectTemplates } from '../templates/model.ts';
import type { Rule, RuleCondition } from './model.ts';
import { addTo, deleteFrom, testOf } from './step.ts';
import type { CompiledCondition, RuleLogic } from './step.ts';

/** A condition, compiled to compare values of one resource of objects of one type. */
export interface IndexedCondition extends CompiledCondition {
  readonly definition: RuleCondition;
  /** LwM2M object and resource ID; undefined if the type no longer exists. */
  readonly path: Lwm2mPath | undefined;
}

/** A rule, compiled to compare values. */
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

/** A rule that may apply to a value. */
export interface Match {
  readonly indexed: IndexedRule;
  /** Conditions on the object and resource ID of the value, for any version of the object. */
  readonly compared: readonly IndexedCondition[];
  readonly value: ComparedValue;
  /** The value is the aggregate of a period that ended at its time. */
  readonly isAggregate?: true;
}

/**
 * Returns the key of the group in which a rule counts: the ID of a smart object or device, or empty for the
 * whole collection. If one met condition is enough for an event about each resource, resources are
 * independent of each other, and the key is the ID of the resource.
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

/** Returns whether values of several devices count together. */
export const spansDevices = (rule: Rule): boolean => groupKeyOf(rule, example) === '';

/** Returns the lane of a rule whose groups span devices. Take the lane of the device first. */
export const ruleLane = (ruleId: string): string => `rule/${ruleId}`;

/** Returns whether values of several smart objects count together. */
export const spansObjects = (rule: Rule): boolean =>
  spansDevices(rule) || groupKeyOf(rule, example) === example.deviceId;

/** Compiles a rule. Conditions on types that no longer exist are never met. */
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
 * Enabled rules, by resource and by the devices of their collections. Finding the rules for a value costs a
 * look-up, independent of the number of rules about other resources or devices.
 */
export class RuleIndex {
  readonly #byId = new Map<string, IndexedRule>();
  readonly #byResource = new Map<string, ResourceRules>();
  /** Keys of groups with a met condition or an active event, by rule. */
  readonly #busy = new Map<string, Set<string>>();

  get(ruleId: string): IndexedRule | undefined {
    return this.#byId.get(ruleId);
  }

  all(): Iterable<IndexedRule> {
    return this.#byId.values();
  }

  /** Adds or replaces a rule. */
  put(indexed: IndexedRule): void {
    const { rule } = indexed;
    const isSame = this.#byId.get(rule.id)?.rule.revision === rule.revision;
    const busy = isSame ? [...(this.#busy.get(rule.id) ?? [])] : [];
    this.delete(rule.id);
    this.#byId.set(rule.id, indexed);
    const keys = collectionKeys(indexed.collection);
    for (const key of resourceKeysOf(indexed)) {
      const about = this.#byResource.get(key) ?? new ResourceRules();
      this.#byResource.set(key, about);
      about.add(indexed, keys);
    }
    for (const groupKey of busy) this.setBusy(rule.id, groupKey, true);
  }

  delete(ruleId: string): void {
    const indexed = this.#byId.get(ruleId);
    if (indexed === undefined) return;
    for (const groupKey of [...(this.#busy.get(ruleId) ?? [])]) this.setBusy(ruleId, groupKey, false);
    this.#byId.delete(ruleId);
    const keys = collectionKeys(indexed.collection);
    for (const key of resourceKeysOf(indexed)) {
      const about = this.#byResource.get(key);
      about?.delete(indexed, keys);
      if (about?.isEmpty === true) this.#byResource.delete(key);
    }
  }

  /** Records whether a group of a rule has a met condition or an active event. */
  setBusy(ruleId: string, groupKey: string, isBusy: boolean): void {
    const indexed = this.#byId.get(ruleId);
    if (indexed === undefined) return;
    if (isBusy) addTo(this.#busy, ruleId, groupKey);
    else deleteFrom(this.#busy, ruleId, groupKey);
    for (const key of resourceKeysOf(indexed)) this.#byResource.get(key)?.setBusy(indexed, groupKey, isBusy);
  }

  isBusy(ruleId: string, groupKey: string): boolean {
    return this.#busy.get(ruleId)?.has(groupKey) === true;
  }

  /**
   * Returns whether so many rules may apply to one of the values that reading the keys of its device first is
   * cheaper.
   */
  needsKeys(values: readonly ComparedValue[]): boolean {
    return values.some((value) => (this.#rulesOfResource(value)?.keyedCount ?? 0) > MAX_COMPARED);
  }

  /**
   * Returns the rules for which values of one commit may change something: one of the values meets a trigger,
   * or the group is busy. Each rule is returned with all values that it compares, because a later value may
   * reset what an earlier one raises. The caller checks whether the collection has the resource.
   *
   * @param keys keys of the values, see `readKeys`. If absent, values are compared with all rules about their
   *   resource, except those for specific other devices or smart objects.
   */
  matches(values: readonly ComparedValue[], keys?: ReadonlySet<string>): Match[] {
    const concerned = new Set<IndexedRule>();
    for (const value of values) {
      for (const rules of this.#rulesOfResource(value)?.of(value, keys) ?? []) {
        for (const indexed of rules) {
          if (!concerned.has(indexed) && this.#concerns(indexed, value)) concerned.add(indexed);
        }
      }
    }
    if (concerned.size === 0) return [];
    return values.flatMap((value) => {
      const own = new Set<IndexedRule>();
      for (const rules of this.#rulesOfResource(value)?.of(value, keys) ?? []) {
        for (const indexed of rules) if (concerned.has(indexed)) own.add(indexed);
      }
      return Array.from(own, (indexed) => ({
        indexed,
        compared: indexed.conditions.filter((one) => compares(one, value)),
        value,
      }));
    });
  }

  #rulesOfResource({ deviceNetworkId, path }: ComparedValue): ResourceRules | undefined {
    return this.#byResource.get(resourceKey(deviceNetworkId, path));
  }

  #concerns(indexed: IndexedRule, value: ComparedValue): boolean {
    const busy = this.#busy.get(indexed.rule.id);
    return (
      busy?.has(groupKeyOf(indexed.rule, value)) === true ||
      indexed.conditions.some((one) => compares(one, value) && one.triggers(value.value) === true)
    );
  }
}

/**
 * Maximum number of rules to compare with a value without reading the keys of its device. A comparison takes
 * 40 ns; reading the keys takes as long as about 500 comparisons.
 */
const MAX_COMPARED = 500;

/** Rules about one resource of one object. */
class ResourceRules {
  /** Rules that apply to any device. */
  readonly #ofAny = new Set<IndexedRule>();
  /** All other rules, by each key of their collection. */
  readonly #byKey = new Map<string, Set<IndexedRule>>();
  /** Those of the other rules whose keys are not part of a value. */
  readonly #keyed = new Set<IndexedRule>();
  /**
   * Keyed rules with a busy group, by group key. They are compared even after the device has left their
   * collection.
   */
  readonly #busy = new Map<string, Set<IndexedRule>>();

  get isEmpty(): boolean {
    return this.#ofAny.size === 0 && this.#byKey.size === 0 && this.#keyed.size === 0;
  }

  get keyedCount(): number {
    return this.#keyed.size;
  }

  add(indexed: IndexedRule, keys: CollectionKeys | undefined): void {
    if (keys === undefined) this.#ofAny.add(indexed);
    else if (!keys.isKeyedByValue) this.#keyed.add(indexed);
    for (const id of keys?.ids ?? []) addTo(this.#byKey, id, indexed);
  }

  delete(indexed: IndexedRule, keys: CollectionKeys | undefined): void {
    this.#ofAny.delete(indexed);
    this.#keyed.delete(indexed);
    for (const id of keys?.ids ?? []) deleteFrom(this.#byKey, id, indexed);
  }

  setBusy(indexed: IndexedRule, groupKey: string, isBusy: boolean): void {
    if (isBusy && this.#keyed.has(indexed)) addTo(this.#busy, groupKey, indexed);
    else deleteFrom(this.#busy, groupKey, indexed);
  }

  /** Yields rules that may apply to a value, some of them more than once. */
  *of(value: ComparedValue, keys: ReadonlySet<string> | undefined): Generator<ReadonlySet<IndexedRule>> {
    const { deviceId, smartObjectId, resourceId } = value;
    yield this.#ofAny;
    for (const key of [deviceId, smartObjectId]) yield this.#byKey.get(key) ?? none;
    if (this.#keyed.size === 0) return;
    if (keys === undefined) {
      yield this.#keyed;
      return;
    }
    for (const key of keys) yield this.#byKey.get(key) ?? none;
    for (const key of [resourceId, smartObjectId, deviceId, '']) yield this.#busy.get(key) ?? none;
  }
}

const none: ReadonlySet<IndexedRule> = new Set();

/** Returns whether a condition compares each value of the resource. */
function compares({ definition, path }: IndexedCondition, { path: of }: ComparedValue): boolean {
  return (
    definition.aggregation === undefined &&
    path?.objectId === of.objectId &&
    path?.resourceId === of.resourceId
  );
}

const resourceKey = (deviceNetworkId: string, { objectId, resourceId }: Lwm2mPath): string =>
  `${deviceNetworkId}/${objectId ?? ''}/${resourceId ?? ''}`;

function resourceKeysOf({ rule, conditions }: IndexedRule): Set<string> {
  const ofValues = conditions.flatMap(({ definition, path }) =>
    definition.aggregation === undefined ? (path ?? []) : [],
  );
  return new Set(ofValues.map((path) => resourceKey(rule.deviceNetworkId, path)));
}

/**
 * IDs for finding the rules of a collection. A value that has none of them as a key does not belong to the
 * collection.
 */
interface CollectionKeys {
  readonly ids: readonly string[];
  /**
   * Whether they are IDs of devices and smart objects, which each value carries. Otherwise the keys of its
   * device must be read.
   */
  readonly isKeyedByValue: boolean;
}

/** Criteria that a value answers by itself. */
const ofValues = ['deviceIds', 'smartObjectIds'] as const satisfies readonly CriterionName[];
/** Criteria that need entities related to the device, narrowest first. */
const ofEntities = [
  'tagIds',
  'locationIds',
  'smartObjectTemplateIds',
  'deviceTemplateIds',
  'deviceTypeIds',
] as const satisfies readonly CriterionName[];

/**
 * Returns the keys of a collection; undefined if it selects only by object or resource type and can contain
 * any device.
 */
function collectionKeys(collection: ResourceCollection): CollectionKeys | undefined {
  const { resourceIds, smartObjectTypeIds, resourceTypeIds } = collection;
  const picked = resourceIds.flatMap((id) => parseResourceId(id)?.smartObjectId ?? []);
  const own = ofValues.find((name) => collection[name].length > 0);
  if (own !== undefined) return { ids: [...picked, ...collection[own]], isKeyedByValue: true };
  const name = ofEntities.find((one) => collection[one].length > 0);
  if (name !== undefined) return { ids: [...picked, ...collection[name]], isKeyedByValue: false };
  const isOfTypes = smartObjectTypeIds.length > 0 || resourceTypeIds.length > 0;
  return isOfTypes ? undefined : { ids: picked, isKeyedByValue: true };
}

/**
 * Reads the keys of a device's values: the IDs of the device, its type, template, location and all locations
 * above it, of the smart objects and their templates, and of all tags of these and of the data collector. The
 * keys are read for each message, so that they are never out of date.
 *
 * @param objects smart objects of the values
 */
export async function readKeys(
  reader: Reader,
  deviceId: string,
  objects: readonly SmartObject[],
): Promise<ReadonlySet<string>> {
  const device = await reader.collection(devices).get(deviceId);
  if (device === undefined) return new Set();
  const { deviceTypeId, deviceTemplateId, locationId, dataCollectorId } = device;
  const templateIds = objects.flatMap(({ smartObjectTemplateId }) => smartObjectTemplateId ?? []);
  const [location, ...others] = await Promise.all([
    reader.collection(locations).get(locationId),
    reader.collection(deviceTemplates).get(deviceTemplateId),
    reader.collection(dataCollectors).get(dataCollectorId),
    ...Array.from(new Set(templateIds), (id) => reader.collection(smartObjectTemplates).get(id)),
  ]);
  const keys = new Set([deviceId, deviceTypeId, deviceTemplateId, locationId, ...templateIds]);
  for (const { id } of objects) keys.add(id);
  for (const one of [device, location, ...others, ...objects]) {
    for (const tagId of one?.tagIds ?? []) keys.add(tagId);
  }
  let above = location?.parentLocationId;
  // Ends the ascent even if a location is its own ancestor.
  while (above !== undefined && !keys.has(above)) {
    keys.add(above);
    above = (await reader.collection(locations).get(above))?.parentLocationId;
  }
  return keys;
}
