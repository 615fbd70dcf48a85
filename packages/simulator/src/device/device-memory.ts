/**
 * State of a device that does not follow from its seed: written values, and values that it remembers. Allocates nothing
 * until something is stored.
 */
export class DeviceMemory {
  #persistent: Map<string, unknown> | undefined;
  #volatile: Map<string, unknown> | undefined;

  /**
   * Returns a value that survives a reboot, or undefined. `key` is a path like `3/0/14`, or a name chosen by the
   * object.
   */
  kept(key: string): unknown {
    return this.#persistent?.get(key);
  }

  keep(key: string, value: unknown): void {
    (this.#persistent ??= new Map()).set(key, value);
  }

  /** Returns a value that a reboot clears, or undefined. */
  remembered(key: string): unknown {
    return this.#volatile?.get(key);
  }

  remember(key: string, value: unknown): void {
    (this.#volatile ??= new Map()).set(key, value);
  }

  /** Drops all values of one object instance, after its deletion. */
  dropInstance(objectId: number, instanceId: number): void {
    const prefix = `${objectId}/${instanceId}/`;
    for (const values of [this.#persistent, this.#volatile]) {
      for (const key of values?.keys() ?? []) if (key.startsWith(prefix)) values?.delete(key);
    }
  }

  /** Called after a reboot. */
  clearVolatile(): void {
    this.#volatile = undefined;
  }

  /** Called after a factory reset. */
  clearAll(): void {
    this.#persistent = undefined;
    this.#volatile = undefined;
  }

  /** Number of values; 0 for an idle device. */
  get size(): number {
    return (this.#persistent?.size ?? 0) + (this.#volatile?.size ?? 0);
  }
}
