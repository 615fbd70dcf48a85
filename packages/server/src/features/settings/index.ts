import type { DataCollectorType } from '../../domain/entities/data-collector-type.ts';
import type { DeviceType } from '../../domain/entities/device-type.ts';
import type { SettingCategoryService } from '../../domain/services/settings/setting-category-service.ts';
import type { SettingService } from '../../domain/services/settings/setting-service.ts';
import type { TemplateSettings } from '../../domain/services/settings/template-settings.ts';
import type { TypeCategories } from '../../domain/services/settings/type-categories.ts';
import { templateSettingRoutes, typeCategoryRoutes } from '../../http/routes/inherited-settings.ts';
import { settingCategoryRoutes } from '../../http/routes/setting-categories.ts';
import { settingRoutes } from '../../http/routes/settings.ts';

interface Needs {
  readonly settings: SettingService;
  readonly settingCategories: SettingCategoryService;
  readonly deviceTypeCategories: TypeCategories<DeviceType>;
  readonly dataCollectorTypeCategories: TypeCategories<DataCollectorType>;
  readonly deviceTemplateSettings: TemplateSettings;
  readonly dataCollectorTemplateSettings: TemplateSettings;
}

/** Routes of the feature `settings`. */
export function routes({
  settings,
  settingCategories,
  deviceTypeCategories,
  dataCollectorTypeCategories,
  deviceTemplateSettings,
  dataCollectorTemplateSettings,
}: Needs) {
  return {
    ...settingCategoryRoutes(settingCategories),
    ...settingRoutes(settings),
    ...templateSettingRoutes(deviceTemplateSettings, dataCollectorTemplateSettings),
    ...typeCategoryRoutes(deviceTypeCategories, dataCollectorTypeCategories),
  };
}
