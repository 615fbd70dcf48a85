import { uniqueName } from '../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../store/port.ts';

export type SettingDataType = 'String' | 'Integer' | 'Boolean' | 'HexString';

/** A setting that a category defines, with the value that applies if none is set. */
export interface DefaultSetting {
  readonly id: string;
  /** Key of the setting. */
  readonly name: string;
  readonly dataType: SettingDataType;
  readonly isMandatory: boolean;
  readonly isReadonly: boolean;
  /** Text in the format of the data type; absent for no default. */
  readonly value?: string;
}

/** A group of settings of devices, locations and data collectors. */
export interface SettingCategory extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
  readonly isHardwareSettings: boolean;
  /** Values are secrets: sealed at rest and never returned. For built-in categories, each key has its own flag. */
  readonly isSecuritySettings: boolean;
  readonly defaultSettings: readonly DefaultSetting[];
}

export const settingCategories: CollectionDefinition<SettingCategory> = {
  name: 'settingCategories',
  indexes: uniqueName('deviceNetworkId'),
};

/**
 * A default setting as a separate document, so that those of all categories can be listed. Written with its category.
 */
export interface ListedDefaultSetting extends Entity, DefaultSetting {
  readonly deviceNetworkId: string;
  readonly categoryId: string;
}

export const defaultSettings: CollectionDefinition<ListedDefaultSetting> = {
  name: 'defaultSettings',
  indexes: [{ fields: ['deviceNetworkId', 'name'] }, { fields: ['categoryId'] }],
  references: [{ field: 'categoryId', to: ['settingCategories'], onDelete: 'cascade' }],
};

/** Gives entities of a type (devices or data collectors) the default settings of a category. */
interface SettingCategoryLink extends Entity {
  readonly deviceNetworkId: string;
  /** ID of a device type or a data collector type. */
  readonly typeId: string;
  readonly categoryId: string;
}

export const settingCategoryLinks: CollectionDefinition<SettingCategoryLink> = {
  name: 'settingCategoryLinks',
  indexes: [{ fields: ['typeId', 'categoryId'], unique: true }, { fields: ['categoryId'] }],
  references: [
    { field: 'typeId', to: ['deviceTypes', 'dataCollectorTypes'], onDelete: 'cascade' },
    {
      field: 'categoryId',
      to: ['settingCategories'],
      onDelete: { restrict: 'Types have this category. Remove it from them first.' },
    },
  ],
};

/** Returns the link of a category to a type. There is one link per type and category. */
export function categoryLink(
  deviceNetworkId: string,
  typeId: string,
  categoryId: string,
): SettingCategoryLink {
  return { id: `${typeId}:${categoryId}`, deviceNetworkId, typeId, categoryId };
}

/**
 * Owners of settings. A template's values apply to everything that is created from it; the other owners have their own.
 */
export type SettingOwner =
  'Device' | 'Location' | 'DataCollector' | 'DeviceTemplate' | 'DataCollectorTemplate';

/** A value set for one key of a category. It has either `value` or `sealed`. */
export interface Setting extends Entity {
  readonly deviceNetworkId: string;
  readonly ownerType: SettingOwner;
  readonly ownerId: string;
  readonly categoryId: string;
  readonly key: string;
  readonly dataType: SettingDataType;
  /** Text in the format of the data type. */
  readonly value?: string;
  /** A secret, sealed by a `SecretBox`. */
  readonly sealed?: string;
}

export const settings: CollectionDefinition<Setting> = {
  name: 'settings',
  indexes: [
    { fields: ['ownerId', 'categoryId', 'key'], unique: true },
    { fields: ['categoryId', 'key', 'ownerType'] },
  ],
  references: [
    {
      field: 'ownerId',
      to: ['devices', 'deviceTemplates', 'dataCollectors', 'dataCollectorTemplates', 'locations'],
      onDelete: 'cascade',
    },
    {
      field: 'categoryId',
      to: ['settingCategories'],
      onDelete: { restrict: 'There are settings of this category. Delete them first.' },
    },
  ],
};

/** Returns the context for sealing the secret of a setting. */
export function settingContext(setting: Pick<Setting, 'ownerId' | 'categoryId' | 'key'>): string {
  return `setting ${setting.ownerId} ${setting.categoryId} ${setting.key}`;
}
