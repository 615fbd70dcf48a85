import { csvLookups } from './routes/device-csv.ts';
import type { CsvLookupServices } from './routes/device-csv.ts';
import type { DeviceListResponse } from '../../http/generated/contract.ts';
import type { ListReply } from '../../http/lists/list-reply.ts';
import { deviceRoutes } from './routes/devices.ts';
import type { DeviceServices } from './routes/devices.ts';

interface Needs extends CsvLookupServices, DeviceServices {
  readonly lists: { readonly devices: ListReply<DeviceListResponse> };
}

/** Routes of the feature `devices`. */
export function routes(services: Needs) {
  return deviceRoutes(services, csvLookups(services), services.lists.devices);
}
