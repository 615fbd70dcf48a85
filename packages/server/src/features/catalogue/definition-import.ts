import type { ObjectModel } from '@muster/lwm2m/core';
import { invalidMember } from '../../kernel/errors.ts';
import type { Reader } from '../../store/port.ts';
import { objectIdOfUrn, smartObjectTypes } from './model/smart-object-type.ts';

/** Result of one item of an import. Ignored: the network already has it, or it is not imported. */
export interface ItemResult {
  readonly name: string;
  readonly result: 'Added' | 'Ignored' | 'Failed';
  /** Reason why it was not added. */
  readonly reason?: string;
}

/** Result of an object definition. */
export interface ObjectResult extends ItemResult {
  readonly objectId: number;
  readonly objectUrn: string;
}

/** Reason for items that are unchanged. */
export const ALREADY_EXISTS = 'The device network already has it. It was not changed.';

const REFUSED = 'Nothing is imported, because other definitions of the request fail.';

interface DefinitionFault {
  /** Path in the request. */
  readonly member: string;
  readonly message: string;
}

/** Equal for definitions of the same object. */
const keyOf = (typeId: number, objectUrn: string): string => `${typeId} ${objectUrn}`;

/** Returns the fault of an object URN that belongs to another object, or undefined. */
export function urnFault(typeId: number, objectUrn: string): string | undefined {
  const id = objectIdOfUrn(objectUrn);
  if (id === undefined || id === typeId) return undefined;
  return `Must be the URN of object ${typeId}, not of object ${id}.`;
}

/** Returns the fault of each definition that has one, by index. */
function faultsOf(models: readonly ObjectModel[]): ReadonlyMap<number, DefinitionFault> {
  const faults = new Map<number, DefinitionFault>();
  const seen = new Set<string>();
  models.forEach(({ id, urn }, index) => {
    const key = keyOf(id, urn);
    const fault = urnFault(id, urn);
    if (fault !== undefined) faults.set(index, { member: `[${index}].ObjectUrn`, message: fault });
    else if (seen.has(key)) {
      const message = `Object ${id} with the URN ${urn} is listed twice. List it once.`;
      faults.set(index, { member: `[${index}]`, message });
    }
    seen.add(key);
  });
  return faults;
}

/** @throws MusterError `invalid-request` for the first definition with a fault */
export function checkDefinitions(models: readonly ObjectModel[]): void {
  for (const { member, message } of faultsOf(models).values()) throw invalidMember(member, message);
}

/** Returns the definitions that the device network does not have. */
export async function missingDefinitions(
  reader: Reader,
  deviceNetworkId: string,
  models: readonly ObjectModel[],
): Promise<readonly ObjectModel[]> {
  const known = await reader.collection(smartObjectTypes).find({
    where: [
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      { field: 'typeId', op: 'in', value: models.map((model) => model.id) },
    ],
  });
  const present = new Set(known.map((type) => keyOf(type.typeId, type.objectUrn)));
  return models.filter((model) => !present.has(keyOf(model.id, model.urn)));
}

/** Returns the result that each definition of an import would have now. Stores nothing. */
export async function previewDefinitions(
  reader: Reader,
  deviceNetworkId: string,
  models: readonly ObjectModel[],
): Promise<readonly ObjectResult[]> {
  const faults = faultsOf(models);
  const missing = new Set(await missingDefinitions(reader, deviceNetworkId, models));
  return models.map((model, index) => {
    const shown = { name: model.name, objectId: model.id, objectUrn: model.urn };
    const fault = faults.get(index);
    if (fault !== undefined) return { ...shown, result: 'Failed', reason: fault.message };
    if (!missing.has(model)) return { ...shown, result: 'Ignored', reason: ALREADY_EXISTS };
    return faults.size > 0 ? { ...shown, result: 'Ignored', reason: REFUSED } : { ...shown, result: 'Added' };
  });
}
