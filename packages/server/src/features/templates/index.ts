import type { SmartObjectTemplateService } from '../../domain/services/templates/smart-object-template-service.ts';
import { smartObjectTemplateRoutes } from '../../http/routes/smart-object-templates.ts';

interface Needs {
  readonly smartObjectTemplates: SmartObjectTemplateService;
}

/** Routes of the feature `templates`. */
export function routes({ smartObjectTemplates }: Needs) {
  return smartObjectTemplateRoutes(smartObjectTemplates);
}
