import type { DeviceListResponse } from '../../../http/generated/contract.ts';
import { nameOf } from '../../../http/lists/list-fields.ts';
import type { FilterTerm } from '../../../http/lists/page-request.ts';
import { membersOf } from '../../../http/members.ts';
import { inNetwork } from '../../../kernel/entities.ts';
import { invalidMember } from '../../../kernel/errors.ts';
import type { Condition, Reader } from '../../../store/port.ts';
import { deviceTemplates, deviceTypes } from '../../catalogue/model.ts';
import { reportedFirmware } from '../../firmware/model.ts';
import { dataCollectors } from '../../gateways/model.ts';
import { locations, locationsDownwards } from '../../locations/model.ts';
import { registrations } from '../../registration/model.ts';
import { tagLinks, tags } from '../../tags/model.ts';
import { devices, deviceStandards, isVirtualDevice, latestRegistrationSources } from '../model.ts';
import type { Device } from '../model.ts';

/** Members of devices in requests and responses. */
export const deviceMembers = membersOf<Device>()({
  Id: 'uuid',
  Name: 'text',
  DeviceIdentifier: 'text',
  Status: { type: 'text', then: 'name', isReadOnly: true },
  DeviceStandard: { type: 'text', then: 'name' },
  'DeviceType.Id': { path: 'deviceTypeId', type: 'uuid', then: 'name', isReadOnly: true },
  DeviceTypeId: { type: 'uuid', then: 'name' },
  DeviceTemplateId: { type: 'uuid', then: 'name' },
  LocationId: { type: 'uuid', then: 'name' },
  DataCollectorId: { type: 'uuid', then: 'name' },
  BootstrapServerName: 'unlisted',
  TagIds: 'unlisted',
  RegistrationDate: { path: 'createdAt', type: 'time', isReadOnly: true },
  InitialRegistrationTime: { isReadOnly: true },
  LatestRegistrationTime: { type: 'time', sources: latestRegistrationSources, isReadOnly: true },
  DeregistrationDate: { path: 'deregistrationTime', type: 'time', then: 'name', isReadOnly: true },
  DeregistrationTime: { isReadOnly: true },
});
/** Fields of lists of devices. */
export const deviceFields = deviceMembers.list({
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
    FirmwareVersion: {
      type: 'text',
      path: 'version',
      join: (condition, deviceNetworkId) => [firmwareCondition(condition, deviceNetworkId)],
    },
    TagId: {
      type: 'uuid',
      path: 'tagId',
      join: (condition, deviceNetworkId) => [tagCondition(condition, deviceNetworkId)],
    },
    // Listed as known fields. withResolvedTerms converts their conditions.
    TagName: { type: 'text', path: 'name', join: (condition) => [condition] },
    WithinLocationId: { type: 'uuid', path: 'locationId', join: (condition) => [condition] },
  },
  search: ['name', 'deviceIdentifier'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
});

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

export function instanceTypeOf(
  device: Pick<Device, 'deviceStandard'>,
): NonNullable<DeviceListResponse['InstanceType']> {
  if (device.deviceStandard === 'AppIoTInternal') return 'Internal';
  return isVirtualDevice(device) ? 'Virtual' : 'Normal';
}

/** Returns a condition for devices by the firmware version that they reported. */
function firmwareCondition(condition: Condition, deviceNetworkId: string): Condition {
  const inNetwork = { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId } as const;
  // A device without a version has no document.
  const isAbsent = condition.op === 'exists' && !condition.value;
  const where = isAbsent ? [inNetwork] : [inNetwork, condition];
  return {
    field: 'id',
    op: 'among',
    value: [{ collection: reportedFirmware, field: 'id', where }],
    isNegated: isAbsent,
  };
}

/** Selects devices by their own tags. */
function tagCondition(condition: Condition, deviceNetworkId: string): Condition {
  if (condition.op !== 'eq' && condition.op !== 'in')
    throw invalidMember('Filter', 'TagId can be compared with eq and in only.');
  const ofDevices = { field: 'entityType', op: 'eq', value: 'Device' } as const;
  const { where = [] } = inNetwork(deviceNetworkId, { where: [condition, ofDevices] });
  return { field: 'id', op: 'among', value: [{ collection: tagLinks, field: 'entityId', where }] };
}

type Resolve = (reader: Reader, values: readonly string[], deviceNetworkId: string) => Promise<Condition>;

/** Terms that need a look into the store before they become conditions, by their field in lower case. */
const resolvedTerms: ReadonlyMap<string, Resolve> = new Map<string, Resolve>([
  [
    'tagname',
    async (reader, value, deviceNetworkId) => {
      const named = { field: 'name', op: 'in', value } as const;
      const found = await reader.collection(tags).find(inNetwork(deviceNetworkId, { where: [named] }));
      const ids = found.map(({ id }) => id);
      return tagCondition({ field: 'tagId', op: 'in', value: ids }, deviceNetworkId);
    },
  ],
  [
    'withinlocationid',
    async (reader, values, deviceNetworkId) => {
      const known = { field: 'id', op: 'in', value: values.map((id) => id.toLowerCase()) } as const;
      const found = await reader.collection(locations).find(inNetwork(deviceNetworkId, { where: [known] }));
      const levels = await Promise.all(found.map(({ id }) => locationsDownwards(reader, id)));
      return { field: 'locationId', op: 'in', value: [...new Set(levels.flat(2))] };
    },
  ],
]);

/**
 * Converts the terms of a filter that need a look into the store: TagName, and WithinLocationId, for which the tree of
 * the locations decides.
 *
 * @returns the other terms, and the conditions of these
 * @throws MusterError `invalid-request` for another operator than eq and in
 */
export async function withResolvedTerms(
  reader: Reader,
  terms: readonly FilterTerm[],
  deviceNetworkId: string,
): Promise<{ readonly filter: readonly FilterTerm[]; readonly conditions: readonly Condition[] }> {
  const filter: FilterTerm[] = [];
  const conditions: Condition[] = [];
  for (const term of terms) {
    const resolve = resolvedTerms.get(term.field.toLowerCase());
    if (resolve === undefined) filter.push(term);
    else if (term.op === 'eq') conditions.push(await resolve(reader, [term.value], deviceNetworkId));
    else if (term.op === 'in') conditions.push(await resolve(reader, term.values, deviceNetworkId));
    else throw invalidMember('Filter', `${term.field} can be compared with eq and in only.`);
  }
  return { filter, conditions };
}
