import { routes as deviceTemplates } from './routes/device-templates.ts';
import { routes as deviceTypes } from './routes/device-types.ts';
import { routes as resourceTypeInstances } from './routes/resource-type-instances.ts';
import { routes as smartObjectTypes } from './routes/smart-object-types.ts';

/** Routes of the feature `catalogue`. */
export const routes = { ...deviceTemplates, ...deviceTypes, ...resourceTypeInstances, ...smartObjectTypes };
