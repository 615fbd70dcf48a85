import type { SettingCategory } from '../../domain/entities/setting-category.ts';
import type { SettingView } from '../../domain/services/settings/setting-view.ts';
import type { Body } from './administration.ts';

/** SettingCategoryResponse. */
export function presentSettingCategory(category: SettingCategory): Body {
  return {
    Id: category.id,
    Name: category.name,
    IsHardwareSettings: category.isHardwareSettings,
    IsSecuritySettings: category.isSecuritySettings,
    DefaultSettings: category.defaultSettings.map((one) => ({
      Id: one.id,
      Name: one.name,
      DataType: one.dataType,
      IsMandatory: one.isMandatory,
      IsReadonly: one.isReadonly,
      Value: one.value,
    })),
  };
}

/** SettingResponse. What is a secret has no value here. */
export function presentSetting(setting: SettingView): Body {
  const { category, ownerType, ownerId, inheritedFrom } = setting;
  const preset = category.defaultSettings.find((one) => one.name === setting.key);
  return {
    Id: setting.id,
    CategoryId: category.id,
    CategoryName: category.name,
    CategoryIsHardwareSettings: category.isHardwareSettings,
    CategoryIsSecuritySettings: category.isSecuritySettings,
    DeviceId: ownerType === 'Device' ? ownerId : undefined,
    LocationId: ownerType === 'Location' ? ownerId : undefined,
    DataCollectorId: ownerType === 'DataCollector' ? ownerId : undefined,
    Key: setting.key,
    DataType: setting.dataType,
    Value: setting.value,
    IsSecret: setting.isSecret,
    IsInherited: inheritedFrom !== undefined,
    InheritedFrom: inheritedFrom?.source,
    InheritedFromId: inheritedFrom?.id,
    IsMandatory: preset?.isMandatory ?? false,
    IsPredefined: preset !== undefined,
    IsReadonly: preset?.isReadonly ?? false,
  };
}
