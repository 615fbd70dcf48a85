import { FairQueue, reserveFor } from '../../kernel/fair-queue.ts';
import type { EndTurn } from '../../kernel/fair-queue.ts';
import type { Clock, TimerHandle } from '../../kernel/clock.ts';

interface HeldSlot {
  readonly end: EndTurn;
  readonly timer: TimerHandle;
}

/** Limits how many devices receive a package at the same time. Device networks take turns. */
export class UpdateSlots {
  readonly #clock: Clock;
  readonly #holdMs: number;
  #onFree: (deviceId: string) => void = () => undefined;
  readonly #queue: FairQueue<string>;
  readonly #held = new Map<string, HeldSlot>();
  /** Device network of each waiting device. */
  readonly #waiting = new Map<string, string>();
  #isTaking = false;

  /**
   * @param max devices of one network; a further quarter is reserved for networks with few
   * @param holdMs milliseconds after which a slot is released, so that one slow device does not delay the
   *   others
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

  /** @param listener called with each device that waited for a slot and has one now */
  listen(listener: (deviceId: string) => void): void {
    this.#onFree = listener;
  }

  #hold(deviceId: string, end: EndTurn): void {
    this.#waiting.delete(deviceId);
    const timer = this.#clock.setTimer(this.#holdMs, () => this.release(deviceId));
    this.#held.set(deviceId, { end, timer });
    if (!this.#isTaking) this.#onFree(deviceId);
  }

  /** Returns false if there is no slot. The device then waits for its turn. */
  take(deviceId: string, deviceNetworkId: string): boolean {
    if (this.#held.has(deviceId)) return true;
    if (this.#waiting.has(deviceId)) return false;
    this.#waiting.set(deviceId, deviceNetworkId);
    // This call can give a slot to no other device: a device that waited before would already have its slot.
    this.#isTaking = true;
    this.#queue.add(deviceNetworkId, deviceId);
    this.#isTaking = false;
    return this.#held.has(deviceId);
  }

  /** Releases the slot of a device, or removes the device from the queue. */
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
