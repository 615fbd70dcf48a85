import type { Clock } from '../../kernel/clock.ts';
import { isMqtt } from '../registration/model/registration.ts';
import type { ConnectedDevices } from './connected-devices.ts';
import { noUsage } from '../../kernel/usage-counter.ts';
import type { DeviceMeter } from '../../kernel/usage-counter.ts';
import type { LiveRegistrations } from './live-registrations.ts';

export interface PresenceOptions {
  readonly live: LiveRegistrations;
  readonly clock: Clock;
  /** Seconds that a device in queue mode listens after its last message, > 0. */
  readonly awakeSeconds: number;
  /** MQTT devices that have subscribed to commands; default: none. */
  readonly listening?: Pick<ConnectedDevices, 'has'>;
  /** Counts the devices that are heard; default: nothing does. */
  readonly usage?: Pick<DeviceMeter, 'heard'> | undefined;
}

/**
 * Which devices can be reached now. A registered device is awake, unless it is in queue mode and silent. An MQTT device is
 * awake while it is subscribed to commands, and counts as one in queue mode otherwise.
 */
export class Presence {
  readonly #live: LiveRegistrations;
  readonly #clock: Clock;
  readonly #awakeMs: number;
  readonly #listening: Pick<ConnectedDevices, 'has'> | undefined;
  readonly #usage: Pick<DeviceMeter, 'heard'>;
  readonly #listeners: ((deviceId: string) => void)[] = [];

  constructor(options: PresenceOptions) {
    this.#live = options.live;
    this.#clock = options.clock;
    this.#awakeMs = options.awakeSeconds * 1000;
    this.#listening = options.listening;
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
    const registration = this.#live.ofDevice(deviceId);
    if (registration === undefined) return false;
    return isMqtt(registration) ? !this.#isListening(deviceId) : registration.queueMode;
  }

  #isListening(deviceId: string): boolean {
    return this.#listening?.has(deviceId) === true;
  }

  /** False for a device that is not registered. */
  isAwake(deviceId: string): boolean {
    const registration = this.#live.ofDevice(deviceId);
    if (registration !== undefined && isMqtt(registration)) return this.#isListening(deviceId);
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
