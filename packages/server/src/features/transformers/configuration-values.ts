import { RE2JS } from 're2js';
import { shownValue } from '../../kernel/shown-value.ts';
import type { ConfigurationDefinition } from './model/transformer-type.ts';
import type { ConfigurationItem } from './model/transformer.ts';

/** Configuration of a transformer, in the form in which formulas read it. */
export type ConfigurationValues = Readonly<Record<string, boolean | number | string>>;

type FaultOf = (definition: ConfigurationDefinition, text: string) => string | undefined;

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

/** Returns the fault of a value; undefined if it is valid. */
export function valueFault(definition: ConfigurationDefinition, text: string): string | undefined {
  return faultOf[definition.dataType](definition, text);
}

function boundFault({ min, max }: ConfigurationDefinition, value: number): string | undefined {
  if (min !== undefined && value < min) return `Must be at least ${min}, not ${value}.`;
  return max !== undefined && value > max ? `Must be at most ${max}, not ${value}.` : undefined;
}

/**
 * Returns the faults of configurations, by member.
 *
 * @param configurations configurations of a transformer
 */
export function configurationFaults(
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
      const fault = valueFault(definition, value);
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

/** Returns the configuration values of a valid transformer, with the defaults of its type. */
export function configurationValues(
  definitions: readonly ConfigurationDefinition[],
  configurations: readonly ConfigurationItem[],
): ConfigurationValues {
  const values = new Map<string, boolean | number | string>();
  for (const { key, dataType, defaultValue } of definitions) {
    const text = configurations.find((one) => one.key === key)?.value ?? defaultValue;
    if (text === undefined) continue;
    if (dataType === 'Boolean') values.set(key, text === 'true');
    else values.set(key, dataType === 'Int' || dataType === 'Double' ? Number(text) : text);
  }
  return Object.fromEntries(values);
}

function numberOf(text: string): number | undefined {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) ? undefined : value;
}
