import type { SmartObjectTemplateService } from './smart-object-template-service.ts';
import { smartObjectTemplateRoutes } from './routes/smart-object-templates.ts';

interface Needs {
  readonly smartObjectTemplates: SmartObjectTemplateService;
}

/** Routes of the feature `templates`. */
export function composedRoutes({ smartObjectTemplates }: Needs) {
  return smartObjectTemplateRoutes(smartObjectTemplates);
}
