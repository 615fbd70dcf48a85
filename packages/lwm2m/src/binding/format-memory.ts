import type { Content } from './content-format-choice.ts';

/** Use of a format. Reading and writing can differ. `undefined` for `composite`: the device lacks composites. */
export type FormatUse = `read-${Content}` | `write-${Content}` | 'composite';

/**
 * Formats learned about a device, as plain data that can be stored: for each use, the Content-Format that worked when
 * the first choice did not; null if a request without a format worked.
 */
export type LearnedFormats = Readonly<Partial<Record<FormatUse, number | null>>>;

/**
 * Remembers the Content-Format that worked for devices with which the first choice did not. Bounded: forgets the oldest
 * device first.
 */
export class FormatMemory {
  readonly #capacity: number;
  readonly #devices = new Map<string, Map<FormatUse, number | undefined>>();

  /** @param capacity maximum number of devices */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Returns the formats in the order to try them, the last one that worked first. `undefined` requests none. */
  order(device: string, use: FormatUse, formats: readonly number[]): readonly (number | undefined)[] {
    const known = this.#devices.get(device);
    if (!known?.has(use)) return formats;
    const remembered = known.get(use);
    return [remembered, ...formats.filter((format) => format !== remembered)];
  }

  /** Restores the formats that an earlier process has learned, unless the device is known already. */
  recall(device: string, learned: LearnedFormats): void {
    if (this.#devices.has(device)) return;
    const entries = Object.entries(learned) as [FormatUse, number | null][];
    const known = new Map(entries.map(([use, format]) => [use, format ?? undefined]));
    if (known.size > 0) this.#put(device, known);
  }

  /** Returns the learned formats of a device, to be stored. */
  learned(device: string): LearnedFormats {
    const known = this.#devices.get(device) ?? [];
    return Object.fromEntries(Array.from(known, ([use, format]) => [use, format ?? null]));
  }

  /**
   * Learns the choice that worked.
   *
   * @param choice format that worked; undefined for a request without one
   * @param preferred format that would be tried first without memory
   * @returns whether the memory has changed
   */
  learn(device: string, use: FormatUse, choice: number | undefined, preferred: number | undefined): boolean {
    const known = this.#devices.get(device);
    if (choice === preferred) return known?.delete(use) ?? false;
    if (known?.has(use) === true && known.get(use) === choice) return false;
    if (known) known.set(use, choice);
    else this.#put(device, new Map([[use, choice]]));
    return true;
  }

  #put(device: string, known: Map<FormatUse, number | undefined>): void {
    if (this.#devices.size >= this.#capacity) this.#forgetOldest();
    this.#devices.set(device, known);
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
