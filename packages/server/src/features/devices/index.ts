import { csvLookups } from './routes/device-csv.ts';
import type { Reader } from '../../store/port.ts';
import { deviceRoutes } from './routes/devices.ts';
import type { DeviceServices } from './routes/devices.ts';

export { routes } from './routes/devices.ts';

/** Routes of the feature `devices` that hold their services. */
export function composedRoutes(services: DeviceServices & { readonly store: Reader }) {
  return deviceRoutes(services, csvLookups(services.store));
}
