import type { Location } from '../../domain/entities/location.ts';
import type { LocationDetails } from '../../domain/services/locations/location-service.ts';
import type { LocationListResponse, LocationResponse } from '../generated/contract.ts';
import { presentSetting } from './setting.ts';
import { presentTags } from './tag.ts';

export function presentLocationRow(location: Location): LocationListResponse {
  return {
    Id: location.id,
    Name: location.name,
    ParentLocationId: location.parentLocationId,
    ExternalId: location.externalId,
    LocationType: location.locationType,
  };
}

/** LocationResponse; in lists it comes without Settings. */
export function presentLocation({ location, parentName, settings, tags }: LocationDetails): LocationResponse {
  return {
    ...presentLocationRow(location),
    ParentLocationName: parentName,
    TimeZone: location.timeZone,
    ...presentTags(tags),
    Settings: settings?.map(presentSetting),
  };
}
