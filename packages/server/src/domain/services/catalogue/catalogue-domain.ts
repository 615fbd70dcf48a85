import type { DeviceType } from '../../entities/device-type.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Store } from '../../ports/store.ts';
import { HardwareExport } from '../hardware/hardware-export.ts';
import { HardwareImport } from '../hardware/hardware-import.ts';
import type { SettingCategoryService } from '../settings/setting-category-service.ts';
import type { TypeCategories } from '../settings/type-categories.ts';
import type { TagService } from '../tags/tag-service.ts';
import { AttributeJobs } from '../templates/attribute-jobs.ts';
import { SmartObjectTemplateService } from '../templates/smart-object-template-service.ts';
import { DeviceTemplateService } from './device-template-service.ts';
import { DeviceTypeService } from './device-type-service.ts';
import type { ModelService } from './model-service.ts';
import { ResourceTypeInstanceService } from './resource-type-instance-service.ts';
import { ResourceTypeService } from './resource-type-service.ts';
import { SmartObjectTypeService } from './smart-object-type-service.ts';

export interface CatalogueDomainOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly models: ModelService;
  readonly tags: TagService;
  readonly settingCategories: SettingCategoryService;
  readonly deviceTypeCategories: TypeCategories<DeviceType>;
  /** Told of every change of what devices refer to. */
  readonly changed: () => void;
}

/** The services around what devices are: objects, resources, types and templates. */
export interface CatalogueDomain {
  readonly smartObjectTypes: SmartObjectTypeService;
  readonly resourceTypes: ResourceTypeService;
  readonly resourceTypeInstances: ResourceTypeInstanceService;
  readonly smartObjectTemplates: SmartObjectTemplateService;
  /** Changes of attributes that devices are to hear of. */
  readonly attributeJobs: AttributeJobs;
  readonly deviceTypes: DeviceTypeService;
  readonly deviceTemplates: DeviceTemplateService;
  /** The way from one device network to another. */
  readonly hardwareExport: HardwareExport;
  readonly hardwareImport: HardwareImport;
}

export function createCatalogueDomain(options: CatalogueDomainOptions): CatalogueDomain {
  const { store, clock, models, tags, settingCategories, deviceTypeCategories, changed } = options;
  const attributeJobs = new AttributeJobs();
  const services = {
    smartObjectTypes: new SmartObjectTypeService(store, models, clock),
    resourceTypes: new ResourceTypeService(store, models, clock),
    resourceTypeInstances: new ResourceTypeInstanceService(store, models, attributeJobs),
    smartObjectTemplates: new SmartObjectTemplateService(store, attributeJobs),
    deviceTypes: new DeviceTypeService(store, attributeJobs, settingCategories, changed),
    deviceTemplates: new DeviceTemplateService(store, attributeJobs, changed),
  };
  return {
    ...services,
    attributeJobs,
    hardwareExport: new HardwareExport(store, deviceTypeCategories),
    hardwareImport: new HardwareImport({ store, tags, settingCategories, ...services }),
  };
}
