import { dataCollectors } from '../gateways/model/data-collector.ts';
import { deviceTypes } from '../catalogue/model/device-type.ts';
import { MusterError } from '../../kernel/errors.ts';
import type { Store } from '../../store/port.ts';
import type { DeviceTypeService } from '../catalogue/device-type-service.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import type { GatewayRef } from '../devices/model/legacy-device.ts';
import { DeviceDelivery } from './device-delivery.ts';
import type { DeviceDeliveryDependencies } from './device-delivery.ts';
import { LegacyRegistrations } from './legacy-registrations.ts';
import type { LegacyRegistrationDependencies } from './legacy-registrations.ts';
import { NewValues } from './new-values.ts';
import type { NewValuesDependencies } from './new-values.ts';
import { ValueDelivery } from './value-delivery.ts';

/** The services around devices that do not speak LwM2M. */
export interface LegacyDeviceDomain {
  readonly registrations: LegacyRegistrations;
  readonly values: ValueDelivery;
  /**
   * The gateway that reports.
   *
   * @throws MusterError `data-collector-not-found`, `gateway-blacklisted`
   */
  gatewayOf(deviceNetworkId: string, dataCollectorId: string): Promise<GatewayRef>;
}

export function createLegacyDeviceDomain(
  options: LegacyRegistrationDependencies &
    NewValuesDependencies &
    Omit<DeviceDeliveryDependencies, 'newValues'>,
): LegacyDeviceDomain {
  const { store, lanes } = options;
  const collectors = store.collection(dataCollectors);
  const toDevice = new DeviceDelivery({ ...options, newValues: new NewValues(options) });
  return {
    registrations: new LegacyRegistrations(options),
    values: new ValueDelivery({ store, lanes, toDevice }),
    gatewayOf: async (deviceNetworkId, dataCollectorId) => {
      const found = await findInNetwork(collectors, 'data-collector', deviceNetworkId, dataCollectorId);
      if (found.isBlacklisted) throw new MusterError('gateway-blacklisted');
      return { deviceNetworkId, dataCollectorId };
    },
  };
}

/** Name of the device type of Legacy devices that name none. */
const LEGACY_TYPE = 'Legacy';

/**
 * The device type that Legacy devices are of unless their gateway names another. The network gets it with the first of
 * them.
 *
 * @throws MusterError `already-exists` when a type of that name is for other devices
 */
export async function legacyTypeOf(
  store: Store,
  types: Pick<DeviceTypeService, 'create'>,
  deviceNetworkId: string,
): Promise<string> {
  const find = (): Promise<{ readonly id: string } | undefined> =>
    store.collection(deviceTypes).findOne([
      { field: 'deviceNetworkId', op: 'eq', value: deviceNetworkId },
      { field: 'name', op: 'eq', value: LEGACY_TYPE },
    ]);
  const known = await find();
  if (known !== undefined) return known.id;
  try {
    return (
      await types.create(deviceNetworkId, { name: LEGACY_TYPE, deviceStandard: 'Legacy', instances: [] })
    ).id;
  } catch (error) {
    // Another registration was quicker.
    const made = error instanceof MusterError && error.code === 'already-exists' ? await find() : undefined;
    if (made === undefined) throw error;
    return made.id;
  }
}
