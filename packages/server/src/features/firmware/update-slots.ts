import { FairQueue, reserveFor } from '../../kernel/fair-queue.ts';
import type { EndTurn } from '../../kernel/fair-queue.ts';
import type { Clock, TimerHandle } from '../../kernel/clock.ts';

interface Held {
  readonly end: EndTurn;
  readonly timer: TimerHandle;
}

/** Limits how many devices are sent a package at a time. device networks take turns. */
export class UpdateSlots {
  readonly #clock: Clock;
  readonly #holdMs: number;
  #onFree: (deviceId: string) => void = () => undefined;
  readonly #queue: FairQueue<string>;
  readonly #held = new Map<string, Held>();
  /** Device network of each waiting device. */
  readonly #waiting = new Map<string, string>();
  #isTaking = false;

  /**
   * @param max devices of one network; a further quarter is reserved for networks with few
   * @param holdMs milliseconds after which a slot is free again: one slow device must not delay the others
   */
  constructor(clock: Clock, max: number, holdMs: number) {
    this.#clock = clock;
    this.#holdMs = holdMs;
    this.#queue = new FairQueue({
      max,
      reserved: reserveFor(max),
      start: (deviceId, end) => this.#hold(deviceId, end),
    });
  }

  /** @param listener gets each device that waited and has a slot now */
  listen(listener: (deviceId: string) => void): void {
    this.#onFree = listener;
  }

  #hold(deviceId: string, end: EndTurn): void {
    this.#waiting.delete(deviceId);
    const timer = this.#clock.setTimer(this.#holdMs, () => this.release(deviceId));
    this.#held.set(deviceId, { end, timer });
    if (!this.#isTaking) this.#onFree(deviceId);
  }

  /** False: there is no slot, and the device waits for its turn. */
  take(deviceId: string, deviceNetworkId: string): boolean {
    if (this.#held.has(deviceId)) return true;
    if (this.#waiting.has(deviceId)) return false;
    this.#waiting.set(deviceId, deviceNetworkId);
    // A device that waited before would have its slot by now: this call gives one to no other device.
    this.#isTaking = true;
    this.#queue.add(deviceNetworkId, deviceId);
    this.#isTaking = false;
    return this.#held.has(deviceId);
  }

  /** The device needs no slot: it has one no more, and does not wait for one. */
  release(deviceId: string): void {
    const deviceNetworkId = this.#waiting.get(deviceId);
    if (deviceNetworkId !== undefined) {
      this.#waiting.delete(deviceId);
      this.#queue.delete(deviceNetworkId, deviceId);
    }
    const held = this.#held.get(deviceId);
    if (held === undefined) return;
    held.timer.cancel();
    this.#held.delete(deviceId);
    held.end();
  }

  clear(): void {
    this.#queue.clear();
    for (const { timer } of this.#held.values()) timer.cancel();
    this.#held.clear();
    this.#waiting.clear();
  }
}
