import type { Device } from '../devices/model/device.ts';
import type { Registration } from './model/registration.ts';
import { omit } from '../../kernel/omit.ts';
import { objectListKey } from '../device-objects/availability.ts';
import { announcementOf, validFormats } from './learned-formats.ts';
import { toSourceAddress } from '../presence/live-registrations.ts';
import { locationId } from './location-id.ts';
import type { RegisterDevice, UpdateRegistration } from '../../gateway/ports/uplink-requests.ts';

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
  const learnedFormats = validFormats(device.learnedFormats, request);
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
