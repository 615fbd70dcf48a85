import type { PositionView } from '../position-views.ts';
import type { PositionResponse } from '../../../http/generated/contract.ts';

export function presentPosition({
  position,
  name,
  location,
  ...coordinates
}: PositionView): PositionResponse {
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
