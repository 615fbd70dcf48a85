import type { Clock } from '../../kernel/timers.ts';
import type { Store } from '../../store/port.ts';
import { ResourceTypeService } from '../resource-types/resource-types.ts';
import type { SettingCategoryService } from '../settings/categories.ts';
import { AttributeJobs } from '../templates/attribute-jobs.ts';
import type { DistributionLog } from '../templates/attribute-jobs.ts';
import { SmartObjectTemplateService } from '../templates/smart-object-templates.ts';
import { DeviceTemplateService } from './device-templates.ts';
import { DeviceTypeService } from './device-types.ts';
import type { ModelService } from './object-definitions.ts';
import { ResourceTypeInstanceService } from './resource-type-instances.ts';
import { SmartObjectTypeService } from './smart-object-types.ts';

interface CatalogueDomainOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly models: ModelService;
  readonly settingCategories: SettingCategoryService;
  readonly activityLog: DistributionLog;
  /** Called after each change of a device type or template. */
  readonly changed: () => void;
}

/** The services for objects, resources, device types and templates. */
export interface CatalogueDomain {
  readonly smartObjectTypes: SmartObjectTypeService;
  readonly resourceTypes: ResourceTypeService;
  readonly resourceTypeInstances: ResourceTypeInstanceService;
  readonly smartObjectTemplates: SmartObjectTemplateService;
  /** Records changes of desired attributes for their distribution to devices. */
  readonly attributeJobs: AttributeJobs;
  readonly deviceTypes: DeviceTypeService;
  readonly deviceTemplates: DeviceTemplateService;
}

export function createCatalogueDomain(options: CatalogueDomainOptions): CatalogueDomain {
  const { store, clock, models, settingCategories, activityLog, changed } = options;
  const attributeJobs = new AttributeJobs();
  return {
    attributeJobs,
    smartObjectTypes: new SmartObjectTypeService(store, models, clock),
    resourceTypes: new ResourceTypeService(store, models, clock),
    resourceTypeInstances: new ResourceTypeInstanceService(store, models, attributeJobs),
    smartObjectTemplates: new SmartObjectTemplateService(store, attributeJobs, activityLog),
    deviceTypes: new DeviceTypeService(store, attributeJobs, activityLog, settingCategories, changed),
    deviceTemplates: new DeviceTemplateService(store, attributeJobs, activityLog, changed),
  };
}
