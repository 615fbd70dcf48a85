import { isLegacyDevice } from './device.ts';
import type { Device } from './device.ts';
import { conflict, MusterError } from '../../../kernel/errors.ts';

/** A gateway that a request names. */
export interface GatewayRef {
  readonly deviceNetworkId: string;
  readonly dataCollectorId: string;
}

/**
 * Checks that a gateway may report for a device.
 *
 * @throws MusterError `already-exists` for a device of another network, about which nothing else is revealed;
 *   `not-a-legacy-device`; `device-of-other-gateway`
 */
export function demandDeviceOf(gateway: GatewayRef, device: Device): void {
  if (device.deviceNetworkId !== gateway.deviceNetworkId) {
    throw conflict(
      'already-exists',
      'A device with this DeviceIdentifier already exists. Choose another one.',
    );
  }
  if (!isLegacyDevice(device)) {
    throw new MusterError(
      'not-a-legacy-device',
      `The device has the DeviceStandard ${device.deviceStandard}, not Legacy, so a gateway cannot report for it.`,
    );
  }
  if (device.dataCollectorId !== gateway.dataCollectorId) throw new MusterError('device-of-other-gateway');
}

/** Refuses requests to a device that does not speak LwM2M. @throws MusterError `legacy-device` */
export function refuseLegacy(device: Device): void {
  if (isLegacyDevice(device)) throw new MusterError('legacy-device');
}
