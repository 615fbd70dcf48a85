import { dataCollectorTypes } from '../gateways/model/data-collector-type.ts';
import type { DataCollectorType } from '../gateways/model/data-collector-type.ts';
import { deviceTypes } from '../catalogue/model/device-type.ts';
import type { DeviceType } from '../catalogue/model/device-type.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import type { Store } from '../../store/port.ts';
import type { CredentialService } from '../security/credential-service.ts';
import type { SecretBox } from '../security/secret-box.ts';
import { SettingCategoryService } from './setting-category-service.ts';
import { SettingService } from './setting-service.ts';
import { TemplateSettings } from './template-settings.ts';
import { TypeCategories } from './type-categories.ts';

export interface SettingsDomainOptions {
  readonly store: Store;
  /** Lanes of the devices: changes of a device's settings run in its lane. */
  readonly lanes: Lanes;
  readonly credentials: CredentialService;
  readonly box: SecretBox;
}

/** Services for settings. */
export interface SettingsDomain {
  readonly categories: SettingCategoryService;
  /** Settings of all kinds of owners. */
  readonly settings: SettingService;
  readonly dataCollectorTypeCategories: TypeCategories<DataCollectorType>;
  readonly dataCollectorTemplateSettings: TemplateSettings;
  readonly deviceTypeCategories: TypeCategories<DeviceType>;
  readonly deviceTemplateSettings: TemplateSettings;
}

export function createSettingsDomain(options: SettingsDomainOptions): SettingsDomain {
  const { store, credentials } = options;
  const categories = new SettingCategoryService(store, (category) => credentials.categoryChanged(category));
  const settings = new SettingService({ ...options, categories });
  const deviceTypeCategories = new TypeCategories(store, { collection: deviceTypes, kind: 'device-type' });
  const dataCollectorTypeCategories = new TypeCategories(store, {
    collection: dataCollectorTypes,
    kind: 'data-collector-type',
  });
  return {
    categories,
    settings,
    dataCollectorTypeCategories,
    dataCollectorTemplateSettings: new TemplateSettings('DataCollectorTemplate', {
      store,
      settings,
    }),
    deviceTypeCategories,
    deviceTemplateSettings: new TemplateSettings('DeviceTemplate', {
      store,
      settings,
    }),
  };
}
