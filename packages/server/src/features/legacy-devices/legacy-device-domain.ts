import { dataCollectors } from '../gateways/model.ts';
import { MusterError } from '../../kernel/errors.ts';
import { findInNetwork } from '../../kernel/find-in-network.ts';
import type { GatewayRef } from '../devices/model.ts';
import { DeviceDelivery } from './device-delivery.ts';
import type { DeviceDeliveryDependencies } from './device-delivery.ts';
import { LegacyRegistrations } from './legacy-registrations.ts';
import type { LegacyRegistrationDependencies } from './legacy-registrations.ts';
import { DuplicateFilter } from './duplicate-filter.ts';
import type { DuplicateFilterDependencies } from './duplicate-filter.ts';
import { ValueDelivery } from './value-delivery.ts';

/** The services for devices that do not speak LwM2M. */
export interface LegacyDeviceDomain {
  readonly registrations: LegacyRegistrations;
  readonly values: ValueDelivery;
  readonly toDevice: DeviceDelivery;
  /**
   * Returns the gateway that reports.
   *
   * @throws MusterError `data-collector-not-found`, `gateway-blacklisted`
   */
  gatewayOf(deviceNetworkId: string, dataCollectorId: string): Promise<GatewayRef>;
}

export function createLegacyDeviceDomain(
  options: LegacyRegistrationDependencies &
    DuplicateFilterDependencies &
    Omit<DeviceDeliveryDependencies, 'duplicateFilter'>,
): LegacyDeviceDomain {
  const { store, lanes } = options;
  const collectors = store.collection(dataCollectors);
  const toDevice = new DeviceDelivery({ ...options, duplicateFilter: new DuplicateFilter(options) });
  return {
    registrations: new LegacyRegistrations(options),
    values: new ValueDelivery({ store, lanes, toDevice }),
    toDevice,
    gatewayOf: async (deviceNetworkId, dataCollectorId) => {
      const found = await findInNetwork(collectors, 'data-collector', deviceNetworkId, dataCollectorId);
      if (found.isBlacklisted) throw new MusterError('gateway-blacklisted');
      return { deviceNetworkId, dataCollectorId };
    },
  };
}
