import { notFound } from './errors.ts';
import type { NotFoundEntity } from './errors.ts';
import type { Entity, ReadOnlyCollection } from '../store/port.ts';

/**
 * Returns the entity with this ID in a device network. An entity of another network counts as missing.
 *
 * @throws MusterError `…-not-found`
 */
export async function findInNetwork<T extends Entity & { readonly deviceNetworkId: string }>(
  collection: ReadOnlyCollection<T>,
  kind: Exclude<NotFoundEntity, 'route'>,
  deviceNetworkId: string,
  id: string,
): Promise<T> {
  const found = await collection.get(id);
  if (found?.deviceNetworkId !== deviceNetworkId) {
    throw notFound(kind, id);
  }
  return found;
}
