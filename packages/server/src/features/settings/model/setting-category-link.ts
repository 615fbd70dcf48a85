import type { CollectionDefinition, Entity } from '../../../store/port.ts';

/** Gives entities of a type (devices or data collectors) the default settings of a category. */
export interface SettingCategoryLink extends Entity {
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
