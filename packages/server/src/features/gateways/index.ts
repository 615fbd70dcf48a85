import type { GatewayDomain } from './gateway-domain.ts';
import type { TemplateSettings } from '../settings/template-settings.ts';
import { dataCollectorTemplateRoutes } from './routes/data-collector-templates.ts';
import { dataCollectorTypeRoutes } from './routes/data-collector-types.ts';
import { dataCollectorRoutes } from './routes/data-collectors.ts';
import { gatewayCommandRoutes } from './routes/gateway-commands.ts';
import { gatewayRoutes } from './routes/gateways.ts';

interface Needs {
  readonly gateways: GatewayDomain;
  readonly dataCollectorTemplateSettings: TemplateSettings;
}

/** Routes of the feature `gateways`. */
export function composedRoutes({ gateways, dataCollectorTemplateSettings }: Needs) {
  return {
    ...dataCollectorRoutes(gateways),
    ...dataCollectorTemplateRoutes(gateways, dataCollectorTemplateSettings),
    ...dataCollectorTypeRoutes(gateways),
    ...gatewayCommandRoutes(gateways),
    ...gatewayRoutes(gateways),
  };
}
