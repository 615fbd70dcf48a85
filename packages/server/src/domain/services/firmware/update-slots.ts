import type { Clock, TimerHandle } from '../../ports/clock.ts';

interface Held {
  readonly timer: TimerHandle;
}

/** How many devices may have a package on its way to them at a time. Those that wait are called in order. */
export class UpdateSlots {
  readonly #clock: Clock;
  readonly #max: number;
  readonly #holdMs: number;
  readonly #onFree: (deviceId: string) => void;
  readonly #held = new Map<string, Held>();
  readonly #waiting = new Set<string>();

  /**
   * @param holdMs a slot that is held for longer makes room for the next: one slow device must not hold up the others
   * @param onFree the turn of a device that waited has come
   */
  constructor(clock: Clock, max: number, holdMs: number, onFree: (deviceId: string) => void) {
    this.#clock = clock;
    this.#max = max;
    this.#holdMs = holdMs;
    this.#onFree = onFree;
  }

  /** False: the device waits for its turn. */
  take(deviceId: string): boolean {
    if (this.#held.has(deviceId)) return true;
    if (this.#held.size >= this.#max) {
      this.#waiting.add(deviceId);
      return false;
    }
    this.#waiting.delete(deviceId);
    const timer = this.#clock.setTimer(this.#holdMs, () => this.release(deviceId));
    this.#held.set(deviceId, { timer });
    return true;
  }

  release(deviceId: string): void {
    this.#waiting.delete(deviceId);
    const held = this.#held.get(deviceId);
    if (held === undefined) return;
    held.timer.cancel();
    this.#held.delete(deviceId);
    const [next] = this.#waiting;
    if (next === undefined) return;
    this.#waiting.delete(next);
    this.#onFree(next);
  }

  clear(): void {
    for (const { timer } of this.#held.values()) timer.cancel();
    this.#held.clear();
    this.#waiting.clear();
  }
}
