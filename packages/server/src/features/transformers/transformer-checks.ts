import { deviceTemplates, deviceTypes, smartObjectTypes } from '../catalogue/model.ts';
import type { SmartObjectType } from '../catalogue/model.ts';
import { devices } from '../devices/model.ts';
import type { AggregationType, Resolution } from '../measurements/model.ts';
import { resolutions } from '../measurements/model.ts';
import { resourceCollections } from '../resource-collections/model.ts';
import type { ResourceCollection } from '../resource-collections/model.ts';
import { resourceTypes } from '../resource-types/model.ts';
import type { ResourceType } from '../resource-types/model.ts';
import { invalid, invalidMember, hasNoId, unknownId } from '../../kernel/errors.ts';
import { existsInNetwork, inNetwork, nameCondition } from '../../kernel/entities.ts';
import { shownValue } from '../../kernel/texts.ts';
import type { Store, Transaction } from '../../store/port.ts';
import type { FormulaEngine } from './formulas.ts';
import { EXPRESSION, isJsonata, MAX_EXPRESSION, transformers, transformerTypes } from './model.ts';
import type {
  ConfigurationItem,
  Transformer,
  TransformerSource,
  TransformerTarget,
  TransformerType,
} from './model.ts';

interface SourceInput {
  readonly resourceTypeId: string;
  readonly smartObjectTypeInstanceId?: string;
  readonly aggregation?: AggregationType;
  readonly resolutionMs?: number;
  /** Takes precedence over `resolutionMs`. */
  readonly resolutionId?: string;
}

interface TargetInput {
  readonly smartObjectTypeId: string;
  readonly resourceTypeId: string;
  readonly outputIndex?: number;
  readonly dataType?: string;
}

/** Name and computation of a transformer in a request. */
export interface ComputationInput {
  readonly name: string;
  /** ID or name of the transformer type. */
  readonly transformer: string;
  readonly configurations: readonly ConfigurationItem[];
}

/** Description of a transformer in a request. */
export interface TransformerInput extends ComputationInput {
  readonly sources: readonly SourceInput[];
  readonly targets: readonly TargetInput[];
}

type Faults = Record<string, string[]>;

/** Default length of a period in milliseconds: one hour. */
const DEFAULT_RESOLUTION_MS = 3_600_000;
/** Maximum length of a period in milliseconds: 31 days. */
const MAX_RESOLUTION_MS = 2_678_400_000;

/** Formula of a transformer, or its transformer type with configurations. */
export type Computation = Pick<Transformer, 'configurations' | 'expression' | 'typeId'>;

/**
 * Reads the computation of a transformer. Checks everything that does not depend on sources and targets.
 *
 * @param member request member that names the transformer type
 * @throws MusterError `invalid-request`
 */
export async function computationOf(
  { store, formulas }: { readonly store: Store; readonly formulas: FormulaEngine },
  deviceNetworkId: string,
  input: ComputationInput,
  member = 'Transformer',
): Promise<Computation> {
  const faults: Faults = {};
  if (input.name.trim() === '') faults['Name'] = ['Must not be blank.'];
  if (isJsonata(input.transformer)) {
    const expression = await expressionOf(formulas, deviceNetworkId, input, faults);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    return { expression };
  }
  const type = await findType(store, deviceNetworkId, input.transformer);
  if (type === undefined) {
    const known = 'Use JSONata, or list the transformer types with: muster transformer-types list';
    faults[member] = [`Unknown transformer type ${shownValue(input.transformer)}. ${known}`];
  }
  if (type === undefined || Object.keys(faults).length > 0) throw invalid(faults);
  return { expression: '', typeId: type.id, configurations: input.configurations };
}

/** @param text ID or name of a transformer type, not case-sensitive */
async function findType(
  store: Store,
  deviceNetworkId: string,
  text: string,
): Promise<TransformerType | undefined> {
  const collection = store.collection(transformerTypes);
  const found = await collection.get(text.trim().toLowerCase());
  if (found?.deviceNetworkId === deviceNetworkId) return found;
  return collection.findOne([
    { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
    nameCondition(text),
  ]);
}

async function expressionOf(
  formulas: FormulaEngine,
  deviceNetworkId: string,
  { configurations }: ComputationInput,
  faults: Faults,
): Promise<string> {
  configurations.forEach(({ key }, index) => {
    if (key !== EXPRESSION) {
      faults[`Configurations[${index}].Key`] = [`Must be ${EXPRESSION}, not ${shownValue(key)}.`];
    }
  });
  const given = configurations.filter(({ key }) => key === EXPRESSION);
  const [first] = given;
  if (given.length !== 1 || first === undefined) {
    faults['Configurations'] = [`Must have the formula once, as ${EXPRESSION}, not ${given.length} times.`];
    return '';
  }
  const problem =
    first.value.length > MAX_EXPRESSION
      ? `Must have at most ${MAX_EXPRESSION} characters, not ${first.value.length}.`
      : await formulas.problem(first.value, deviceNetworkId);
  if (problem !== undefined) faults[`Configurations[${configurations.indexOf(first)}].Value`] = [problem];
  return first.value;
}

/**
 * Reads the sources of a formula, for devices of a type.
 *
 * @throws MusterError `invalid-request`
 */
export async function sourcesOf(
  tx: Transaction,
  deviceNetworkId: string,
  deviceTypeId: string,
  inputs: readonly SourceInput[],
): Promise<readonly TransformerSource[]> {
  const faults: Faults = {};
  if (inputs.length === 0)
    faults['TransformerSourceTypeConfigurations'] = ['Must have at least 1 item. A formula needs a source.'];
  const [types, deviceType, named] = await Promise.all([
    tx.collection(resourceTypes).getMany(inputs.map((one) => one.resourceTypeId)),
    tx.collection(deviceTypes).get(deviceTypeId),
    tx.collection(resolutions).getMany(inputs.flatMap((one) => one.resolutionId ?? [])),
  ]);
  const instances = new Map(deviceType?.smartObjectTypeInstances.map((one) => [one.id, one]));
  const objectTypes = await tx
    .collection(smartObjectTypes)
    .getMany(Array.from(instances.values(), (one) => one.smartObjectTypeId));
  const sources = inputs.map((input, index): TransformerSource => {
    const at = `TransformerSourceTypeConfigurations[${index}]`;
    const { resourceTypeId, smartObjectTypeInstanceId } = input;
    const resolution = named.get(input.resolutionId ?? '');
    const fault = input.resolutionId && resolutionFault(input.resolutionId, resolution, deviceNetworkId);
    if (fault !== undefined) faults[`${at}.ResolutionId`] = [fault];
    const period = periodOfInput(input, resolution);
    if (types.get(resourceTypeId)?.deviceNetworkId !== deviceNetworkId) {
      faults[`${at}.ResourceTypeId`] = [unknownId('resource type', resourceTypeId)];
    }
    if (smartObjectTypeInstanceId === undefined) return { resourceTypeId, ...period };
    const instance = instances.get(smartObjectTypeInstanceId);
    if (instance === undefined) {
      faults[`${at}.SmartObjectTypeInstanceId`] = [
        hasNoId('The device type', 'object instance', smartObjectTypeInstanceId),
      ];
    } else if (!hasResource(objectTypes.get(instance.smartObjectTypeId), resourceTypeId)) {
      faults[`${at}.ResourceTypeId`] ??= ['The object of this instance does not have this resource type.'];
    }
    return { resourceTypeId, smartObjectTypeInstanceId, ...period };
  });
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return sources;
}

function periodOfInput(
  { aggregation = 'Realtime', resolutionMs = DEFAULT_RESOLUTION_MS }: SourceInput,
  named: Resolution | undefined,
): Pick<TransformerSource, 'aggregation' | 'resolutionMs' | 'resolutionId'> {
  if (aggregation === 'Realtime') return { aggregation };
  if (named === undefined) return { aggregation, resolutionMs };
  return { aggregation, resolutionMs: named.timespanMs, resolutionId: named.id };
}

function resolutionFault(
  id: string,
  resolution: Resolution | undefined,
  deviceNetworkId: string,
): string | undefined {
  if (resolution?.deviceNetworkId !== deviceNetworkId) return unknownId('resolution', id);
  return resolution.timespanMs > MAX_RESOLUTION_MS ? 'Must have a Timespan of at most 31 days.' : undefined;
}

/**
 * Reads the targets of a formula.
 *
 * @throws MusterError `invalid-request`
 */
export async function targetsOf(
  tx: Transaction,
  deviceNetworkId: string,
  inputs: readonly TargetInput[],
): Promise<readonly TransformerTarget[]> {
  const faults: Faults = {};
  if (inputs.length === 0)
    faults['TransformerTargetTypeConfigurations'] = ['Must have at least 1 item. A formula needs a target.'];
  const [objects, resources] = await Promise.all([
    tx.collection(smartObjectTypes).getMany(inputs.map((one) => one.smartObjectTypeId)),
    tx.collection(resourceTypes).getMany(inputs.map((one) => one.resourceTypeId)),
  ]);
  const seen = new Set<string>();
  const targets = inputs.map((input, index): TransformerTarget => {
    const at = `TransformerTargetTypeConfigurations[${index}]`;
    const { smartObjectTypeId, resourceTypeId, outputIndex = index } = input;
    const object = objects.get(smartObjectTypeId);
    const resource = resources.get(resourceTypeId);
    if (object?.deviceNetworkId !== deviceNetworkId) {
      faults[`${at}.SmartObjectTypeId`] = [unknownId('smart object type', smartObjectTypeId)];
    }
    const fault =
      resource?.deviceNetworkId === deviceNetworkId
        ? resourceFault(object, resource)
        : unknownId('resource type', resourceTypeId);
    if (fault !== undefined) faults[`${at}.ResourceTypeId`] = [fault];
    const key = `${smartObjectTypeId}/${resourceTypeId}`;
    if (seen.has(key))
      faults[`${at}.ResourceTypeId`] = ['Another target is the same resource. List it once.'];
    seen.add(key);
    const dataType = resource?.dataType ?? 'None';
    if (input.dataType !== undefined && input.dataType !== dataType) {
      const misfit = `Must be ${dataType}, the type of the resource, not ${input.dataType}.`;
      faults[`${at}.ResourceDataType`] = [misfit];
    }
    return { smartObjectTypeId, resourceTypeId, outputIndex, dataType };
  });
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return targets;
}

function resourceFault(object: SmartObjectType | undefined, resource: ResourceType): string | undefined {
  if (!hasResource(object, resource.id)) return 'The smart object type does not have this resource type.';
  if (resource.dataType === 'None') return 'An executable resource has no value to compute.';
  return resource.multipleInstances ? 'A resource with several instances cannot be a target.' : undefined;
}

function hasResource(object: SmartObjectType | undefined, resourceTypeId: string): boolean {
  return object?.resourceTypeInstances.some((one) => one.resourceTypeId === resourceTypeId) === true;
}

/** @throws MusterError `invalid-request` */
export async function checkCollection(tx: Transaction, deviceNetworkId: string, id: string): Promise<void> {
  if (await existsInNetwork(tx, resourceCollections, deviceNetworkId, id)) return;
  throw invalidMember('ResourceCollectionId', unknownId('resource collection', id));
}

/**
 * Checks that no transformer reads its own result, through others or directly.
 *
 * @param added not stored yet, or stored in its earlier form; its own device is stored
 * @throws MusterError `invalid-request` with the names of the transformers in the loop, `added` first
 */
export async function demandNoLoop(tx: Transaction, added: Transformer): Promise<void> {
  const others = await tx.collection(transformers).find(inNetwork(added.deviceNetworkId, {}));
  const all = [added, ...others.filter(({ id }) => id !== added.id)];
  const nodes = await Promise.all(all.map((transformer) => nodeOf(tx, transformer)));
  const [start] = nodes;
  const loop = start && findPathBack(start, start, nodes, new Set());
  if (loop === undefined) return;
  throw invalidMember(
    'TransformerTargetTypeConfigurations',
    `The transformer would read its own result: ${[...loop, added.name].join(' → ')}. Change a source or the target.`,
  );
}

/** A transformer with the entities that determine its edges in the graph. */
interface Node {
  readonly transformer: Transformer;
  readonly collection: ResourceCollection | undefined;
  /** Type of the device that has the targets, if there is one. */
  readonly deviceTypeId: string | undefined;
  readonly deviceTemplateId: string | undefined;
}

async function nodeOf(tx: Transaction, transformer: Transformer): Promise<Node> {
  const { resourceCollectionId, deviceId, deviceTemplateId } = transformer;
  const [collection, device, template] = await Promise.all([
    resourceCollectionId === undefined
      ? undefined
      : tx.collection(resourceCollections).get(resourceCollectionId),
    deviceId === undefined ? undefined : tx.collection(devices).get(deviceId),
    deviceTemplateId === undefined ? undefined : tx.collection(deviceTemplates).get(deviceTemplateId),
  ]);
  return {
    transformer,
    collection,
    deviceTypeId: device?.deviceTypeId ?? template?.deviceTypeId,
    deviceTemplateId: device?.deviceTemplateId ?? deviceTemplateId,
  };
}

/** Searches depth-first from `at` back to `start`. */
function findPathBack(
  start: Node,
  at: Node,
  nodes: readonly Node[],
  seen: Set<Node>,
): readonly string[] | undefined {
  for (const next of nodes) {
    if (!at.transformer.targets.some((target) => feeds(at, target, next))) continue;
    if (next === start) return [at.transformer.name];
    if (seen.has(next)) continue;
    seen.add(next);
    const rest = findPathBack(start, next, nodes, seen);
    if (rest !== undefined) return [at.transformer.name, ...rest];
  }
  return undefined;
}

const excludes = (list: readonly string[], id: string | undefined): boolean =>
  list.length > 0 && id !== undefined && !list.includes(id);

/** Returns whether another transformer can read values of a target. Also true if that depends on future devices. */
function feeds(from: Node, target: TransformerTarget, to: Node): boolean {
  const { transformer: source } = from;
  const { transformer: reader, collection } = to;
  if (reader.deviceTemplateId !== undefined) {
    // Both must be on one device, which may be that of a transformer at a location. Devices of another template are not
    // read.
    if (from.deviceTemplateId !== reader.deviceTemplateId) return false;
    // An instance of the device type belongs to the device and is never a target.
    return reader.sources.some(
      (one) => one.resourceTypeId === target.resourceTypeId && one.smartObjectTypeInstanceId === undefined,
    );
  }
  if (collection === undefined) return false;
  return (
    !excludes(collection.resourceTypeIds, target.resourceTypeId) &&
    !excludes(collection.smartObjectTypeIds, target.smartObjectTypeId) &&
    !excludes(collection.deviceTypeIds, from.deviceTypeId) &&
    !excludes(collection.deviceTemplateIds, from.deviceTemplateId) &&
    !excludes(collection.deviceIds, source.deviceId)
  );
}
