import { smartObjects } from '../device-objects/model/smart-object.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Reader } from '../../store/port.ts';

/**
 * Returns a SmartObject of a device network by its ID, which is not case-sensitive.
 *
 * @throws MusterError `smart-object-not-found`
 */
export async function findSmartObject(
  store: Pick<Reader, 'collection'>,
  deviceNetworkId: string,
  id: string,
): Promise<SmartObject> {
  const smartObject = await store.collection(smartObjects).get(id.toLowerCase());
  if (smartObject?.deviceNetworkId !== deviceNetworkId) {
    throw notFound('smart-object', id);
  }
  return smartObject;
}
