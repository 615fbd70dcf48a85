import type { DeviceDeletion } from '../devices/devices.ts';
import { devices } from '../devices/model.ts';
import { deviceNetworks } from '../networks/model.ts';
import type { Store } from '../../store/port.ts';
import { transformers } from './model/transformer.ts';

const PREFIX = 'transformer:';

/** Returns the endpoint name of the device for the virtual resources of a transformer at a location. */
export const deviceIdentifierOf = (transformerId: string): string => `${PREFIX}${transformerId}`;

/**
 * Deletes devices without a transformer. A device is stored before its transformer, so a crash can leave it
 * without one. Call it before transformers can be created.
 */
export async function deleteDevicesWithoutTransformer({
  store,
  deviceDeletion,
}: {
  readonly store: Store;
  readonly deviceDeletion: Pick<DeviceDeletion, 'delete'>;
}): Promise<void> {
  for await (const network of store.collection(deviceNetworks).iterate({})) {
    const where = [
      { field: 'deviceNetworkId', op: 'eq', value: network.id },
      { field: 'deviceStandard', op: 'eq', value: 'Transformer' },
    ] as const;
    for await (const { id, deviceIdentifier } of store.collection(devices).iterate({ where })) {
      if (!deviceIdentifier.startsWith(PREFIX)) continue;
      const transformer = await store.collection(transformers).get(deviceIdentifier.slice(PREFIX.length));
      if (transformer === undefined) await deviceDeletion.delete(network.id, id);
    }
  }
}
