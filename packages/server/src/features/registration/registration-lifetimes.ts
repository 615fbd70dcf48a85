import type { DeviceLink } from '../../gateway/ports/device-link.ts';
import type { SourceAddress } from '../../gateway/ports/uplink-requests.ts';
import type { Clock } from '../../kernel/timers.ts';
import { Deadlines } from '../../kernel/timers.ts';
import { noUsage } from '../../kernel/ports.ts';
import type { DeviceMeter } from '../../kernel/ports.ts';
import type { Store } from '../../store/port.ts';
import type { Device } from '../devices/model.ts';
import type { DownlinkQueue } from '../downlink/downlink-queue.ts';
import { addressOf, isOtherSource } from '../presence/live-registrations.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import { isRelayed, loadRegistrations } from './model.ts';
import type { Registration } from './model.ts';
import { noRegistration } from './rules.ts';

/** Holds state of a device while it is registered. It must not throw. */
interface DepartureListener {
  /** @param device current document; undefined if it is deleted */
  onDeparture(deviceId: string, device?: Device): void;
}

export interface LifetimeDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly live: LiveRegistrations;
  readonly link: DeviceLink;
  readonly queue: DownlinkQueue;
  readonly departureListeners: readonly DepartureListener[];
  /** Counts devices, if given. */
  readonly usage?: DeviceMeter | undefined;
}

/**
 * Registrations in force, in memory, each with the deadline at which it expires. Stores nothing: call the
 * methods after the commit, in the lane of the device.
 */
export class RegistrationLifetimes {
  readonly #deps: LifetimeDependencies;
  /** By location. */
  readonly #deadlines: Deadlines;

  /** @param onExpired called with the location of a registration at its deadline. It must not throw. */
  constructor(deps: LifetimeDependencies, onExpired: (location: string) => void) {
    this.#deps = deps;
    this.#deadlines = new Deadlines(deps.clock, onExpired);
  }

  /** Loads the registrations of an earlier run. Those whose lifetime has passed expire immediately. */
  async load(): Promise<void> {
    for await (const registration of loadRegistrations(this.#deps.store)) this.#put(registration);
  }

  /** Stops the expiry of registrations without changing them. */
  stop(): void {
    this.#deadlines.clear();
  }

  /**
   * Returns the registration at a location.
   *
   * @throws UplinkRefusal 4.04 if it does not exist or belongs to another identity
   */
  find(location: string, source: SourceAddress): Registration {
    const registration = this.#deps.live.at(location);
    // A location belongs to the identity that registered it. For others it does not exist.
    if (registration === undefined || registration.identity !== source.identity) throw noRegistration();
    return registration;
  }

  /** Begins a registration and ends the one that it replaces. */
  begin(registration: Registration, replaced: Registration | undefined): void {
    this.#heard(registration, replaced?.updatedAt);
    this.#put(registration);
    if (replaced === undefined) return;
    this.#deadlines.delete(replaced.id);
    this.#depart(replaced);
  }

  /** @param moved whether the address of the device has changed */
  renew(current: Registration, next: Registration, moved: boolean): void {
    this.#heard(next, current.updatedAt);
    this.#put(next);
    if (moved) this.#depart(current);
  }

  /**
   * Removes a registration whose document has been deleted.
   *
   * @param device current document; undefined if it is deleted
   */
  forget(registration: Registration, device?: Device): void {
    this.#deps.live.delete(registration.id);
    this.#deadlines.delete(registration.id);
    this.#depart(registration, device);
  }

  /** @param atMs time of the next expiry in epoch milliseconds */
  postpone(location: string, atMs: number): void {
    this.#deadlines.set(location, atMs);
  }

  #heard({ deviceNetworkId, deviceId }: Registration, beforeMs: number | undefined): void {
    (this.#deps.usage ?? noUsage).heard(deviceNetworkId, deviceId, beforeMs);
  }

  #put(registration: Registration): void {
    this.#deps.live.put(registration);
    this.#deadlines.set(registration.id, registration.expiresAt);
  }

  /**
   * Cleans up after a registration that was replaced, has moved or has ended.
   *
   * @param ended former registration. The live registrations contain its successor, if there is one.
   */
  #depart(ended: Registration, device?: Device): void {
    const { live, link, queue, departureListeners } = this.#deps;
    const current = live.ofDevice(ended.deviceId);
    if (!isRelayed(ended) && (current === undefined || isOtherSource(current, ended))) {
      // End requests to the address that the device has left.
      link.leave(addressOf(ended));
      const reason =
        current === undefined
          ? 'The device went offline.'
          : 'The device registered from another address in the meantime. Send the command again.';
      queue.interrupt(ended.deviceId, reason);
    }
    if (current === undefined) {
      for (const listener of departureListeners) listener.onDeparture(ended.deviceId, device);
    }
  }
}
