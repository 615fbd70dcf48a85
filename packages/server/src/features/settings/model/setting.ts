import type { CollectionDefinition, Entity } from '../../../store/port.ts';
import type { SettingDataType } from './setting-category.ts';

/** Templates have values for all that is made from them; the others have values of their own. */
export type SettingOwner =
  'Device' | 'Location' | 'DataCollector' | 'DeviceTemplate' | 'DataCollectorTemplate';

/** A value that was set for one key of a category. It has `value` or `sealed`. */
export interface Setting extends Entity {
  readonly deviceNetworkId: string;
  readonly ownerType: SettingOwner;
  readonly ownerId: string;
  readonly categoryId: string;
  readonly key: string;
  readonly dataType: SettingDataType;
  /** Text in the form of the data type. */
  readonly value?: string;
  /** A secret, as a `SecretBox` seals it. */
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

/** The context that the secret of a setting is sealed for. */
export function settingContext(setting: Pick<Setting, 'ownerId' | 'categoryId' | 'key'>): string {
  return `setting ${setting.ownerId} ${setting.categoryId} ${setting.key}`;
}
