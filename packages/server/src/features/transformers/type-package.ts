import { RE2JS } from 're2js';
import { invalid } from '../../kernel/errors.ts';
import { omitUndefined } from '../../kernel/omit-undefined.ts';
import { shownValue } from '../../kernel/shown-value.ts';
import { valueFault } from './configuration-values.ts';
import type { FormulaEngine } from './formula-engine.ts';
import type { ConfigurationDefinition, TypePackage } from './model/transformer-type.ts';

/**
 * Checks a package beyond the contract. Reports all faults together.
 *
 * @throws MusterError `invalid-request`
 */
export async function checkPackage(
  { configurations, sources, outputs }: TypePackage,
  formulas: Pick<FormulaEngine, 'problem'>,
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
  const fault = valueFault(definition, defaultValue);
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
