import { notFound } from '../../../kernel/errors.ts';
import type { Condition, Page } from '../../../store/port.ts';
import type { DataCollectorService } from '../data-collector-service.ts';
import type { LocationService } from '../../locations/location-service.ts';
import type { DataCollectorListResponse, LocationResponse } from '../../../http/generated/contract.ts';
import type { EntityContext, Routes } from '../../../http/handler.ts';
import type { PageMessage } from '../../../http/lists/paging.ts';
import type { ListReply } from '../../../http/lists/list-reply.ts';

type Lookup = (
  deviceNetworkId: string,
  query: { where: readonly Condition[]; limit: number },
) => Promise<Page<unknown>>;

/** Routes of the tag `externalIds`: what other systems know by such an id. There may be several. */
export function externalIdRoutes(
  services: { readonly locations: LocationService; readonly dataCollectors: DataCollectorService },
  lists: {
    readonly locations: ListReply<LocationResponse>;
    readonly dataCollectors: ListReply<DataCollectorListResponse>;
  },
): Routes<'externalIds'> {
  const known =
    <Row>(list: ListReply<Row>, lookup: Lookup) =>
    async (context: EntityContext): Promise<PageMessage<Row>> => {
      const { params, principal } = context;
      const where = [{ field: 'externalId', op: 'eq', value: params.id }] as const;
      const { total } = await lookup(principal.deviceNetworkId, { where, limit: 1 });
      if (total === 0) throw notFound('external-id', params.id);
      return list(context, where);
    };
  return {
    'externalIds.listDataCollectors': known(lists.dataCollectors, (network, query) =>
      services.dataCollectors.list(network, query),
    ),
    'externalIds.listLocations': known(lists.locations, (network, query) =>
      services.locations.list(network, query),
    ),
  };
}
