import { deviceTypes, smartObjectTypes } from '../catalogue/model.ts';
import { resolutions } from '../measurements/model.ts';
import type { Resolution, AggregationType } from '../measurements/model.ts';
import { resourceTypes } from '../resource-types/model.ts';
import type { ResourceType } from '../resource-types/model.ts';
import type { SmartObjectType } from '../catalogue/model.ts';
import type { Transformer, TransformerSource, TransformerTarget } from './model/transformer.ts';
import { inactiveReason, transformerTypes } from './model/transformer-type.ts';
import type { TransformerType } from './model/transformer-type.ts';
import { nameCondition } from '../../kernel/names.ts';
import { fitFaults } from './type-fit.ts';
import { invalid, invalidMember } from '../../kernel/errors.ts';
import type { FormulaEngine } from './formula-engine.ts';
import type { Store, Transaction } from '../../store/port.ts';
import { DEFAULT_RESOLUTION_MS, MAX_RESOLUTION_MS } from './source-periods.ts';
import { EXPRESSION, isJsonata, MAX_EXPRESSION } from './transformer-types.ts';
import { hasNoId, unknownId } from '../../kernel/fault-texts.ts';
import { shownValue } from '../../kernel/shown-value.ts';

export interface SourceInput {
  readonly resourceTypeId?: string;
  readonly smartObjectTypeInstanceId?: string;
  readonly aggregation?: AggregationType;
  readonly resolutionMs?: number;
  /** Takes precedence over `resolutionMs`. */
  readonly resolutionId?: string;
}

export interface TargetInput {
  readonly smartObjectTypeId?: string;
  readonly resourceTypeId?: string;
  readonly outputIndex?: number;
  readonly dataType?: string;
}

/** Description of a transformer in a request. */
export interface TransformerInput {
  readonly name: string;
  /** ID or name of the transformer type. */
  readonly transformer: string;
  readonly configurations: readonly { readonly key: string; readonly value: string }[];
  readonly sources: readonly SourceInput[];
  readonly targets: readonly TargetInput[];
}

type Faults = Record<string, string[]>;

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
  input: TransformerInput,
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

/**
 * Checks a transformer against its type.
 *
 * @param member request member that names the transformer type
 * @throws MusterError `invalid-request` if the type cannot be used, or the transformer does not fit it
 */
export async function checkType(
  tx: Transaction,
  transformer: Transformer,
  member = 'Transformer',
): Promise<void> {
  const { typeId, deviceNetworkId } = transformer;
  if (typeId === undefined) return;
  const type = await tx.collection(transformerTypes).get(typeId);
  if (type?.deviceNetworkId !== deviceNetworkId)
    throw invalidMember(member, unknownId('transformer type', typeId));
  const disuse = inactiveReason(type);
  if (disuse !== undefined) throw invalidMember(member, `${disuse} Approve and activate it first.`);
  const faults = await fitFaults(tx, type, transformer);
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

async function expressionOf(
  formulas: FormulaEngine,
  deviceNetworkId: string,
  { configurations }: TransformerInput,
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
    tx.collection(resourceTypes).getMany(inputs.map((one) => one.resourceTypeId ?? '')),
    tx.collection(deviceTypes).get(deviceTypeId),
    tx.collection(resolutions).getMany(inputs.flatMap((one) => one.resolutionId ?? [])),
  ]);
  const instances = new Map(deviceType?.smartObjectTypeInstances.map((one) => [one.id, one]));
  const objectTypes = await tx
    .collection(smartObjectTypes)
    .getMany(Array.from(instances.values(), (one) => one.smartObjectTypeId));
  const sources = inputs.map((input, index): TransformerSource => {
    const at = `TransformerSourceTypeConfigurations[${index}]`;
    const { resourceTypeId = '', smartObjectTypeInstanceId } = input;
    const resolution = named.get(input.resolutionId ?? '');
    const fault = input.resolutionId && resolutionFault(input.resolutionId, resolution, deviceNetworkId);
    if (fault !== undefined) faults[`${at}.ResolutionId`] = [fault];
    const period = periodOfInput(input, resolution);
    if (types.get(resourceTypeId)?.deviceNetworkId !== deviceNetworkId) {
      faults[`${at}.ResourceTypeId`] = [unknownId('resource type', input.resourceTypeId)];
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
    tx.collection(smartObjectTypes).getMany(inputs.map((one) => one.smartObjectTypeId ?? '')),
    tx.collection(resourceTypes).getMany(inputs.map((one) => one.resourceTypeId ?? '')),
  ]);
  const seen = new Set<string>();
  const targets = inputs.map((input, index): TransformerTarget => {
    const at = `TransformerTargetTypeConfigurations[${index}]`;
    const { smartObjectTypeId = '', resourceTypeId = '', outputIndex = index } = input;
    const object = objects.get(smartObjectTypeId);
    const resource = resources.get(resourceTypeId);
    if (object?.deviceNetworkId !== deviceNetworkId) {
      faults[`${at}.SmartObjectTypeId`] = [unknownId('smart object type', input.smartObjectTypeId)];
    }
    const fault =
      ownerFault(resource, deviceNetworkId, input.resourceTypeId) ?? resourceFault(object, resource);
    if (fault !== undefined) faults[`${at}.ResourceTypeId`] = [fault];
    const key = `${smartObjectTypeId}/${resourceTypeId}`;
    if (seen.has(key))
      faults[`${at}.ResourceTypeId`] = ['Another target is the same resource. List it once.'];
    seen.add(key);
    const dataType = resource?.dataType ?? 'None';
    const misfit = typeFault(input.dataType, dataType);
    if (misfit !== undefined) faults[`${at}.ResourceDataType`] = [misfit];
    return { smartObjectTypeId, resourceTypeId, outputIndex, dataType };
  });
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return targets;
}

function ownerFault(
  resource: ResourceType | undefined,
  deviceNetworkId: string,
  id: string | undefined,
): string | undefined {
  return resource?.deviceNetworkId === deviceNetworkId ? undefined : unknownId('resource type', id);
}

function typeFault(wanted: string | undefined, dataType: string): string | undefined {
  if (wanted === undefined || wanted === dataType) return undefined;
  return `Must be ${dataType}, the type of the resource, not ${wanted}.`;
}

function resourceFault(
  object: SmartObjectType | undefined,
  resource: ResourceType | undefined,
): string | undefined {
  if (resource === undefined) return undefined;
  if (!hasResource(object, resource.id)) return 'The smart object type does not have this resource type.';
  if (resource.dataType === 'None') return 'An executable resource has no value to compute.';
  return resource.multipleInstances ? 'A resource with several instances cannot be a target.' : undefined;
}

function hasResource(object: SmartObjectType | undefined, resourceTypeId: string): boolean {
  return object?.resourceTypeInstances.some((one) => one.resourceTypeId === resourceTypeId) === true;
}
