import type { Content } from './content-format-choice.ts';

/** What of a device is remembered: reading and writing may differ. Of composites `undefined` says: it takes none. */
export type FormatUse = `read-${Content}` | `write-${Content}` | 'composite';

/**
 * Remembers, for devices with which the first choice did not work, the Content-Format that did. Bounded: the device
 * that was remembered first is forgotten first.
 */
export class FormatMemory {
  readonly #capacity: number;
  readonly #devices = new Map<string, Map<FormatUse, number | undefined>>();

  /** @param capacity devices */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The formats in the order to try them: the one that worked last time first. `undefined` asks for none. */
  order(device: string, use: FormatUse, formats: readonly number[]): readonly (number | undefined)[] {
    const known = this.#devices.get(device);
    if (!known?.has(use)) return formats;
    const remembered = known.get(use);
    return [remembered, ...formats.filter((format) => format !== remembered)];
  }

  /** @param choice what worked; @param preferred what would have been tried first without memory */
  learn(device: string, use: FormatUse, choice: number | undefined, preferred: number | undefined): void {
    const known = this.#devices.get(device);
    if (choice === preferred) {
      known?.delete(use);
    } else if (known) {
      known.set(use, choice);
    } else {
      if (this.#devices.size >= this.#capacity) this.#forgetOldest();
      this.#devices.set(device, new Map([[use, choice]]));
    }
  }

  forget(device: string): void {
    this.#devices.delete(device);
  }

  get size(): number {
    return this.#devices.size;
  }

  #forgetOldest(): void {
    const oldest = this.#devices.keys().next();
    if (oldest.done !== true) this.#devices.delete(oldest.value);
  }
}
