import type { GatewayDomain } from '../../domain/services/gateways/gateway-domain.ts';
import type { LocationService } from '../../domain/services/locations/location-service.ts';
import type { TemplateSettings } from '../../domain/services/settings/template-settings.ts';
import type { TagService } from '../../domain/services/tags/tag-service.ts';
import type {
  DataCollectorListResponse,
  DeviceListResponse,
  LocationResponse,
} from '../../http/generated/contract.ts';
import type { ListReply } from '../../http/lists/list-reply.ts';
import { dataCollectorTemplateRoutes } from '../../http/routes/data-collector-templates.ts';
import { dataCollectorTypeRoutes } from '../../http/routes/data-collector-types.ts';
import { dataCollectorRoutes } from '../../http/routes/data-collectors.ts';
import { externalIdRoutes } from '../../http/routes/external-ids.ts';
import { gatewayCommandRoutes } from '../../http/routes/gateway-commands.ts';
import { gatewayRoutes } from '../../http/routes/gateways.ts';

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
