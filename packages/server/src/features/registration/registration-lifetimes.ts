import type { Clock } from '../../kernel/clock.ts';
import { Deadlines } from '../../kernel/deadlines.ts';
import { UplinkRefusal } from '../../kernel/refusal.ts';
import type { SourceAddress } from '../../gateway/ports/uplink-requests.ts';
import type { Store } from '../../store/port.ts';
import { noUsage } from '../../kernel/usage-counter.ts';
import type { DeviceMeter } from '../../kernel/usage-counter.ts';
import type { Device } from '../devices/model/device.ts';
import type { LiveRegistrations } from '../presence/live-registrations.ts';
import type { Registration } from './model/registration.ts';
import type { RegistrationDeparture } from './registration-departure.ts';
import { loadRegistrations } from './stored-registrations.ts';

export interface LifetimeDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly live: LiveRegistrations;
  readonly departure: Pick<RegistrationDeparture, 'handleDeparture'>;
  /** Counts active devices, if given. */
  readonly usage?: Pick<DeviceMeter, 'heard'> | undefined;
}

/**
 * Registrations in force, in memory, each with the deadline at which it expires. Stores nothing: call the
 * methods after the commit, in the lane of the device.
 */
export class RegistrationLifetimes {
  readonly #deps: LifetimeDependencies;
  readonly #deadlines: Deadlines;
  #onExpired: (location: string) => void = () => undefined;

  constructor(deps: LifetimeDependencies) {
    this.#deps = deps;
    this.#deadlines = new Deadlines(deps.clock, (location) => this.#onExpired(location));
  }

  /** @param onExpired called with the location of a registration at its deadline. It must not throw. */
  listen(onExpired: (location: string) => void): void {
    this.#onExpired = onExpired;
  }

  /** Loads the registrations of an earlier run. Those whose lifetime has passed expire immediately. */
  async load(): Promise<void> {
    for await (const registration of loadRegistrations(this.#deps.store)) {
      this.#put(registration);
    }
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
    if (registration === undefined || registration.identity !== source.identity) {
      throw new UplinkRefusal('4.04', 'There is no such registration.');
    }
    return registration;
  }

  ofDevice(deviceId: string): Registration | undefined {
    return this.#deps.live.ofDevice(deviceId);
  }

  /** Begins a registration and ends the one that it replaces. */
  begin(registration: Registration, replaced: Registration | undefined): void {
    this.#heard(registration, replaced?.updatedAt);
    this.#put(registration);
    if (replaced !== undefined) {
      this.#deadlines.delete(replaced.id);
      this.#deps.departure.handleDeparture(replaced);
    }
  }

  /** @param moved whether the address of the device has changed */
  renew(current: Registration, next: Registration, moved: boolean): void {
    this.#heard(next, current.updatedAt);
    this.#put(next);
    if (moved) this.#deps.departure.handleDeparture(current);
  }

  /**
   * Removes a registration whose document has been deleted.
   *
   * @param device current document; undefined if it is deleted
   */
  forget(registration: Registration, device?: Device): void {
    this.#deps.live.delete(registration.id);
    this.#deadlines.delete(registration.id);
    this.#deps.departure.handleDeparture(registration, device);
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
}
