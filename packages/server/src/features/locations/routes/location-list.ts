import type { Condition } from '../../../store/port.ts';
import type { LocationService } from '../location-service.ts';
import type { LocationListResponse, LocationResponse } from '../../../http/generated/contract.ts';
import type { RequestContext } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { presentLocation, presentLocationRow } from '../presenters/location.ts';
import { narrowed } from '../../../http/lists/list-reply.ts';
import type { ListReply } from '../../../http/lists/list-reply.ts';

const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
    ParentLocationId: { path: 'parentLocationId', type: 'uuid' },
    ExternalId: { path: 'externalId', type: 'text' },
    LocationType: { path: 'locationType', type: 'number' },
    TimeZone: { path: 'timeZone', type: 'text' },
  },
  search: ['name', 'externalId'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

/** Pages of locations: as rows, or in full where the reference has them so. */
export function locationLists(locations: LocationService): {
  readonly rows: ListReply<LocationListResponse>;
  readonly full: ListReply<LocationResponse>;
} {
  const pageOf = async (
    { paging, principal: { deviceNetworkId } }: RequestContext,
    where: readonly Condition[],
  ): ReturnType<LocationService['list']> =>
    locations.list(deviceNetworkId, narrowed(toListQuery(paging, fields, deviceNetworkId), where));
  return {
    rows: async (context, where = []) => pageReply(context, await pageOf(context, where), presentLocationRow),
    full: async (context, where = []) => {
      const { rows, total } = await pageOf(context, where);
      return pageReply(context, { rows: await locations.details(rows), total }, presentLocation);
    },
  };
}
