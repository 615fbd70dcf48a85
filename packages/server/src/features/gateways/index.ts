import type { GatewayDomain } from './gateway-domain.ts';
import type { LocationService } from '../locations/location-service.ts';
import type { TemplateSettings } from '../settings/template-settings.ts';
import type { TagService } from '../tags/tag-service.ts';
import type {
  DataCollectorListResponse,
  DeviceListResponse,
  LocationResponse,
} from '../../http/generated/contract.ts';
import type { ListReply } from '../../http/lists/list-reply.ts';
import { dataCollectorTemplateRoutes } from './routes/data-collector-templates.ts';
import { dataCollectorTypeRoutes } from './routes/data-collector-types.ts';
import { dataCollectorRoutes } from './routes/data-collectors.ts';
import { externalIdRoutes } from './routes/external-ids.ts';
import { gatewayCommandRoutes } from './routes/gateway-commands.ts';
import { gatewayRoutes } from './routes/gateways.ts';

interface Needs {
  readonly gateways: GatewayDomain;
  readonly dataCollectorTemplateSettings: TemplateSettings;
  readonly locations: LocationService;
  readonly tags: TagService;
  readonly lists: {
    readonly dataCollectors: ListReply<DataCollectorListResponse>;
    readonly devices: ListReply<DeviceListResponse>;
    readonly locations: ListReply<LocationResponse>;
  };
}

/** Routes of the feature `gateways`. */
export function routes({ gateways, dataCollectorTemplateSettings, locations, tags, lists }: Needs) {
  return {
    ...dataCollectorRoutes(gateways, lists),
    ...dataCollectorTemplateRoutes(gateways, dataCollectorTemplateSettings, tags),
    ...dataCollectorTypeRoutes(gateways),
    ...externalIdRoutes({ locations, dataCollectors: gateways.dataCollectors }, lists),
    ...gatewayCommandRoutes(gateways),
    ...gatewayRoutes(gateways, lists),
  };
}
