import type { LocationService } from './location-service.ts';
import type { SettingService } from '../settings/setting-service.ts';
import type { DataCollectorListResponse, DeviceListResponse } from '../../http/generated/contract.ts';
import type { ListReply } from '../../http/lists/list-reply.ts';
import { locationLists } from './routes/location-list.ts';
import { locationRoutes } from './routes/locations.ts';

interface Needs {
  readonly locations: LocationService;
  readonly settings: SettingService;
  readonly lists: {
    readonly dataCollectors: ListReply<DataCollectorListResponse>;
    readonly devices: ListReply<DeviceListResponse>;
  };
}

/** Routes of the feature `locations`. */
export function routes({ locations, settings, lists }: Needs) {
  return locationRoutes(locations, settings, { ...lists, locations: locationLists(locations).rows });
}
