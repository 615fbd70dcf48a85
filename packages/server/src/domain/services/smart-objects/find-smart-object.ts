import { smartObjects } from '../../entities/smart-object.ts';
import type { SmartObject } from '../../entities/smart-object.ts';
import { notFound } from '../../errors.ts';
import type { Store } from '../../ports/store.ts';

/**
 * A SmartObject of a device network, by its id in any case.
 *
 * @throws MusterError `smart-object-not-found`
 */
export async function findSmartObject(
  store: Store,
  deviceNetworkId: string,
  id: string,
): Promise<SmartObject> {
  const smartObject = await store.collection(smartObjects).get(id.toLowerCase());
  if (smartObject?.deviceNetworkId !== deviceNetworkId) {
    throw notFound('smart-object', id);
  }
  return smartObject;
}
