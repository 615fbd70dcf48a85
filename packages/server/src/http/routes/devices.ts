import type { DeviceStandard } from '../../domain/entities/device.ts';
import type { DeviceInput, DeviceService } from '../../domain/services/devices/device-service.ts';
import type { MassRegistration } from '../../domain/services/devices/mass-registration.ts';
import { created, noContent, ok } from '../handler.ts';
import type { RouteTable } from '../handler.ts';
import { readDeviceCsv } from '../device-csv.ts';
import type { CsvLookups } from '../device-csv.ts';
import type { ListReply } from './device-list.ts';
import { valuesOfCategories } from './setting-values.ts';
import type { CategoryValuesBody } from './setting-values.ts';
import { presentDevice } from '../presenters/device.ts';

/** DeviceRequest, as the contract has checked it. */
interface DeviceBody {
  readonly DeviceIdentifier: string;
  readonly DeviceTypeId: string;
  readonly Name?: string;
  readonly DeviceTemplateId?: string;
  readonly LocationId?: string;
  readonly DataCollectorId?: string;
  readonly DeviceStandard?: DeviceStandard;
  readonly BootstrapServerName?: string;
  readonly TagIds?: readonly string[];
  readonly SettingCategories?: readonly CategoryValuesBody[];
}

function inputOf(body: DeviceBody): DeviceInput {
  const optional = {
    name: body.Name,
    deviceTemplateId: body.DeviceTemplateId,
    locationId: body.LocationId,
    dataCollectorId: body.DataCollectorId,
    deviceStandard: body.DeviceStandard,
    bootstrapServerName: body.BootstrapServerName,
    tagIds: body.TagIds,
    settings: body.SettingCategories && valuesOfCategories(body.SettingCategories),
  };
  return {
    deviceIdentifier: body.DeviceIdentifier,
    deviceTypeId: body.DeviceTypeId,
    ...given(optional),
  };
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Without the members that are undefined. */
function given<T extends object>(members: T): Given<T> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Given<T>;
}

/** Routes of the tag `devices`. */
export function deviceRoutes(
  devices: DeviceService,
  massRegistration: Pick<MassRegistration, 'start' | 'stream'>,
  csv: CsvLookups,
  list: ListReply,
): RouteTable {
  return {
    'devices.list': (context) => list(context),
    'devices.create': async ({ body, principal }) => {
      const { id } = await devices.create(principal.deviceNetworkId, inputOf(body as DeviceBody));
      return created(id, `/api/v3/devices/${id}`);
    },
    'devices.getByEndpoint': async ({ query, principal }) =>
      ok(presentDevice(await devices.getByEndpoint(principal.deviceNetworkId, String(query['endpoint'])))),
    'devices.createMultiple': async ({ body, principal, request }) => {
      if (typeof body === 'string') {
        const rows = await readDeviceCsv(request, principal.deviceNetworkId, csv);
        return ok({ CorrelationId: await massRegistration.stream(principal.deviceNetworkId, rows) });
      }
      const inputs = (body as readonly DeviceBody[]).map(inputOf);
      return ok({ CorrelationId: await massRegistration.start(principal.deviceNetworkId, inputs) });
    },
    'devices.get': async ({ params, principal }) =>
      ok(presentDevice(await devices.get(principal.deviceNetworkId, params['id'] ?? ''))),
    'devices.update': async ({ params, body, principal }) => {
      await devices.update(principal.deviceNetworkId, params['id'] ?? '', inputOf(body as DeviceBody));
      return noContent();
    },
    'devices.delete': async ({ params, principal }) => {
      await devices.delete(principal.deviceNetworkId, params['id'] ?? '');
      return noContent();
    },
  };
}
