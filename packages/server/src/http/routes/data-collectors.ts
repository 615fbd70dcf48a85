import type { DataCollectorService } from '../../domain/services/devices/data-collector-service.ts';
import { created, ok } from '../handler.ts';
import type { RouteTable } from '../handler.ts';
import { presentDataCollector } from '../presenters/administration.ts';
import { given } from '../presenters/given.ts';
import type { ListReply } from './device-list.ts';

/** DataCollectorRequest, as the contract has checked it. */
interface DataCollectorBody {
  readonly Name: string;
  readonly MACAddress?: string;
  readonly ExternalId?: string;
  readonly LocationId?: string;
  readonly Note?: string;
}

/** Routes of the tag `dataCollectors`. */
export function dataCollectorRoutes(dataCollectors: DataCollectorService, list: ListReply): RouteTable {
  return {
    'dataCollectors.list': (context) => list(context),
    'dataCollectors.register': async ({ body, principal }) => {
      const { Name, MACAddress, ExternalId, LocationId, Note } = body as DataCollectorBody;
      const { id } = await dataCollectors.register(principal.deviceNetworkId, {
        name: Name,
        ...given({ macAddress: MACAddress, externalId: ExternalId, locationId: LocationId, note: Note }),
      });
      return created(id, `/api/v3/dataCollectors/${id}`);
    },
    'dataCollectors.get': async ({ params, principal }) => {
      const collector = await dataCollectors.get(principal.deviceNetworkId, params['id'] ?? '');
      return ok(presentDataCollector(collector, await dataCollectors.contextOf([collector])));
    },
  };
}
