import type { DeviceTemplateService } from '../../domain/services/catalogue/device-template-service.ts';
import type { DeviceTypeService } from '../../domain/services/catalogue/device-type-service.ts';
import type { ResourceTypeInstanceService } from '../../domain/services/catalogue/resource-type-instance-service.ts';
import type { SmartObjectTypeService } from '../../domain/services/catalogue/smart-object-type-service.ts';
import type { TemplateParts } from '../../http/presenters/device-template.ts';
import { deviceTemplateRoutes } from '../../http/routes/device-templates.ts';
import { deviceTypeRoutes } from '../../http/routes/device-types.ts';
import type { TypeFollower } from '../../http/routes/resource-type-instances.ts';
import { resourceTypeInstanceRoutes } from '../../http/routes/resource-type-instances.ts';
import { smartObjectTypeRoutes } from '../../http/routes/smart-object-types.ts';

interface Needs {
  readonly smartObjectTypes: SmartObjectTypeService;
  readonly resourceTypeInstances: ResourceTypeInstanceService;
  readonly deviceTypes: DeviceTypeService;
  readonly deviceTemplates: DeviceTemplateService;
  readonly typeChanges: TypeFollower;
  readonly templateParts: TemplateParts;
}

/** Routes of the feature `catalogue`. */
export function routes({
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
