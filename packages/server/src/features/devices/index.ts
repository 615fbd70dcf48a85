import type { DeviceService } from '../../domain/services/devices/device-service.ts';
import type { MassRegistration } from '../../domain/services/devices/mass-registration.ts';
import { csvLookups } from '../../http/csv/device-csv.ts';
import type { CsvLookupServices } from '../../http/csv/device-csv.ts';
import type { DeviceListResponse } from '../../http/generated/contract.ts';
import type { ListReply } from '../../http/lists/list-reply.ts';
import { deviceRoutes } from '../../http/routes/devices.ts';

interface Needs extends CsvLookupServices {
  readonly devices: DeviceService;
  readonly massRegistration: MassRegistration;
  readonly lists: { readonly devices: ListReply<DeviceListResponse> };
}

/** Routes of the feature `devices`. */
export function routes(services: Needs) {
  const { devices, massRegistration, lists } = services;
  return deviceRoutes(devices, massRegistration, csvLookups(services), lists.devices);
}
