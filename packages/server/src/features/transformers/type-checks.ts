import { RE2JS } from 're2js';
import { smartObjectTypes } from '../catalogue/model.ts';
import { resourceTypes } from '../resource-types/model.ts';
import { invalid, invalidMember, unknownId } from '../../kernel/errors.ts';
import { omitUndefined } from '../../kernel/data.ts';
import { shownValue } from '../../kernel/texts.ts';
import type { Reader, Transaction } from '../../store/port.ts';
import type { FormulaEngine } from './formulas.ts';
import { inactiveReason, transformerTypes } from './model.ts';
import type { ConfigurationDefinition, ConfigurationItem, Transformer, TypePackage } from './model.ts';

/**
 * Checks a package beyond the contract. Reports all faults together.
 *
 * @throws MusterError `invalid-request`
 */
export async function checkPackage(
  { configurations, sources, outputs }: TypePackage,
  formulas: FormulaEngine,
  deviceNetworkId: string,
): Promise<void> {
  const faults: Record<string, string[]> = {};
  const keys = new Set<string>();
  configurations.forEach((definition, index) => {
    const at = `ConfigurationDefinitions[${index}]`;
    if (keys.has(definition.key)) {
      faults[`${at}.Key`] = [`Another configuration has the key ${shownValue(definition.key)}.`];
    }
    keys.add(definition.key);
    for (const [member, text] of Object.entries(definitionFaults(definition)))
      faults[`${at}.${member}`] = [text];
  });
  sources.forEach(({ minResources, maxResources }, index) => {
    if (minResources <= maxResources) return;
    faults[`SourceTypeDefinitions[${index}].MinNumberOfResources`] = [
      `Must be at most MaxNumberOfResources, ${maxResources}, not ${minResources}.`,
    ];
  });
  const indexes = new Set<number>();
  for (const [index, { outputIndex, formula }] of outputs.entries()) {
    const at = `TargetTypeDefinitions[${index}]`;
    if (indexes.has(outputIndex))
      faults[`${at}.OutputIndex`] = [`Another output has the index ${outputIndex}.`];
    indexes.add(outputIndex);
    const problem = await formulas.problem(formula, deviceNetworkId);
    if (problem !== undefined) faults[`${at}.Formula`] = [problem];
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

function definitionFaults(definition: ConfigurationDefinition): Record<string, string> {
  const { defaultValue } = definition;
  const faults = omitUndefined({
    ...boundFaults(definition),
    Options: optionsFault(definition),
    RegExp: patternFault(definition),
  }) as Record<string, string>;
  if (defaultValue === undefined || Object.keys(faults).length > 0) return faults;
  const fault = faultOf[definition.dataType](definition, defaultValue);
  return fault === undefined ? {} : { DefaultValue: fault };
}

function boundFaults({ dataType, min, max }: ConfigurationDefinition): Record<string, string> {
  const isNumber = dataType === 'Int' || dataType === 'Double';
  if (isNumber && min !== undefined && max !== undefined && min > max) {
    return { MinValue: `Must be at most MaxValue, ${max}.` };
  }
  if (isNumber) return {};
  const fault = 'Is for the data types Int and Double only.';
  return {
    ...(min === undefined ? {} : { MinValue: fault }),
    ...(max === undefined ? {} : { MaxValue: fault }),
  };
}

function optionsFault({ dataType, options = [] }: ConfigurationDefinition): string | undefined {
  if (dataType !== 'Enum') return options.length === 0 ? undefined : 'Is for the data type Enum only.';
  if (options.length === 0) return 'Must have at least 1 item.';
  return new Set(options.map(({ id }) => id)).size === options.length ? undefined : 'Has an Id twice.';
}

function patternFault({ dataType, pattern }: ConfigurationDefinition): string | undefined {
  if (pattern === undefined) return undefined;
  if (dataType !== 'String') return 'Is for the data type String only.';
  try {
    RE2JS.compile(pattern);
    return undefined;
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replace(
      /^error parsing regexp: /u,
      '',
    );
    return `Must be a regular expression in RE2 syntax: ${reason}.`;
  }
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

/** Returns all faults of a transformer that uses a package, by member; empty if it fits. */
export async function fitFaults(
  reader: Reader,
  type: TypePackage,
  transformer: Transformer,
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
  transformer: Transformer,
): Promise<Record<string, string[]>> {
  if (transformer.locationId !== undefined) {
    if (sources.length === 1) return {};
    return {
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
  { targets }: Transformer,
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

/**
 * Returns the faults of configurations, by member.
 *
 * @param configurations configurations of a transformer
 */
function configurationFaults(
  definitions: readonly ConfigurationDefinition[],
  configurations: readonly ConfigurationItem[],
): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  const seen = new Set<string>();
  configurations.forEach(({ key, value }, index) => {
    const definition = definitions.find((one) => one.key === key);
    if (definition === undefined) {
      const known = definitions.map((one) => one.key).join(', ');
      const remedy = known === '' ? 'The transformer type takes no configurations.' : `Use one of ${known}.`;
      faults[`Configurations[${index}].Key`] = [`Unknown key ${shownValue(key)}. ${remedy}`];
    } else if (seen.has(key)) {
      faults[`Configurations[${index}].Key`] = [`The key ${shownValue(key)} is set twice. Set it once.`];
    } else {
      const fault = faultOf[definition.dataType](definition, value);
      if (fault !== undefined) faults[`Configurations[${index}].Value`] = [fault];
    }
    seen.add(key);
  });
  const missing = definitions.filter(({ key, defaultValue }) => defaultValue === undefined && !seen.has(key));
  if (missing.length > 0) {
    faults['Configurations'] = [`Is missing ${missing.map(({ key }) => key).join(', ')}, without a default.`];
  }
  return faults;
}

type FaultOf = (definition: ConfigurationDefinition, text: string) => string | undefined;

/** Returns the fault of a value of each data type; undefined if it is valid. */
const faultOf: Readonly<Record<ConfigurationDefinition['dataType'], FaultOf>> = {
  Boolean: (_definition, text) =>
    text === 'true' || text === 'false' ? undefined : `Must be true or false, not ${shownValue(text)}.`,
  Int: (definition, text) =>
    Number.isSafeInteger(numberOf(text))
      ? boundFault(definition, Number(text))
      : `Must be a whole number, not ${shownValue(text)}.`,
  Double: (definition, text) =>
    numberOf(text) === undefined
      ? `Must be a number, not ${shownValue(text)}.`
      : boundFault(definition, Number(text)),
  Enum: ({ options = [] }, text) =>
    options.some(({ id }) => id === text)
      ? undefined
      : `Must be one of ${options.map(({ id }) => id).join(', ')}, not ${shownValue(text)}.`,
  String: ({ pattern }, text) =>
    pattern === undefined || RE2JS.compile(pattern).matches(text) ? undefined : `Must match ${pattern}.`,
};

function boundFault({ min, max }: ConfigurationDefinition, value: number): string | undefined {
  if (min !== undefined && value < min) return `Must be at least ${min}, not ${value}.`;
  return max !== undefined && value > max ? `Must be at most ${max}, not ${value}.` : undefined;
}

function numberOf(text: string): number | undefined {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) ? undefined : value;
}
