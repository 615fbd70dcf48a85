import { invalidMember } from '../../../kernel/errors.ts';
import type { FirmwareDomain } from '../firmware-domain.ts';
import { firmwareUpdates } from '../model/firmware-update.ts';
import type { UpgradeSelection } from '../firmware-update-service.ts';
import { latestRegistrationSources } from '../../devices/model/latest-registration.ts';
import { parseFilter } from '../../../http/lists/filter-syntax.ts';
import type { FirmwarePackageUpgradeRequest } from '../../../http/generated/contract.ts';
import { act, commandAccepted, ok, read, startCommand } from '../../../http/handler.ts';
import type { FeatureRoutes } from '../../../http/handler.ts';
import { toListQuery } from '../../../http/lists/list-fields.ts';
import type { ListFields } from '../../../http/lists/list-fields.ts';
import { readEntity } from '../../../http/reads.ts';
import { devices } from '../../devices/model/device.ts';
import { presentFirmwareUpdate } from '../presenters/firmware.ts';

/** Fields by which a request can select devices. */
const fields: ListFields = {
  fields: {
    Id: { path: 'id', type: 'uuid' },
    Name: { path: 'name', type: 'text' },
    DeviceIdentifier: { path: 'deviceIdentifier', type: 'text' },
    Status: { path: 'status', type: 'text' },
    DeviceTemplateId: { path: 'deviceTemplateId', type: 'uuid' },
    LocationId: { path: 'locationId', type: 'uuid' },
    DataCollectorId: { path: 'dataCollectorId', type: 'uuid' },
    RegistrationDate: { path: 'createdAt', type: 'time' },
    LatestRegistrationTime: {
      path: 'latestRegistrationTime',
      type: 'time',
      sources: latestRegistrationSources,
    },
  },
  search: [],
  defaultSort: [{ field: 'name', direction: 'asc' }],
};

export interface Services {
  readonly firmware: FirmwareDomain;
}

/** Routes for the firmware updates of devices. */
export const routes: FeatureRoutes<
  | 'devices.cancelFirmwareUpgrade'
  | 'devices.firmwareState'
  | 'devices.firmwareUpgrade'
  | 'firmwarePackages.upgrade',
  Services
> = {
  'devices.firmwareState': read(async (context) => {
    const { id } = await readEntity(context, devices, 'device');
    return ok(presentFirmwareUpdate(await context.reader.collection(firmwareUpdates).get(id)));
  }),
  'devices.firmwareUpgrade': act(async ({ params, body, principal, begin }, { firmware }) => {
    const { FirmwarePackageId, DeliveryMethod } = body;
    const { deviceNetworkId } = principal;
    return startCommand(begin, (unit) =>
      firmware.updates.start(deviceNetworkId, params.id, FirmwarePackageId, DeliveryMethod, unit),
    );
  }),
  'devices.cancelFirmwareUpgrade': act(async ({ params, principal }, { firmware }) =>
    commandAccepted(await firmware.updates.cancel(principal.deviceNetworkId, params.id)),
  ),
  'firmwarePackages.upgrade': act(async ({ params, body, principal, begin }, { firmware }) => {
    const { deviceNetworkId } = principal;
    const selection = await selectionOf(body, deviceNetworkId);
    return startCommand(begin, (unit) =>
      firmware.updates.startMany(deviceNetworkId, params.id, selection, body.DeliveryMethod, unit),
    );
  }),
};

async function selectionOf(
  { DeviceIds, Filter }: FirmwarePackageUpgradeRequest,
  deviceNetworkId: string,
): Promise<UpgradeSelection> {
  if ((DeviceIds === undefined) === (Filter === undefined)) {
    throw invalidMember('DeviceIds', 'Must have either DeviceIds or Filter.');
  }
  if (DeviceIds !== undefined) return { deviceIds: DeviceIds };
  const filter = Filter === undefined || Filter.trim() === '' ? [] : parseFilter(Filter);
  return { query: toListQuery({ page: 1, pageSize: 1, filter, sort: [] }, fields, deviceNetworkId) };
}
