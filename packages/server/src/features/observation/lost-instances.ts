import { parsePath } from '@muster/lwm2m/core';
import { observations } from './model/observation.ts';
import type { Observation } from './model/observation.ts';
import type { Registration } from '../registration/model/registration.ts';
import type { SmartObject } from '../device-objects/model/smart-object.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import { putOperation } from '../../store/port.ts';
import type { Store, WriteOperation } from '../../store/port.ts';
import { omit } from '../../kernel/omit.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';

/** Observations that have ended because the device no longer has the resource. */
export interface EndedObservations {
  /** To be stored in the commit that makes the smart objects unavailable: their resources stay wanted. */
  readonly writes: readonly WriteOperation[];
  /** To be called after that commit. */
  committed(): void;
}

/**
 * The observations that end with smart objects, as they are stored and as they are to be stored. The device may keep them
 * or not: a notification that still comes is answered with a reset.
 */
export async function observationsOf(
  store: Store,
  gone: readonly SmartObject[],
): Promise<{ readonly active: readonly Observation[]; readonly writes: readonly WriteOperation[] }> {
  const ids = gone.filter((one) => one.isVirtual !== true).map((one) => one.id);
  if (ids.length === 0) {
    return { active: [], writes: [] };
  }
  const found = await store
    .collection(observations)
    .find({ where: [{ field: 'smartObjectId', op: 'in', value: ids }] });
  const active = found.filter((one) => one.token !== undefined);
  const writes = active.map((one) =>
    putOperation(observations, omit(one, 'token', 'registrationId', 'composite')),
  );
  return { active, writes };
}

/**
 * Those that the device can be asked for: it has listed the instance, or the object without instances, or was asked to
 * create the instance. The others stay wanted until the device lists their instance again.
 */
export async function observable(
  {
    live,
    lanes,
    objects,
  }: { readonly live: LiveRegistrations; readonly lanes: Lanes; readonly objects: DeviceObjects },
  deviceId: string,
  desired: readonly Observation[],
): Promise<readonly Observation[]> {
  const registration = live.ofDevice(deviceId);
  if (registration === undefined || desired.every(({ path }) => isListed(registration, path))) {
    return desired;
  }
  const known = await lanes.run(deviceId, () => objects.of(deviceId));
  const asked = new Set(known.filter((one) => one.isAsked === true).map((one) => one.id));
  return desired.filter(
    ({ path, smartObjectId }) => isListed(registration, path) || asked.has(smartObjectId),
  );
}

function isListed({ objects }: Registration, path: string): boolean {
  const { objectId, instanceId = 0 } = parsePath(path);
  const listed = objects.filter((one) => one.objectId === objectId);
  return listed.some(({ instanceIds }) => instanceIds.length === 0 || instanceIds.includes(instanceId));
}
