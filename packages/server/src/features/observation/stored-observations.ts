import { parsePath } from '@muster/lwm2m/core';
import type { Lanes } from '../../kernel/lanes.ts';
import { omit } from '../../kernel/omit.ts';
import { deleteOperation, putOperation } from '../../store/port.ts';
import type { Store, WriteOperation } from '../../store/port.ts';
import type { DeviceObjects } from '../device-objects/device-objects.ts';
import type { SmartObject } from '../device-objects/model.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { Registration } from '../registration/model.ts';
import { notificationMarks } from './model/notification-mark.ts';
import { observations } from './model/observation.ts';
import type { Observation } from './model/observation.ts';

export interface StoredObservationDependencies {
  readonly store: Store;
  readonly lanes: Lanes;
  readonly live: LiveRegistrations;
  readonly objects: DeviceObjects;
}

/** The desired observations in the store, with their token while the device observes. */
export class StoredObservations {
  readonly #deps: StoredObservationDependencies;
  /** Registered devices without desired observations. They need no read of the store. */
  readonly #unobserved = new Set<string>();

  constructor(deps: StoredObservationDependencies) {
    this.#deps = deps;
  }

  get(id: string): Promise<Observation | undefined> {
    return this.#deps.store.collection(observations).get(id);
  }

  /**
   * Returns the desired observations that can be requested from a device: it has listed the instance, or the
   * object without instances, or was asked to create the instance. The others are still desired until the
   * device lists their instance again. Oldest first, so that adding a resource does not change the composite
   * observation.
   */
  async requestable(deviceId: string): Promise<readonly Observation[]> {
    const { lanes, live, objects } = this.#deps;
    const desired = await lanes.run(deviceId, async () => {
      const stored = await this.#ofDevice(deviceId);
      if (stored.length === 0 && live.ofDevice(deviceId) !== undefined) this.noteUnobserved(deviceId);
      return stored;
    });
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

  #ofDevice(deviceId: string): Promise<Observation[]> {
    return this.#deps.store.collection(observations).find({
      where: [{ field: 'deviceId', op: 'eq', value: deviceId }],
      sort: [{ field: 'requestedAt', direction: 'asc' }],
    });
  }

  /**
   * Returns the observations that end with smart objects, and the writes that store their end. The device may
   * keep them: later notifications get a Reset.
   */
  async endedWith(
    gone: readonly SmartObject[],
  ): Promise<{ readonly active: readonly Observation[]; readonly writes: readonly WriteOperation[] }> {
    const ids = gone.filter((one) => one.isVirtual !== true).map((one) => one.id);
    if (ids.length === 0) {
      return { active: [], writes: [] };
    }
    const found = await this.#deps.store
      .collection(observations)
      .find({ where: [{ field: 'smartObjectId', op: 'in', value: ids }] });
    const active = found.filter((one) => one.token !== undefined);
    return { active, writes: active.map((one) => putOperation(observations, unplaced(one))) };
  }

  /**
   * Removes the token when the device has ended the observation. It is requested again after the next
   * Register.
   */
  forgetToken(deviceId: string, id: string, token: string | undefined): Promise<void> {
    return this.#deps.lanes.run(deviceId, async () => {
      const stored = await this.get(id);
      if (stored?.token !== undefined && stored.token === token) {
        await this.#deps.store.collection(observations).put(omit(stored, 'token', 'registrationId'));
      }
    });
  }

  /**
   * Removes observations from the composite observation of a device.
   *
   * @param token only observations with this token; undefined for any token
   * @returns the changed observations
   */
  leaveComposite(
    deviceId: string,
    ids: readonly string[],
    token: string | undefined,
  ): Promise<Observation[]> {
    const { store, lanes } = this.#deps;
    return lanes.run(deviceId, async () => {
      const left = (await this.#ofDevice(deviceId))
        .filter((one) => ids.includes(one.id) && one.composite !== undefined)
        .filter((one) => token === undefined || one.token === token)
        .map((one) => unplaced(one));
      if (left.length > 0) {
        await store.write(left.map((one) => putOperation(observations, one)));
      }
      return left;
    });
  }

  async delete(id: string): Promise<void> {
    await this.#deps.store.write([deleteOperation(observations, id), deleteOperation(notificationMarks, id)]);
  }

  /** Call it in the device's lane before storing an observation of a resource of the device. */
  noteRequested(deviceId: string): void {
    this.#unobserved.delete(deviceId);
  }

  /** Records that a registered device has no desired observations. */
  noteUnobserved(deviceId: string): void {
    this.#unobserved.add(deviceId);
  }

  /** Returns whether a registered device is known to have no desired observations. */
  isUnobserved(deviceId: string): boolean {
    return this.#unobserved.has(deviceId);
  }

  /** Forgets a device that is no longer registered. */
  onDeparture(deviceId: string): void {
    this.#unobserved.delete(deviceId);
  }
}

/** Returns the observation without the state of the device. */
export function unplaced(observation: Observation): Observation {
  return omit(observation, 'token', 'registrationId', 'composite');
}

function isListed({ objects }: Registration, path: string): boolean {
  const { objectId, instanceId = 0 } = parsePath(path);
  const listed = objects.filter((one) => one.objectId === objectId);
  return listed.some(({ instanceIds }) => instanceIds.length === 0 || instanceIds.includes(instanceId));
}
