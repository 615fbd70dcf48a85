import type { Lwm2mPath } from '@muster/lwm2m/core';
import type { Clock } from '../../kernel/clock.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import { UplinkRefusal } from '../../kernel/refusal.ts';
import { listedBy } from '../../gateway/ports/uplink-requests.ts';
import type { RegisterDevice, UpdateRegistration, UplinkReply } from '../../gateway/ports/uplink-requests.ts';
import type { Store } from '../../store/port.ts';
import { devices } from '../devices/model/device.ts';
import type { EventOutbox, DomainEvent } from '../events/events.ts';
import type { ObservationService } from '../observation/observation-service.ts';
import { isOtherSource } from '../presence/live-registrations.ts';
import type { RegisteredObject, Registration } from './model/registration.ts';
import type { ObjectLists } from './object-lists.ts';
import { refreshed } from './registration-documents.ts';
import { availabilityEvents, deviceEvent } from './registration-events.ts';
import type { RegistrationFollowUp } from './registration-follow-up.ts';
import type { RegistrationLifetimes } from './registration-lifetimes.ts';
import { replaceRegistration } from './stored-registrations.ts';

export interface UpdateDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly lanes: Lanes;
  readonly lifetimes: RegistrationLifetimes;
  readonly objectLists: ObjectLists;
  readonly observations: Pick<ObservationService, 'endOf'>;
  readonly outbox: Pick<EventOutbox, 'write'>;
  readonly followUp: RegistrationFollowUp;
  /** Milliseconds after the lifetime during which a device still counts as online, >= 0. */
  readonly graceMs: number;
}

/**
 * Handles Update (OMA-TS-LightweightM2M_Core-V1_1 6.2.2). All changes are one commit, before the response.
 */
export class UpdateService {
  readonly #deps: UpdateDependencies;

  constructor(deps: UpdateDependencies) {
    this.#deps = deps;
  }

  /**
   * Updates a registration. Without an object list, only the registration is written. An Update from another
   * address moves the registration: after sleep, a device behind a NAT has a new port, and only this device
   * knows the location.
   *
   * @throws UplinkRefusal 4.04 for an unknown location: the device must register again
   */
  async update(request: UpdateRegistration): Promise<UplinkReply> {
    const { lanes, lifetimes } = this.#deps;
    const found = lifetimes.find(request.location, request.source);
    return lanes.run(found.deviceId, async () => {
      const current = lifetimes.find(request.location, request.source);
      const next = this.#refreshed(current, request);
      const moved = isOtherSource(current, next);
      return request.objects === undefined
        ? this.#updatePlain(current, next, moved, request.isSilent)
        : this.#updateWithObjects(current, next, moved);
    });
  }

  /**
   * Updates a registration after a repeated Register of a device that does not speak LwM2M. Call it in the
   * lane of the device.
   */
  repeat(current: Registration, request: RegisterDevice): Promise<UplinkReply> {
    const next = this.#refreshed(current, { ...request, location: current.id });
    return this.#updateWithObjects(current, next, false);
  }

  /**
   * Adds an instance that a device has created on request to its registration. The device may send no Update
   * for it, but reports its values.
   */
  async created(deviceId: string, { objectId, instanceId }: Lwm2mPath): Promise<void> {
    const { lanes, lifetimes } = this.#deps;
    if (objectId === undefined || instanceId === undefined) return;
    await lanes.run(deviceId, async () => {
      const current = lifetimes.ofDevice(deviceId);
      if (current === undefined || hasInstance(current, objectId, instanceId)) return;
      const next = { ...current, objects: withInstance(current.objects, objectId, instanceId) };
      const { afterSent } = await this.#updateWithObjects(current, next, false, []);
      afterSent();
    });
  }

  #refreshed(current: Registration, request: UpdateRegistration): Registration {
    return refreshed(current, request, this.#deps.clock.now(), this.#deps.graceMs);
  }

  async #updatePlain(
    current: Registration,
    next: Registration,
    moved: boolean,
    isSilent = false,
  ): Promise<UplinkReply> {
    const { outbox, lifetimes, followUp } = this.#deps;
    const events = isSilent ? [] : [deviceEvent('device.updated', next)];
    await outbox.write([replaceRegistration(current, next)], events);
    lifetimes.renew(current, next, moved);
    return {
      afterSent: () => {
        followUp.publish(events);
        followUp.start({ deviceId: next.deviceId, kind: 'updated', moved, discover: false });
      },
    };
  }

  async #updateWithObjects(
    current: Registration,
    next: Registration,
    moved: boolean,
    own: readonly DomainEvent[] = [deviceEvent('device.updated', next)],
  ): Promise<UplinkReply> {
    const { store, objectLists, observations, outbox, lifetimes, followUp } = this.#deps;
    const device = await store.collection(devices).get(next.deviceId);
    if (device === undefined) {
      throw new UplinkRefusal('4.04', 'There is no such registration.');
    }
    const change = await objectLists.reconcile(device, next.objects, false);
    const { becameAvailable, becameUnavailable, inserted } = change.objects;
    const ended = await observations.endOf(becameUnavailable);
    const events = [...own, ...availabilityEvents(next, change.objects)];
    await outbox.write([replaceRegistration(current, next), ...change.writes, ...ended.writes], events);
    ended.committed();
    lifetimes.renew(current, next, moved);
    objectLists.committed(device.id, change);
    const discover = await objectLists.mustDiscover(device, next, change);
    return {
      afterSent: () => {
        followUp.publish(events);
        objectLists.noteUnknown(device, change);
        const hasReturned = becameAvailable.some((one) => !inserted.includes(one));
        followUp.start({ ...listedBy(device), kind: 'updated', moved, discover, hasReturned });
      },
    };
  }
}

function hasInstance({ objects }: Registration, objectId: number, instanceId: number): boolean {
  return objects.some((one) => one.objectId === objectId && one.instanceIds.includes(instanceId));
}

function withInstance(
  objects: readonly RegisteredObject[],
  objectId: number,
  instanceId: number,
): readonly RegisteredObject[] {
  const index = objects.findIndex((one) => one.objectId === objectId);
  const known = objects[index];
  return known === undefined
    ? [...objects, { objectId, instanceIds: [instanceId] }]
    : objects.with(index, { ...known, instanceIds: [...known.instanceIds, instanceId] });
}
