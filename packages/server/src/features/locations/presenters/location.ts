import type { Location } from '../model/location.ts';
import type { LocationDetails } from '../location-service.ts';
import type { LocationListResponse, LocationResponse } from '../../../http/generated/contract.ts';
import { presentSetting } from '../../settings/presenters/setting.ts';
import { presentTags } from '../../tags/presenters/tag.ts';

export function presentLocationRow(location: Location): LocationListResponse {
  return {
    Id: location.id,
    Name: location.name,
    ParentLocationId: location.parentLocationId,
    ExternalId: location.externalId,
    LocationType: location.locationType,
  };
}

/** Builds a LocationResponse. In lists it has no Settings. */
export function presentLocation({ location, parentName, settings, tags }: LocationDetails): LocationResponse {
  return {
    ...presentLocationRow(location),
    ParentLocationName: parentName,
    TimeZone: location.timeZone,
    ...presentTags(tags),
    Settings: settings?.map(presentSetting),
  };
}
