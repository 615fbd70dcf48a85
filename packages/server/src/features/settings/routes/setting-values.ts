import type {
  SettingCategoryValueRequest,
  SettingRequest,
  SettingValueUpdate,
} from '../../../http/generated/contract.ts';
import type { SettingValue } from '../setting-plan.ts';
import { omitUndefined } from '../../../kernel/omit-undefined.ts';

/** Reads the member SettingCategories of a device. */
export function valuesOfCategories(categories: readonly SettingCategoryValueRequest[]): SettingValue[] {
  return categories.flatMap(({ Name, Settings = [] }, index) =>
    Settings.map((one, at) => {
      const category = `SettingCategories[${index}]`;
      const setting = `${category}.Settings[${at}]`;
      return {
        categoryName: Name,
        key: one.Key,
        ...omitUndefined({ dataType: one.DataType, value: one.Value }),
        at: { category: `${category}.Name`, key: `${setting}.Key`, value: `${setting}.Value` },
      };
    }),
  );
}

/** Reads the body of PUT settingvalues. */
export function valuesOfUpdates(updates: readonly SettingValueUpdate[]): SettingValue[] {
  return updates.map((one, index) => ({
    categoryId: one.SettingCategoryId,
    key: one.Key,
    ...omitUndefined({ dataType: one.DataType, value: one.Value }),
    at: {
      category: `[${index}].SettingCategoryId`,
      key: `[${index}].Key`,
      value: `[${index}].Value`,
    },
  }));
}

/**
 * Reads the deprecated member Settings of locations and data collectors. Clients send back the members of a
 * response: a secret without a value is unchanged, and an inherited value is marked.
 */
export function valuesOfSettings(settings: readonly SettingRequest[]): SettingValue[] {
  return settings
    .map((one, index) => ({
      categoryId: one.CategoryId,
      key: one.Key,
      ...omitUndefined({ dataType: one.DataType, value: one.Value, isInherited: one.IsInherited }),
      at: {
        category: `Settings[${index}].CategoryId`,
        key: `Settings[${index}].Key`,
        value: `Settings[${index}].Value`,
      },
    }))
    .filter((one) => one.value !== undefined);
}
