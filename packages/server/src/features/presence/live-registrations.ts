import { isLwm2m } from '../registration/model/registration.ts';
import type { Registration } from '../registration/model/registration.ts';
import type { DeviceAddress } from '../../gateway/ports/device-link.ts';
import type { SourceAddress } from '../../gateway/ports/uplink-requests.ts';
import { LiveRegistration } from './live-registration.ts';
import { RegistrationPatterns } from './registration-patterns.ts';

/** A secured device is who it has proved to be, wherever it sends from; an unsecured one is known by its address alone. */
function addressKey({ identity, listener, address, port }: SourceAddress): string {
  return identity === undefined ? `${listener} ${address} ${port}` : identity;
}

/** The same, to be kept: what a template makes is a tree of its parts, and as a key it would stay one. */
function keptKey({ identity, listener, address, port }: SourceAddress): string {
  return identity ?? [listener, address, port].join(' ');
}

/** Where something comes from, and nothing else. */
export function placeOf(source: SourceAddress): SourceAddress {
  return {
    listener: source.listener,
    address: source.address,
    port: source.port,
    ...(source.identity === undefined ? {} : { identity: source.identity }),
    ...(source.session === undefined ? {} : { session: source.session }),
  };
}

/** Returns whether two sources differ: in their session, or in their address if they are unsecured. */
export function isElsewhere(a: SourceAddress, b: SourceAddress): boolean {
  if (a.identity !== b.identity || a.session !== b.session) return true;
  return a.session === undefined && addressKey(a) !== addressKey(b);
}

/**
 * The registrations in memory, so that a Registration Update and a notification need no read of the store. Contains
 * committed registrations only. Equal parts of registrations are stored once, and each requested document is created
 * from them.
 */
export class LiveRegistrations {
  readonly #byLocation = new Map<string, LiveRegistration>();
  readonly #byDevice = new Map<string, LiveRegistration>();
  readonly #byAddress = new Map<string, LiveRegistration>();
  readonly #byEndpoint = new Map<string, LiveRegistration>();
  readonly #patterns = new RegistrationPatterns();

  get size(): number {
    return this.#byLocation.size;
  }

  /** Number of groups of registrations with shared parts. */
  get patterns(): number {
    return this.#patterns.size;
  }

  at(location: string): Registration | undefined {
    return this.#byLocation.get(location)?.document();
  }

  ofDevice(deviceId: string): Registration | undefined {
    return this.#byDevice.get(deviceId)?.document();
  }

  /** Device network of a registered device. */
  networkOf(deviceId: string): string | undefined {
    return this.#byDevice.get(deviceId)?.shared.pattern.deviceNetworkId;
  }

  /** Device network of the registration at a location. */
  networkAt(location: string): string | undefined {
    return this.#byLocation.get(location)?.shared.pattern.deviceNetworkId;
  }

  /** Device network of the device that sends from there. */
  networkFrom(source: SourceAddress): string | undefined {
    return this.#byAddress.get(addressKey(source))?.shared.pattern.deviceNetworkId;
  }

  /** False for a device with a registration over HTTP or MQTT. */
  speaksLwm2m(deviceId: string): boolean {
    const live = this.#byDevice.get(deviceId);
    return live === undefined || isLwm2m(live.shared.pattern);
  }

  /** The device that is registered with an endpoint name. */
  deviceOf(endpointName: string): string | undefined {
    return this.#byEndpoint.get(endpointName)?.deviceId;
  }

  from(source: SourceAddress): Registration | undefined {
    return this.#byAddress.get(addressKey(source))?.document();
  }

  /** One document at a time: that of each is made when its turn comes. */
  *all(): Generator<Registration, void, undefined> {
    for (const live of this.#byLocation.values()) {
      yield live.document();
    }
  }

  /** Ids of the networks that have registered devices. */
  networks(): Set<string> {
    return this.#patterns.networks();
  }

  /** The id of a registered device as it is kept here: tables that keep it too need no second copy. */
  keptId(deviceId: string): string {
    return this.#byDevice.get(deviceId)?.deviceId ?? deviceId;
  }

  put(registration: Registration): void {
    const live = this.#byLocation.get(registration.id);
    if (live === undefined) {
      this.#add(registration);
      return;
    }
    const before = live.shared;
    const { endpointName } = live;
    const isThere = this.#byAddress.get(addressKey(registration)) === live;
    if (!isThere) {
      this.#leaveAddress(live);
    }
    live.replace(registration, this.#patterns.take(registration, before));
    this.#patterns.release(before);
    if (live.endpointName !== endpointName) {
      this.#byEndpoint.delete(endpointName);
      this.#byEndpoint.set(live.endpointName, live);
    }
    if (!isThere) {
      this.#byAddress.set(keptKey(registration), live);
    }
  }

  #add(registration: Registration): void {
    const old = this.#byDevice.get(registration.deviceId);
    const fresh = new LiveRegistration(registration, this.#patterns.take(registration, old?.shared));
    if (old !== undefined) {
      this.delete(old.id);
    }
    this.#byLocation.set(fresh.id, fresh);
    this.#byDevice.set(fresh.deviceId, fresh);
    this.#byEndpoint.set(fresh.endpointName, fresh);
    this.#byAddress.set(keptKey(registration), fresh);
  }

  /** Unless another has sent from there since: the last one is the one that is found. */
  #leaveAddress(live: LiveRegistration): void {
    const key = addressKey(live.document());
    if (this.#byAddress.get(key) === live) {
      this.#byAddress.delete(key);
    }
  }

  delete(location: string): boolean {
    const live = this.#byLocation.get(location);
    if (live === undefined) {
      return false;
    }
    this.#byLocation.delete(location);
    if (this.#byDevice.get(live.deviceId) === live) {
      this.#byDevice.delete(live.deviceId);
    }
    if (this.#byEndpoint.get(live.endpointName) === live) {
      this.#byEndpoint.delete(live.endpointName);
    }
    this.#leaveAddress(live);
    this.#patterns.release(live.shared);
    return true;
  }

  /** Notes a sign of life that is not worth a write: a notification, an answer. */
  heard(deviceId: string, atMs: number): void {
    this.#byDevice.get(deviceId)?.heard(atMs);
  }

  /** Notes that a request was left unanswered; the next sign of life clears it. */
  missed(deviceId: string): void {
    this.#byDevice.get(deviceId)?.missed();
  }

  hasMissed(deviceId: string): boolean {
    return this.#byDevice.get(deviceId)?.hasMissed === true;
  }

  /** Epoch milliseconds; undefined when the device has no live registration. */
  lastHeardAt(deviceId: string): number | undefined {
    return this.#byDevice.get(deviceId)?.lastHeardAt;
  }
}

/** How a registered device is reached. */
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
