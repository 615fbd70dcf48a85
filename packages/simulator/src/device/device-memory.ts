/**
 * What a device keeps beside what follows from its seed: writes, and what it remembers of its own past. Nothing is
 * allocated until something is kept.
 */
export class DeviceMemory {
  #persistent: Map<string, unknown> | undefined;
  #volatile: Map<string, unknown> | undefined;

  /** A value that survives a reboot, or undefined. `key` is a path like `3/0/14`, or a name of the object's own. */
  kept(key: string): unknown {
    return this.#persistent?.get(key);
  }

  keep(key: string, value: unknown): void {
    (this.#persistent ??= new Map()).set(key, value);
  }

  /** A value that a reboot clears, or undefined. */
  remembered(key: string): unknown {
    return this.#volatile?.get(key);
  }

  remember(key: string, value: unknown): void {
    (this.#volatile ??= new Map()).set(key, value);
  }

  /** Drops what is kept and remembered of one object instance (it was deleted). */
  dropInstance(objectId: number, instanceId: number): void {
    const prefix = `${objectId}/${instanceId}/`;
    for (const values of [this.#persistent, this.#volatile]) {
      for (const key of values?.keys() ?? []) if (key.startsWith(prefix)) values?.delete(key);
    }
  }

  /** After a reboot. */
  clearVolatile(): void {
    this.#volatile = undefined;
  }

  /** After a factory reset. */
  clearAll(): void {
    this.#persistent = undefined;
    this.#volatile = undefined;
  }

  /** How many values are held: 0 for an idle device. */
  get size(): number {
    return (this.#persistent?.size ?? 0) + (this.#volatile?.size ?? 0);
  }
}
