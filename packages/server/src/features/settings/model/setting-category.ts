import { uniqueName } from '../../../store/port.ts';
import type { CollectionDefinition, Entity } from '../../../store/port.ts';

export type SettingDataType = 'String' | 'Integer' | 'Boolean' | 'HexString';

/** A setting that a category knows, and the value that holds where none is set. */
export interface DefaultSetting {
  readonly id: string;
  /** The key of the setting. */
  readonly name: string;
  readonly dataType: SettingDataType;
  readonly isMandatory: boolean;
  readonly isReadonly: boolean;
  /** Text in the form of the data type; absent: there is no default. */
  readonly value?: string;
}

/** A group of settings of devices, locations and data collectors. */
export interface SettingCategory extends Entity {
  readonly deviceNetworkId: string;
  readonly name: string;
  readonly isHardwareSettings: boolean;
  /** Values are secrets: sealed at rest and never shown. The built-in categories say it for each key. */
  readonly isSecuritySettings: boolean;
  readonly defaultSettings: readonly DefaultSetting[];
}

export const settingCategories: CollectionDefinition<SettingCategory> = {
  name: 'settingCategories',
  indexes: uniqueName('deviceNetworkId'),
};

/** A default setting as a document of its own, so that those of all categories can be listed. Written with its category. */
export interface ListedDefaultSetting extends Entity, DefaultSetting {
  readonly deviceNetworkId: string;
  readonly categoryId: string;
}

export const defaultSettings: CollectionDefinition<ListedDefaultSetting> = {
  name: 'defaultSettings',
  indexes: [{ fields: ['deviceNetworkId', 'name'] }, { fields: ['categoryId'] }],
  references: [{ field: 'categoryId', to: ['settingCategories'], onDelete: 'cascade' }],
};
