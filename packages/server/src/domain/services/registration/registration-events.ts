import type { Registration } from '../../entities/registration.ts';
import type { SmartObject } from '../../entities/smart-object.ts';
import type { EventBus } from '../../events.ts';
import type { Reconciliation } from '../devices/availability.ts';

/** Publishes what happened to a device's registration. */
export function emitDevice(
  events: EventBus,
  type: 'device.registered' | 'device.updated' | 'device.deregistered' | 'device.offline',
  registration: Registration,
  data: Readonly<Record<string, unknown>> = {},
): void {
  events.emit({
    type,
    deviceNetworkId: registration.deviceNetworkId,
    deviceId: registration.deviceId,
    data: { DeviceIdentifier: registration.endpointName, ...data },
  });
}

/** Publishes which SmartObjects became Available or Unavailable. */
export function emitAvailability(events: EventBus, registration: Registration, change: Reconciliation): void {
  const emit = (type: 'smartObject.available' | 'smartObject.unavailable', one: SmartObject): void =>
    events.emit({
      type,
      deviceNetworkId: registration.deviceNetworkId,
      deviceId: one.deviceId,
      smartObjectId: one.id,
      data: {
        Name: one.name,
        TypeId: one.objectId,
        InstanceNumber: one.instanceNumber,
        IsUnavailable: one.isUnavailable,
      },
    });
  change.becameAvailable.forEach((one) => emit('smartObject.available', one));
  change.becameUnavailable.forEach((one) => emit('smartObject.unavailable', one));
}
