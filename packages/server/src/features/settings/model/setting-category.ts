import { uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

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
  /**
   * Values are secrets: sealed at rest and never returned. For built-in categories, each key has its own
   * flag.
   */
  readonly isSecuritySettings: boolean;
  readonly defaultSettings: readonly DefaultSetting[];
}

export const settingCategories: CollectionDefinition<SettingCategory> = {
  name: 'settingCategories',
  indexes: uniqueName('deviceNetworkId'),
};

/**
 * A default setting as a separate document, so that those of all categories can be listed. Written with its
 * category.
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
