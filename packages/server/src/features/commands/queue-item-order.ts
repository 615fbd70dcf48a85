/**
 * IDs of the commands that wait for devices, oldest first per device. Most devices have only one, which is
 * stored without a list to save memory.
 */
export class QueueItemOrder {
  readonly #byDevice = new Map<string, string | string[]>();
  #size = 0;

  /** Number of IDs of all devices. */
  get size(): number {
    return this.#size;
  }

  has(deviceId: string): boolean {
    return this.#byDevice.has(deviceId);
  }

  devices(): string[] {
    return [...this.#byDevice.keys()];
  }

  /** Oldest first. */
  of(deviceId: string): readonly string[] {
    const ids = this.#byDevice.get(deviceId);
    return typeof ids === 'string' ? [ids] : (ids ?? []);
  }

  append(deviceId: string, id: string): void {
    const ids = this.#byDevice.get(deviceId);
    this.#size += 1;
    if (ids === undefined) {
      this.#byDevice.set(deviceId, id);
    } else if (typeof ids === 'string') {
      this.#byDevice.set(deviceId, [ids, id]);
    } else {
      ids.push(id);
    }
  }

  remove(deviceId: string, id: string): void {
    const before = this.of(deviceId);
    const ids = before.filter((one) => one !== id);
    this.#size -= before.length - ids.length;
    const [first] = ids;
    if (first === undefined) {
      this.#byDevice.delete(deviceId);
    } else {
      this.#byDevice.set(deviceId, ids.length === 1 ? first : ids);
    }
  }

  /** Forgets a device. Returns the IDs that waited for it, oldest first. */
  take(deviceId: string): readonly string[] {
    const ids = this.of(deviceId);
    this.#byDevice.delete(deviceId);
    this.#size -= ids.length;
    return ids;
  }
}
