import type { Condition } from '../../../store/port.ts';
import { locations } from '../model/location.ts';
import { locationDetails } from '../location-service.ts';
import type { LocationResponse } from '../../../http/generated/contract.ts';
import type { ReadContext } from '../../../http/handler.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import type { PageMessage } from '../../../http/lists/paging.ts';
import { readPage } from '../../../http/reads.ts';
import { presentLocation } from '../presenters/location.ts';

export const locationFields: ListFields = {
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

/** Returns a page of locations in full, which the reference has in some lists. */
export async function locationPage(
  context: ReadContext<unknown>,
  where: readonly Condition[],
): Promise<PageMessage<LocationResponse>> {
  const { rows, total } = await readPage(context, locations, locationFields, where);
  const details = await locationDetails(context.reader, rows);
  return pageReply(context, { rows: [...details], total }, presentLocation);
}
