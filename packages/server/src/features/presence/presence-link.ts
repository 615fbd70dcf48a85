import type { DeviceOperation, Lwm2mPath, OperationAnswer } from '@muster/lwm2m/core';
import type { Clock } from '../../kernel/clock.ts';
import { DeviceUnreachable } from '../../gateway/ports/device-link.ts';
import type {
  CompositeObserveAnswer,
  DeviceAddress,
  DeviceLink,
  ObservationSink,
  ObserveAnswer,
  OpaqueSource,
} from '../../gateway/ports/device-link.ts';
import type { Presence } from './presence.ts';

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

  perform(target: DeviceAddress, operation: DeviceOperation, signal?: AbortSignal): Promise<OperationAnswer> {
    return this.#noted(target, () => this.#link.perform(target, operation, signal));
  }

  upload(
    target: DeviceAddress,
    path: Lwm2mPath,
    source: OpaqueSource,
    signal?: AbortSignal,
  ): Promise<OperationAnswer> {
    return this.#noted(target, () => this.#link.upload(target, path, source, signal));
  }

  observe(
    target: DeviceAddress,
    path: Lwm2mPath,
    sink: ObservationSink,
    signal?: AbortSignal,
  ): Promise<ObserveAnswer> {
    return this.#noted(target, () => this.#link.observe(target, path, sink, signal));
  }

  resumeObservation(...resumption: Parameters<DeviceLink['resumeObservation']>): void {
    this.#link.resumeObservation(...resumption);
  }

  cancelObservation(
    target: DeviceAddress,
    path: Lwm2mPath,
    token: string,
    how: 'active' | 'passive',
    signal?: AbortSignal,
    accept?: number,
  ): Promise<void> {
    const cancel = (): Promise<void> =>
      this.#link.cancelObservation(target, path, token, how, signal, accept);
    // Passive: nothing is sent, so no response is expected.
    return how === 'passive' ? cancel() : this.#noted(target, cancel);
  }

  observeComposite(
    target: DeviceAddress,
    paths: readonly Lwm2mPath[],
    sink: ObservationSink,
    signal?: AbortSignal,
  ): Promise<CompositeObserveAnswer> {
    return this.#noted(target, () => this.#link.observeComposite(target, paths, sink, signal));
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
