import type { DataCollectorType } from '../gateways/model/data-collector-type.ts';
import type { DeviceType } from '../catalogue/model/device-type.ts';
import type { SettingCategoryService } from './setting-category-service.ts';
import type { SettingService } from './setting-service.ts';
import type { TemplateSettings } from './template-settings.ts';
import type { TypeCategories } from './type-categories.ts';
import { templateSettingRoutes, typeCategoryRoutes } from './routes/inherited-settings.ts';
import { settingCategoryRoutes } from './routes/setting-categories.ts';
import { settingRoutes } from './routes/settings.ts';

interface Needs {
  readonly settings: SettingService;
  readonly settingCategories: SettingCategoryService;
  readonly deviceTypeCategories: TypeCategories<DeviceType>;
  readonly dataCollectorTypeCategories: TypeCategories<DataCollectorType>;
  readonly deviceTemplateSettings: TemplateSettings;
  readonly dataCollectorTemplateSettings: TemplateSettings;
}

/** Routes of the feature `settings`. */
export function composedRoutes({
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
