import type { DeviceService } from './device-service.ts';
import type { MassRegistration } from './mass-registration.ts';
import { csvLookups } from './routes/device-csv.ts';
import type { CsvLookupServices } from './routes/device-csv.ts';
import type { DeviceListResponse } from '../../http/generated/contract.ts';
import type { ListReply } from '../../http/lists/list-reply.ts';
import { deviceRoutes } from './routes/devices.ts';

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
