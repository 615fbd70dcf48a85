import type { SettingDataType } from '../../domain/entities/setting-category.ts';
import type { SettingValue } from '../../domain/services/settings/setting-plan.ts';
import { given } from '../presenters/given.ts';

/** SettingCategoryValueRequest, as the contract has checked it. */
export interface CategoryValuesBody {
  readonly Name: string;
  readonly Settings?: readonly {
    readonly Key: string;
    readonly DataType?: SettingDataType;
    readonly Value?: string;
  }[];
}

/** The member SettingCategories of a device. */
export function valuesOfCategories(categories: readonly CategoryValuesBody[]): SettingValue[] {
  return categories.flatMap(({ Name, Settings = [] }, index) =>
    Settings.map((one, at) => {
      const category = `SettingCategories[${index}]`;
      const setting = `${category}.Settings[${at}]`;
      return {
        categoryName: Name,
        key: one.Key,
        ...given({ dataType: one.DataType, value: one.Value }),
        at: { category: `${category}.Name`, key: `${setting}.Key`, value: `${setting}.Value` },
      };
    }),
  );
}

/** SettingValueUpdate, as the contract has checked it. */
export interface ValueUpdateBody {
  readonly SettingCategoryId: string;
  readonly Key: string;
  readonly DataType?: SettingDataType;
  readonly Value?: string;
}

/** The body of PUT settingvalues. */
export function valuesOfUpdates(updates: readonly ValueUpdateBody[]): SettingValue[] {
  return updates.map((one, index) => ({
    categoryId: one.SettingCategoryId,
    key: one.Key,
    ...given({ dataType: one.DataType, value: one.Value }),
    at: {
      category: `[${index}].SettingCategoryId`,
      key: `[${index}].Key`,
      value: `[${index}].Value`,
    },
  }));
}

/** SettingRequest, as the contract has checked it. */
export interface SettingBody {
  readonly CategoryId: string;
  readonly Key: string;
  readonly DataType?: SettingDataType;
  readonly Value?: string;
  readonly IsInherited?: boolean;
}

/**
 * The deprecated member Settings of locations and data collectors. Clients send it back as they were shown it: secrets
 * without a value, which stay, and what is inherited with a mark.
 */
export function valuesOfSettings(settings: readonly SettingBody[]): SettingValue[] {
  return settings
    .map((one, index) => ({
      categoryId: one.CategoryId,
      key: one.Key,
      ...given({ dataType: one.DataType, value: one.Value, isInherited: one.IsInherited }),
      at: {
        category: `Settings[${index}].CategoryId`,
        key: `Settings[${index}].Key`,
        value: `Settings[${index}].Value`,
      },
    }))
    .filter((one) => one.value !== undefined);
}
