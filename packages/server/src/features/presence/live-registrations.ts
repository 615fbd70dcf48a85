import { LRUCache } from 'lru-cache';
import { isLwm2m } from '../registration/model.ts';
import type { Registration } from '../registration/model.ts';
import type { DeviceAddress } from '../../gateway/ports/device-link.ts';
import type { SourceAddress } from '../../gateway/ports/uplink-requests.ts';

/**
 * Returns the identity of a secured device, independent of its address, or the address of an unsecured
 * device.
 */
function addressKey({ identity, listener, address, port }: SourceAddress): string {
  return identity === undefined ? `${listener} ${address} ${port}` : identity;
}

/** Returns only the address, identity and session of a source. */
export function toSourceAddress(source: SourceAddress): SourceAddress {
  return {
    listener: source.listener,
    address: source.address,
    port: source.port,
    ...(source.identity === undefined ? {} : { identity: source.identity }),
    ...(source.session === undefined ? {} : { session: source.session }),
  };
}

/** Returns whether two sources differ: in their session, or in their address if they are unsecured. */
export function isOtherSource(a: SourceAddress, b: SourceAddress): boolean {
  if (a.identity !== b.identity || a.session !== b.session) return true;
  return a.session === undefined && addressKey(a) !== addressKey(b);
}

interface Live {
  registration: Registration;
  /** Epoch milliseconds. */
  lastHeardAt: number;
  /** Whether the device has not responded to a request since then. */
  hasMissed: boolean;
  /** Number of messages since the last {@link LiveRegistrations.resetMessages}. */
  messages: number;
}

/** Members of a registration that are equal for devices of the same product and network. */
type SharedMembers = Pick<
  Registration,
  'deviceNetworkId' | 'listener' | 'lwm2mVersion' | 'binding' | 'rootPath' | 'contentFormats' | 'objects'
>;

/** Maximum number of cached characters of {@link SharedMembers} as text. */
const MAX_SHARED_CHARACTERS = 4_000_000;

/**
 * Registrations in memory, so that an Update or a notification needs no read of the store. Contains committed
 * registrations only. Registrations of the same product share their lists.
 */
export class LiveRegistrations {
  readonly #byLocation = new Map<string, Live>();
  readonly #byDevice = new Map<string, Live>();
  readonly #byAddress = new Map<string, Live>();
  readonly #byEndpoint = new Map<string, Live>();
  /** Members by their text. */
  readonly #shared = new LRUCache<string, SharedMembers>({
    maxSize: MAX_SHARED_CHARACTERS,
    sizeCalculation: (_members, text) => text.length,
  });

  get size(): number {
    return this.#byLocation.size;
  }

  at(location: string): Registration | undefined {
    return this.#byLocation.get(location)?.registration;
  }

  ofDevice(deviceId: string): Registration | undefined {
    return this.#byDevice.get(deviceId)?.registration;
  }

  /** Device network of a registered device. */
  networkOf(deviceId: string): string | undefined {
    return this.ofDevice(deviceId)?.deviceNetworkId;
  }

  /** Device network of the registration at a location. */
  networkAt(location: string): string | undefined {
    return this.at(location)?.deviceNetworkId;
  }

  /** Device network of the device that sends from the source. */
  networkFrom(source: SourceAddress): string | undefined {
    return this.from(source)?.deviceNetworkId;
  }

  /** False for a device with a registration over HTTP or MQTT. */
  speaksLwm2m(deviceId: string): boolean {
    const registration = this.ofDevice(deviceId);
    return registration === undefined || isLwm2m(registration);
  }

  /** ID of the device that is registered with the endpoint name. */
  deviceOf(endpointName: string): string | undefined {
    return this.#byEndpoint.get(endpointName)?.registration.deviceId;
  }

  from(source: SourceAddress): Registration | undefined {
    return this.#byAddress.get(addressKey(source))?.registration;
  }

  *all(): Generator<Registration, void, undefined> {
    for (const { registration } of this.#byLocation.values()) yield registration;
  }

  /** Registrations, each with the time of the last message of its device and the number of its messages. */
  contacts(): Iterable<Readonly<Live>> {
    return this.#byLocation.values();
  }

  /** Begins to count messages from 0. */
  resetMessages(): void {
    for (const live of this.#byLocation.values()) live.messages = 0;
  }

  /** IDs of the device networks that have registered devices. */
  networks(): Set<string> {
    return new Set(Array.from(this.#byLocation.values(), ({ registration }) => registration.deviceNetworkId));
  }

  put(registration: Registration): void {
    const live = this.#byLocation.get(registration.id);
    const before = live?.registration ?? this.ofDevice(registration.deviceId);
    const next = this.#sharing(registration, before);
    if (live === undefined) {
      if (before !== undefined) this.delete(before.id);
      this.#index({ registration: next, lastHeardAt: next.updatedAt, hasMissed: false, messages: 1 });
      return;
    }
    this.#leaveNames(live);
    if (next.updatedAt > live.registration.updatedAt) live.hasMissed = false;
    live.lastHeardAt = Math.max(live.lastHeardAt, next.updatedAt);
    live.messages += 1;
    live.registration = next;
    this.#index(live);
  }

  /**
   * Returns the registration with the lists of its former state or of other registrations, if they are equal.
   */
  #sharing(registration: Registration, before: Registration | undefined): Registration {
    const { deviceNetworkId, listener, lwm2mVersion, binding, rootPath } = registration;
    const { contentFormats, objects } = registration;
    if (
      objects === before?.objects &&
      contentFormats === before.contentFormats &&
      lwm2mVersion === before.lwm2mVersion &&
      deviceNetworkId === before.deviceNetworkId
    ) {
      return registration;
    }
    const words = { deviceNetworkId, listener, lwm2mVersion, binding, rootPath };
    const text = JSON.stringify([words, contentFormats, objects]);
    let shared = this.#shared.get(text);
    if (shared === undefined) {
      // Copy the list, because it is a cache key for models, which differ by network and enabler version.
      shared = { ...words, contentFormats, objects: [...objects] };
      this.#shared.set(text, shared);
    }
    return { ...registration, ...shared };
  }

  #index(live: Live): void {
    const { registration } = live;
    this.#byLocation.set(registration.id, live);
    this.#byDevice.set(registration.deviceId, live);
    this.#byEndpoint.set(registration.endpointName, live);
    // Another device may have used this address before. The last one is found.
    this.#byAddress.set(addressKey(registration), live);
  }

  #leaveNames(live: Live): void {
    const { endpointName } = live.registration;
    const address = addressKey(live.registration);
    if (this.#byEndpoint.get(endpointName) === live) this.#byEndpoint.delete(endpointName);
    if (this.#byAddress.get(address) === live) this.#byAddress.delete(address);
  }

  delete(location: string): boolean {
    const live = this.#byLocation.get(location);
    if (live === undefined) return false;
    const { deviceId } = live.registration;
    this.#leaveNames(live);
    if (this.#byDevice.get(deviceId) === live) this.#byDevice.delete(deviceId);
    return this.#byLocation.delete(location);
  }

  /** Records a sign of life that needs no write: a notification or a response. */
  heard(deviceId: string, atMs: number): void {
    const live = this.#byDevice.get(deviceId);
    if (live === undefined) return;
    live.lastHeardAt = Math.max(live.lastHeardAt, atMs);
    live.hasMissed = false;
    live.messages += 1;
  }

  /** Records that a request got no response. The next sign of life clears it. */
  missed(deviceId: string): void {
    const live = this.#byDevice.get(deviceId);
    if (live !== undefined) live.hasMissed = true;
  }

  hasMissed(deviceId: string): boolean {
    return this.#byDevice.get(deviceId)?.hasMissed === true;
  }

  /** Epoch milliseconds; undefined if the device has no live registration. */
  lastHeardAt(deviceId: string): number | undefined {
    return this.#byDevice.get(deviceId)?.lastHeardAt;
  }
}

/** Returns the address and session data for requests to a registered device. */
export function addressOf(registration: Registration): DeviceAddress {
  return {
    deviceId: registration.deviceId,
    deviceNetworkId: registration.deviceNetworkId,
    listener: registration.listener,
    address: registration.address,
    port: registration.port,
    ...(registration.identity === undefined ? {} : { identity: registration.identity }),
    ...(registration.session === undefined ? {} : { session: registration.session }),
    rootPath: registration.rootPath,
    lwm2mVersion: registration.lwm2mVersion,
    contentFormats: registration.contentFormats,
    ...(registration.learnedFormats === undefined ? {} : { learnedFormats: registration.learnedFormats }),
  };
}
