import type { DeviceTemplateService } from './device-template-service.ts';
import type { DeviceTypeService } from './device-type-service.ts';
import type { ResourceTypeInstanceService } from './resource-type-instance-service.ts';
import type { SmartObjectTypeService } from './smart-object-type-service.ts';
import type { TemplateParts } from './presenters/device-template.ts';
import { deviceTemplateRoutes } from './routes/device-templates.ts';
import { deviceTypeRoutes } from './routes/device-types.ts';
import type { TypeFollower } from './routes/resource-type-instances.ts';
import { resourceTypeInstanceRoutes } from './routes/resource-type-instances.ts';
import { smartObjectTypeRoutes } from './routes/smart-object-types.ts';

interface Needs {
  readonly smartObjectTypes: SmartObjectTypeService;
  readonly resourceTypeInstances: ResourceTypeInstanceService;
  readonly deviceTypes: DeviceTypeService;
  readonly deviceTemplates: DeviceTemplateService;
  readonly typeChanges: TypeFollower;
  readonly templateParts: TemplateParts;
}

/** Routes of the feature `catalogue`. */
export function composedRoutes({
  smartObjectTypes,
  resourceTypeInstances,
  deviceTypes,
  deviceTemplates,
  typeChanges,
  templateParts,
}: Needs) {
  return {
    ...deviceTemplateRoutes(deviceTemplates, templateParts),
    ...deviceTypeRoutes(deviceTypes, templateParts),
    ...resourceTypeInstanceRoutes(resourceTypeInstances, typeChanges),
    ...smartObjectTypeRoutes(smartObjectTypes),
  };
}
