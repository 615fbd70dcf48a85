import type { PositionView } from '../../domain/services/maps/position-views.ts';
import type { Body } from './administration.ts';

/** PositionResponse. */
export function presentPosition({ position, name, location, ...coordinates }: PositionView): Body {
  return {
    Id: position.id,
    EntityType: position.entityType,
    EntityId: position.entityId,
    Name: name,
    LocationResourceId: position.locationResourceId,
    LocationResourceLocationId: location?.id,
    LocationResourceLocationName: location?.name,
    X: position.x,
    Y: position.y,
    Z: position.z,
    LatitudeResourceId: coordinates.latitudeResourceId,
    LongitudeResourceId: coordinates.longitudeResourceId,
  };
}
