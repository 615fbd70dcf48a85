import { RE2JS } from 're2js';
import { shownValue } from '../../kernel/shown-value.ts';
import type { ConfigurationDefinition } from './model/transformer-type.ts';

/** A configuration of a transformer. */
export interface ConfigurationItem {
  readonly key: string;
  readonly value: string;
}

/** The configuration of a transformer as formulas read it. */
export type ConfigurationValues = Readonly<Record<string, boolean | number | string>>;

/** Describes the fault of a value; undefined if there is none. */
export function valueFault(definition: ConfigurationDefinition, text: string): string | undefined {
  const { dataType, min, max, options = [], pattern } = definition;
  switch (dataType) {
    case 'Boolean':
      return text === 'true' || text === 'false'
        ? undefined
        : `Must be true or false, not ${shownValue(text)}.`;
    case 'Int':
    case 'Double': {
      const value = numberOf(text);
      if (value === undefined || (dataType === 'Int' && !Number.isSafeInteger(value))) {
        return `Must be ${dataType === 'Int' ? 'a whole number' : 'a number'}, not ${shownValue(text)}.`;
      }
      if (min !== undefined && value < min) return `Must be at least ${min}, not ${value}.`;
      return max !== undefined && value > max ? `Must be at most ${max}, not ${value}.` : undefined;
    }
    case 'Enum': {
      if (options.some(({ id }) => id === text)) return undefined;
      return `Must be one of ${options.map(({ id }) => id).join(', ')}, not ${shownValue(text)}.`;
    }
    case 'String':
      if (pattern === undefined || RE2JS.compile(pattern).matches(text)) return undefined;
      return `Must match ${pattern}.`;
  }
}

/**
 * Faults of configurations by member.
 *
 * @param configurations of a transformer
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

/** The configuration values of a transformer without faults, with the defaults of its type. */
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
