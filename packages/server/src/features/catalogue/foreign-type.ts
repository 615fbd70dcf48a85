import { MusterError } from '../../kernel/errors.ts';
import type { Store } from '../../store/port.ts';
import type { ForeignStandard } from '../devices/model/device.ts';
import type { DeviceTypeService } from './device-type-service.ts';
import { deviceTypes } from './model/device-type.ts';

/**
 * Returns the device type for devices that do not speak LwM2M and name no type. It has the name of their
 * standard. The first such device creates it in the network.
 *
 * @throws MusterError `already-exists` if a type with this name is for other devices
 */
export async function foreignTypeOf(
  store: Store,
  types: Pick<DeviceTypeService, 'create'>,
  deviceNetworkId: string,
  standard: ForeignStandard,
): Promise<string> {
  const find = (): Promise<{ readonly id: string } | undefined> =>
    store.collection(deviceTypes).findOne([
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      { field: 'name', op: 'eq', value: standard },
    ]);
  const known = await find();
  if (known !== undefined) return known.id;
  try {
    return (await types.create(deviceNetworkId, { name: standard, deviceStandard: standard, instances: [] }))
      .id;
  } catch (error) {
    // A concurrent registration has created it.
    const made = error instanceof MusterError && error.code === 'already-exists' ? await find() : undefined;
    if (made === undefined) throw error;
    return made.id;
  }
}
