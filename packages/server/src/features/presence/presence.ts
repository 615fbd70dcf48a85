import type { Clock } from '../../kernel/clock.ts';
import { isMqtt } from '../registration/model/registration.ts';
import type { ConnectedDevices } from './connected-devices.ts';
import { noUsage } from '../../kernel/usage-counter.ts';
import type { DeviceMeter } from '../../kernel/usage-counter.ts';
import type { LiveRegistrations } from './live-registrations.ts';

export interface PresenceOptions {
  readonly live: LiveRegistrations;
  readonly clock: Clock;
  /** Seconds for which a device in queue mode listens after its last message, > 0. */
  readonly awakeSeconds: number;
  /** MQTT devices that have subscribed to commands. Defaults to none. */
  readonly listening?: Pick<ConnectedDevices, 'has'>;
  /** Counts active devices, if given. */
  readonly usage?: Pick<DeviceMeter, 'heard'> | undefined;
}

/**
 * Tracks which devices can be reached now. A registered device is awake unless it is in queue mode and
 * silent. An MQTT device is awake while it is subscribed to commands, and otherwise counts as a device in
 * queue mode.
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

  /** Registers a task that is called for each message of a registered device. It must not throw. */
  listen(task: (deviceId: string) => void): void {
    this.#listeners.push(task);
  }

  /** Records a message of the device. */
  heard(deviceId: string): void {
    const deviceNetworkId = this.#live.networkOf(deviceId);
    if (deviceNetworkId !== undefined)
      this.#usage.heard(deviceNetworkId, deviceId, this.#live.lastHeardAt(deviceId));
    this.#live.heard(deviceId, this.#clock.now());
    this.#listeners.forEach((task) => task(deviceId));
  }

  /**
   * Records that a request got no response: a device in queue mode sleeps until its next message. Ignores
   * requests that began before the last message of the device.
   *
   * @param sinceMs time of the request in epoch milliseconds
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

  /** False if the device is not registered. */
  isAwake(deviceId: string): boolean {
    const registration = this.#live.ofDevice(deviceId);
    if (registration !== undefined && isMqtt(registration)) return this.#isListening(deviceId);
    if (registration?.queueMode !== true) {
      return registration !== undefined;
    }
    const heardAt = this.#live.lastHeardAt(deviceId) ?? registration.updatedAt;
    return !this.#live.hasMissed(deviceId) && this.#clock.now() < heardAt + this.#awakeMs;
  }

  /** Returns whether the device is registered, in queue mode and not listening. */
  isAsleep(deviceId: string): boolean {
    return this.isQueueMode(deviceId) && !this.isAwake(deviceId);
  }
}
