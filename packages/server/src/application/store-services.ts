import { LocationResourceService } from '../features/maps/location-resources.ts';
import { PositionService } from '../features/maps/positions.ts';
import { ResolutionService } from '../features/measurements/resolution-service.ts';
import { TagService } from '../features/tags/tags.ts';
import type { Store } from '../store/port.ts';

/** The services that need nothing but the store, by the names that routes use. */
export type StoreServices = ReturnType<typeof createStoreServices>;

export const createStoreServices = (store: Store) => ({
  locationResources: new LocationResourceService(store),
  positions: new PositionService(store),
  resolutions: new ResolutionService(store),
  tags: new TagService(store),
});
