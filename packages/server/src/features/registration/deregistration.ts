import type { Clock } from '../../kernel/clock.ts';
import type { Lanes } from '../../kernel/lanes.ts';
import type { StoreRetry } from '../../kernel/store-retry.ts';
import type { DeregisterDevice, UplinkReply } from '../../gateway/ports/uplink-requests.ts';
import { replaceOperation } from '../../store/port.ts';
import type { Store, WriteOperation } from '../../store/port.ts';
import { devices } from '../devices/model/device.ts';
import type { Device } from '../devices/model/device.ts';
import type { EventOutbox, DomainEvent, EventBus } from '../events/events.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { Registration } from './model/registration.ts';
import { deviceEvent } from './registration-events.ts';
import type { RegistrationLifetimes } from './registration-lifetimes.ts';
import { deleteRegistration } from './stored-registrations.ts';

export interface DeregistrationDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly lanes: Lanes;
  readonly live: LiveRegistrations;
  readonly lifetimes: RegistrationLifetimes;
  readonly outbox: Pick<EventOutbox, 'write'>;
  readonly events: Pick<EventBus, 'emit'>;
  readonly storeRetry: StoreRetry;
  readonly onError: (error: unknown) => void;
}

/** Milliseconds before another attempt to expire a registration, if the store has failed. */
const RETRY_MS = 60_000;

/**
 * Ends registrations: on Deregister, after the lifetime and its grace period, and on request of the server.
 */
export class Deregistration {
  readonly #deps: DeregistrationDependencies;

  constructor(deps: DeregistrationDependencies) {
    this.#deps = deps;
    deps.lifetimes.listen((location) => void this.#expire(location));
  }

  /**
   * Handles Deregister (OMA-TS-LightweightM2M_Core-V1_1 6.2.3).
   *
   * @throws UplinkRefusal 4.04 for an unknown location
   */
  async deregister({ location, source }: DeregisterDevice): Promise<UplinkReply> {
    const { clock, lanes, lifetimes, events } = this.#deps;
    const found = lifetimes.find(location, source);
    return lanes.run(found.deviceId, async () => {
      const registration = lifetimes.find(location, source);
      const event = deviceEvent('device.deregistered', registration);
      await this.#end(registration, event, { status: 'Deregistered', deregistrationTime: clock.now() });
      return { afterSent: () => events.emit(event) };
    });
  }

  /**
   * Ends the registration of a device early, if it has one, and marks it offline. Retries until the store is
   * available.
   */
  async disconnect(deviceId: string): Promise<void> {
    const { lanes, live, storeRetry } = this.#deps;
    const end = async (): Promise<void> => {
      const registration = live.ofDevice(deviceId);
      if (registration !== undefined) await this.#lose(registration);
    };
    await storeRetry.run(() => lanes.run(deviceId, end));
  }

  async #expire(location: string): Promise<void> {
    const { clock, lanes, live, lifetimes, onError } = this.#deps;
    const registration = live.at(location);
    if (registration === undefined) {
      return;
    }
    try {
      await lanes.run(registration.deviceId, () => this.#expireInLane(location));
    } catch (error) {
      onError(error);
      lifetimes.postpone(location, clock.now() + RETRY_MS);
    }
  }

  async #expireInLane(location: string): Promise<void> {
    const { clock, live, lifetimes } = this.#deps;
    const registration = live.at(location);
    if (registration === undefined) {
      return;
    }
    if (registration.expiresAt > clock.now()) {
      lifetimes.postpone(location, registration.expiresAt);
      return;
    }
    await this.#lose(registration);
  }

  async #lose(registration: Registration): Promise<void> {
    const event = deviceEvent('device.offline', registration);
    await this.#end(registration, event, { status: 'offline', contactLostTime: this.#deps.clock.now() });
    this.#deps.events.emit(event);
  }

  async #end(registration: Registration, event: DomainEvent, change: Partial<Device>): Promise<void> {
    const { store, live, outbox, lifetimes } = this.#deps;
    const device = await store.collection(devices).get(registration.deviceId);
    const lastSeen = live.lastHeardAt(registration.deviceId) ?? registration.updatedAt;
    const ended = device && {
      ...device,
      latestRegistrationTime: registration.registeredAt,
      lastSeen,
      ...change,
    };
    const writes: WriteOperation[] = [];
    // Write the device first: a later write in the commit needs a savepoint to fail alone.
    if (device !== undefined && ended !== undefined) writes.push(replaceOperation(devices, device, ended));
    writes.push(deleteRegistration(registration));
    await outbox.write(writes, [event]);
    lifetimes.forget(registration, ended);
  }
}
