import { smartObjectTypes } from '../catalogue/model.ts';
import { resourceTypes } from '../resource-types/model.ts';
import type { Reader } from '../../store/port.ts';
import { configurationFaults } from './configuration-values.ts';
import type { Transformer } from './model/transformer.ts';
import type { TypePackage } from './model/transformer-type.ts';

type TransformerDefinition = Pick<Transformer, 'configurations' | 'locationId' | 'sources' | 'targets'>;

/** Returns all faults of a transformer that uses a package, by member; empty if it fits. */
export async function fitFaults(
  reader: Reader,
  type: TypePackage,
  transformer: TransformerDefinition,
): Promise<Record<string, string[]>> {
  return {
    ...configurationFaults(type.configurations, transformer.configurations ?? []),
    ...(await sourceFaults(reader, type, transformer)),
    ...(await targetFaults(reader, type, transformer)),
  };
}

async function sourceFaults(
  reader: Reader,
  { name, sources }: TypePackage,
  transformer: TransformerDefinition,
): Promise<Record<string, string[]>> {
  if (transformer.locationId !== undefined) {
    return sources.length === 1
      ? {}
      : {
          TransformerType: [`${name} reads ${sources.length} sources. A transformer of a location has one.`],
        };
  }
  const faults: Record<string, string[]> = {};
  const at = 'TransformerSourceTypeConfigurations';
  const count = transformer.sources.length;
  if (count !== sources.length) {
    faults[at] = [`Must have ${sources.length} items, one for each source of ${name}, not ${count}.`];
  }
  const types = await reader
    .collection(resourceTypes)
    .getMany(transformer.sources.map((one) => one.resourceTypeId));
  transformer.sources.forEach(({ resourceTypeId }, index) => {
    const wanted = sources[index]?.resourceId;
    const found = types.get(resourceTypeId)?.typeId;
    if (wanted === undefined || found === wanted) return;
    faults[`${at}[${index}].ResourceTypeId`] = [`Must have the resource ID ${wanted}, not ${found}.`];
  });
  return faults;
}

async function targetFaults(
  reader: Reader,
  { name, outputs }: TypePackage,
  { targets }: TransformerDefinition,
): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  const objects = await reader
    .collection(smartObjectTypes)
    .getMany(targets.map((one) => one.smartObjectTypeId));
  const resources = await reader.collection(resourceTypes).getMany(targets.map((one) => one.resourceTypeId));
  targets.forEach((target, index) => {
    const at = `TransformerTargetTypeConfigurations[${index}]`;
    const output = outputs.find((one) => one.outputIndex === target.outputIndex);
    if (output === undefined) {
      const known = outputs.map((one) => one.outputIndex).join(', ');
      faults[`${at}.OutputIndex`] = [`${name} has no output ${target.outputIndex}. Use one of ${known}.`];
      return;
    }
    const { dataType, objectId, resourceId } = output;
    if (target.dataType !== dataType) {
      faults[`${at}.ResourceTypeId`] = [`Must have the data type ${dataType}, not ${target.dataType}.`];
    }
    const rid = resources.get(target.resourceTypeId)?.typeId;
    if (resourceId !== undefined && rid !== resourceId) {
      faults[`${at}.ResourceTypeId`] = [`Must have the resource ID ${resourceId}, not ${rid}.`];
    }
    const oid = objects.get(target.smartObjectTypeId)?.typeId;
    if (objectId !== undefined && oid !== objectId) {
      faults[`${at}.SmartObjectTypeId`] = [`Must have the object ID ${objectId}, not ${oid}.`];
    }
  });
  return faults;
}
