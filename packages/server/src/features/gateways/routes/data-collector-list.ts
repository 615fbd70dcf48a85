import { dataCollectors } from '../model/data-collector.ts';
import { dataCollectorTypes } from '../model/data-collector-type.ts';
import { locations } from '../../locations/model/location.ts';
import type { DataCollectorListResponse } from '../../../http/generated/contract.ts';
import type { DataCollectorViews } from '../data-collector-views.ts';
import { nameOf } from '../../../http/lists/joined-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { presentDataCollectorRow } from '../presenters/data-collector.ts';
import { contactLost, lastSeen } from '../state-conditions.ts';
import { readPage } from '../../../http/reads.ts';
import type { ListReply } from '../../../http/lists/list-reply.ts';

/** Returns the list reply of data collectors, which all routes that list them use. */
export function dataCollectorList(views: DataCollectorViews): ListReply<DataCollectorListResponse> {
  const fields: ListFields = {
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
      ContactLost: {
        type: 'boolean',
        path: 'region',
        join: (condition) => [contactLost(condition, views.own)],
      },
      LastSeen: { type: 'time', path: 'status.at', join: (condition) => [lastSeen(condition, views.own)] },
      LocationName: nameOf(locations, 'locationId'),
      DataCollectorTypeName: nameOf(dataCollectorTypes, 'dataCollectorTypeId'),
    },
    search: ['name', 'macAddress', 'externalId'],
    defaultSort: [{ field: 'name', direction: 'asc' }],
  };
  return async (context, where = []) => {
    const page = await readPage(context, dataCollectors, fields, where);
    const around = await views.contextOf(page.rows);
    return pageReply(context, page, (row) => presentDataCollectorRow(row, around));
  };
}
