import type { OperationAnswer } from '@muster/lwm2m/core';
import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type {
  CompositeObserveAnswer,
  DeviceAddress,
  DeviceLink,
  ObserveAnswer,
} from '../../gateway/ports/device-link.ts';
import type { Clock } from '../../kernel/timers.ts';
import { noUsage } from '../../kernel/ports.ts';
import type { DeviceMeter } from '../../kernel/ports.ts';
import { isMqtt } from '../registration/model.ts';
import type { LiveRegistrations } from './live-registrations.ts';

interface PresenceOptions {
  readonly live: LiveRegistrations;
  readonly clock: Clock;
  /** Seconds for which a device in queue mode listens after its last message, > 0. */
  readonly awakeSeconds: number;
  /** MQTT devices that have subscribed to commands. Defaults to none. */
  readonly listening?: ConnectedDevices;
  /** Counts active devices, if given. */
  readonly usage?: DeviceMeter | undefined;
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
  readonly #listening: ConnectedDevices | undefined;
  readonly #usage: DeviceMeter;
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
    if (registration === undefined) return false;
    if (isMqtt(registration)) return this.#isListening(deviceId);
    if (!registration.queueMode) return true;
    const heardAt = this.#live.lastHeardAt(deviceId) ?? registration.updatedAt;
    return !this.#live.hasMissed(deviceId) && this.#clock.now() < heardAt + this.#awakeMs;
  }

  /** Returns whether the device is registered, in queue mode and not listening. */
  isAsleep(deviceId: string): boolean {
    return this.isQueueMode(deviceId) && !this.isAwake(deviceId);
  }
}

/** Counts connections of devices. */
export class ConnectedDevices {
  /** Number of connections by device. */
  readonly #connections = new Map<string, number>();

  has(deviceId: string): boolean {
    return this.#connections.has(deviceId);
  }

  /** Number of connected devices. */
  get size(): number {
    return this.#connections.size;
  }

  add(deviceId: string): void {
    this.#connections.set(deviceId, (this.#connections.get(deviceId) ?? 0) + 1);
  }

  /** Ends one connection of a device. */
  remove(deviceId: string): void {
    const left = (this.#connections.get(deviceId) ?? 0) - 1;
    if (left > 0) this.#connections.set(deviceId, left);
    else this.#connections.delete(deviceId);
  }
}

/** A downlink that records which devices respond: every response is a sign of life. */
export class PresenceLink implements DeviceLink {
  readonly #link: DeviceLink;
  readonly #presence: Presence;
  readonly #clock: Clock;

  constructor(link: DeviceLink, presence: Presence, clock: Clock) {
    this.#link = link;
    this.#presence = presence;
    this.#clock = clock;
  }

  async #noted<R>({ deviceId }: DeviceAddress, exchange: () => Promise<R>): Promise<R> {
    const startedAtMs = this.#clock.now();
    try {
      const answer = await exchange();
      this.#presence.heard(deviceId);
      return answer;
    } catch (error) {
      if (error instanceof DeviceUnreachable) {
        if (error.kind === 'timeout') this.#presence.missed(deviceId, startedAtMs);
        else if (error.isAnswered) this.#presence.heard(deviceId);
      }
      throw error;
    }
  }

  perform(...request: Parameters<DeviceLink['perform']>): Promise<OperationAnswer> {
    return this.#noted(request[0], () => this.#link.perform(...request));
  }

  upload(...request: Parameters<DeviceLink['upload']>): Promise<OperationAnswer> {
    return this.#noted(request[0], () => this.#link.upload(...request));
  }

  observe(...request: Parameters<DeviceLink['observe']>): Promise<ObserveAnswer> {
    return this.#noted(request[0], () => this.#link.observe(...request));
  }

  resumeObservation(...resumption: Parameters<DeviceLink['resumeObservation']>): void {
    this.#link.resumeObservation(...resumption);
  }

  cancelObservation(...cancellation: Parameters<DeviceLink['cancelObservation']>): Promise<void> {
    const [target, , , how] = cancellation;
    const cancel = (): Promise<void> => this.#link.cancelObservation(...cancellation);
    // Passive: nothing is sent, so no response is expected.
    return how === 'passive' ? cancel() : this.#noted(target, cancel);
  }

  observeComposite(...request: Parameters<DeviceLink['observeComposite']>): Promise<CompositeObserveAnswer> {
    return this.#noted(request[0], () => this.#link.observeComposite(...request));
  }

  resumeComposite(...resumption: Parameters<DeviceLink['resumeComposite']>): void {
    this.#link.resumeComposite(...resumption);
  }

  cancelComposite(...cancellation: Parameters<DeviceLink['cancelComposite']>): Promise<void> {
    const [target, , , how] = cancellation;
    const cancel = (): Promise<void> => this.#link.cancelComposite(...cancellation);
    return how === 'passive' ? cancel() : this.#noted(target, cancel);
  }

  leave(target: DeviceAddress): void {
    this.#link.leave(target);
  }
}
