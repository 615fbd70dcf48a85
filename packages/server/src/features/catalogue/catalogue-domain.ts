import type { Clock } from '../../kernel/clock.ts';
import type { Store } from '../../store/port.ts';
import type { ActivityLogService } from '../activity/activity-log.ts';
import type { SettingCategoryService } from '../settings/categories.ts';
import { AttributeJobs } from '../templates/attribute-jobs.ts';
import { SmartObjectTemplateService } from '../templates/smart-object-template-service.ts';
import { DeviceTemplateService } from './device-template-service.ts';
import { DeviceTypeService } from './device-type-service.ts';
import type { ModelService } from './model-service.ts';
import { ResourceTypeInstanceService } from './resource-type-instance-service.ts';
import { ResourceTypeService } from '../resource-types/resource-types.ts';
import { SmartObjectTypeService } from './smart-object-type-service.ts';

export interface CatalogueDomainOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly models: ModelService;
  readonly settingCategories: SettingCategoryService;
  readonly activityLog: Pick<ActivityLogService, 'startWithin'>;
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
