import type { Registration } from '../../entities/registration.ts';
import type { SmartObject } from '../../entities/smart-object.ts';
import type { NewEvent } from '../../events.ts';
import type { Reconciliation } from '../device-objects/availability.ts';

/** What happened to a device's registration. */
export function deviceEvent(
  type: 'device.registered' | 'device.updated' | 'device.deregistered' | 'device.offline',
  registration: Registration,
  data: Readonly<Record<string, unknown>> = {},
): NewEvent {
  return {
    type,
    deviceNetworkId: registration.deviceNetworkId,
    deviceId: registration.deviceId,
    data: { DeviceIdentifier: registration.endpointName, ...data },
  };
}

/** Which SmartObjects became Available or Unavailable. */
export function availabilityEvents({ deviceNetworkId }: Registration, change: Reconciliation): NewEvent[] {
  const eventOf = (
    type: 'smartObject.available' | 'smartObject.unavailable',
    one: SmartObject,
  ): NewEvent => ({
    type,
    deviceNetworkId,
    deviceId: one.deviceId,
    smartObjectId: one.id,
    data: {
      Name: one.name,
      TypeId: one.objectId,
      InstanceNumber: one.instanceNumber,
      IsUnavailable: one.isUnavailable,
    },
  });
  return [
    ...change.becameAvailable.map((one) => eventOf('smartObject.available', one)),
    ...change.becameUnavailable.map((one) => eventOf('smartObject.unavailable', one)),
  ];
}
