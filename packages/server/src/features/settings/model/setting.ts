import type { CollectionDefinition, Entity } from '../../../store/port.ts';
import type { SettingDataType } from './setting-category.ts';

/**
 * Owners of settings. A template's values apply to everything that is created from it; the other owners have
 * their own.
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
