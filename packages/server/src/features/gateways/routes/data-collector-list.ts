import { dataCollectors } from '../model/data-collector.ts';
import { dataCollectorTypes } from '../model/data-collector-type.ts';
import { locations } from '../../locations/model/location.ts';
import type { DataCollectorListResponse } from '../../../http/generated/contract.ts';
import { dataCollectorContext } from '../data-collector-views.ts';
import type { ReadContext } from '../../../http/handler.ts';
import { nameOf } from '../../../http/lists/joined-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import type { PageMessage } from '../../../http/lists/paging.ts';
import type { OwnGateway } from '../../../kernel/live-state.ts';
import type { Condition } from '../../../store/port.ts';
import { presentDataCollectorRow } from '../presenters/data-collector.ts';
import { contactLost, lastSeen } from '../state-conditions.ts';
import { readPage } from '../../../http/reads.ts';

const fieldsBeside = (own: OwnGateway): ListFields => ({
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
    Region: { path: 'region', type: 'text' },
    MACAddress: { path: 'macAddress', type: 'text' },
    ExternalId: { path: 'externalId', type: 'text' },
    LocationId: { path: 'locationId', type: 'uuid' },
    DataCollectorTypeId: { path: 'dataCollectorTypeId', type: 'uuid' },
    Config: { path: 'config', type: 'text' },
    IsBlacklisted: { path: 'isBlacklisted', type: 'boolean' },
  },
  joined: {
    ContactLost: { type: 'boolean', path: 'region', join: (condition) => [contactLost(condition, own)] },
    LastSeen: { type: 'time', path: 'status.at', join: (condition) => [lastSeen(condition, own)] },
    LocationName: nameOf(locations, 'locationId'),
    DataCollectorTypeName: nameOf(dataCollectorTypes, 'dataCollectorTypeId'),
  },
  search: ['name', 'macAddress', 'externalId'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
});

/** Returns a page of data collectors. All routes that list them use it. */
export async function dataCollectorPage(
  context: ReadContext<unknown>,
  where: readonly Condition[] = [],
): Promise<PageMessage<DataCollectorListResponse>> {
  const { live, reader } = context;
  const own = await live.gateway();
  const page = await readPage(context, dataCollectors, fieldsBeside(own), where);
  const around = await dataCollectorContext(reader, own, page.rows);
  return pageReply(context, page, (row) => presentDataCollectorRow(row, around));
}
