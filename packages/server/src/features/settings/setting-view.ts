import type { DefaultSetting, SettingCategory, SettingDataType } from './model/setting-category.ts';
import type { Setting, SettingOwner } from './model/setting.ts';
import { omit } from '../../kernel/omit.ts';
import { securityCategory } from '../security/security-settings.ts';
import type { SettingsOwner } from './setting-owners.ts';

/** Type of the entity from which a value is inherited. */
export type SettingSource = Exclude<SettingOwner, 'Device' | 'DataCollector'> | 'SettingCategory';

/** A setting in a response. A secret has no value. */
export interface SettingView {
  /** Absent for an inherited setting. */
  readonly id?: string;
  readonly ownerType: SettingOwner;
  readonly ownerId: string;
  readonly category: SettingCategory;
  readonly key: string;
  readonly dataType: SettingDataType;
  readonly value?: string;
  /** Source of an inherited value; absent for the owner's own setting. */
  readonly inheritedFrom?: { readonly source: SettingSource; readonly id: string };
  readonly isSecret: boolean;
}

export function viewOf(setting: Setting, category: SettingCategory): SettingView {
  return {
    id: setting.id,
    ownerType: setting.ownerType,
    ownerId: setting.ownerId,
    category,
    key: setting.key,
    dataType: setting.dataType,
    ...(setting.value === undefined ? {} : { value: setting.value }),
    isSecret: setting.sealed !== undefined,
  };
}

/** Returns the setting of another owner as an inherited setting. */
export function inheritedView(
  owner: SettingsOwner,
  setting: Setting,
  category: SettingCategory,
): SettingView {
  const source = setting.ownerType as SettingSource;
  return {
    ...omit(viewOf(setting, category), 'id'),
    ownerType: owner.ownerType,
    ownerId: owner.ownerId,
    inheritedFrom: { source, id: setting.ownerId },
  };
}

/** Returns a default setting with a value as an inherited setting. */
export function defaultView(
  owner: SettingsOwner,
  setting: DefaultSetting,
  category: SettingCategory,
): SettingView {
  return {
    ownerType: owner.ownerType,
    ownerId: owner.ownerId,
    category,
    key: setting.name,
    dataType: setting.dataType,
    ...(setting.value === undefined ? {} : { value: setting.value }),
    inheritedFrom: { source: 'SettingCategory', id: category.id },
    isSecret: securityCategory(category.name)?.settings[setting.name]?.isSecret === true,
  };
}
