import { locations } from '../../domain/entities/location.ts';
import type { DataCollectorService } from '../../domain/services/devices/data-collector-service.ts';
import type { NameLookup } from '../../domain/services/name-lookup.ts';
import { created, ok } from '../handler.ts';
import type { RouteTable } from '../handler.ts';
import { nameOf } from '../joined-fields.ts';
import { toListQuery } from '../list-fields.ts';
import type { ListFields } from '../list-fields.ts';
import { pageReply } from '../paging.ts';
import { presentDataCollector, presentDataCollectorRow } from '../presenters/administration.ts';
import { given } from '../presenters/given.ts';

/** DataCollectorRequest, as the contract has checked it. */
interface DataCollectorBody {
  readonly Name: string;
  readonly MACAddress?: string;
  readonly ExternalId?: string;
  readonly LocationId?: string;
  readonly Note?: string;
}

/** Routes of the tag `dataCollectors`. */
export function dataCollectorRoutes(dataCollectors: DataCollectorService, names: NameLookup): RouteTable {
  const fields: ListFields = {
    fields: {
      Id: { path: 'id', type: 'uuid' },
      Name: { path: 'name', type: 'text' },
      MACAddress: { path: 'macAddress', type: 'text' },
      ExternalId: { path: 'externalId', type: 'text' },
      LocationId: { path: 'locationId', type: 'uuid' },
    },
    joined: { LocationName: nameOf(names, locations, 'locationId') },
    search: ['name', 'macAddress', 'externalId'],
    defaultSort: [{ field: 'name', direction: 'asc' }],
  };
  return {
    'dataCollectors.list': async (context) => {
      const { deviceNetworkId } = context.principal;
      const query = await toListQuery(context.paging, fields, deviceNetworkId);
      const page = await dataCollectors.list(deviceNetworkId, query);
      const around = await dataCollectors.contextOf(page.rows);
      return pageReply(context, page, (row) => presentDataCollectorRow(row, around));
    },
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
