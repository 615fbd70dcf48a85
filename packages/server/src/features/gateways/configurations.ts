import type { ConfigurationInput, ConfigurationItem, ConfigurationValue } from './model/configuration.ts';
import { parseByType, SettingValueError } from '../security/security-settings.ts';
import { shownValue } from '../../kernel/shown-value.ts';

type Faults = Record<string, string[]>;

/** Returns the faults for keys listed twice in a list of configurations. */
export function duplicateFaults(items: readonly Pick<ConfigurationItem, 'key'>[], member: string): Faults {
  const seen = new Set<string>();
  const faults: Faults = {};
  items.forEach(({ key }, index) => {
    if (seen.has(key))
      faults[`${member}[${index}].Key`] = [`The key ${shownValue(key)} is listed twice. List it once.`];
    seen.add(key);
  });
  return faults;
}

/**
 * Returns values in their stored form.
 *
 * @param known configurations of the gateway's type
 * @param faults receives the faults by member
 */
export function checkedValues(
  values: readonly ConfigurationInput[],
  known: readonly ConfigurationItem[],
  faults: Faults,
  member = 'Configurations',
): readonly ConfigurationValue[] {
  Object.assign(faults, duplicateFaults(values, member));
  return values.map((one, index) => {
    const at = `${member}[${index}]`;
    const item = known.find(({ key }) => key === one.key);
    if (item === undefined) {
      faults[`${at}.Key`] = [
        `The data collector type has no configuration with the key ${shownValue(one.key)}.`,
      ];
      return { type: 'String', ...one };
    }
    const { type } = item;
    if (type !== (one.type ?? type))
      faults[`${at}.Type`] = [`Must be ${type}, the type in the data collector type, not ${one.type}.`];
    if (one.value === undefined) return { ...one, type };
    try {
      return { ...one, type, value: parseByType(one.value, type) };
    } catch (error) {
      if (!(error instanceof SettingValueError)) throw error;
      faults[`${at}.Value`] = [error.message];
      return { ...one, type };
    }
  });
}

/** A value with its origin. */
export interface EffectiveValue extends ConfigurationValue {
  /** Whether the value is inherited. Absent without a value. */
  readonly isInherited?: boolean;
}

/** Returns all configurations of a type with their own values, or else the inherited ones. */
export function effectiveValues(
  items: readonly ConfigurationItem[],
  own: readonly ConfigurationValue[],
  inherited: readonly ConfigurationValue[] = [],
): readonly EffectiveValue[] {
  return items.map(({ key, type }) => {
    const valueIn = (level: readonly ConfigurationValue[]): string | undefined =>
      level.find((one) => one.key === key && one.type === type && one.value !== undefined)?.value;
    const ownValue = valueIn(own);
    const value = ownValue ?? valueIn(inherited);
    return value === undefined ? { key, type } : { key, type, value, isInherited: ownValue === undefined };
  });
}
