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
