import type { Clock } from '../../kernel/clock.ts';
import { noUsage } from '../../kernel/usage-counter.ts';
import type { DeviceMeter } from '../../kernel/usage-counter.ts';
import type { LiveRegistrations } from './live-registrations.ts';

export interface PresenceOptions {
  readonly live: LiveRegistrations;
  readonly clock: Clock;
  /** Seconds that a device in queue mode listens after its last message, > 0. */
  readonly awakeSeconds: number;
  /** Counts the devices that are heard; default: nothing does. */
  readonly usage?: Pick<DeviceMeter, 'heard'> | undefined;
}

/** Which devices can be reached now. A registered device is awake, unless it is in queue mode and silent. */
export class Presence {
  readonly #live: LiveRegistrations;
  readonly #clock: Clock;
  readonly #awakeMs: number;
  readonly #usage: Pick<DeviceMeter, 'heard'>;
  readonly #listeners: ((deviceId: string) => void)[] = [];

  constructor(options: PresenceOptions) {
    this.#live = options.live;
    this.#clock = options.clock;
    this.#awakeMs = options.awakeSeconds * 1000;
    this.#usage = options.usage ?? noUsage;
  }

  /** `task` is called whenever something of a registered device has come in. It must not throw. */
  listen(task: (deviceId: string) => void): void {
    this.#listeners.push(task);
  }

  /** The device has sent something. */
  heard(deviceId: string): void {
    const deviceNetworkId = this.#live.networkOf(deviceId);
    if (deviceNetworkId !== undefined)
      this.#usage.heard(deviceNetworkId, deviceId, this.#live.lastHeardAt(deviceId));
    this.#live.heard(deviceId, this.#clock.now());
    this.#listeners.forEach((task) => task(deviceId));
  }

  /**
   * The device has left a request unanswered: in queue mode it sleeps until it is heard again. Nothing follows from a
   * request that had begun before the device was last heard.
   *
   * @param sinceMs when the request was sent, epoch milliseconds
   */
  missed(deviceId: string, sinceMs: number): void {
    if ((this.#live.lastHeardAt(deviceId) ?? 0) <= sinceMs) {
      this.#live.missed(deviceId);
    }
  }

  isQueueMode(deviceId: string): boolean {
    return this.#live.ofDevice(deviceId)?.queueMode === true;
  }

  /** False for a device that is not registered. */
  isAwake(deviceId: string): boolean {
    const registration = this.#live.ofDevice(deviceId);
    if (registration?.queueMode !== true) {
      return registration !== undefined;
    }
    const heardAt = this.#live.lastHeardAt(deviceId) ?? registration.updatedAt;
    return !this.#live.hasMissed(deviceId) && this.#clock.now() < heardAt + this.#awakeMs;
  }

  /** Registered, in queue mode, and not listening. */
  isAsleep(deviceId: string): boolean {
    return this.isQueueMode(deviceId) && !this.isAwake(deviceId);
  }
}
