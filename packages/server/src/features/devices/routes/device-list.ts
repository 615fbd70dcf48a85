import { dataCollectors } from '../../gateways/model.ts';
import { devices, deviceStandards } from '../model/device.ts';
import { deviceTemplates, deviceTypes } from '../../catalogue/model.ts';
import { locations } from '../../locations/model.ts';
import { relatedNames } from '../device-queries.ts';
import { withLatestRegistration } from '../latest-registration.ts';
import type { DeviceListResponse } from '../../../http/generated/contract.ts';
import type { ReadContext } from '../../../http/handler.ts';
import { latestRegistrationSources } from '../model/latest-registration.ts';
import { registrations } from '../../registration/model/registration.ts';
import { nameOf } from '../../../http/lists/joined-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { pageReply } from '../../../http/lists/paging.ts';
import type { PageMessage } from '../../../http/lists/paging.ts';
import { readPage } from '../../../http/reads.ts';
import { invalidMember } from '../../../kernel/errors.ts';
import type { Condition } from '../../../store/port.ts';
import { instanceTypeOf, presentDeviceRow } from '../presenters/device.ts';

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
/** Returns a page of devices. All routes that list devices use it. */
export async function devicePage(
  context: ReadContext<unknown>,
  where: readonly Condition[] = [],
): Promise<PageMessage<DeviceListResponse>> {
  const page = await readPage(context, devices, fields, where);
  const rows = await withLatestRegistration(context.reader, page.rows);
  const related = await relatedNames(context.reader, rows);
  return pageReply(context, { ...page, rows }, (device) => presentDeviceRow(device, related));
}

/** Filters by DeviceStandard, because the instance type follows from it. */
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

/**
 * Returns a condition for devices by the time that they were last seen. For an online device, this is the time
 * of its registration, not the one stored in the device.
 *
 * @param condition compares a time in epoch milliseconds; its field is ignored
 */
function lastSeenCondition(condition: Condition): Condition {
  const offline = { field: 'status', op: 'ne', value: 'online' } as const;
  return {
    field: 'id',
    op: 'among',
    value: [
      { collection: registrations, field: 'id', where: [{ ...condition, field: 'updatedAt' }] },
      { collection: devices, field: 'id', where: [{ ...condition, field: 'lastSeen' }, offline] },
    ],
  };
}
