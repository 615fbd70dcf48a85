import { MusterError } from '../../../kernel/errors.ts';
import type { Device } from './device.ts';
import { isLegacyDevice, isMqttDevice } from './device.ts';

/** Operations that MQTT does not have, with the message of the refusal. */
const MQTT_REFUSALS = {
  Read: 'An MQTT device publishes its values itself and cannot be read. Get the resource for its latest value.',
  Observe: 'An MQTT device publishes its values itself and needs no observation.',
  'Write-Attributes': 'MQTT has no Write-Attributes. The device itself decides when it publishes a value.',
  Discover: 'MQTT has no Discover. The device lists its smart objects when it connects.',
  Create: 'MQTT has no Create. The device lists its smart objects when it connects.',
  'firmware updates': 'Firmware updates need LwM2M, and this device speaks MQTT.',
} as const;

export type Lwm2mOnly = keyof typeof MQTT_REFUSALS;

/**
 * Returns the error for an operation that only LwM2M devices support; undefined if the device supports it.
 */
export function refusalOf(device: Device, operation: Lwm2mOnly): MusterError | undefined {
  if (isLegacyDevice(device)) return new MusterError('legacy-device');
  return isMqttDevice(device) ? new MusterError('mqtt-device', MQTT_REFUSALS[operation]) : undefined;
}

/** Refuses an operation that only LwM2M devices support. @throws MusterError `legacy-device`, `mqtt-device` */
export function refuseForeign(device: Device, operation: Lwm2mOnly): void {
  const refusal = refusalOf(device, operation);
  if (refusal !== undefined) throw refusal;
}
