import type { DefaultSetting, SettingCategory } from '../model/setting-category.ts';
import type { SettingView } from '../setting-view.ts';
import type { TemplateSettingValue } from '../template-settings.ts';
import type {
  DataCollectorTemplateSettingValueResponse,
  DefaultSettingResponse,
  SettingCategoryResponse,
  SettingResponse,
} from '../../../http/generated/contract.ts';

export function presentSettingCategory(category: SettingCategory): SettingCategoryResponse {
  return {
    Id: category.id,
    Name: category.name,
    IsHardwareSettings: category.isHardwareSettings,
    IsSecuritySettings: category.isSecuritySettings,
    DefaultSettings: category.defaultSettings.map((one) => presentDefaultSetting(one)),
  };
}

/** Presents a DefaultSettingResponse. In a list across categories, it includes its category. */
export function presentDefaultSetting(
  setting: DefaultSetting & { readonly categoryId?: string },
): DefaultSettingResponse {
  return {
    Id: setting.id,
    CategoryId: setting.categoryId,
    Name: setting.name,
    DataType: setting.dataType,
    IsMandatory: setting.isMandatory,
    IsReadonly: setting.isReadonly,
    Value: setting.value,
  };
}

/** Presents a SettingResponse. Secrets have no value. */
export function presentSetting(setting: SettingView): SettingResponse {
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

/** Presents a template's value of a default setting, without secrets. */
export function presentTemplateValue(value: TemplateSettingValue): DataCollectorTemplateSettingValueResponse {
  return { Id: value.id, DefaultSettingId: value.defaultSettingId, Value: value.value };
}
