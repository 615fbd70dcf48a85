import { locations } from '../../entities/location.ts';
import type { Location } from '../../entities/location.ts';
import type { Reader } from '../settings/setting-owners.ts';

/** Levels of a tree at most, the root among them. */
export const MAX_LEVELS = 32;

/** A location and those above it, the nearest first. */
export async function locationsUpwards(reader: Reader, locationId: string): Promise<string[]> {
  const upwards: string[] = [];
  let next: string | undefined = locationId;
  while (next !== undefined && upwards.length < MAX_LEVELS) {
    upwards.push(next);
    const found: Location | undefined = await reader.collection(locations).get(next);
    next = found?.parentLocationId;
  }
  return upwards;
}
