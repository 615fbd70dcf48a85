import type { Registration } from '../../entities/registration.ts';
import type { DeviceAddress } from '../../ports/device-link.ts';

interface Live {
  registration: Registration;
  lastHeardAt: number;
  /** It has left a request unanswered since. */
  missed: boolean;
}

/** Where a datagram came from, or goes to. */
export interface SourceAddress {
  readonly listener: string;
  readonly address: string;
  readonly port: number;
  /** What the device proved to be; absent when it is unsecured. */
  readonly identity?: string;
  /** Its secure session. */
  readonly session?: string;
}

/** A secured device is who it has proved to be, wherever it sends from; an unsecured one is known by its address alone. */
function addressKey({ identity, listener, address, port }: SourceAddress): string {
  return identity === undefined ? `${listener} ${address} ${port}` : identity;
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

/** Whether what was placed at one source is not at the other: another session, or unsecured another address. */
export function isElsewhere(a: SourceAddress, b: SourceAddress): boolean {
  if (a.identity !== b.identity || a.session !== b.session) return true;
  return a.session === undefined && addressKey(a) !== addressKey(b);
}

/**
 * The live registrations in memory, beside the store: a Registration Update and a notification find theirs here
 * without a read. Only what the store has committed is put in.
 */
export class LiveRegistrations {
  readonly #byLocation = new Map<string, Live>();
  readonly #byDevice = new Map<string, Live>();
  readonly #byAddress = new Map<string, Live>();

  get size(): number {
    return this.#byLocation.size;
  }

  at(location: string): Registration | undefined {
    return this.#byLocation.get(location)?.registration;
  }

  ofDevice(deviceId: string): Registration | undefined {
    return this.#byDevice.get(deviceId)?.registration;
  }

  from(source: SourceAddress): Registration | undefined {
    return this.#byAddress.get(addressKey(source))?.registration;
  }

  all(): Registration[] {
    return Array.from(this.#byLocation.values(), (live) => live.registration);
  }

  put(registration: Registration): void {
    const live = this.#byLocation.get(registration.id);
    if (live !== undefined) {
      this.#moveAddress(live, registration);
      if (registration.updatedAt > live.registration.updatedAt) {
        live.missed = false;
      }
      live.registration = registration;
      live.lastHeardAt = Math.max(live.lastHeardAt, registration.updatedAt);
      return;
    }
    const old = this.#byDevice.get(registration.deviceId);
    if (old !== undefined) {
      this.delete(old.registration.id);
    }
    const fresh: Live = { registration, lastHeardAt: registration.updatedAt, missed: false };
    this.#byLocation.set(registration.id, fresh);
    this.#byDevice.set(registration.deviceId, fresh);
    this.#byAddress.set(addressKey(registration), fresh);
  }

  #moveAddress(live: Live, next: Registration): void {
    const from = addressKey(live.registration);
    const to = addressKey(next);
    if (from === to && this.#byAddress.get(to) === live) {
      return;
    }
    if (this.#byAddress.get(from) === live) {
      this.#byAddress.delete(from);
    }
    this.#byAddress.set(to, live);
  }

  delete(location: string): boolean {
    const live = this.#byLocation.get(location);
    if (live === undefined) {
      return false;
    }
    this.#byLocation.delete(location);
    if (this.#byDevice.get(live.registration.deviceId) === live) {
      this.#byDevice.delete(live.registration.deviceId);
    }
    const key = addressKey(live.registration);
    if (this.#byAddress.get(key) === live) {
      this.#byAddress.delete(key);
    }
    return true;
  }

  /** Notes a sign of life that is not worth a write: a notification, an answer. */
  heard(deviceId: string, atMs: number): void {
    const live = this.#byDevice.get(deviceId);
    if (live !== undefined) {
      live.lastHeardAt = Math.max(live.lastHeardAt, atMs);
      live.missed = false;
    }
  }

  /** Notes that a request was left unanswered; the next sign of life clears it. */
  missed(deviceId: string): void {
    const live = this.#byDevice.get(deviceId);
    if (live !== undefined) {
      live.missed = true;
    }
  }

  hasMissed(deviceId: string): boolean {
    return this.#byDevice.get(deviceId)?.missed === true;
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
