import { isLwm2m } from './model/registration.ts';
import type { Registration } from './model/registration.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import type {
  AvailabilityChanged,
  DeviceRegistered,
  DomainEvent,
  RegistrationChanged,
} from '../events/events.ts';
import type { Reconciliation } from '../device-objects/availability.ts';

export function registeredEvent(registration: Registration, deviceName: string): DeviceRegistered {
  const { deviceNetworkId, deviceId, endpointName, lifetimeSeconds, lwm2mVersion } = registration;
  return {
    type: 'device.registered',
    deviceNetworkId,
    deviceId,
    endpointName,
    deviceName,
    lifetimeSeconds,
    ...(isLwm2m(registration) ? { lwm2mVersion } : {}),
  };
}

export function deviceEvent(
  type: RegistrationChanged['type'],
  { deviceNetworkId, deviceId, endpointName }: Registration,
): RegistrationChanged {
  return { type, deviceNetworkId, deviceId, endpointName };
}

/** Returns one event for each smart object that became available or unavailable. */
export function availabilityEvents({ deviceNetworkId }: Registration, change: Reconciliation): DomainEvent[] {
  const eventOf = (type: AvailabilityChanged['type'], one: SmartObject): AvailabilityChanged => ({
    type,
    deviceNetworkId,
    deviceId: one.deviceId,
    smartObjectId: one.id,
    name: one.name,
    objectId: one.objectId,
    instanceNumber: one.instanceNumber,
  });
  return [
    ...change.becameAvailable.map((one) => eventOf('smartObject.available', one)),
    ...change.becameUnavailable.map((one) => eventOf('smartObject.unavailable', one)),
  ];
}
