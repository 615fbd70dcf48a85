import { dataCollectors } from '../../gateways/model/data-collector.ts';
import { deviceStandards } from '../model/device.ts';
import { deviceTemplates } from '../../catalogue/model/device-template.ts';
import { deviceTypes } from '../../catalogue/model/device-type.ts';
import { locations } from '../../locations/model/location.ts';
import type { DeviceQueries } from '../device-queries.ts';
import type { DeviceListResponse } from '../../../http/generated/contract.ts';
import { latestRegistrationSources } from '../model/latest-registration.ts';
import { lastSeenCondition } from '../last-seen.ts';
import { nameOf } from '../../../http/lists/joined-fields.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { narrowed } from '../../../http/lists/list-reply.ts';
import type { ListReply } from '../../../http/lists/list-reply.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import { invalidMember } from '../../../kernel/errors.ts';
import type { Condition } from '../../../store/port.ts';
import { instanceTypeOf, presentDeviceRow } from '../presenters/device.ts';

/** Pages of devices, for every route that lists devices. */
export function deviceList(devices: Pick<DeviceQueries, 'list'>): ListReply<DeviceListResponse> {
  const fields: ListFields = {
    fields: {
      Id: { path: 'id', type: 'uuid' },
      Name: { path: 'name', type: 'text' },
      DeviceIdentifier: { path: 'deviceIdentifier', type: 'text' },
      Status: { path: 'status', type: 'text', then: 'name' },
      DeviceStandard: { path: 'deviceStandard', type: 'text', then: 'name' },
      'DeviceType.Id': { path: 'deviceTypeId', type: 'uuid', then: 'name' },
      DeviceTypeId: { path: 'deviceTypeId', type: 'uuid', then: 'name' },
      DeviceTemplateId: { path: 'deviceTemplateId', type: 'uuid', then: 'name' },
      LocationId: { path: 'locationId', type: 'uuid', then: 'name' },
      DataCollectorId: { path: 'dataCollectorId', type: 'uuid', then: 'name' },
      RegistrationDate: { path: 'createdAt', type: 'time' },
      LatestRegistrationTime: {
        path: 'latestRegistrationTime',
        type: 'time',
        sources: latestRegistrationSources,
      },
      DeregistrationDate: { path: 'deregistrationTime', type: 'time', then: 'name' },
    },
    joined: {
      'DeviceType.Name': nameOf(deviceTypes, 'deviceTypeId'),
      DeviceTypeName: nameOf(deviceTypes, 'deviceTypeId'),
      DeviceTemplateName: nameOf(deviceTemplates, 'deviceTemplateId'),
      LocationName: nameOf(locations, 'locationId'),
      DataCollectorName: nameOf(dataCollectors, 'dataCollectorId'),
      InstanceType: {
        type: 'text',
        path: 'deviceStandard',
        join: (condition) => [instanceTypeCondition(condition)],
      },
      LastSeen: {
        type: 'time',
        path: 'lastSeen',
        join: (condition) => [lastSeenCondition(condition)],
      },
    },
    search: ['name', 'deviceIdentifier'],
    defaultSort: [{ field: 'name', direction: 'asc' }],
  };
  return async (context, where = []) => {
    const { deviceNetworkId } = context.principal;
    const query = toListQuery(context.paging, fields, deviceNetworkId);
    const { page, related } = await devices.list(deviceNetworkId, narrowed(query, where));
    return pageReply(context, page, (device) => presentDeviceRow(device, related));
  };
}

/** The type of the instance follows from the standard of the device. */
function instanceTypeCondition(condition: Condition): Condition {
  if (condition.op === 'exists') return condition;
  if (condition.op !== 'eq' && condition.op !== 'ne' && condition.op !== 'in')
    throw invalidMember('Filter', 'InstanceType can be compared with eq, ne and in only.');
  const named = new Set(condition.op === 'in' ? condition.value : [condition.value]);
  const value = deviceStandards.filter(
    (deviceStandard) => named.has(instanceTypeOf({ deviceStandard })) === (condition.op !== 'ne'),
  );
  return { field: condition.field, op: 'in', value };
}
