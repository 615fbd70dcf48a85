import type { ConfigurationInput, ConfigurationItem, ConfigurationValue } from './model/configuration.ts';
import { parseByType, SettingValueError } from '../security/security-settings.ts';
import { shownValue } from '../../kernel/shown-value.ts';

type Faults = Record<string, string[]>;

/** Keys that come twice, in a list of configurations. */
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
 * @param known configurations of the type of the gateway
 * @param faults gets the faults, by member
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

/** Returns all configurations of a type, each with the value of the first level that has one. */
export function effectiveValues(
  items: readonly ConfigurationItem[],
  ...levels: readonly (readonly ConfigurationValue[])[]
): readonly ConfigurationValue[] {
  return items.map(({ key, type }) => {
    const value = levels
      .flatMap((level) => level.filter((one) => one.key === key && one.type === type))
      .find((one) => one.value !== undefined)?.value;
    return value === undefined ? { key, type } : { key, type, value };
  });
}
