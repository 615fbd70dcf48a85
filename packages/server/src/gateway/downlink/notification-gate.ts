/** Default maximum number of notifications of one device that are being stored at the same time. */
export const DEFAULT_MAX_PER_DEVICE = 256;
/** Default maximum number of notifications of all devices that are being stored at the same time. */
const DEFAULT_MAX_NOTIFICATIONS = 16_384;

/** A notification was refused. It is not acknowledged, so the device sends a confirmable one again. */
export class NotificationRefused extends Error {
  constructor() {
    super('Notifications arrive faster than the service can store them.');
    this.name = 'NotificationRefused';
  }
}

/**
 * Bounds the notifications that wait to be stored. A device that notifies faster than the store can write
 * loses its own notifications. Memory and the notifications of other devices are not affected.
 */
export class NotificationGate {
  readonly #maxPerDevice: number;
  readonly #max: number;
  readonly #byDevice = new Map<string, number>();
  #underWay = 0;
  #refused = 0;

  constructor(maxPerDevice = DEFAULT_MAX_PER_DEVICE, max = DEFAULT_MAX_NOTIFICATIONS) {
    this.#maxPerDevice = maxPerDevice;
    this.#max = max;
  }

  /** @throws NotificationRefused when a limit is reached */
  async run(deviceId: string, store: () => Promise<void>): Promise<void> {
    const before = this.#byDevice.get(deviceId) ?? 0;
    if (before >= this.#maxPerDevice || this.#underWay >= this.#max) {
      this.#refused += 1;
      throw new NotificationRefused();
    }
    this.#byDevice.set(deviceId, before + 1);
    this.#underWay += 1;
    try {
      await store();
    } finally {
      this.#leave(deviceId);
    }
  }

  #leave(deviceId: string): void {
    this.#underWay -= 1;
    const left = (this.#byDevice.get(deviceId) ?? 1) - 1;
    if (left === 0) {
      this.#byDevice.delete(deviceId);
    } else {
      this.#byDevice.set(deviceId, left);
    }
  }

  get underWay(): number {
    return this.#underWay;
  }

  /** Number of notifications refused since the start. */
  get refused(): number {
    return this.#refused;
  }
}
