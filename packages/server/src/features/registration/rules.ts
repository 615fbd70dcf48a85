import type { RegisterDevice, UpdateRegistration } from '../../gateway/ports/uplink-requests.ts';
import { omit } from '../../kernel/data.ts';
import { UplinkRefusal } from '../../kernel/errors.ts';
import type { Reconciliation } from '../device-objects/device-objects.ts';
import type { SmartObject } from '../device-objects/model.ts';
import type { Device } from '../devices/model.ts';
import type {
  AvailabilityChanged,
  DeviceRegistered,
  DomainEvent,
  RegistrationChanged,
} from '../events/events.ts';
import { toSourceAddress } from '../presence/live-registrations.ts';
import { announcementOf, isLwm2m, locationId, objectListKey } from './model.ts';
import type { RegisteredObject, Registration } from './model.ts';

/**
 * Creates the registration for a Register.
 *
 * @param old replaced registration. Unchanged lists are the same objects, because models are cached by the
 *   object list, and registrations with equal lists share them.
 * @param now epoch milliseconds
 * @param graceMs milliseconds after the lifetime during which the device still counts as online
 */
export function newRegistration(
  request: RegisterDevice,
  device: Device,
  old: Registration | undefined,
  now: number,
  graceMs: number,
): Registration {
  const { learnedFormats: learned } = device;
  const learnedFormats = learned?.announced === announcementOf(request) ? learned.formats : undefined;
  return {
    id: locationId(),
    deviceId: device.id,
    deviceNetworkId: device.deviceNetworkId,
    endpointName: request.endpointName,
    ...toSourceAddress(request.source),
    lifetimeSeconds: request.lifetimeSeconds,
    lwm2mVersion: request.lwm2mVersion,
    binding: request.binding,
    queueMode: request.queueMode,
    ...(request.smsNumber === undefined ? {} : { smsNumber: request.smsNumber }),
    rootPath: request.rootPath,
    contentFormats: sameFormats(old?.contentFormats, request.contentFormats),
    ...(learnedFormats === undefined ? {} : { learnedFormats }),
    objects: sameObjects(old?.objects, request.objects),
    registeredAt: now,
    updatedAt: now,
    expiresAt: now + request.lifetimeSeconds * 1000 + graceMs,
  };
}

/** Returns the old list if it has the same objects, in any order. */
function sameObjects(
  old: Registration['objects'] | undefined,
  listed: Registration['objects'],
): Registration['objects'] {
  return old !== undefined && objectListKey(old) === objectListKey(listed) ? old : listed;
}

/** Returns the old list if it has the same formats in the same order. */
function sameFormats(old: readonly number[] | undefined, listed: readonly number[]): readonly number[] {
  return old !== undefined && old.join() === listed.join() ? old : listed;
}

/** Returns the device after its Register. */
export function registeredDevice(device: Device, now: number): Device {
  return {
    ...omit(device, 'deregistrationTime', 'contactLostTime'),
    status: 'online',
    initialRegistrationTime: device.initialRegistrationTime ?? now,
    latestRegistrationTime: now,
    lastSeen: now,
  };
}

/** Returns the registration after an Update. Absent parameters are unchanged. */
export function refreshed(
  current: Registration,
  request: UpdateRegistration,
  now: number,
  graceMs: number,
): Registration {
  const lifetimeSeconds = request.lifetimeSeconds ?? current.lifetimeSeconds;
  const smsNumber = request.smsNumber ?? current.smsNumber;
  const contentFormats = request.contentFormats ?? current.contentFormats;
  const isAsBefore =
    request.contentFormats === undefined ||
    announcementOf({ ...current, contentFormats }) === announcementOf(current);
  return {
    ...(isAsBefore ? current : omit(current, 'learnedFormats')),
    ...toSourceAddress(request.source),
    lifetimeSeconds,
    binding: request.binding ?? current.binding,
    queueMode: request.queueMode ?? current.queueMode,
    ...(smsNumber === undefined ? {} : { smsNumber }),
    rootPath: request.rootPath ?? current.rootPath,
    contentFormats,
    objects: request.objects ?? current.objects,
    updatedAt: now,
    expiresAt: now + lifetimeSeconds * 1000 + graceMs,
  };
}

/** Returns an object list with an instance; the same list if it has the instance already. */
export function withInstance(
  objects: readonly RegisteredObject[],
  objectId: number,
  instanceId: number,
): readonly RegisteredObject[] {
  if (objects.some((one) => one.objectId === objectId && one.instanceIds.includes(instanceId)))
    return objects;
  const index = objects.findIndex((one) => one.objectId === objectId);
  const known = objects[index];
  return known === undefined
    ? [...objects, { objectId, instanceIds: [instanceId] }]
    : objects.with(index, { ...known, instanceIds: [...known.instanceIds, instanceId] });
}

/** Refusal of an Update or Deregister: the device must register again. */
export function noRegistration(): UplinkRefusal {
  return new UplinkRefusal('4.04', 'There is no such registration.');
}

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
