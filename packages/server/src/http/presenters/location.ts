import type { Location } from '../../domain/entities/location.ts';
import type { Tag } from '../../domain/entities/tag.ts';
import type { LocationDetails } from '../../domain/services/locations/location-service.ts';
import type { TagView } from '../../domain/services/tags/tag-service.ts';
import type {
  LocationListResponse,
  LocationResponse,
  TagIds,
  TagResponse,
  TagResponses,
} from '../generated/contract.ts';
import { presentSetting } from './setting.ts';

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

export function presentTag(tag: Tag, isInherited = false): TagResponse {
  return { Id: tag.id, Name: tag.name, IsInherited: isInherited };
}

/** The members about tags, of everything that can have tags: TagIds are those that it has itself. */
export function presentTags(tags: readonly TagView[]): {
  readonly TagIds: TagIds;
  readonly Tags: TagResponses;
} {
  return {
    TagIds: tags.filter((one) => !one.isInherited).map((one) => one.tag.id),
    Tags: tags.map((one) => presentTag(one.tag, one.isInherited)),
  };
}
